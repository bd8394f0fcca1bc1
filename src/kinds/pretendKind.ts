import type { RehearsalReport } from '../contract/rehearsal';
import type { AnswerOf, QuestionKind } from '../contract/question';
import type { Kind } from './rules';

/** A question with its text. */
type Asked<Name extends QuestionKind> = Extract<Kind, { kind: Name }> & { text: string };

/** How the teams of a rehearsal answer one kind of question. */
export interface PretendKind<Name extends QuestionKind = QuestionKind> {
  /** A team's answer; `knows`: it should be right, where that can be typed. */
  answer: (question: Asked<Name>, knows: boolean, answering: Answering) => AnswerOf<Name>;
  /** The accepted answers that fail in the phone's own field; absent for a kind without typing. */
  untypable?: (question: Asked<Name>) => Untypable[];
}

export type Untypable = Pick<RehearsalReport['untypable'][number], 'answer' | 'reason'>;

export type Random = () => number;

/** A team's way of answering: whether it knows an answer is random, with a chance by its strength. */
export interface Answering {
  /** The chance that it knows the answer, or each part of it. */
  chance: number;
  /** Whether it never mistypes. */
  isExact: boolean;
  /** The texts it may type when it does not know the answer. */
  guesses: readonly string[];
  random: Random;
}

/** Picks a random item; undefined where there is none. */
export function pick<T>(all: readonly T[], random: Random): T | undefined {
  return all[Math.floor(random() * all.length)];
}

/** A random number around 0, mostly between -1 and 1; values near 0 are likelier. */
export function bell(random: Random): number {
  return (random() + random() + random() + random() - 2) * 1.7;
}
