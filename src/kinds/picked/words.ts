import { letterOf } from '../../look/answerSigns';
import type { GivenLine, RightLine } from '../../contract/wording/rightAnswers';

interface Offered {
  answers: readonly string[];
  answerImages?: readonly (string | null)[] | undefined;
}

/** The answers shown, each with its letter and its picture, if it has one. */
export function lettered({ answers, answerImages }: Offered): RightLine[] {
  return answers.map((text, place) => {
    const picture = answerImages?.[place];
    return { letter: letterOf(place), text, ...(picture && { picture }) };
  });
}

/** Lines with how many gave each, or got it right. */
export function counted(lines: readonly RightLine[], { counts }: { counts: readonly number[] }): GivenLine[] {
  return lines.map((line, place) => ({ ...line, end: counts[place] ?? 0 }));
}

/** The answers shown, with how many gave each, or put it in its right place. */
export function letteredCounts(tally: { counts: readonly number[] }, question: Offered): GivenLine[] {
  return counted(lettered(question), tally);
}

/** How kinds are read whose right answers are among those shown. */
export const pickedWords = {
  right: (
    { correct }: { correct: readonly number[] },
    { answers = [] }: { answers?: readonly string[] },
  ): RightLine[] => correct.map((place) => ({ letter: letterOf(place), text: answers[place] ?? '' })),
  offered: lettered,
  given: (
    tally: { counts: readonly number[] },
    question: Offered,
    { correct }: { correct: readonly number[] },
  ): GivenLine[] =>
    letteredCounts(tally, question).map((line, place) => ({ ...line, isRight: correct.includes(place) })),
  between: ', ',
};
