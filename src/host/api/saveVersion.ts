import { failureOf } from './failures';

/** A document on the server, with its ETag. */
export interface Version<T> {
  value: T;
  etag: string;
}

/**
 * A different version on the server, which saving does not overwrite without asking; null if the document was
 * deleted or its file can no longer be read. `etag` is that of the version now on the server.
 */
export interface Conflict<T> {
  theirs: T | null;
  etag: string | null;
}

type Saved<T> = { etag: string; conflict?: undefined } | { conflict: Conflict<T> };

interface Saving<T> {
  /** The ETag of the version that the document was made from; null for a new document. */
  base: string | null;
  save: (base: string | null) => Promise<{ etag: string }>;
  read: () => Promise<Version<T>>;
  /** Whether the server already has what is being saved, because an earlier response was lost. */
  isSame: (theirs: T) => boolean;
}

/**
 * Saves a document in place of the version that it was made from. If another window or host was faster, it
 * saves nothing and returns the conflict. Rejects if the server reports neither.
 */
export async function saveVersion<T>({ base, save, read, isSame }: Saving<T>): Promise<Saved<T>> {
  try {
    return await save(base);
  } catch (error) {
    const { why, etag } = failureOf(error);
    if (why === 'gone' && base !== null) return { conflict: { theirs: null, etag: null } };
    if (why !== 'changed') throw error;
    const conflict = await theirsOf(read, etag);
    const { theirs, etag: stored } = conflict;
    return theirs !== null && stored !== null && isSame(theirs) ? { etag: stored } : { conflict };
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
