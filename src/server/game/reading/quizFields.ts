import * as v from 'valibot';
import type { Parsed } from '../../../contract/parsed';

export const MAX_ROUNDS = 50;
export const MAX_QUESTIONS = 1000;

export function textField(maxLength: number) {
  return v.pipe(
    v.string('must be text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(maxLength, `must not be longer than ${maxLength} characters`),
  );
}

/** Text that may be absent, null or empty, which is all the same. */
export function optionalTextField(maxLength: number) {
  const text = v.pipe(
    v.string('must be text'),
    v.trim(),
    v.maxLength(maxLength, `must not be longer than ${maxLength} characters`),
  );
  return v.pipe(
    v.nullish(text),
    v.transform((value) => value || undefined),
  );
}

/** The items are looked at only where there are as many as allowed: a list of faults is then never endless. */
export function listField<T>(item: v.GenericSchema<unknown, T>, least: number, most: number) {
  return v.pipe(
    v.array(v.unknown(), 'must be a list'),
    v.minLength(least, `must have ${least} or more`),
    v.maxLength(most, `must have ${most} at most`),
    v.array(item),
  );
}

/** Null is what an unfinished question has for its right answer. */
export const anyNumberField = v.number((issue) => (issue.input === null ? 'is missing' : 'must be a number'));
export const numberField = v.pipe(anyNumberField, v.finite('must be a number'));

/** Whole or half points. */
export const pointsField = v.pipe(
  numberField,
  v.multipleOf(0.5, 'must be whole or half points'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(100, 'must be 100 at most'),
);

/** Absent: as the level above says. Null: no limit. */
export const secondsField = v.optional(
  v.nullable(
    v.pipe(
      numberField,
      v.minValue(5, 'must be 5 or more, or null for no limit'),
      v.maxValue(3600, 'must be 3600 at most, or null for no limit'),
    ),
  ),
);

/** The name of a file, not a path; composed, since the same name typed elsewhere may be of other characters. */
const fileName = v.pipe(
  textField(200),
  v.regex(/^[^./\\][^/\\]*$/, 'must be the name of a file in the media folder'),
  v.normalize('NFC'),
);
export const optionalFileField = v.pipe(
  v.nullish(fileName),
  v.transform((value) => value ?? undefined),
);

/** An object of a quiz file. What it does not know is dropped. */
export function objectOf<T extends v.ObjectEntries>(entries: T) {
  return v.object(entries, (issue) => (issue.path ? 'is missing' : 'must be an object'));
}

/** Reads a part of a quiz file; a reason begins with `where` the part stands, such as "round 2, question 3". */
export function readPart<T>(schema: v.GenericSchema<unknown, T>, input: unknown, where: string): Parsed<T> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  const what = [v.getDotPath(issue), issue.message].filter(Boolean).join(' ');
  return { ok: false, reason: where ? `${where}: ${what}` : what };
}
