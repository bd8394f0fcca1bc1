import type { GenericSchema } from 'valibot';
import type { Answer, Solution, SubmittedAnswer, Tally } from '../../../contract/question';

/** `suggested`: counts as right until the host says otherwise; `doubtful`: counts as wrong until then. */
export type QuizVerdict = 'right' | 'suggested' | 'doubtful' | 'wrong';

/** All that the game knows of one kind of question. Stored answers are such as `stored` returned. */
export interface KindRules<Kind> {
  /** Reads what makes the kind out of a question of a quiz file. */
  schema: GenericSchema<unknown, Kind>;
  /**
   * A player's answer as it is stored, or undefined where it does not fit the question. `former`: what stood before.
   */
  stored: (question: Kind, answer: SubmittedAnswer, former?: Answer) => Answer | undefined;
  /** Tells this answer from others of its question; those with the same key are right or wrong together. */
  keyOf: (answer: Answer) => string;
  /** What of an answer is judged alone; absent: all of it together. */
  piecesOf?: (question: Kind, answer: Answer) => Piece[];
  /** The part that a piece is about; the field in which it was given need not be that part's. */
  partOf?: (question: Kind, piece: Piece) => number;
  /** By playerId how right each part is: 0, 0.5 or 1. Absent: an answer is as right as its one group. */
  sharesOf?: (question: Kind, groups: readonly TalliedGroup[]) => Map<string, number[]>;
  /** An answer in words. */
  textOf: (question: Kind, answer: Answer) => string;
  /** What is right in words, as the results say it. */
  rightText: (question: Kind) => string;
  /** Whether an answer, or a piece given in a field, is right by the quiz alone. */
  judge: (question: Kind, answer: Answer, field?: number) => QuizVerdict;
  solution: (question: Kind) => Solution;
  tally: (question: Kind, groups: readonly TalliedGroup[], players: () => TalliedPlayer[]) => Tally;
}

/** Something in an answer that is right or wrong alone. Pieces with the same key are right or wrong together. */
export interface Piece {
  key: string;
  answer: Answer;
  /** In which field of several it was given, from 0. */
  field?: number;
}

/** Players who gave the same answer. */
export interface TalliedGroup {
  text: string;
  answer: Answer;
  playerIds: string[];
  correct: boolean;
  /** How right it is: 0, 0.5 or 1. */
  share: number;
  /** Of an answer in parts, which one, from 0. */
  part?: number;
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
