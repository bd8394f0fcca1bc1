import type { FoundQuestion } from '../report';
import type { ListChoice } from './marks';

/** A question as far as its lines tell. */
export interface ListedQuestion {
  line: number;
  round: DraftRound;
  number: number | null;
  text: string;
  /** Where its last line is strong: an answer may stand there. */
  strongEnd: string;
  indent: number;
  /** Whether the language's word for a question stands before it. */
  isNamed: boolean;
  choices: ListChoice[];
  /** What a label calls the answer; null without one, empty while it is still to come. */
  answer: string | null;
  explanation: string[];
  /** Lines without any sign, below the question. */
  below: { line: number; text: string; isStrong: boolean; choice: ListChoice }[];
  /** What a table or data say completely. */
  ready?: FoundQuestion;
}

export interface DraftRound {
  line: number;
  title: string;
}

/** An answer below a heading such as ANSWERS. */
export interface ListedAnswer {
  line: number;
  number: number | null;
  text: string;
  /** The round that stands above it in the list of answers. */
  round: DraftRound | null;
}

export interface Drafts {
  title: string;
  rounds: DraftRound[];
  questions: ListedQuestion[];
  answers: ListedAnswer[];
  /** Lines that are neither. */
  left: { line: number; text: string }[];
  /** How many lines have a sign of a list, and how many have none. */
  signed: number;
  unsigned: number;
}

/** Stands for the questions above the first title. */
export const NO_ROUND: DraftRound = { line: 0, title: '' };

/** A question of which nothing is known yet. */
export const emptyDraft: ListedQuestion = {
  line: 0,
  round: NO_ROUND,
  number: null,
  text: '',
  strongEnd: '',
  indent: 0,
  isNamed: false,
  choices: [],
  answer: null,
  explanation: [],
  below: [],
};
