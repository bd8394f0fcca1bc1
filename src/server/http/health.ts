import { Hono } from 'hono';
import { version } from '../../../package.json';
import { serverTexts } from '../texts/texts';
import { answerFresh, answerProblem, languageOf, NOT_STORED, prefersHtml, type HttpApp } from './answers';
import type { AppParts } from './appParts';

/** `GET /health`, for a balancer. It reveals nothing else, so anybody may ask. */
export function createHealth({ isReady }: Pick<AppParts, 'isReady'>): HttpApp {
  const app: HttpApp = new Hono();
  app.get('/', (c) =>
    isReady()
      ? answerFresh(c, { status: 'ok', version })
      : answerFresh(c, { status: 'unavailable', version }, 503),
  );
  return app;
}

/** In seconds: when a browser reloads a page that was not ready. */
const RETRY_S = '2';

/** Answers everybody, until the process has its store, that it is not ready. */
export function createUnready(): HttpApp {
  const app: HttpApp = new Hono();
  app.route('/health', createHealth({ isReady: () => false }));
  app.all('*', (c) => {
    c.header('Retry-After', RETRY_S);
    if (!prefersHtml(c)) return answerProblem(c, 'server_closing');
    const text = serverTexts[languageOf(c)].starting;
    return c.text(text, 503, { ...NOT_STORED, refresh: RETRY_S });
  });
  return app;
}
