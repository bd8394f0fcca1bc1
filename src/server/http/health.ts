import { Hono } from 'hono';
import { version } from '../../../package.json';
import { METRICS_TYPE } from '../metricsText';
import { answerFresh, NOT_STORED, type HttpApp } from './answers';
import type { AppParts } from './appParts';

/** `GET /health`, for a balancer or whoever watches the server. It tells no more, so anybody may ask. */
export function createHealth({ isReady }: AppParts): HttpApp {
  const app: HttpApp = new Hono();
  app.get('/', (c) =>
    isReady()
      ? answerFresh(c, { status: 'ok', version })
      : answerFresh(c, { status: 'unavailable', version }, 503),
  );
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
