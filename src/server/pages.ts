import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** Tells the client that the server it came from is a quiz server, which is then its default address. */
const SERVED_HERE = '<meta name="quiz-server" content="embedded">';
const NOT_BUILT =
  'The pages of Quiz Night have not been built yet. Run "npm run build" in its folder and start the server again.';
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

type Encoding = 'identity' | 'br' | 'gzip';

interface Page extends Record<Encoding, Buffer> {
  etag: string;
  /** CSP sources for the scripts that stand in the page itself. */
  scriptHashes: string[];
}

export interface Pages {
  host(c: Context, status?: 200 | 404): Response;
  player(c: Context): Response;
  readonly scriptHashes: string[];
}

/** Reads both HTML pages once and keeps them compressed in memory. Without a built client they answer a plain sentence. */
export async function loadPages(clientFolder: string): Promise<Pages> {
  const host = await loadPage(join(clientFolder, 'index.html'));
  const player = await loadPage(join(clientFolder, 'src', 'player', 'index.html'));
  return {
    host: (c, status = 200) => answerPage(c, host, status),
    player: (c) => answerPage(c, player, 200),
    scriptHashes: [...(host?.scriptHashes ?? []), ...(player?.scriptHashes ?? [])],
  };
}

async function loadPage(path: string): Promise<Page | undefined> {
  const built = await readFile(path, 'utf8').catch(() => undefined);
  if (built === undefined) return undefined;
  const html = built.replace(/<head>/, (head) => `${head}\n    ${SERVED_HERE}`);
  const identity = Buffer.from(html);
  return {
    identity,
    br: await promisify(brotliCompress)(identity),
    gzip: await promisify(gzip)(identity),
    etag: sha256(html).slice(0, 22),
    scriptHashes: [...html.matchAll(INLINE_SCRIPT)].map((match) => `'sha256-${sha256(match[1] ?? '')}'`),
  };
}

function answerPage(c: Context, page: Page | undefined, status: 200 | 404): Response {
  if (!page) return c.text(NOT_BUILT, 503);
  const encoding = bestEncoding(c);
  const etag = `"${page.etag}-${encoding}"`;
  c.header('Vary', 'Accept-Encoding', { append: true });
  c.header('Cache-Control', 'no-cache');
  c.header('ETag', etag);
  if (status === 200 && c.req.header('If-None-Match') === etag) return c.body(null, 304);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  c.header('Content-Type', 'text/html; charset=utf-8');
  return c.body(new Uint8Array(page[encoding]), status);
}

/** Browsers name gzip before br with equal weight; br is the smaller one. */
function bestEncoding(c: Context): Encoding {
  const best = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (accepted, { supports }) =>
      supports.find((each) => accepted.some(({ type, q }) => type === each && q > 0)) ?? 'identity',
  });
  return best as Encoding;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
