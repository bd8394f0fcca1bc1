import type { WordsKind } from '../wordsKind';

export const partsWords: WordsKind<'parts'> = {
  right: ({ parts, anyOrder }, shown, words) => [
    ...(anyOrder && words.anyOrder ? [{ text: words.anyOrder }] : []),
    ...parts.map(([text = '', ...also], at) => ({ label: shown.parts?.[at]?.label, text, also })),
  ],
  offered: ({ parts }) => parts.map(({ label }) => ({ text: label })),
  given: ({ counts }, { parts }) => parts.map(({ label }, at) => ({ text: label, end: counts[at] ?? 0 })),
  between: ' | ',
  canBeHalf: true,
};
