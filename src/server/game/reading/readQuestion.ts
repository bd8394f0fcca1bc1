import * as v from 'valibot';
import type { Parsed } from '../../../contract/parsed';
import { QUIZ_LIMITS } from '../../../contract/quizSource';
import type { NumberKind, PickedKind, QuizQuestion, TextKind } from '../quiz';
import {
  objectOf,
  optionalFileField,
  optionalTextField,
  pointsField,
  readPart,
  secondsField,
  textField,
} from './quizFields';
import { kindSchemas } from './readKind';

/** What questions of every kind have. */
export const basicsSchema = objectOf({
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
 * @param where its place, with which every reason begins
 * @param seconds how long it is open where it does not say itself; null: without a limit
 */
export function readQuestion(
  input: unknown,
  where: string,
  questionId: string,
  seconds: number | null,
): Parsed<QuizQuestion> {
  const basics = readPart(basicsSchema, input, where);
  if (!basics.ok) return basics;
  const kind = readKind(input as Record<string, unknown>, where);
  if (!kind.ok) return kind;
  const { question: text, points, ...rest } = basics.value;
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const most = kind.value.kind === 'number' && kind.value.nearest ? Math.max(...kind.value.nearest) : points;
  return { ok: true, value: { seconds, ...said, questionId, text, points: most, ...kind.value } };
}

function readKind(input: Record<string, unknown>, where: string): Parsed<Kind> {
  const schema = kindSchemaOf(input);
  if (!schema.ok) return { ok: false, reason: `${where}: ${schema.reason}` };
  return readPart<Kind>(schema.value, input, where);
}

/** What reads this question's kind, by the right answer that it has, or is still to have and has as null. */
export function kindSchemaOf(input: Record<string, unknown>): Parsed<v.GenericSchema<unknown, Kind>> {
  const named = KIND_FIELDS.filter((name) => input[name] !== undefined);
  const given = named.filter((name) => input[name] !== null);
  const [field, ...others] = given.length || named.length > 1 ? given : named;
  const untold = 'its kind cannot be told: it must have ';
  if (!field) return { ok: false, reason: `${untold}one of ${KIND_FIELDS.join(', ')}` };
  if (others.length) return { ok: false, reason: `${untold}only one of ${[field, ...others].join(', ')}` };
  return { ok: true, value: kindSchemas[field] };
}
