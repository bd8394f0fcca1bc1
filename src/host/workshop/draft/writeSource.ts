import type { QuizProblem } from '../../../contract/errors';
import type { QuestionSource, QuizSource, RoundSource } from '../../../contract/quizSource';
import {
  type PlaySettings,
  type QuestionDraft,
  type QuizDraft,
  type RoundDraft,
  isBlankQuestion,
  isBlankRound,
} from './draft';
import { numberOf, secondsOf } from './numbers';
import { writeAnswers, type WrittenAnswers } from './writeAnswers';

/** Where a part of the JSON comes from. */
interface DraftPart {
  round?: string;
  question?: string;
  answer?: string;
}

export interface WrittenQuiz {
  source: QuizSource;
  /** The parts of the draft by their paths in the JSON, such as `rounds/0/questions/3/answers/1`. */
  places: ReadonlyMap<string, DraftPart>;
}

/**
 * The JSON of a quiz file. Blank questions and rounds are left out. What is half done stands there as it was typed, for
 * the server to say what is wrong.
 */
export function writeSource(draft: QuizDraft): WrittenQuiz {
  const places = new Map<string, DraftPart>();
  const rounds = draft.rounds.filter((round) => !isBlankRound(round));
  const [only] = rounds;
  const isFlat = rounds.length < 2 && (!only || isPlain(only));
  const tieBreak = draft.tieBreak && writeQuestion(draft.tieBreak, 'tieBreak', {}, places);
  const source = {
    quizName: draft.name,
    ...said({ quizDescription: draft.description, ...draft.settings, joker: draft.settings.joker || '' }),
    ...secondsField(draft.settings.seconds),
    ...draft.rest,
    ...(tieBreak && { tieBreak }),
    ...(isFlat
      ? { questions: only ? writeQuestions(only, '', places) : [] }
      : { rounds: rounds.map((round, index) => writeRound(round, `rounds/${index}`, places)) }),
  };
  return { source: source as QuizSource, places };
}

function writeRound(round: RoundDraft, path: string, places: Map<string, DraftPart>): RoundSource {
  places.set(path, { round: round.key });
  const source = {
    ...said({ title: round.title, ...round.settings }),
    ...secondsField(round.settings.seconds),
    ...round.rest,
    questions: writeQuestions(round, `${path}/`, places),
  };
  return source as RoundSource;
}

function writeQuestions(round: RoundDraft, path: string, places: Map<string, DraftPart>): QuestionSource[] {
  return round.questions
    .filter((question) => !isBlankQuestion(question))
    .map((question, index) =>
      writeQuestion(question, `${path}questions/${index}`, { round: round.key }, places),
    );
}

function writeQuestion(
  draft: QuestionDraft,
  path: string,
  above: DraftPart,
  places: Map<string, DraftPart>,
): QuestionSource {
  const place = { ...above, question: draft.key };
  places.set(path, place);
  const answers = writeAnswers(draft);
  notePlaces(answers, path, place, places);
  const { explanation, note, image, imageAlt, audio, video } = draft;
  const source = {
    question: draft.text,
    ...answers.fields,
    ...said({ points: numberOf(draft.points) }),
    ...secondsField(draft.seconds),
    ...said({ explanation, note, image, imageAlt, audio, video }),
    ...draft.rest,
  };
  return source as QuestionSource;
}

function notePlaces(
  answers: WrittenAnswers,
  path: string,
  place: DraftPart,
  places: Map<string, DraftPart>,
): void {
  answers.keys.forEach((answer, index) =>
    places.set(`${path}/${answers.list}/${index}`, { ...place, answer }),
  );
}

/** Whether a round says nothing but its questions. */
function isPlain({ title, settings, rest }: RoundDraft): boolean {
  return title === '' && Object.values(settings).every((value) => value === '') && isEmpty(rest);
}

function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}

/** The fields that say something. Seconds are written apart, since their null says something too. */
function said(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== '' && name !== 'seconds'),
  );
}

function secondsField(typed: PlaySettings['seconds']): { seconds?: unknown } {
  const seconds = secondsOf(typed);
  return seconds === '' ? {} : { seconds };
}

/** Something that keeps the quiz from being played, and where it is in the draft. */
export interface PlacedProblem extends QuizProblem {
  place: DraftPart;
}

/** The problems with the parts that they are in: each the nearest part around its path. */
export function placeProblems(
  problems: readonly QuizProblem[],
  places: WrittenQuiz['places'],
): PlacedProblem[] {
  return problems.map((problem) => ({ ...problem, place: placeOf(problem.path, places) }));
}

function placeOf(path: string, places: WrittenQuiz['places']): DraftPart {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(part.lastIndexOf('/'), 0))) {
    const place = places.get(part);
    if (place) return place;
  }
  return {};
}
