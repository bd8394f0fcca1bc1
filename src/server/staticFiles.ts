import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

/** The built client's files, compressed ahead of time by the build. Pages are not served from here. */
export function createStaticFiles(clientFolder: string): Hono {
  const files = new Hono();
  if (!existsSync(clientFolder)) return files;
  const serve = (cacheControl: string) =>
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', cacheControl),
    });
  // The build puts a hash of the content into these names: what has the same name is the same for ever.
  files.use('/assets/*', serve('public, max-age=31536000, immutable'));
  files.use('*', etag(), serve('no-cache'));
  return files;
}
