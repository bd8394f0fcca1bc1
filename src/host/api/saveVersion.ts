import { failureOf } from './failures';

/** A document that the server keeps, with its ETag. */
export interface Version<T> {
  value: T;
  etag: string;
}

/**
 * Another version on the server, which saving does not overwrite unasked; null where the document was deleted, or its
 * file cannot be read any more. `etag` is that of what is there now.
 */
export interface Conflict<T> {
  theirs: T | null;
  etag: string | null;
}

type Saved<T> = { etag: string; conflict?: undefined } | { conflict: Conflict<T> };

interface Saving<T> {
  /** Of what the document was made from; null for a new one. */
  base: string | null;
  save: (base: string | null) => Promise<{ etag: string }>;
  /** Reads what is there now. */
  read: () => Promise<Version<T>>;
}

/**
 * Saves a document in place of the version that it was made from. Where another window or host was faster, nothing is
 * saved and the conflict is answered. Rejects where the server does neither.
 */
export async function saveVersion<T>({ base, save, read }: Saving<T>): Promise<Saved<T>> {
  try {
    return await save(base);
  } catch (error) {
    const { why, etag } = failureOf(error);
    if (why === 'gone' && base !== null) return { conflict: { theirs: null, etag: null } };
    if (why !== 'changed') throw error;
    return { conflict: await theirsOf(read, etag) };
  }
}

async function theirsOf<T>(read: () => Promise<Version<T>>, etag: string | null): Promise<Conflict<T>> {
  try {
    const theirs = await read();
    return { theirs: theirs.value, etag: theirs.etag };
  } catch (error) {
    if (failureOf(error).why === 'gone') return { theirs: null, etag };
    throw error;
  }
}
