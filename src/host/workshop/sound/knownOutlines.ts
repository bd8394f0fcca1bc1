import { readOutline, type SoundOutline } from './outline';

/** How many outlines are kept: the questions of a round may share a file. */
const MOST_KNOWN = 100;
const known = new Map<string, SoundOutline | null>();

/**
 * The outline of a file, which is only loaded if it is not yet known; null where the browser cannot decode it.
 * @param place the server's address, the quiz's id and the file's name
 */
export async function outlineAt(
  place: readonly string[],
  load: () => Promise<Blob>,
): Promise<SoundOutline | null> {
  const key = place.join('\n');
  const before = known.get(key);
  // Null is known too: such a file is not loaded again.
  const outline = before === undefined ? ((await readOutline(await load())) ?? null) : before;
  known.delete(key);
  known.set(key, outline);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return outline;
}
