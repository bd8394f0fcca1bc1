import * as v from 'valibot';

/** A fault in the file of a quiz, a season or the venue. Sentences are built from these codes. */
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
  | 'no_clue'
  | 'points_by_clue'
  | 'points_rise'
  | 'text_twice'
  | 'no_kind'
  | 'several_kinds'
  | 'not_number_question'
  | 'beside_needs_round'
  | 'wager_unsolved'
  | 'wager_joker'
  | 'wager_tie_break'
  | 'wager_beside'
  | 'wager_sheet'
  | 'beside_twice'
  | 'rounds_and_questions'
  | 'no_questions'
  | 'too_many_questions'
  | 'twice'
  | 'no_such_team'
  | 'not_date'
  | 'not_points_rule'
  | 'not_pair'
  | 'not_two_sides'
  | 'not_json';

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
