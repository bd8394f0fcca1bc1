/** What a table has under a name from outside. `constructor` is in every object, and in no table. */
export function lookUp<T>(table: Readonly<Partial<Record<string, T>>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
