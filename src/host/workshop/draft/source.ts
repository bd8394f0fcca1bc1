import type { QuizProblem } from '../../../contract/errors';
import { listOf } from '../../../contract/parsed';
import {
  questionSourceSchema,
  type QuestionSource,
  type QuizSource,
  type RoundSource,
} from '../../../contract/question';
import { type PlaySettings, type QuestionDraft, type QuizDraft, type RoundDraft } from './draft';
import { emptyAnswer, emptyQuestion, emptyRound, isBlankQuestion, isBlankRound, newKey } from './empty';
import { fieldsOf, isPresent, textOf, type JsonFields } from './json';
import { kindOf } from '../../../kinds/workshop';
import { answersIn, writeAnswers, kindIn, writtenAnswers } from './kinds';
import { NO_LIMIT, numberOf, secondsOf } from './numbers';

/** Reads the JSON of a quiz file into a draft. Accepts any input: unexpected fields are kept as unknown. */
export function readSource(source: unknown): QuizDraft {
  const { quizName, quizDescription, scores, joker, rules, tieBreak, rounds, questions, ...others } =
    fieldsOf(source);
  const { settings, rest } = playSettings(others);
  const inputs = Array.isArray(rounds)
    ? rounds
    : questions === undefined
      ? []
      : [{ questions: listOf(questions) }];
  return {
    name: textOf(quizName),
    description: textOf(quizDescription),
    settings: {
      ...settings,
      scores: oneOf(scores, ['round', 'end']),
      joker: joker === true,
      rules: textOf(rules),
    },
    tieBreak: isPresent(tieBreak) ? readQuestion(tieBreak) : null,
    rounds: inputs.length ? inputs.map(readRound) : [emptyRound()],
    rest,
  };
}

function readRound(input: unknown): RoundDraft {
  const { title, questions, beside, ...others } = fieldsOf(input);
  const drafts = listOf(questions).map(readQuestion);
  return {
    key: newKey(),
    title: textOf(title),
    ...playSettings(others),
    beside: beside === true,
    questions: drafts.length ? drafts : [emptyQuestion()],
  };
}

/** The optional fields of every kind of question, in the order of the file after answers and time. */
const EXTRAS = ['explanation', 'note', 'image', 'imageAlt', 'audio', 'video'] as const;

function readQuestion(input: unknown): QuestionDraft {
  const fields = fieldsOf(input);
  const kind = kindIn(fields);
  const empty = emptyQuestion(kind);
  const rules = kindOf({ kind });
  const answers = answersIn(kind, fields).map(({ text, right, label }) => emptyAnswer(text, right, label));
  const unknown = Object.entries(fields).filter(
    ([name]) => !Object.hasOwn(questionSourceSchema.entries, name),
  );
  return {
    ...empty,
    ...rules.read?.(fields),
    ...Object.fromEntries([...EXTRAS, 'points'].map((name) => [name, textOf(fields[name])])),
    text: textOf(fields.question),
    answers: answers.length ? answers : empty.answers,
    wager: fields.wager === true,
    seconds: secondsText(fields.seconds),
    rest: Object.fromEntries(unknown),
  };
}

function playSettings({ scoring, reveal, seconds, ...rest }: JsonFields): {
  settings: PlaySettings;
  rest: JsonFields;
} {
  return {
    settings: {
      scoring: oneOf(scoring, ['points', 'speed']),
      reveal: oneOf(reveal, ['question', 'round']),
      seconds: secondsText(seconds),
    },
    rest,
  };
}

function secondsText(value: unknown): string {
  return value === null ? NO_LIMIT : textOf(value);
}

function oneOf<T extends string>(value: unknown, known: readonly T[]): T | '' {
  return known.find((each) => each === value) ?? '';
}

/** The part of the draft that a part of the JSON comes from. */
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
 * Writes the JSON of a quiz file without blank questions and rounds. Unfinished parts are written as typed, so
 * that the server can say what is wrong.
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
    ...said({ title: round.title, ...round.settings, beside: round.beside || '' }),
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
  const { list } = kindOf(draft);
  if (list !== null)
    writtenAnswers(draft).forEach(({ key }, index) =>
      places.set(`${path}/${list}/${index}`, { ...place, answer: key }),
    );
  const source = {
    question: draft.text,
    ...writeAnswers(draft),
    ...said({ points: numberOf(draft.points), wager: draft.wager || '' }),
    ...secondsField(draft.seconds),
    ...said(Object.fromEntries(EXTRAS.map((name) => [name, draft[name]]))),
    ...draft.rest,
  };
  return source as QuestionSource;
}

/** Whether a round has nothing but questions. */
function isPlain({ title, settings, beside, rest }: RoundDraft): boolean {
  return (
    title === '' &&
    !beside &&
    Object.values(settings).every((value) => value === '') &&
    !Object.keys(rest).length
  );
}

/** Leaves out empty fields. Seconds are written separately, since their null has a meaning. */
function said(fields: JsonFields): JsonFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== '' && name !== 'seconds'),
  );
}

function secondsField(typed: PlaySettings['seconds']): { seconds?: unknown } {
  const seconds = secondsOf(typed);
  return seconds === '' ? {} : { seconds };
}

/** A problem that keeps the quiz from being played, with its place in the draft. */
export interface PlacedProblem extends QuizProblem {
  place: DraftPart;
}

/** Assigns each problem to the innermost part of the draft around its path. */
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
