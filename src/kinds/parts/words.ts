import type { WordsKind } from '../wordsKind';

export const partsWords: WordsKind<'parts'> = {
  rightLines: ({ parts }, shown) =>
    parts.map(([first = ''], at) => {
      const label = shown.parts?.[at]?.label;
      return label === undefined ? first : `${label}: ${first}`;
    }),
  canBeHalf: true,
};
