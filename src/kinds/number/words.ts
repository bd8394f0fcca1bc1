import type { WordsKind } from '../wordsKind';

export const numberWords: WordsKind<'number'> = {
  rightLines: (solution, _shown, value) => [[value(solution.value), solution.unit].filter(Boolean).join(' ')],
  groupText: (text, value) => value(Number(text)),
  canBeHalf: true,
};
