/** What is handed over to a room: itself, or a function that loads it. */
type Given = object | (() => Promise<object>);

const given: Record<string, Given | undefined> = {};
const needed = new Set<string>();

/**
 * Hands over what the rooms of a page or a process need and do not import, under the names that they give it. An entry
 * point calls this first of all.
 */
export function handOver(parts: Readonly<Record<string, Given>>): void {
  Object.assign(given, parts);
}

/** Declares what a room needs; returns a function that returns it. */
export function plugged<Part extends object>(name: string): () => Part {
  needed.add(name);
  return () => {
    const part = given[name];
    if (typeof part !== 'object') throw new Error(`Not plugged in: ${name}`);
    return part as Part;
  };
}

/** Loads what the code loaded so far needs. */
export async function loadPlugged(): Promise<void> {
  await Promise.all(
    [...needed].map(async (name) => {
      const load = given[name];
      if (typeof load === 'function') given[name] = await (load as () => Promise<object>)();
    }),
  );
}
