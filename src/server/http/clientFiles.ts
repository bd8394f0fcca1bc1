import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';

type Bytes = Uint8Array<ArrayBuffer>;
/** The smallest first: browsers name gzip before br with equal weight. */
const ENCODINGS = ['br', 'gzip'] as const;
const ENDINGS = { br: '.br', gzip: '.gz' };

interface EncodedFile {
  bytes: Bytes;
  etag: string;
}

/** A file in memory: as it is, and in the encodings that there are of it. */
export interface ClientFile extends Partial<Record<(typeof ENCODINGS)[number], EncodedFile>> {
  identity: EncodedFile;
  contentType: string;
  cacheControl: string;
}

/** By the path in the address, such as `/assets/a.js`. */
export type ClientFiles = ReadonlyMap<string, ClientFile>;

/**
 * Reads the built client into memory, with what the build has compressed. No request then opens a file, and all answers
 * share the same bytes, however many of them nobody reads. Empty where the client is not built.
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
      const [br, gzip] = ENCODINGS.map((each) => contents.get(path + ENDINGS[each]));
      return [path, createClientFile(path, { identity, br, gzip })];
    }),
  );
}

/** A file for this path, in the encodings given. */
export function createClientFile(
  path: string,
  { identity, br, gzip }: { identity: Bytes; br?: Bytes | undefined; gzip?: Bytes | undefined },
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

/** Answers with a whole file in the smallest encoding that the caller takes, unless the caller has it already. */
export function answerFile(c: Context, file: ClientFile, status: 200 | 404 = 200): Response {
  const encoding = ENCODINGS.find((each) => file[each] && takes(c.req.header('Accept-Encoding'), each));
  const { bytes, etag } = (encoding && file[encoding]) ?? file.identity;
  c.header('Cache-Control', file.cacheControl);
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200 && hasTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  c.header('Content-Type', file.contentType);
  // node:http does not add it to the answer of a HEAD.
  c.header('Content-Length', String(bytes.byteLength));
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(bytes, status);
}

/** Whether a header such as If-Match names this ETag. A proxy that compresses makes a weak one of it. */
export function hasTag(header = '', etag: string): boolean {
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

function takes(header = '', encoding: string): boolean {
  return header.split(',').some((each) => {
    const [name, weight = 1] = each.split(/;\s*q=/);
    return name?.trim() === encoding && Number(weight) > 0;
  });
}
