import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import { directionOf, type Language } from '../../contract/languages';
import { serverTexts } from '../texts/texts';
import { hasTag, languageOf } from './answers';

/** Tells the client that it was served by a quiz server, which is then its default address. */
const SERVED_HERE = '<meta name="quiz-server" content="embedded">';
const NOT_BUILT =
  'The pages of Quiz Night have not been built yet. Run "npm run build" in its folder and start the server again.';
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** A built page, and what was made of it for those who read a language. */
interface Page {
  path: string;
  html: string;
  translated: Map<Language, Promise<ClientFile>>;
}

/** The pages by name: each one's built file, and the address that people open. */
export const PAGES = {
  host: { file: '/index.html', address: '/' },
  remote: { file: '/src/host/remote.html', address: '/' },
  player: { file: '/src/player/index.html', address: '/join' },
  projectorPreview: { file: '/src/host/preview.html', address: '/preview' },
  phonePreview: { file: '/src/player/preview.html', address: '/preview/phone' },
} as const;
type PageName = keyof typeof PAGES;

export type Pages = ReturnType<typeof createPages>;

/** Prepares the HTML pages. Without a built client they answer with a plain sentence. */
export function createPages(files: ClientFiles) {
  const pages = new Map<string, Page>();
  const read = (path: string): string | undefined => {
    const built = files.get(path)?.identity.bytes;
    return built && Buffer.from(built).toString().replace('<head>', `<head>\n    ${SERVED_HERE}`);
  };
  for (const [name, { file: path }] of Object.entries(PAGES)) {
    const html = read(path);
    if (html) pages.set(name, { path, html, translated: new Map() });
  }
  /** The phone's page was drawn in each language by the build. */
  const pageIn = (language: Language, { path, html }: Page) => ({
    path,
    html: read(path.replace('html', `${language}.html`)) ?? html,
  });
  const scripts = [...pages.values()].flatMap(({ html }) => [...html.matchAll(INLINE_SCRIPT)]);
  return {
    async answer(c: Context, name: PageName, status?: 200 | 404): Promise<Response> {
      const page = pages.get(name);
      if (!page) return c.text(NOT_BUILT, 503);
      c.header('Vary', 'Accept-Language', { append: true });
      const language = languageOf(c);
      const translated = page.translated.get(language) ?? translate(pageIn(language, page), language);
      page.translated.set(language, translated);
      return answerFile(c, await translated, status);
    },
    /** CSP sources of the pages' inline scripts. */
    scriptHashes: [...new Set(scripts.map(([, script = '']) => hashOf(script)))],
  };
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Sets the page's language and direction, and what it says where JavaScript is off. */
async function translate(
  { path, html }: Pick<Page, 'path' | 'html'>,
  language: Language,
): Promise<ClientFile> {
  const direction = directionOf(language);
  const translated = html
    .replace(/<html lang="en"/, `<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}`)
    .replace(/(?<=<noscript>)[^<]*/, serverTexts[language].needsJavaScript)
    .replace(/(?<=<p id="notice"[^>]*>)[^<]*/, serverTexts[language].notLoaded);
  const identity = Buffer.from(translated);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return createClientFile(path, { identity, br, gzip: gzipped });
}

type Bytes = Uint8Array<ArrayBuffer>;
/** The smallest first: browsers name gzip before br with equal weight. */
const ENCODINGS = ['br', 'gzip'] as const;
const ENDINGS = { br: '.br', gzip: '.gz' };

interface EncodedFile {
  bytes: Bytes;
  etag: string;
}

/** A file in memory: uncompressed, and in each encoding that the build made. */
interface ClientFile extends Partial<Record<(typeof ENCODINGS)[number], EncodedFile>> {
  identity: EncodedFile;
  contentType: string;
  cacheControl: string;
}

/** By the path in the address, such as `/assets/a.js`. */
export type ClientFiles = ReadonlyMap<string, ClientFile>;

/**
 * Reads the built client, with its compressed variants, into memory. Requests then open no files, and all
 * answers share the same bytes, however many of them nobody reads. Empty if the client is not built.
 */
export async function readClientFiles(folder: string): Promise<ClientFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const contents = new Map<string, Bytes>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    // Nobody waits yet, so asynchronous reads would only need more time.
    contents.set(`/${relative(folder, path).split(sep).join('/')}`, readFileSync(path));
  }
  const isVariant = (path: string): boolean => ENCODINGS.some((each) => path.endsWith(ENDINGS[each]));
  return new Map(
    [...contents]
      .filter(([path]) => !isVariant(path))
      .map(([path, identity]) => {
        const [br, gzip] = ENCODINGS.map((each) => contents.get(path + ENDINGS[each]));
        return [path, createClientFile(path, { identity, br, gzip })];
      }),
  );
}

function createClientFile(
  path: string,
  { identity, br, gzip }: { identity: Bytes; br?: Bytes | undefined; gzip?: Bytes | undefined },
): ClientFile {
  return {
    identity: withEtag(identity),
    br: br && withEtag(br),
    gzip: gzip && withEtag(gzip),
    contentType: getMimeType(path) ?? 'application/octet-stream',
    // These names contain a hash of the content, so a name always means the same content.
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

function withEtag(bytes: Bytes): EncodedFile {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** Answers with a whole file in the smallest encoding that the caller takes, unless it has the file. */
export function answerFile(c: Context, file: ClientFile, status: 200 | 404 = 200): Response {
  const taken = parseAccept(c.req.header('Accept-Encoding') ?? '').filter(({ q }) => q > 0);
  const encoding = ENCODINGS.find((each) => file[each] && taken.some(({ type }) => type === each));
  const { bytes, etag } = (encoding && file[encoding]) ?? file.identity;
  c.header('Cache-Control', file.cacheControl);
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200 && hasTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  c.header('Content-Type', file.contentType);
  // node:http does not add it to answers to HEAD.
  c.header('Content-Length', String(bytes.byteLength));
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(bytes, status);
}
