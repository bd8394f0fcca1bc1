import type { GenericSchema } from 'valibot';
import type { Answer, Solution, Tally } from '../../../contract/question';

/** `suggested`: counts as right until the host says otherwise; `doubtful`: counts as wrong until then. */
export type QuizVerdict = 'right' | 'suggested' | 'doubtful' | 'wrong';

/** All that the game knows of one kind of question. Stored answers are such as `stored` returned. */
export interface KindRules<Kind> {
  /** Reads what makes the kind out of a question of a quiz file. */
  schema: GenericSchema<unknown, Kind>;
  /** A player's answer as it is stored, or undefined where it does not fit the question. */
  stored: (question: Kind, answer: Answer) => Answer | undefined;
  /** Tells this answer from others of its question; those with the same key are right or wrong together. */
  keyOf: (answer: Answer) => string;
  /** An answer in words. */
  textOf: (question: Kind, answer: Answer) => string;
  /** What is right in words, as the results say it. */
  rightText: (question: Kind) => string;
  /** Whether an answer is right by the quiz alone. */
  judge: (question: Kind, answer: Answer) => QuizVerdict;
  solution: (question: Kind) => Solution;
  tally: (question: Kind, groups: readonly TalliedGroup[], players: () => TalliedPlayer[]) => Tally;
}

/** Players who gave the same answer. */
export interface TalliedGroup {
  text: string;
  answer: Answer;
  playerIds: string[];
  correct: boolean;
}

/** What one player answered, and what it brought. */
export interface TalliedPlayer {
  name: string;
  answer: Answer;
  /** When it was given, after the question was asked. */
  afterMs: number;
  points: number;
}

/** The most frequent first; those that came first among equals. */
export function largestFirst<Group extends { playerIds: string[] }>(groups: readonly Group[]): Group[] {
  return [...groups].sort((one, other) => other.playerIds.length - one.playerIds.length);
}

export function rightIf(isRight: boolean): QuizVerdict {
  return isRight ? 'right' : 'wrong';
}
