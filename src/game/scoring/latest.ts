/** Remembers for each key the latest value made, until what it was made from changes. */
export class Latest<Key extends object, Value> {
  readonly #known = new WeakMap<Key, { causes: readonly unknown[]; value: Value }>();

  /** `causes`: all that the value depends on, never changed in place, and compared one by one. */
  get(key: Key, causes: readonly unknown[], make: () => Value): Value {
    const found = this.#known.get(key);
    if (found?.causes.length === causes.length && causes.every((cause, i) => cause === found.causes[i]))
      return found.value;
    const value = make();
    this.#known.set(key, { causes, value });
    return value;
  }
}
