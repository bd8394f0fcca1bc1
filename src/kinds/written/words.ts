import type { GivenLine } from '../../contract/wording/rightAnswers';

interface Group {
  text: string;
  count: number;
  correct: boolean;
}

/** How kinds that are answered by one text are read. */
export const writtenWords = {
  right: ({ accepted }: { accepted: readonly string[] }) => accepted.map((text) => ({ text })),
  given: ({ groups }: { groups: readonly Group[] }): GivenLine[] =>
    groups.map(({ text, count, correct }) => ({ text, end: count, isRight: correct })),
  between: ' / ',
  canBeHalf: true as const,
};
