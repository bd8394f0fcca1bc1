import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

const KB = 1024;

/** The JavaScript and CSS that a page loaded, in KB of 1,024 bytes. */
export interface Loads {
  files: number;
  gzip: number;
  brotli: number;
}

/**
 * Collects the scripts and style sheets that a page loads from now on; call the returned function once the
 * page is there.
 */
export function measureLoads(page: Page): (untilIdle?: boolean) => Promise<Loads> {
  const bodies: Promise<[string, Buffer]>[] = [];
  // Requests under way count as well: a page that keeps working will have all of them.
  page.on('request', (request) => {
    if (!/\.(js|css)(\?|$)/.test(request.url())) return;
    const body = bodyOf(request);
    body.catch(() => undefined);
    bodies.push(body);
  });
  // A page with frames does not always become idle: callers who have seen all of it need not wait.
  return async (untilIdle = true) => {
    if (untilIdle) await page.waitForLoadState('networkidle');
    const files = [...new Map(await Promise.all(bodies)).values()];
    const sum = (size: (body: Buffer) => number) => files.reduce((total, body) => total + size(body), 0) / KB;
    return {
      files: files.length,
      gzip: sum((body) => gzipSync(body, { level: 9 }).length),
      // Takes seconds, and only the bench asks for it.
      get brotli() {
        return sum((body) => brotliCompressSync(body).length);
      },
    };
  };
}

async function bodyOf(request: Request): Promise<[string, Buffer]> {
  const response = await request.response();
  return [request.url(), response ? await response.body() : Buffer.alloc(0)];
}
