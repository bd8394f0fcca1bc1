import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { MAX_BODY_BYTES } from '../../contract/limits';
import { createSessionSchema, type Session } from '../../contract/session';
import type { Hosting } from '../access/hosting';
import { callerOf } from '../access/caller';
import type { GuessLimit } from '../access/guessLimit';
import type { Lobby } from '../sessions/sessionService';
import type { Pages } from './pages';
import { answerProblem } from './problems';
import type { Quizzes } from '../quizzes/quizzes';
import { Refusal } from '../refusal';
import type { Room } from '../sessions/session';
import type { Sessions } from '../sessions/sessions';

export interface RestParts {
  lobby: Lobby;
  sessions: Sessions;
  quizzes: Quizzes;
  pages: Pages;
  /** Keeps wrong codes from being tried by the thousand. */
  guesses: GuessLimit;
  hosting: Hosting;
  sessionOf(room: Room): Session;
}

/** The REST calls. Failures are thrown as Refusals; the app makes problem documents of them. */
export function createRest({
  lobby,
  sessions,
  quizzes,
  pages,
  guesses,
  hosting,
  sessionOf,
}: RestParts): Hono<{ Bindings: HttpBindings }> {
  const rest = new Hono<{ Bindings: HttpBindings }>();
  const roomOf = (c: Context<{ Bindings: HttpBindings }>, code: string): Room =>
    guesses.count({ address: callerOf(c.env.incoming) }, () => sessions.get(code));

  rest.get('/quizzes', async (c) => {
    await lobby.refreshQuizzes();
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
      const { room, hostKey } = await lobby.open(request.output.quizId);
      return fresh(c, { ...sessionOf(room), hostKey });
    },
  );

  // A browser that opens or reloads a lobby asks for the same address as the client's call; Accept tells them apart.
  rest.get('/session/:sessionCode', async (c) => {
    c.header('Vary', 'Accept', { append: true });
    if (prefersHtml(c)) return pages.host(c);
    const room = roomOf(c, c.req.param('sessionCode'));
    await lobby.refreshQuizzes();
    return fresh(c, sessionOf(room));
  });

  rest.delete('/session/:sessionCode', async (c) => {
    const room = roomOf(c, c.req.param('sessionCode'));
    hosting.checkEnding(c.env.incoming, room);
    await lobby.end(room);
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
