import type { GenericSchema } from 'valibot';
import type {
  Answer,
  AnswerOf,
  OfKind,
  ShownOf,
  QuestionKind,
  SolutionOf,
  SolvedKind,
  Tally,
} from '../contract/question';
import type { SubmittedAnswer } from '../contract/fromPhones';

/** `suggested`: counts as right until the host says otherwise; `doubtful`: counts as wrong until then. */
export type QuizVerdict = 'right' | 'suggested' | 'doubtful' | 'wrong';

/**
 * The game's rules for one kind of question. Answers passed in are in the form that `stored` returns. Only a
 * kind with a right answer has `solution`.
 */
export type KindRules<
  Kind extends { kind: QuestionKind },
  Given extends Answer = AnswerOf<Kind['kind']>,
> = CommonRules<Kind, Given> &
  Judging<Kind, Given> &
  (Kind['kind'] extends SolvedKind ? { solution: (question: Kind) => SolutionOf<Kind['kind']> } : unknown);

/** How answers are judged by the quiz alone; where nothing is right, they are wrong until the host lets them in. */
type Judging<Kind, Given extends Answer> =
  | { judge: (question: Kind, answer: Given) => QuizVerdict; piecesOf?: undefined }
  | {
      /** Splits an answer into pieces that are judged separately. `former`: those of the answer before it. */
      piecesOf: (question: Kind, answer: Given, former: readonly Piece<Given>[]) => Piece<Given>[];
      judge?: undefined;
    };

/** The rules that every kind has. */
interface CommonRules<Kind extends { kind: QuestionKind }, Given extends Answer> {
  /** Reads the fields of this kind from a question of a quiz file. */
  schema: GenericSchema<unknown, Kind>;
  /** Its own fields that everybody may see while it is asked. `stage`: the latest stage shown, from 0. */
  shown: (question: Kind, stage: number) => ShownOf<Kind['kind']>;
  /** Its stages, which Next shows one after the other; absent for a kind that is shown at once. */
  stagesOf?: (question: Kind) => readonly QuestionStage[];
  /** The file names of its answers' pictures, one for each or none; absent for a kind without. */
  answerImagesOf?: (question: Kind) => readonly string[];
  /** Returns an answer as it is stored, or undefined if it does not fit. `former`: the one stored before. */
  stored: (question: Kind, answer: SubmittedAnswer, former?: Given) => Given | undefined;
  /** An answer in which nothing is given, which counts as none; absent for a kind that has no such answer. */
  empty?: (question: Kind) => Given;
  /** A key for comparing answers to one question: those with the same key are right or wrong together. */
  keyOf: (answer: Given, question: Kind) => string;
  /** The labels of its parts, which carry equal weight; absent for a kind without parts. */
  labelsOf?: (question: Kind) => string[];
  /** By playerId, the share of each part: 0, 0.5 or 1. Absent: an answer has the share of its only group. */
  sharesOf?: (question: Kind, groups: readonly TalliedGroup<Given>[]) => Map<string, number[]>;
  /** The share of the points for an answer that is not right, from 0 to less than 1; absent: none. */
  shareOf?: (question: Kind, answer: Given) => number;
  /** Points for the best places, in place of points for right answers; absent or undefined: none. */
  pointsByPlace?: (question: Kind) => number[] | undefined;
  /** The distance of an answer from the right one; absent: answers are only right or wrong. */
  distanceOf?: (question: Kind, answer: Given) => number;
  /** Typed answers that are never starred, since the quiz accepts them; absent for a kind without typing. */
  neverStarred?: (question: Kind) => string[];
  /** Whether its wrong answers, which players wrote in words, can be shown large at the reveal. */
  isQuotable?: true;
  /** Returns the tally with names and typed answers as guests may see them; absent where it holds neither. */
  starred?: (
    tally: OfKind<Tally, Kind['kind']>,
    stars: Stars,
    solution: SolutionOf<Kind['kind']>,
  ) => OfKind<Tally, Kind['kind']>;
  /** How many gave each answer, to be shown while it is open; undefined or absent: only at its end. */
  liveCounts?: (
    question: Kind,
    groups: readonly Pick<TalliedGroup<Given>, 'answer' | 'playerIds'>[],
  ) => number[] | undefined;
  /** An answer as readable text. */
  textOf: (question: Kind, answer: Given) => string;
  /** The number in an answer, or the right number without one; absent for a kind without numbers. */
  numberIn?: (question: Kind, answer?: Given) => number;
  /** Whether the host can mark its answers; absent: always. */
  isMarked?: (question: Kind) => boolean;
  tally: (
    question: Kind,
    groups: readonly TalliedGroup<Given>[],
    players: () => TalliedPlayer<Given>[],
  ) => OfKind<Tally, Kind['kind']>;
}

/** One stage of a question. */
interface QuestionStage {
  /** The name of its picture's file. */
  image?: string;
  /** For an answer last changed while it was the latest. */
  points: number;
}

/** Stars out bad words. */
export interface Stars {
  name: (name: string) => string;
  /** `accepted`: answers that the quiz accepts, which are not starred. */
  answer: (text: string, accepted: readonly string[]) => string;
}

/** A piece of an answer, or all of it, as the quiz judges it. Those with the same key are right or wrong together. */
export interface Piece<Given = Answer> {
  key: string;
  answer: Given;
  verdict: QuizVerdict;
  /** The field in which it was given, from 0, where there are several. */
  field?: number;
  /** The part that it belongs to, which may be another than that of its field. */
  part?: number;
  /** The parts that it can count for, where it is not bound to one. */
  fitting?: readonly number[];
}

/** The players who gave the same answer. */
export interface TalliedGroup<Given = Answer> {
  text: string;
  answer: Given;
  playerIds: string[];
  correct: boolean;
  /** The share of the points that it gets, from 0 to 1. */
  share: number;
  /** For an answer in parts: the index of the part, from 0, and those that it can count for instead. */
  part?: number | undefined;
  fitting?: readonly number[] | undefined;
}

/** One player's answer, and what it earned. */
export interface TalliedPlayer<Given = Answer> {
  name: string;
  answer: Given;
  /** The time from the question to the answer. */
  afterMs: number;
  points: number;
}

/** Sorts by frequency, the most frequent first; equals keep their order. */
export function largestFirst<Group extends { playerIds: string[] }>(groups: readonly Group[]): Group[] {
  return [...groups].sort((one, other) => other.playerIds.length - one.playerIds.length);
}

export function rightIf(isRight: boolean): QuizVerdict {
  return isRight ? 'right' : 'wrong';
}
