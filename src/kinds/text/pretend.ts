import type { PretendKind } from '../pretendKind';
import { failingOf, typed } from '../written/pretend';

export const textPretend: PretendKind<'text'> = {
  answer: typed,
  untypable: ({ accepted, text }) => failingOf(accepted, text),
};
