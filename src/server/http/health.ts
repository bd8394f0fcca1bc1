import { Hono } from 'hono';
import { version } from '../../../package.json';
import { METRICS_TYPE } from '../metricsText';
import { answerFresh, answerProblem, NOT_STORED, prefersHtml, type HttpApp } from './answers';
import type { AppParts } from './appParts';

/** `GET /health`, for a balancer or whoever watches the server. It tells no more, so anybody may ask. */
export function createHealth({ isReady }: Pick<AppParts, 'isReady'>): HttpApp {
  const app: HttpApp = new Hono();
  app.get('/', (c) =>
    isReady()
      ? answerFresh(c, { status: 'ok', version })
      : answerFresh(c, { status: 'unavailable', version }, 503),
  );
  return app;
}

/** In seconds: when a browser loads a page again that was not ready. */
const RETRY_S = '2';

/** What a process answers to everybody until it has its store: that it is not ready. */
export function createUnready(): HttpApp {
  const app: HttpApp = new Hono();
  app.route('/health', createHealth({ isReady: () => false }));
  app.all('*', (c) => {
    c.header('Retry-After', RETRY_S);
    if (!prefersHtml(c)) return answerProblem(c, 'server_closing');
    const text = 'Quiz Night is starting. This page loads again by itself.';
    return c.text(text, 503, { ...NOT_STORED, refresh: RETRY_S });
  });
  return app;
}

/** `GET /metrics`, for Prometheus on this machine or with the server's key: how many play concerns nobody else. */
export function createMetrics({ hosting, metrics }: AppParts): HttpApp {
  const app: HttpApp = new Hono();
  app.get('/', (c) => {
    hosting.checkServerRight(c.env.incoming);
    return c.body(metrics.write(), 200, { ...NOT_STORED, 'content-type': METRICS_TYPE });
  });
  return app;
}
