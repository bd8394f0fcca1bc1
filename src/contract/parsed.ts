import * as v from 'valibot';
import { SECRET } from './secret';

/** What a parser answers: the value, or one sentence that says why the input could not be read. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; reason: string };

/**
 * A function that reads its input with `schema`. Unknown fields are dropped; nothing is thrown. The mark lets the build
 * leave out of a page the parsers that it does not call.
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

/** A time that is left, in milliseconds; null (or absent): without a limit. */
export const timeLeftSchema = v.nullish(v.pipe(v.number(), v.minValue(0)), null);

/** A field that may be absent. A value that cannot be read counts as absent, so that the rest still reads. */
export function optionalField<T extends v.GenericSchema>(schema: T) {
  return v.fallback(v.optional(schema), undefined);
}

/** A player's token, a host key or the server's key. `SECRET` stands apart: the start page needs it without valibot. */
export const secretSchema = v.pipe(v.string(), v.regex(SECRET));
