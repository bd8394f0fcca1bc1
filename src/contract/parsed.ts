import * as v from 'valibot';

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
