import * as v from 'valibot';
import { isObject } from '../../contract/parsed';
import { MIN_SOUND_GAIN, MIN_SOUND_SECONDS } from '../../contract/limits';
import {
  QUESTION_KINDS,
  type QuestionKind,
  KIND_FIELDS,
  QUIZ_LIMITS,
  kindsNamed,
  hasSolution,
} from '../../contract/question';
import { type Kind, rulesOf } from '../../kinds/rules';
import type { QuizQuestion } from './quiz';
import {
  type Fault,
  type FaultCode,
  type Read,
  faultMessage,
  faultsOf,
  readPart,
  notNegativeField,
  numberField,
  objectOf,
  optionalDayField,
  optionalFileField,
  optionalOf,
  optionalTextField,
  pointsField,
  readSecondsField,
  secondsField,
  textField,
} from '../../reading/fields';

const optionalSecondsField = optionalOf(notNegativeField);
const optionalGainField = optionalOf(
  v.pipe(
    numberField,
    v.minValue(MIN_SOUND_GAIN, faultMessage('too_small', MIN_SOUND_GAIN)),
    v.maxValue(1, faultMessage('too_large', 1)),
  ),
);

/** The fields of every kind of question. */
const basicsSchema = v.pipe(
  objectOf({
    question: textField(QUIZ_LIMITS.question),
    points: v.nullish(pointsField, 1),
    wager: v.nullish(v.boolean(faultMessage('not_yes_or_no'))),
    seconds: secondsField,
    readSeconds: readSecondsField,
    explanation: optionalTextField(QUIZ_LIMITS.explanation),
    note: optionalTextField(QUIZ_LIMITS.note),
    source: optionalTextField(QUIZ_LIMITS.source),
    checkAfter: optionalDayField,
    image: optionalFileField,
    imageAlt: optionalTextField(QUIZ_LIMITS.imageAlt),
    audio: optionalFileField,
    audioFrom: optionalSecondsField,
    audioTo: optionalSecondsField,
    audioFade: optionalSecondsField,
    audioGain: optionalGainField,
    video: optionalFileField,
  }),
  v.forward(
    v.check(
      ({ audioFrom = 0, audioTo = Infinity }) => audioTo >= audioFrom + MIN_SOUND_SECONDS,
      ({ input: { audioFrom = 0 } }) => faultMessage('too_small', audioFrom + MIN_SOUND_SECONDS),
    ),
    ['audioTo'],
  ),
);

/** The times of a question that has none of its own. */
export interface UsualTimes {
  /** How long it is open; null: without a limit. */
  seconds: number | null;
  /** How long it is read before its answers are shown. */
  readSeconds: number;
}

/**
 * Reads one question of a quiz file.
 * @param path its place, which starts the path of every fault
 * @param usual its times in seconds unless the question says otherwise
 */
export function readQuestion(
  input: unknown,
  path: readonly string[],
  questionId: string,
  usual: UsualTimes,
): Read<QuizQuestion> {
  const basics = readPart(basicsSchema, input, path);
  const kind = isObject(input) ? readKind(input, path) : undefined;
  if (!basics.ok || !kind?.ok) return { ok: false, faults: inEither(basics, kind) };
  const { question: text, points, wager, seconds = usual.seconds, readSeconds, ...rest } = basics.value;
  if (wager && !hasSolution(kind.value))
    return { ok: false, faults: [{ path: [...path, 'wager'], code: 'wager_unsolved', values: [] }] };
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const toRead = readSeconds ?? usual.readSeconds;
  const most = mostPoints(kind.value, points);
  return {
    ok: true,
    value: {
      seconds,
      ...(toRead > 0 && { readSeconds: toRead }),
      ...said,
      questionId,
      text,
      points: most,
      ...(wager && { wager }),
      ...kind.value,
    },
  };
}

/** The most points that a question can bring; `points`: what its file says. */
function mostPoints(kind: Kind, points: number): number {
  if (!hasSolution(kind)) return 0;
  const { pointsByPlace, stagesOf } = rulesOf(kind);
  const own = pointsByPlace?.(kind) ?? stagesOf?.(kind).map((stage) => stage.points);
  return own ? Math.max(...own) : points;
}

/** The faults of both, one at each place. */
function inEither(basics: Read<unknown>, kind: Read<unknown> | undefined): Fault[] {
  const known = faultsOf(basics);
  const places = new Set(known.map(({ path }) => path.join('/')));
  return [...known, ...faultsOf(kind).filter(({ path }) => !places.has(path.join('/')))];
}

/** Reads the fields of the kind. The field of the right answer tells which, even while its value is null. */
function readKind(input: Record<string, unknown>, path: readonly string[]): Read<Kind> {
  const named = kindsNamed((field) => input[field] !== undefined);
  const given = named.filter((kind) => input[fieldOf(kind)] !== null);
  const [kind, ...others] = given.length || named.length > 1 ? given : named;
  const untold = (code: FaultCode, kinds: readonly QuestionKind[]): Read<Kind> => ({
    ok: false,
    faults: [{ path, code, values: [kinds.map(fieldOf).join(', ')] }],
  });
  if (!kind) return untold('no_kind', QUESTION_KINDS);
  if (others.length) return untold('several_kinds', [kind, ...others]);
  return readPart<Kind>(rulesOf({ kind }).schema, input, path);
}

/** The name of the field with the right answer. */
function fieldOf(kind: QuestionKind): string {
  return KIND_FIELDS[kind][0];
}
