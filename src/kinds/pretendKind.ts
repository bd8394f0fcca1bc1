import type { RehearsalReport } from '../contract/rehearsal';
import type { Answer, QuestionKind } from '../contract/question';
import type { Kind } from './rules';

/** How the teams of a rehearsal meet one kind of question. */
export interface PretendKind<Name extends QuestionKind = QuestionKind> {
  /** A team's answer; `knows`: it is right, where that can be typed. */
  answer: (question: Extract<Kind, { kind: Name }>, knows: boolean, answering: Answering) => Answer;
  /** The accepted answers that fail in the phone's own field; absent: nothing is typed. */
  untypable?: (question: Extract<Kind, { kind: Name }>) => Untypable[];
}

export type Untypable = Pick<RehearsalReport['untypable'][number], 'answer' | 'reason'>;

export type Random = () => number;

/** How a team answers: what it knows is a matter of luck, weighed by how strong it is. */
export interface Answering {
  /** How likely it knows the answer, or each part of it. */
  chance: number;
  /** Whether it never mistypes. */
  isExact: boolean;
  random: Random;
}

/** One of several. */
export function pick<T>(all: readonly T[], random: Random): T | undefined {
  return all[Math.floor(random() * all.length)];
}

/** About 0, mostly between -1 and 1: near values are likelier than far ones. */
export function bell(random: Random): number {
  return (random() + random() + random() + random() - 2) * 1.7;
}
