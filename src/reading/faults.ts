import * as v from 'valibot';

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
