import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { answerFile, createClientFile, type ClientFile, type ClientFiles } from './clientFiles';

/** Tells the client that the server it came from is a quiz server, which is then its default address. */
const SERVED_HERE = '<meta name="quiz-server" content="embedded">';
const NOT_BUILT =
  'The pages of Quiz Night have not been built yet. Run "npm run build" in its folder and start the server again.';
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

interface Page {
  file: ClientFile;
  /** CSP sources for the scripts that stand in the page itself. */
  scriptHashes: string[];
}

export interface Pages {
  host(c: Context, status?: 200 | 404): Response | Promise<Response>;
  remote(c: Context): Response | Promise<Response>;
  player(c: Context): Response | Promise<Response>;
  projectorPreview(c: Context): Response | Promise<Response>;
  phonePreview(c: Context): Response | Promise<Response>;
  readonly scriptHashes: string[];
}

/** Prepares the HTML pages. Without a built client they answer a plain sentence. */
export async function createPages(files: ClientFiles): Promise<Pages> {
  const host = await createPage(files, '/index.html');
  const remote = await createPage(files, '/src/host/remote.html');
  const player = await createPage(files, '/src/player/index.html');
  const projectorPreview = await createPage(files, '/src/host/preview.html');
  const phonePreview = await createPage(files, '/src/player/preview.html');
  const pages = [host, remote, player, projectorPreview, phonePreview];
  return {
    host: (c, status) => answerPage(c, host, status),
    remote: (c) => answerPage(c, remote),
    player: (c) => answerPage(c, player),
    projectorPreview: (c) => answerPage(c, projectorPreview),
    phonePreview: (c) => answerPage(c, phonePreview),
    scriptHashes: [...new Set(pages.flatMap((page) => page?.scriptHashes ?? []))],
  };
}

async function createPage(files: ClientFiles, path: string): Promise<Page | undefined> {
  const built = files.get(path);
  if (!built) return undefined;
  const html = Buffer.from(built.identity.bytes)
    .toString()
    .replace(/<head>/, (head) => `${head}\n    ${SERVED_HERE}`);
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return {
    file: createClientFile(path, { identity, br, gzip: gzipped }),
    scriptHashes: [...html.matchAll(INLINE_SCRIPT)].map((match) => `'sha256-${sha256(match[1] ?? '')}'`),
  };
}

function answerPage(c: Context, page: Page | undefined, status?: 200 | 404): Response | Promise<Response> {
  return page ? answerFile(c, page.file, status) : c.text(NOT_BUILT, 503);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
