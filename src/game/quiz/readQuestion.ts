import * as v from 'valibot';
import { MAX_ANSWERS } from '../../contract/answer';
import { QUIZ_LIMITS } from '../../contract/quizSource';
import { type Fault, type FaultCode, type Read, faultMessage, faultsOf, isObject, readPart } from './faults';
import type { NumberKind, PickedKind, QuizQuestion, TextKind } from './quiz';
import {
  anyNumberField,
  listField,
  notNegativeField,
  numberField,
  objectOf,
  optionalFileField,
  optionalTextField,
  pointsField,
  secondsField,
  textField,
} from './quizFields';
import { shownOrder } from './shownOrder';

const answers = listField(textField(QUIZ_LIMITS.answer), 2, MAX_ANSWERS);
const place = v.pipe(anyNumberField, v.integer(faultMessage('not_whole')));
const isPlaceIn = (list: unknown[], index: number): boolean => index >= 0 && index < list.length;
const hasNoDouble = (list: unknown[]): boolean => new Set(list).size === list.length;

const choice = v.pipe(
  objectOf({ answers, correctAnswer: place }),
  v.forward(
    v.check((read) => isPlaceIn(read.answers, read.correctAnswer), faultMessage('not_an_answer')),
    ['correctAnswer'],
  ),
  v.transform((read): PickedKind => ({
    kind: 'choice',
    answers: read.answers,
    correct: [read.correctAnswer],
  })),
);

const multiple = v.pipe(
  objectOf({ answers, correctAnswers: listField(place, 1, MAX_ANSWERS) }),
  v.forward(
    v.check(
      (read) => read.correctAnswers.every((index) => isPlaceIn(read.answers, index)),
      faultMessage('not_answers'),
    ),
    ['correctAnswers'],
  ),
  v.transform((read): PickedKind => ({
    kind: 'multiple',
    answers: read.answers,
    correct: [...new Set(read.correctAnswers)].sort((one, other) => one - other),
  })),
);

const text = v.pipe(
  objectOf({
    acceptedAnswers: listField(textField(QUIZ_LIMITS.acceptedAnswer), 1, QUIZ_LIMITS.acceptedAnswers),
  }),
  v.transform((read): TextKind => ({ kind: 'text', accepted: read.acceptedAnswers })),
);

const number = v.pipe(
  objectOf({
    correctNumber: numberField,
    unit: optionalTextField(QUIZ_LIMITS.unit),
    nearest: v.nullish(listField(pointsField, 1, 10)),
    tolerance: v.nullish(notNegativeField),
  }),
  v.check((read) => !read.nearest || !read.tolerance, faultMessage('nearest_and_tolerance')),
  v.transform(({ correctNumber, unit, nearest, tolerance }): NumberKind => ({
    kind: 'number',
    value: correctNumber,
    ...(unit && { unit }),
    ...(nearest && { nearest }),
    ...(tolerance && { tolerance }),
  })),
);

/** `correctOrder` is the list of the answers' texts in their right order. They are shown in another one. */
const order = v.pipe(
  objectOf({ question: textField(QUIZ_LIMITS.question), correctOrder: answers }),
  v.forward(
    v.check((read) => hasNoDouble(read.correctOrder), faultMessage('text_twice')),
    ['correctOrder'],
  ),
  v.transform(({ question, correctOrder }): PickedKind => {
    const shown = shownOrder(question, correctOrder);
    return {
      kind: 'order',
      answers: shown.map((rightPlace) => correctOrder[rightPlace]!),
      correct: correctOrder.map((_text, rightPlace) => shown.indexOf(rightPlace)),
    };
  }),
);

/** What makes a question's kind: the field with its right answer. */
const kindSchemas = {
  correctAnswer: choice,
  correctAnswers: multiple,
  acceptedAnswers: text,
  correctNumber: number,
  correctOrder: order,
};

/** What questions of every kind have. */
const basicsSchema = objectOf({
  question: textField(QUIZ_LIMITS.question),
  points: v.nullish(pointsField, 1),
  seconds: secondsField,
  explanation: optionalTextField(QUIZ_LIMITS.explanation),
  note: optionalTextField(QUIZ_LIMITS.note),
  image: optionalFileField,
  imageAlt: optionalTextField(QUIZ_LIMITS.imageAlt),
  audio: optionalFileField,
  video: optionalFileField,
});

type Kind = PickedKind | TextKind | NumberKind;

type KindField = keyof typeof kindSchemas;

const KIND_FIELDS = Object.keys(kindSchemas) as KindField[];

/**
 * Reads one question of a quiz file.
 * @param path its place, with which the path of every fault begins
 * @param seconds how long it is open where it does not say itself; null: without a limit
 */
export function readQuestion(
  input: unknown,
  path: readonly string[],
  questionId: string,
  seconds: number | null,
): Read<QuizQuestion> {
  const basics = readPart(basicsSchema, input, path);
  const kind = isObject(input) ? readKind(input, path) : undefined;
  if (!basics.ok || !kind?.ok) return { ok: false, faults: inEither(basics, kind) };
  const { question: text, points, ...rest } = basics.value;
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const most = kind.value.kind === 'number' && kind.value.nearest ? Math.max(...kind.value.nearest) : points;
  return { ok: true, value: { seconds, ...said, questionId, text, points: most, ...kind.value } };
}

/** What is wrong in either, at each place once. */
function inEither(basics: Read<unknown>, kind: Read<unknown> | undefined): Fault[] {
  const known = faultsOf(basics);
  const places = new Set(known.map(({ path }) => path.join('/')));
  return [...known, ...faultsOf(kind).filter(({ path }) => !places.has(path.join('/')))];
}

/** Reads what makes the kind, by the right answer that it has, or is still to have and has as null. */
function readKind(input: Record<string, unknown>, path: readonly string[]): Read<Kind> {
  const named = KIND_FIELDS.filter((name) => input[name] !== undefined);
  const given = named.filter((name) => input[name] !== null);
  const [field, ...others] = given.length || named.length > 1 ? given : named;
  const untold = (code: FaultCode, names: string[]): Read<Kind> => ({
    ok: false,
    faults: [{ path, code, values: [names.join(', ')] }],
  });
  if (!field) return untold('no_kind', KIND_FIELDS);
  if (others.length) return untold('several_kinds', [field, ...others]);
  return readPart<Kind>(kindSchemas[field], input, path);
}
