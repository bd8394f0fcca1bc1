import type { WordsKind } from '../wordsKind';

export const partsWords: WordsKind<'parts'> = {
  right: ({ parts, anyOrder }, shown, words) => [
    ...(anyOrder && words.anyOrder ? [{ text: words.anyOrder }] : []),
    ...parts.map(([text = '', ...also], at) => ({ label: shown.parts?.[at]?.label, text, also })),
  ],
  between: ' | ',
  canBeHalf: true,
};
