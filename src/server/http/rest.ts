import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { createSessionSchema } from '../../contract/session';
import type { Hosting } from '../access/hosting';
import type { Pages } from './pages';
import { answerProblem } from './problems';
import type { Quizzes } from '../quizzes/quizzes';
import { Refusal } from '../refusal';
import type { Sessions } from '../sessions/sessions';

const MAX_BODY_BYTES = 16 * 1024;

export interface RestParts {
  sessions: Sessions;
  quizzes: Quizzes;
  pages: Pages;
  hosting: Hosting;
}

/** The REST calls. Failures are thrown as Refusals; the app makes problem documents of them. */
export function createRest({
  sessions,
  quizzes,
  pages,
  hosting,
}: RestParts): Hono<{ Bindings: HttpBindings }> {
  const rest = new Hono<{ Bindings: HttpBindings }>();

  rest.get('/quizzes', async (c) => {
    await sessions.refreshQuizzes();
    return fresh(c, { quizzes: quizzes.summaries });
  });

  rest.post(
    '/session',
    async (c, next) => {
      hosting.checkOpening(c.env.incoming);
      await next();
    },
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => answerProblem(c, 'body_too_large') }),
    async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined);
      const request = v.safeParse(createSessionSchema, body);
      if (!request.success) throw new Refusal('invalid_body');
      const { session, hostKey } = await sessions.open(request.output.quizId);
      return fresh(c, { ...session.views.describe(), hostKey });
    },
  );

  // A browser that opens or reloads a lobby asks for the same address as the client's call; Accept tells them apart.
  rest.get('/session/:sessionCode', async (c) => {
    c.header('Vary', 'Accept', { append: true });
    if (prefersHtml(c)) return pages.host(c);
    const session = sessions.get(c.req.param('sessionCode'));
    await sessions.refreshQuizzes();
    return fresh(c, session.views.describe());
  });

  rest.delete('/session/:sessionCode', async (c) => {
    const session = sessions.get(c.req.param('sessionCode'));
    hosting.checkEnding(c.env.incoming, session.record.hostKeyHash);
    await sessions.end(session);
    return c.body(null, 204);
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
