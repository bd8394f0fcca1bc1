import * as v from 'valibot';
import { SECRET } from './secret';

/** A parser's result: the value, or one sentence on why the input could not be read. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; reason: string };

/**
 * Returns a function that reads its input with `schema`. It drops unknown fields and never throws. The mark
 * lets the build leave out parsers that a page does not call.
 * @__NO_SIDE_EFFECTS__
 */
export function parserOf<T>(schema: v.GenericSchema<unknown, T>): (input: unknown) => Parsed<T> {
  return (input) => {
    const result = v.safeParse(schema, input, { abortEarly: true });
    if (result.success) return { ok: true, value: result.output };
    const issue = result.issues[0];
    const path = v.getDotPath(issue);
    return { ok: false, reason: path ? `${path}: ${issue.message}` : issue.message };
  };
}

/** A count, or an index from 0. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const isoTimeSchema = v.pipe(v.string(), v.isoTimestamp());

/** The time left in milliseconds; null or absent: no limit. */
export const timeLeftSchema = v.nullish(v.pipe(v.number(), v.minValue(0)), null);

/** A field that may be absent. An unreadable value counts as absent, so that the rest is still read. */
export function optionalField<T extends v.GenericSchema>(schema: T) {
  return v.fallback(v.optional(schema), undefined);
}

/** A player's token, host key or server key. `SECRET` is separate, for the start page without valibot. */
export const secretSchema = v.pipe(v.string(), v.regex(SECRET));

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value if it is a list, else an empty list. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a text is an existing day in ISO 8601. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
