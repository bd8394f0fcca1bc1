import type { QuizProblem } from '../../../contract/errors';
import { isObject, listOf } from '../../../contract/parsed';
import {
  FIRST_KIND,
  isBegun,
  isDraft,
  KIND_FIELDS,
  kindsNamed,
  type QuestionKind,
  questionSourceSchema,
  type QuestionSource,
  type QuizSource,
  type RoundSource,
} from '../../../contract/question';
import { kindOf, type WrittenAnswer } from '../workshopKind';
import type { QuestionDraft, QuizDraft, RoundDraft } from './draft';
import {
  fieldsOf,
  isPresent,
  type JsonFields,
  QUESTION_FIELDS,
  QUIZ_FIELDS,
  readFields,
  ROUND_FIELDS,
  textOf,
  writeFields,
} from './fields';
import {
  emptyAnswer,
  emptyQuestion,
  emptyRound,
  isBlankQuestion,
  isBlankRound,
  newKey,
  writtenAnswers,
} from './questions';

/** Reads the JSON of a quiz file into a draft. Accepts any input: unexpected fields are kept as unknown. */
export function readSource(source: unknown): QuizDraft {
  const { quizName, quizDescription, tieBreak, rounds, questions, ...others } = fieldsOf(source);
  const inputs = Array.isArray(rounds)
    ? rounds
    : questions === undefined
      ? []
      : [{ questions: listOf(questions) }];
  return {
    name: textOf(quizName),
    description: textOf(quizDescription),
    settings: readFields(QUIZ_FIELDS, others),
    tieBreak: isPresent(tieBreak) ? readQuestionDraft(tieBreak) : null,
    rounds: inputs.length ? inputs.map(readRound) : [emptyRound()],
    rest: without(QUIZ_FIELDS, others),
  };
}

function readRound(input: unknown): RoundDraft {
  const { title, questions, ...others } = fieldsOf(input);
  const drafts = listOf(questions).map(readQuestionDraft);
  return {
    key: newKey(),
    title: textOf(title),
    settings: readFields(ROUND_FIELDS, others),
    questions: drafts.length ? drafts : [emptyQuestion()],
    rest: without(ROUND_FIELDS, others),
  };
}

/** Reads the JSON of a question into a draft of its own. */
export function readQuestionDraft(input: unknown): QuestionDraft {
  const fields = fieldsOf(input);
  const kind = kindIn(fields);
  const empty = emptyQuestion(kind);
  const rules = kindOf({ kind });
  const answers = answersIn(kind, fields).map(({ text, right, label, image }) =>
    emptyAnswer(text, right, label, image),
  );
  return {
    ...empty,
    ...rules.read?.(fields),
    ...readFields({ ...rules.options, ...QUESTION_FIELDS }, fields),
    text: textOf(fields.question),
    answers: answers.length ? answers : empty.answers,
    rest: without(questionSourceSchema.entries, fields),
  };
}

/** The fields that the workshop does not know. */
function without(known: object, fields: JsonFields): JsonFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(known, name)));
}

/** Tells the kind by the field of the right answer, which may be null in an unfinished question. */
function kindIn(fields: JsonFields): QuestionKind {
  const named = kindsNamed((field) => field in fields);
  return named.find((kind) => isPresent(fields[KIND_FIELDS[kind][0]])) ?? named[0] ?? FIRST_KIND;
}

/** The texts of the answers in a quiz file, with which of them are right; for parts, also their labels. */
export function answersIn(kind: QuestionKind, fields: JsonFields): WrittenAnswer[] {
  const rules = kindOf({ kind });
  if (rules.list === null) return [];
  if (rules.readAnswers) return rules.readAnswers(fields);
  const right = rules.marks && [fields[KIND_FIELDS[kind][0]]].flat();
  return listOf(fields[rules.list]).map((text, index) => ({
    text: textOf(text),
    right: right?.includes(index) ?? false,
    ...(rules.hasPictures && { image: textOf(listOf(fields.answerImages)[index]) }),
  }));
}

/** The part of the draft that a part of the JSON comes from. */
export interface DraftPart {
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
 * Writes the JSON of a quiz file without blank questions and rounds, nor a blank tie-break. Unfinished parts are
 * written as typed, so that the server can say what is wrong.
 */
export function writeSource(draft: QuizDraft): WrittenQuiz {
  const places = new Map<string, DraftPart>();
  const rounds = draft.rounds.filter((round) => !isBlankRound(round));
  const [only] = rounds;
  const isFlat = rounds.length < 2 && (!only || isPlain(only));
  const tieBreak =
    draft.tieBreak &&
    !isBlankQuestion(draft.tieBreak) &&
    writeQuestion(draft.tieBreak, 'tieBreak', {}, places);
  const source = {
    quizName: draft.name,
    ...(draft.description && { quizDescription: draft.description }),
    ...writeFields(QUIZ_FIELDS, draft.settings),
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
    ...(round.title && { title: round.title }),
    ...writeFields(ROUND_FIELDS, round.settings),
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
  const { list, options } = kindOf(draft);
  if (list !== null)
    writtenAnswers(draft).forEach(({ key }, index) => {
      for (const field of [list, 'answerImages'])
        places.set(`${path}/${field}/${index}`, { ...place, answer: key });
    });
  const source = {
    question: draft.text,
    ...writeAnswers(draft),
    ...writeFields({ ...options, ...QUESTION_FIELDS }, draft),
    ...draft.rest,
  };
  return source as QuestionSource;
}

/** The fields that make a question's kind, with its written answers. A missing right answer is null. */
function writeAnswers(question: QuestionDraft): JsonFields {
  const kind = kindOf(question);
  if (kind.write) return kind.write(question);
  if (kind.list === null) return {};
  const written = writtenAnswers(question);
  const right = written.flatMap((answer, place) => (answer.right ? [place] : []));
  return {
    [kind.list]: written.map(({ text }) => text),
    ...(kind.hasPictures &&
      written.some(({ image }) => image) && { answerImages: written.map(({ image }) => image) }),
    ...(kind.marks && { [KIND_FIELDS[question.kind][0]]: kind.marks === 'one' ? (right[0] ?? null) : right }),
  };
}

/** Whether a round has nothing but questions. */
function isPlain({ title, settings, rest }: RoundDraft): boolean {
  return title === '' && Object.keys({ ...writeFields(ROUND_FIELDS, settings), ...rest }).length === 0;
}

/**
 * Whether two quizzes have the same content, in any order of fields. The id is not part of it, nor which
 * questions are drafts: that follows from the rest.
 */
export function isSameQuiz(one: QuizSource | null, other: QuizSource | null): boolean {
  return (
    one === other ||
    (one !== null && other !== null && canonical(withoutId(one)) === canonical(withoutId(other)))
  );
}

/** The value at a path of a quiz's JSON, such as `rounds/0/questions/3`. */
export function valueAt(source: unknown, path: string): unknown {
  return path
    .split('/')
    .reduce<unknown>((part, name) => (part as JsonFields | undefined | null)?.[name], source);
}

const QUESTION_PATH = /^(?:(?:rounds\/\d+\/)?questions\/\d+|tieBreak)(?=\/|$)/;

/** The quiz with those of its questions as drafts that have a problem; undefined if none has. */
export function withDrafts(source: QuizSource, problems: readonly QuizProblem[]): QuizSource | undefined {
  const copy = structuredClone(source);
  for (const { path } of problems) {
    const question = valueAt(copy, QUESTION_PATH.exec(path)?.[0] ?? '');
    if (isObject(question)) question.draft = true;
  }
  return hasDrafts(copy) ? copy : undefined;
}

/** Whether a question of the quiz, or its tie-break, was begun and is not finished. */
export function hasDrafts(source: QuizSource): boolean {
  return countFinished(source).drafts > 0;
}

/** Counts the questions of a quiz, finished or not. */
export function countQuestions(source: QuizSource): number {
  return questionsOf(source).length;
}

/** Counts the questions of a quiz that are asked, and those that are not finished, the tie-break among them. */
export function countFinished(source: QuizSource): { finished: number; drafts: number } {
  const questions = questionsOf(source);
  return {
    finished: questions.filter((question) => !isDraft(question)).length,
    drafts: [...questions, source.tieBreak].filter(isBegun).length,
  };
}

/** The texts of the questions that the other quiz lacks or has in another version. */
export function questionsOnlyIn(source: QuizSource, other: QuizSource): string[] {
  const known = new Set(questionsOf(other).map(canonical));
  const own = questionsOf(source).filter((question) => !known.has(canonical(question)));
  return own.map((question) =>
    isObject(question) && typeof question.question === 'string' ? question.question : '',
  );
}

const withoutId = (source: QuizSource) => ({ ...source, quizId: undefined });

function questionsOf({ questions, rounds }: QuizSource): unknown[] {
  const parts: unknown[] = [{ questions }, ...listOf(rounds)];
  return parts.flatMap((part) => (isObject(part) ? listOf(part.questions) : []));
}

function canonical(part: unknown): string {
  return JSON.stringify(part, (_name, value: unknown) => (isObject(value) ? sorted(value) : value));
}

function sorted(fields: JsonFields): JsonFields {
  const told = Object.entries(fields).filter(([name]) => name !== 'draft');
  return Object.fromEntries(told.sort(([a], [b]) => (a < b ? -1 : 1)));
}
