import type { PretendKind } from '../pretendKind';
import { failingOf, typed } from '../written/pretend';

export const textPretend: PretendKind<'text'> = {
  answer: ({ accepted }, knows, answering) => typed(accepted, knows, answering),
  untypable: ({ accepted }) => failingOf(accepted),
};
