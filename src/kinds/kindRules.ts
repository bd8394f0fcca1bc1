import type { GenericSchema } from 'valibot';
import type {
  Answer,
  OfKind,
  ShownOf,
  QuestionKind,
  Solution,
  SubmittedAnswer,
  Tally,
} from '../contract/question';

/** `suggested`: counts as right until the host says otherwise; `doubtful`: counts as wrong until then. */
export type QuizVerdict = 'right' | 'suggested' | 'doubtful' | 'wrong';

/** All that the game knows of one kind of question. Stored answers are such as `stored` returned. */
export interface KindRules<Kind extends { kind: QuestionKind }> {
  /** Reads what makes the kind out of a question of a quiz file. */
  schema: GenericSchema<unknown, Kind>;
  /** What everybody may see of it while it is asked, beside what all kinds have. */
  shown: (question: Kind) => ShownOf<Kind['kind']>;
  /**
   * A player's answer as it is stored, or undefined where it does not fit the question. `former`: what stood before.
   */
  stored: (question: Kind, answer: SubmittedAnswer, former?: Answer) => Answer | undefined;
  /** Tells this answer from others of its question; those with the same key are right or wrong together. */
  keyOf: (answer: Answer) => string;
  /** The labels of its parts, each worth as much; absent: it has none. */
  labelsOf?: (question: Kind) => string[];
  /** What of an answer is judged alone; absent: all of it together. */
  piecesOf?: (question: Kind, answer: Answer) => Piece[];
  /** The part that a piece is about; the field in which it was given need not be that part's. */
  partOf?: (question: Kind, piece: Piece) => number;
  /** By playerId how right each part is: 0, 0.5 or 1. Absent: an answer is as right as its one group. */
  sharesOf?: (question: Kind, groups: readonly TalliedGroup[]) => Map<string, number[]>;
  /** Points for the best places instead of for being right; absent or undefined: there are none. */
  pointsByPlace?: (question: Kind) => number[] | undefined;
  /** How far an answer is from the right one; absent: right and wrong is all there is. */
  distanceOf?: (question: Kind, answer: Answer) => number;
  /** The typed answers that are never starred, since the quiz takes them as right; absent: nothing is typed. */
  neverStarred?: (question: Kind) => string[];
  /** The same tally with names and typed answers as guests may see them; absent: it has none. */
  starred?: (
    tally: OfKind<Tally, Kind['kind']>,
    solution: OfKind<Solution, Kind['kind']>,
    stars: Stars,
  ) => OfKind<Tally, Kind['kind']>;
  /** An answer in words. */
  textOf: (question: Kind, answer: Answer) => string;
  /** The number that an answer is, or without one the right number; absent: answers are no numbers. */
  numberIn?: (question: Kind, answer?: Answer) => number;
  /** What is right in words, as the results say it. */
  rightText: (question: Kind) => string;
  /** Whether an answer, or a piece given in a field, is right by the quiz alone. */
  judge: (question: Kind, answer: Answer, field?: number) => QuizVerdict;
  solution: (question: Kind) => OfKind<Solution, Kind['kind']>;
  tally: (
    question: Kind,
    groups: readonly TalliedGroup[],
    players: () => TalliedPlayer[],
  ) => OfKind<Tally, Kind['kind']>;
}

/** How bad words are starred. */
export interface Stars {
  name: (name: string) => string;
  /** `accepted`: what the quiz takes as right is shown. */
  answer: (text: string, accepted: readonly string[]) => string;
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
