import type { PretendKind } from '../pretendKind';
import { failingOf, typed } from '../written/pretend';

const EMPTY_PART_SHARE = 0.3;

export const partsPretend: PretendKind<'parts'> = {
  answer: ({ parts, text }, _knows, answering) =>
    parts.map(({ accepted }) => {
      const { chance, random } = answering;
      const knowsPart = random() < chance;
      return !knowsPart && random() < EMPTY_PART_SHARE ? '' : typed({ accepted, text }, knowsPart, answering);
    }),
  untypable: ({ parts, text }) => parts.flatMap(({ accepted }) => failingOf(accepted, text)),
};
