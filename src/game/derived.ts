/**
 * Returns `make`, with its latest value kept until something that it is made from changes. `from` names all of that,
 * which is never changed in place and so compared by identity; the value goes with the first of them. Without
 * `from`, these are the arguments.
 */
export function derived<Args extends readonly [object, ...unknown[]], Value>(
  make: (...args: Args) => Value,
): (...args: Args) => Value;
export function derived<Args extends readonly unknown[], Value>(
  make: (...args: Args) => Value,
  from: (...args: Args) => readonly [object, ...unknown[]],
): (...args: Args) => Value;
export function derived<Args extends readonly unknown[], Value>(
  make: (...args: Args) => Value,
  from?: (...args: Args) => readonly unknown[],
): (...args: Args) => Value {
  const latest = new WeakMap<object, { of: readonly unknown[]; value: Value }>();
  return (...args) => {
    const of = from ? from(...args) : args;
    const key = of[0] as object;
    const known = latest.get(key);
    if (known && hasSameParts(known.of, of)) return known.value;
    const value = make(...args);
    latest.set(key, { of, value });
    return value;
  };
}

/** Whether two lists have the same parts. A loop, since this is asked with each answer and each player. */
export function hasSameParts(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return one.length === other.length;
}
