import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { MAX_BODY_BYTES } from '../contract/limits';
import { createSessionSchema } from '../contract/session';
import type { Lobby } from './lobby';
import type { Pages } from './pages';
import { answerProblem } from './problems';
import type { Quizzes } from './quizzes';
import { Refusal } from './refusal';
import { sessionOf, type Sessions } from './sessions';

export interface RestParts {
  lobby: Lobby;
  sessions: Sessions;
  quizzes: Quizzes;
  pages: Pages;
  /** Where phones join, read anew for every answer: Wi-Fi comes and goes. */
  joinPages(): string[];
}

/** The three REST calls. Failures are thrown as Refusals; the app makes problem documents of them. */
export function createRest({ lobby, sessions, quizzes, pages, joinPages }: RestParts): Hono {
  const rest = new Hono();

  rest.get('/quizzes', async (c) => {
    await lobby.refreshQuizzes();
    return fresh(c, { quizzes: quizzes.summaries });
  });

  rest.post(
    '/session',
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => answerProblem(c, 'body_too_large') }),
    async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined);
      const request = v.safeParse(createSessionSchema, body);
      if (!request.success) throw new Refusal('invalid_body');
      return fresh(c, sessionOf(await lobby.open(request.output.quizId), joinPages()));
    },
  );

  // A browser that opens or reloads a lobby asks for the same address as the client's call; Accept tells them apart.
  rest.get('/session/:sessionCode', async (c) => {
    c.header('Vary', 'Accept', { append: true });
    if (prefersHtml(c)) return pages.host(c);
    await lobby.refreshQuizzes();
    return fresh(c, sessionOf(sessions.get(c.req.param('sessionCode')), joinPages()));
  });

  return rest;
}

/** Whether a person's browser is asking for a page, not a program for data. */
export function prefersHtml(c: Context): boolean {
  const supports = ['application/json', 'text/html'];
  return accepts(c, { header: 'Accept', supports, default: 'application/json' }) === 'text/html';
}

function fresh(c: Context, body: object): Response {
  return c.json(body, 200, { 'cache-control': 'no-store' });
}
