import { readQuiz } from '../../game/quiz/readQuiz';
import { hasSolution, type SolvedKind } from '../../contract/question';
import { letterOf } from '../../look/answerSigns';
import { paperOf } from './paperKind';
import type { GameQuiz, QuizQuestion } from '../../game/quiz/quiz';

/** A complete quiz for printing, which only the host's own sheets receive. */
export interface PrintedQuiz extends GameQuiz {
  name: string;
}

/** The session that sheets are printed for. */
export interface PrintedSession {
  code: string;
  /** The names of the teams that have joined. */
  names: readonly string[];
  joinUrl: string | undefined;
}

/** Parses the contents of a quiz file; undefined if the quiz cannot be played. */
export function printedQuizOf(source: unknown): PrintedQuiz | undefined {
  const read = readQuiz(source);
  if (!read.ok || typeof source !== 'object' || source === null || !('quizName' in source)) return undefined;
  return { ...read.value, name: String(source.quizName) };
}

/** A question on a team's sheet: nothing that would reveal its text or its correct answer. */
export interface TeamQuestion {
  /** The number within the round, counted from 1, as on the projector. */
  number: number;
  points: number;
  /** Whether the team writes down a stake first. */
  wager?: true;
  kind: SolvedKind;
  /** What is printed for its type of question. */
  place: unknown;
  /** Its picture and those of its answers; absent: none. */
  pictures?: TeamPicture[];
}

export interface TeamPicture {
  /** It may reveal the answer, so it is only for loading the picture. */
  fileName: string;
  /** The letter of the answer that it belongs to; absent for the question's own. */
  letter?: string;
}

export interface TeamRound {
  /** The index in the whole quiz, counted from 0. */
  index: number;
  title: string | undefined;
  questions: TeamQuestion[];
}

/** Returns the rounds as teams may see them on paper, without questions that have no right answer. */
export function teamRoundsOf({ rounds }: GameQuiz): TeamRound[] {
  const all = rounds.map(({ title, questions }, index) => ({
    index,
    title,
    questions: questions.flatMap((question, at) =>
      hasSolution(question) ? [placeOf(question, at + 1)] : [],
    ),
  }));
  return all.filter(({ questions }) => questions.length > 0);
}

function placeOf(question: QuizQuestion & { kind: SolvedKind }, number: number): TeamQuestion {
  const pictures = picturesOf(question);
  return {
    number,
    points: question.points,
    ...(question.wager && { wager: true as const }),
    kind: question.kind,
    place: paperOf(question).place(question),
    ...(pictures.length > 0 && { pictures }),
  };
}

function picturesOf(question: QuizQuestion): TeamPicture[] {
  const own = question.image === undefined ? [] : [{ fileName: question.image }];
  const answers = paperOf(question).answers?.(question) ?? [];
  const ofAnswers = answers.flatMap(({ image }, at) =>
    image === undefined ? [] : [{ fileName: image, letter: letterOf(at) }],
  );
  return [...own, ...ofAnswers];
}

/** Returns the total points of several questions. */
export function pointsOf(questions: readonly Pick<QuizQuestion, 'points'>[]): number {
  return questions.reduce((sum, { points }) => sum + points, 0);
}
