import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { createSessionSchema, type Session } from '../../contract/session';
import type { Hosting } from '../access/hosting';
import type { SessionService } from '../sessions/sessionService';
import type { Pages } from './pages';
import { answerProblem } from './problems';
import type { Quizzes } from '../quizzes/quizzes';
import { Refusal } from '../refusal';
import type { LiveSession } from '../sessions/liveSession';
import type { SessionRegistry } from '../sessions/sessionRegistry';

const MAX_BODY_BYTES = 16 * 1024;

export interface RestParts {
  service: SessionService;
  registry: SessionRegistry;
  quizzes: Quizzes;
  pages: Pages;
  hosting: Hosting;
  describeSession(session: LiveSession): Session;
}

/** The REST calls. Failures are thrown as Refusals; the app makes problem documents of them. */
export function createRest({
  service,
  registry,
  quizzes,
  pages,
  hosting,
  describeSession,
}: RestParts): Hono<{ Bindings: HttpBindings }> {
  const rest = new Hono<{ Bindings: HttpBindings }>();

  rest.get('/quizzes', async (c) => {
    await service.refreshQuizzes();
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
      const { session, hostKey } = await service.open(request.output.quizId);
      return fresh(c, { ...describeSession(session), hostKey });
    },
  );

  // A browser that opens or reloads a lobby asks for the same address as the client's call; Accept tells them apart.
  rest.get('/session/:sessionCode', async (c) => {
    c.header('Vary', 'Accept', { append: true });
    if (prefersHtml(c)) return pages.host(c);
    const session = registry.get(c.req.param('sessionCode'));
    await service.refreshQuizzes();
    return fresh(c, describeSession(session));
  });

  rest.delete('/session/:sessionCode', async (c) => {
    const session = registry.get(c.req.param('sessionCode'));
    hosting.checkEnding(c.env.incoming, session.hostKeyHash);
    await service.end(session);
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
