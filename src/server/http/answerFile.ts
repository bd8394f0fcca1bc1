import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';
import type { ClientFile, Encoding } from './clientFiles';

/** Makes a 304 of the answer where the caller has the file already. */
const answerUnchanged = etag();

/** Answers with a file, or the part of it that is asked for, in the smallest encoding that the caller takes. */
export async function answerFile(c: Context, file: ClientFile, status: 200 | 404 = 200): Promise<Response> {
  await answerUnchanged(c, async () => {
    c.res = answerBytes(c, file, status);
  });
  return c.res;
}

function answerBytes(c: Context, file: ClientFile, status: 200 | 404): Response {
  const encoding = bestEncoding(c, file);
  const { bytes, etag } = file[encoding] ?? file.identity;
  c.header('Content-Type', file.contentType);
  c.header('Cache-Control', file.cacheControl);
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  const isWhole = status === 404 || (c.req.header('If-Range') ?? etag) !== etag;
  const part = isWhole ? undefined : readRange(c.req.header('Range'), bytes.byteLength);
  const { first, last } = part ?? { first: 0, last: bytes.byteLength - 1 };
  // node:http does not add it to the answer of a HEAD.
  c.header('Content-Length', String(last - first + 1));
  if (!part) return c.body(bytes, status);
  c.header('Accept-Ranges', 'bytes');
  c.header('Content-Range', `bytes ${first}-${last}/${bytes.byteLength}`);
  return c.body(bytes.subarray(first, last + 1), 206);
}

/** Browsers name gzip before br with equal weight; br is the smaller one. */
function bestEncoding(c: Context, file: ClientFile): Encoding {
  const best = accepts(c, {
    header: 'Accept-Encoding',
    supports: (['br', 'gzip'] as const).filter((each) => file[each]),
    default: 'identity',
    match: (accepted, { supports }) =>
      supports.find((each) => accepted.some(({ type, q }) => type === each && q > 0)) ?? 'identity',
  });
  return best as Encoding;
}

/** The bytes that a Range header asks for. Undefined means all: HTTP allows that for any range that we cannot serve. */
export function readRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const first = from ? Number(from) : Math.max(size - Number(to), 0);
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return first <= last ? { first, last } : undefined;
}
