import * as v from 'valibot';
import { isFileName } from '../contract/fileName';
import { MAX_POINTS } from '../contract/ownQuestion';
import { isDay } from '../contract/parsed';

/** What is wrong in the file of a quiz, a season or the venue. Each code has a sentence in `server.json`. */
export type FaultCode = keyof Messages['server']['faults'];

/** A fault at a place in a quiz file or a season's file. */
export interface Fault {
  /** The keys and indexes from the outermost, such as `rounds`, `0`, `title`; empty for the whole file. */
  path: readonly string[];
  code: FaultCode;
  /** The values for the sentence, such as the maximum length of a text. */
  values: readonly (string | number)[];
}

/** The value read, or all faults found in it. */
export type Read<T> = { ok: true; value: T } | { ok: false; faults: Fault[] };

/** All faults found; empty where there are none. */
export function faultsOf(read: Read<unknown> | undefined): Fault[] {
  return !read || read.ok ? [] : read.faults;
}

/** Encodes a fault and its values as a schema's message, which can only be text. */
export function faultMessage(code: FaultCode, ...values: (string | number)[]): string {
  return JSON.stringify([code, ...values]);
}

/** Reads the part at `path` with a schema whose messages are all made by `faultMessage`. */
export function readPart<T>(
  schema: v.GenericSchema<unknown, T>,
  input: unknown,
  path: readonly string[],
): Read<T> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };
  const faults = result.issues.map((issue): Fault => {
    const [code, ...values] = JSON.parse(issue.message) as [FaultCode, ...(string | number)[]];
    const inside = issue.path?.map(({ key }) => String(key)) ?? [];
    return { path: [...path, ...inside], code, values };
  });
  return { ok: false, faults };
}

export const MAX_ROUNDS = 50;
export const MAX_QUESTIONS = 1000;

export function textField(maxLength: number) {
  return v.pipe(
    v.string(faultMessage('not_text')),
    v.trim(),
    v.nonEmpty(faultMessage('empty')),
    v.maxLength(maxLength, faultMessage('too_long', maxLength)),
  );
}

/** Text that may be absent, null or empty, which all mean the same. */
export function optionalTextField(maxLength: number) {
  return optionalOf(
    v.pipe(
      v.string(faultMessage('not_text')),
      v.trim(),
      v.maxLength(maxLength, faultMessage('too_long', maxLength)),
      v.transform((text) => text || undefined),
    ),
  );
}

/** The items are checked only where their number is within the limits, so that the faults stay finite. */
export function listField<T>(item: v.GenericSchema<unknown, T>, least: number, most: number) {
  return v.pipe(
    v.array(v.unknown(), faultMessage('not_list')),
    v.minLength(least, least === 1 ? faultMessage('needs_one') : faultMessage('too_few', least)),
    v.maxLength(most, faultMessage('too_many', most)),
    v.array(item),
  );
}

/** An unfinished question has null as its right answer. */
export const anyNumberField = v.number((issue) =>
  faultMessage(issue.input === null ? 'missing' : 'not_number'),
);
export const numberField = v.pipe(anyNumberField, v.finite(faultMessage('not_number')));
export const notNegativeField = v.pipe(numberField, v.minValue(0, faultMessage('too_small', 0)));

/** Whole or half points. */
export const pointsField = v.pipe(
  notNegativeField,
  v.multipleOf(0.5, faultMessage('not_half_points')),
  v.maxValue(MAX_POINTS, faultMessage('too_large', MAX_POINTS)),
);

/** Absent: as the level above says. Null: no limit. */
export const secondsField = v.optional(
  v.nullable(
    v.pipe(
      numberField,
      v.minValue(5, faultMessage('too_short_time', 5)),
      v.maxValue(3600, faultMessage('too_long_time', 3600)),
    ),
  ),
);

/** The most seconds to read a question before its answers are shown. */
const MAX_READ_SECONDS = 20;
/** Absent: as the level above says. 0: not at all. */
export const readSecondsField = v.nullish(
  v.pipe(notNegativeField, v.maxValue(MAX_READ_SECONDS, faultMessage('too_large', MAX_READ_SECONDS))),
);

export const yesNoField = v.nullish(v.boolean(faultMessage('not_yes_or_no')));

/** One of two words, or nothing. */
export function choiceField<const T extends [string, string]>(words: T) {
  return v.nullish(v.picklist(words, faultMessage('not_one_of', ...words)));
}

/** A file name, not a path; in NFC, since the same name typed elsewhere may use other characters. */
export const fileField = v.pipe(
  textField(200),
  v.check(isFileName, faultMessage('not_file_name')),
  v.normalize('NFC'),
);
export const optionalFileField = optionalOf(fileField);

/** Null, as somebody editing by hand may write, counts as absent. */
export function optionalOf<T>(schema: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );
}

/** A day of the calendar as YYYY-MM-DD; absent, null or empty mean the same. */
export const optionalDayField = optionalOf(
  v.pipe(
    v.string(faultMessage('not_text')),
    v.trim(),
    v.check((text) => text === '' || isDay(text), faultMessage('not_date')),
    v.transform((text) => text || undefined),
  ),
);

/** An object of a quiz file. Unknown fields are dropped. */
export function objectOf<T extends v.ObjectEntries>(entries: T) {
  return v.object(entries, (issue) => faultMessage(issue.path ? 'missing' : 'not_object'));
}
