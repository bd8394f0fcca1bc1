import type { WordsKind } from '../../contract/wording/rightAnswers';

export const numberWords: WordsKind<'number'> = {
  right({ value, unit }, { tolerance }, words) {
    const alone = words.value(value);
    const number = unit ? words.withUnit({ value: alone, unit }) : alone;
    const near = tolerance ? words.tolerance?.({ number, amount: words.value(tolerance) }) : undefined;
    return [{ text: near ?? number }];
  },
  given: ({ nearest }, _question, _solution, { value: written }) =>
    nearest.map(({ name, value, points }) => ({ text: name, end: written(value), isRight: points > 0 })),
  between: '',
  groupText: (text, value) => value(Number(text)),
  canBeHalf: true,
};
