import type { PretendKind } from '../pretendKind';
import { failingOf, typed } from '../written/pretend';

export const stagesPretend: PretendKind<'stages'> = {
  answer: typed,
  untypable: ({ accepted, text }) => failingOf(accepted, text),
};
