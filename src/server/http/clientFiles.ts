import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

type Bytes = Uint8Array<ArrayBuffer>;

export type Encoding = 'identity' | 'br' | 'gzip';

/** A file in memory: as it is, and in the encodings that there are of it. */
export interface ClientFile extends Partial<Record<Encoding, EncodedFile>> {
  identity: EncodedFile;
  contentType: string;
  cacheControl: string;
}

export interface EncodedFile {
  bytes: Bytes;
  etag: string;
}

/** By the path in the address, such as `/assets/a.js`. */
export type ClientFiles = ReadonlyMap<string, ClientFile>;

/**
 * Reads the built client into memory, with what the build has compressed. No request then opens a file, and all answers
 * share the same bytes. Empty where the client is not built.
 */
export async function readClientFiles(folder: string): Promise<ClientFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const contents = new Map<string, Bytes>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    contents.set(`/${relative(folder, path).split(sep).join('/')}`, await readFile(path));
  }
  return new Map(
    [...contents].map(([path, identity]) => {
      const [br, gzip] = [contents.get(`${path}.br`), contents.get(`${path}.gz`)];
      return [path, createClientFile(path, { identity, br, gzip })];
    }),
  );
}

/** A file for this path, in the encodings given. */
export function createClientFile(
  path: string,
  { identity, br, gzip }: { identity: Bytes; br?: Bytes; gzip?: Bytes },
): ClientFile {
  return {
    identity: withEtag(identity),
    br: br && withEtag(br),
    gzip: gzip && withEtag(gzip),
    contentType: getMimeType(path) ?? 'application/octet-stream',
    // The build puts a hash of the content into these names: what has the same name is the same for ever.
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

function withEtag(bytes: Bytes): EncodedFile {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}
