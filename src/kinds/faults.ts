import * as v from 'valibot';

/** What is wrong with a part of a quiz's, a season's or the house's file. People read sentences made of it. */
export type FaultCode =
  | 'not_text'
  | 'empty'
  | 'too_long'
  | 'not_list'
  | 'needs_one'
  | 'too_few'
  | 'too_many'
  | 'not_number'
  | 'not_whole'
  | 'not_half_points'
  | 'too_small'
  | 'too_large'
  | 'too_short_time'
  | 'too_long_time'
  | 'not_file_name'
  | 'missing'
  | 'not_object'
  | 'not_yes_or_no'
  | 'not_one_of'
  | 'unknown_word'
  | 'not_color'
  | 'image_or_text'
  | 'no_question'
  | 'not_an_answer'
  | 'not_answers'
  | 'nearest_and_tolerance'
  | 'text_twice'
  | 'no_kind'
  | 'several_kinds'
  | 'not_number_question'
  | 'beside_needs_round'
  | 'beside_twice'
  | 'rounds_and_questions'
  | 'no_questions'
  | 'too_many_questions'
  | 'twice'
  | 'no_such_team'
  | 'not_date'
  | 'not_points_rule'
  | 'not_pair'
  | 'not_json';

/** What is wrong at a place of a quiz's or a season's file. */
export interface Fault {
  /** Its keys and indexes from the outside, such as `rounds`, `0`, `title`; empty for the whole. */
  path: readonly string[];
  code: FaultCode;
  /** What the sentence names, such as the most characters that a text may have. */
  values: readonly (string | number)[];
}

/** What was read, or all that is wrong with it. */
export type Read<T> = { ok: true; value: T } | { ok: false; faults: Fault[] };

/** All that is wrong with it. */
export function faultsOf(read: Read<unknown> | undefined): Fault[] {
  return !read || read.ok ? [] : read.faults;
}

/** A code with its values as a schema's message, which can only be text. */
export function faultMessage(code: FaultCode, ...values: (string | number)[]): string {
  return JSON.stringify([code, ...values]);
}

/** Reads a part that stands at `path`, with a schema whose messages are all made by `faultMessage`. */
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

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
