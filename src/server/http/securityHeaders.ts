import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** The pages that the quiz workshop frames to show what a question looks like. */
const FRAMED_PATHS = ['/preview', '/preview/phone'];

/**
 * What pages may load and do: only what this server serves, but for pictures and films of quizzes. No page may be
 * framed, except those that our own pages frame.
 */
export function securityHeaders(scriptHashes: string[]): MiddlewareHandler {
  const [unframed, framed] = [headersFor(scriptHashes, false), headersFor(scriptHashes, true)];
  return (c, next) => (FRAMED_PATHS.includes(c.req.path) ? framed(c, next) : unframed(c, next));
}

/**
 * Pages may call any server, and show its pictures and films, because the host can point the client at another one;
 * files just chosen on this device have `blob:` addresses. Styles are written into the page by emotion. Nothing here
 * asks for HTTPS: a venue's own network has none.
 */
function headersFor(scriptHashes: string[], isFramed: boolean): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scriptHashes],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ['*', 'http:', 'https:', 'data:', 'blob:'],
      mediaSrc: ['*', 'http:', 'https:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ['*', 'http:', 'https:', 'ws:', 'wss:'],
      formAction: ["'self'"],
      frameAncestors: [isFramed ? "'self'" : "'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
    },
    referrerPolicy: 'no-referrer',
    xFrameOptions: isFramed ? 'SAMEORIGIN' : 'DENY',
    strictTransportSecurity: false,
    // Browsers ignore these two over plain HTTP, and complain about it in the console.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}
