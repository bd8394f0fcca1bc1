import { readQuiz } from '../../game/quiz/readQuiz';
import type { Kind } from '../../game/quiz/kinds/questionKinds';
import type { GameQuiz, QuizQuestion } from '../../game/quiz/quiz';
import { ANSWER_SIGNS } from '../../look/answerSigns';

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

/** Where a team writes its answer. */
export type AnswerPlace =
  /** Letters to tick, one or several of them. */
  | { kind: 'letters'; letters: string[]; several: boolean }
  /** So many boxes, for letters in the right order. */
  | { kind: 'boxes'; count: number }
  | { kind: 'number'; unit: string }
  /** A line for each part. */
  | { kind: 'parts'; labels: string[] }
  | { kind: 'line' };

/** What a team's sheet says of a question: nothing that its text or its right answer could be told from. */
export interface TeamQuestion {
  /** Counted from 1 within its round, as on the wall. */
  number: number;
  points: number;
  place: AnswerPlace;
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
      place: placeOf(question),
      ...(question.image !== undefined && { image: question.image }),
    })),
  }));
}

/** The letters of so many answers, as the wall shows them. */
export function lettersOf(count: number): string[] {
  return ANSWER_SIGNS.slice(0, count).map(({ letter }) => letter);
}

function placeOf(question: Kind): AnswerPlace {
  switch (question.kind) {
    case 'choice':
    case 'multiple': {
      const letters = lettersOf(question.answers.length);
      return { kind: 'letters', letters, several: question.kind === 'multiple' };
    }
    case 'order':
      return { kind: 'boxes', count: question.answers.length };
    case 'number':
      return { kind: 'number', unit: question.unit ?? '' };
    case 'parts':
      return { kind: 'parts', labels: question.parts.map(({ label }) => label) };
    case 'text':
      return { kind: 'line' };
  }
}

/** The points of several questions together. */
export function pointsOf(questions: readonly Pick<QuizQuestion, 'points'>[]): number {
  return questions.reduce((sum, { points }) => sum + points, 0);
}
