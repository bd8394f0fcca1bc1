import type { Context } from 'hono';

/**
 * Whether a page of another site makes the browser send a request without an Origin: for an image, a script, a frame,
 * or by a fetch without CORS. A link to this server, a top-level navigation, does not count. Browsers send these
 * headers to HTTPS and to localhost only.
 */
export function isHiddenCrossSite(c: Context): boolean {
  return (
    c.req.header('sec-fetch-site') === 'cross-site' &&
    c.req.header('sec-fetch-dest') !== 'document' &&
    c.req.header('origin') === undefined
  );
}
