import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * What pages may load and do: only what this server serves. They may call any server, and show its pictures and films,
 * because the host can point the client at another one. Styles are written into the page by emotion. Nothing here asks
 * for HTTPS: a venue's own network has none.
 */
export function securityHeaders(scriptHashes: string[]): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scriptHashes],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ['*', 'http:', 'https:', 'data:'],
      mediaSrc: ['*', 'http:', 'https:'],
      fontSrc: ["'self'"],
      connectSrc: ['*', 'http:', 'https:', 'ws:', 'wss:'],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
    },
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    strictTransportSecurity: false,
    // Browsers ignore these two over plain HTTP, and complain about it in the console.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}
