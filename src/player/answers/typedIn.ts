/** In milliseconds: a text is sent after a rest of this length, or after this time without one. */
const REST_MS = 1_500;
const LONGEST_MS = 5_000;

/** A question in whose field keys were pressed lately. Times are by performance.now(). */
interface Typed {
  /** The part whose field it is; null for a text without parts. */
  part: number | null;
  lastKeyAt: number;
  /** Since when its text waits for a rest; absent: it goes at once. */
  heldSince?: number | undefined;
}

/** By questionId: where this phone is being typed on. */
export type TypedIn = Readonly<Record<string, Typed>>;

/** Notes a key: the first one sends its text at once, and the text of later ones waits for a rest. */
export function withKey(typedIn: TypedIn, questionId: string, part: number | null, at: number): TypedIn {
  const former = typedIn[questionId];
  const heldSince = former && (former.heldSince ?? at);
  return { ...typedIn, [questionId]: { part, lastKeyAt: at, heldSince } };
}

/** Notes that a question's field was left. */
export function withoutKeys(typedIn: TypedIn, questionId: string): TypedIn {
  if (!typedIn[questionId]) return typedIn;
  return Object.fromEntries(Object.entries(typedIn).filter(([each]) => each !== questionId));
}

/** Whether a question's text waits for a rest. */
export function isHeld(typedIn: TypedIn, questionId: string): boolean {
  return typedIn[questionId]?.heldSince !== undefined;
}

/** Lets all texts go at once. */
export function released(typedIn: TypedIn): TypedIn {
  const entries = Object.entries(typedIn);
  return Object.fromEntries(entries.map(([id, typed]) => [id, { ...typed, heldSince: undefined }]));
}

/** When `rested` is due; undefined: nobody types. */
export function restAt(typedIn: TypedIn): number | undefined {
  const times = Object.values(typedIn).map(dueAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

function dueAt({ lastKeyAt, heldSince = Infinity }: Typed): number {
  return Math.min(lastKeyAt + REST_MS, heldSince + LONGEST_MS);
}

/** Lets go of what is due at this time, and of the fields in which nobody types any more. */
export function rested(typedIn: TypedIn, at: number): TypedIn {
  const still = Object.entries(typedIn).filter(([, { lastKeyAt }]) => lastKeyAt + REST_MS > at);
  return Object.fromEntries(
    still.map(([id, typed]) => [id, dueAt(typed) > at ? typed : { ...typed, heldSince: undefined }]),
  );
}
