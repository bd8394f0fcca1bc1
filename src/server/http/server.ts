import { Hono } from 'hono';
import { version } from '../../../package.json';
import type { RunningServer } from '../starting/runningServer';
import { answerFresh, onlyWithServerRight, type HttpApp } from './answers';
import type { AppParts } from './appParts';

/** Lets another start on the same data folder see this server, and end it unless somebody plays. */
export function createServer({ hosting, sessions, stop }: AppParts): HttpApp {
  const app: HttpApp = new Hono();
  const state = (): RunningServer => ({ version, openSessions: sessions.unendedCount });
  app.use(onlyWithServerRight(hosting));
  app.get('/', (c) => answerFresh(c, state()));
  app.delete('/', (c) => {
    const left = state();
    // After the answer.
    if (left.openSessions === 0) setImmediate(stop);
    return answerFresh(c, left);
  });
  return app;
}
