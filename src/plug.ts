/** What is handed over to a room: itself, or a function that loads it. */
type Given = object | (() => Promise<object>);

const given = new Map<string, Given>();
const loaded = new Map<string, object>();
const needed = new Set<string>();

/**
 * Hands over what the rooms of a page or a process need and do not import, under the names that they give it. An entry
 * point calls this first of all.
 */
export function handOver(parts: Readonly<Record<string, Given>>): void {
  for (const [name, part] of Object.entries(parts)) {
    given.set(name, part);
    if (typeof part !== 'function') loaded.set(name, part);
  }
}

/** Declares what a room needs; returns a function that returns it. */
export function plugged<Part extends object>(name: string): () => Part {
  needed.add(name);
  return () => {
    const part = loaded.get(name);
    if (!part) throw new Error(`“${name}” was not handed over, or is not loaded`);
    return part as Part;
  };
}

/** Loads what the code loaded so far needs. */
export async function loadPlugged(): Promise<void> {
  const missing = [...needed].filter((name) => !loaded.has(name));
  await Promise.all(
    missing.map(async (name) => {
      const load = given.get(name);
      if (typeof load === 'function') loaded.set(name, await (load as () => Promise<object>)());
    }),
  );
}
