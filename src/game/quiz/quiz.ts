import type { Kind, NearestKind } from '../../kinds/rules';

/** What every question has, whatever its kind. */
interface QuestionBasics {
  /** Its place in the quiz: `q1`, `q2`, … */
  questionId: string;
  text: string;
  points: number;
  /** How long it is open; null: without a limit. */
  seconds: number | null;
  explanation?: string;
  /** For the host alone. */
  note?: string;
  /** File names in the folder with the quizzes' media. */
  image?: string;
  imageAlt?: string;
  audio?: string;
  video?: string;
}

export type QuizQuestion = QuestionBasics & Kind;
export type NumberQuestion = QuestionBasics & NearestKind;

/** `speed`: the sooner, the more points. */
export type Scoring = 'points' | 'speed';

export interface QuizRound {
  title?: string;
  scoring: Scoring;
  /** When answers are revealed: after each question, or all at the end of the round. */
  reveal: 'question' | 'round';
  /** It is open from the start until its own place in the order; one round of a quiz at most. */
  beside?: true;
  questions: QuizQuestion[];
}

/** A quiz as the game plays it: everything that a file leaves out is filled in. Plain JSON. */
export interface GameQuiz {
  rounds: QuizRound[];
  /** When standings are shown: after each round, or only before the podium. */
  scores: 'round' | 'end';
  /** What everybody is told before the first round. */
  rules?: string;
  /** Each player can double the points of one round. */
  joker?: true;
  /** Asked where the first place is shared at the end. */
  tieBreak?: NumberQuestion;
}
