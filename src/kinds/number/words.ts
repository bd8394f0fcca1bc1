import type { WordsKind } from '../wordsKind';

export const numberWords: WordsKind<'number'> = {
  right({ value, unit }, { tolerance }, words) {
    const alone = words.value(value);
    const number = unit ? words.withUnit({ value: alone, unit }) : alone;
    const near = tolerance ? words.tolerance?.({ number, amount: words.value(tolerance) }) : undefined;
    return [{ text: near ?? number }];
  },
  between: '',
  groupText: (text, value) => value(Number(text)),
  canBeHalf: true,
};
