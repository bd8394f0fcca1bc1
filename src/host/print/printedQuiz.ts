import { readQuiz } from '../../game/quiz/readQuiz';
import type { QuestionKind } from '../../contract/question';
import { paperOf } from '../../kinds/paper';
import type { GameQuiz, QuizQuestion } from '../../game/quiz/quiz';

/** A quiz as it is printed: the whole of it, which only the host's own sheets are given. */
export interface PrintedQuiz extends GameQuiz {
  name: string;
}

/** The quiz that a quiz file holds, or undefined where it cannot be played. */
export function printedQuizOf(source: unknown): PrintedQuiz | undefined {
  const read = readQuiz(source);
  if (!read.ok || typeof source !== 'object' || source === null || !('quizName' in source)) return undefined;
  return { ...read.value, name: String(source.quizName) };
}

/** What a team's sheet says of a question: nothing that its text or its right answer could be told from. */
export interface TeamQuestion {
  /** Counted from 1 within its round, as on the wall. */
  number: number;
  points: number;
  kind: QuestionKind;
  /** What its kind prints of it. */
  place: unknown;
  /** The name of its picture's file. It may tell the answer, so it is for fetching the picture alone. */
  image?: string;
}

export interface TeamRound {
  /** Counted from 0 in the whole quiz. */
  index: number;
  title: string | undefined;
  questions: TeamQuestion[];
}

/** The rounds as teams may see them on paper. */
export function teamRoundsOf({ rounds }: GameQuiz): TeamRound[] {
  return rounds.map(({ title, questions }, index) => ({
    index,
    title,
    questions: questions.map((question, at) => ({
      number: at + 1,
      points: question.points,
      kind: question.kind,
      place: paperOf(question).place(question),
      ...(question.image !== undefined && { image: question.image }),
    })),
  }));
}

/** The points of several questions together. */
export function pointsOf(questions: readonly Pick<QuizQuestion, 'points'>[]): number {
  return questions.reduce((sum, { points }) => sum + points, 0);
}
