import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { PAGES } from './pages';

/** The pages that the quiz workshop frames as previews of a question, and the host's page as the small show. */
const FRAMED_PATHS: string[] = [PAGES.projectorPreview.address, PAGES.phonePreview.address];
const STAGE_PATH = /^\/session\/[^/]+\/stage$/;

/**
 * Sets what pages may load and do: they use only what this server serves, except pictures and films of
 * quizzes. Only our own pages may frame pages, and only those in FRAMED_PATHS and stages.
 */
export function securityHeaders(scriptHashes: string[]): MiddlewareHandler {
  const [unframed, framed] = [headersFor(scriptHashes, false), headersFor(scriptHashes, true)];
  return (c, next) => {
    const mayBeFramed = FRAMED_PATHS.includes(c.req.path) || STAGE_PATH.test(c.req.path);
    return mayBeFramed ? framed(c, next) : unframed(c, next);
  };
}

/**
 * Pages may call any server and show its pictures and films, because the host can point the client at another
 * one; files just chosen on this device have `blob:` addresses. Emotion writes styles into the page. Nothing
 * here requires HTTPS: a venue's own network has none.
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
    // Browsers ignore these two over plain HTTP, and complain about them in the console.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}
