import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const KB = 1024;

/** What a page loaded as JavaScript and CSS, in KB of 1,024 bytes. */
export interface Loads {
  files: number;
  gzip: number;
  brotli: number;
}

/** Collects the scripts and style sheets that a page loads from now on; call the answer when the page is there. */
export function measureLoads(page: Page): (untilIdle?: boolean) => Promise<Loads> {
  const bodies: Promise<[string, Buffer]>[] = [];
  page.on('response', (response) => {
    if (!/\.(js|css)(\?|$)/.test(response.url())) return;
    bodies.push(response.body().then((body) => [response.url(), body]));
  });
  // A page with frames is not always told to be idle: whoever has seen all of it need not wait.
  return async (untilIdle = true) => {
    if (untilIdle) await page.waitForLoadState('networkidle');
    const files = [...new Map(await Promise.all(bodies)).values()];
    const sum = (size: (body: Buffer) => number) => files.reduce((total, body) => total + size(body), 0) / KB;
    return {
      files: files.length,
      gzip: sum((body) => gzipSync(body, { level: 9 }).length),
      brotli: sum((body) => brotliCompressSync(body).length),
    };
  };
}
