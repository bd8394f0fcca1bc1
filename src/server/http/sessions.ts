import { Hono } from 'hono';
import * as v from 'valibot';
import { createSessionSchema } from '../../contract/fromHosts';
import { Refusal } from '../../session/refusal';
import { eveningIdOf } from '../results/eveningFolder';
import {
  answerFresh,
  isFromHost,
  jsonOf,
  languageOf,
  limitBody,
  onlyHosts,
  prefersHtml,
  type HttpApp,
} from './answers';
import type { AppParts } from './appParts';
import { answerResults } from './results';

export const MAX_SESSION_BYTES = 16 * 1024;

/** The calls below `/session`. Throws Refusals, which the app turns into problem documents. */
export function createSessions({ sessions, rehearsals, kept, pages, hosting, exports }: AppParts): HttpApp {
  const app: HttpApp = new Hono();

  app.post('/', onlyHosts(hosting), limitBody(MAX_SESSION_BYTES, 'body_too_large'), async (c) => {
    const body = await jsonOf(c);
    const request = v.safeParse(createSessionSchema, body);
    if (!request.success) throw new Refusal('invalid_body');
    const { quizId, rehearsal } = request.output;
    const byGuest = !hosting.hasServerRight(c.env.incoming);
    const { session, hostKey } = await (rehearsal
      ? rehearsals.open(quizId, rehearsal, byGuest)
      : sessions.open(quizId, { byGuest, language: languageOf(c) }));
    return answerFresh(c, { ...session.views.describe(), hostKey });
  });

  // A browser that opens a lobby requests the same address as the client's call; Accept tells them apart.
  app.get('/:sessionCode', async (c) => {
    c.header('Vary', 'Accept', { append: true });
    if (prefersHtml(c)) return pages.answer(c, 'host');
    const session = await sessions.get(c.req.param('sessionCode'));
    await sessions.refreshQuizzes();
    return answerFresh(c, session.read());
  });

  app.delete('/:sessionCode', async (c) => {
    const session = await sessions.get(c.req.param('sessionCode'));
    hosting.checkEnding(c.env.incoming, session.record.hostKeyHash);
    await sessions.end(session);
    return c.body(null, 204);
  });

  app.post('/:sessionCode/printed', async (c) => {
    const session = await sessions.get(c.req.param('sessionCode'));
    if (!isFromHost(c.env.incoming, session)) throw new Refusal('host_key_invalid');
    await session.notePrinted();
    return c.body(null, 204);
  });

  app.get('/:sessionCode/rehearsal', async (c) => {
    const rehearsal = await rehearsals.get(c.req.param('sessionCode'));
    if (!isFromHost(c.env.incoming, rehearsal)) throw new Refusal('host_key_invalid');
    return exports.run(c, async () => answerFresh(c, await rehearsal.report()));
  });

  // The results of a game, for whoever has the key of one of the session's host devices.
  app.get('/:sessionCode/results', async (c) => {
    const session = await sessions.getWithResults(c.req.param('sessionCode'));
    if (!isFromHost(c.env.incoming, session)) throw new Refusal('host_key_invalid');
    const { sessionCode, quizName, createdAt, endedAt, resultsKept } = session.record;
    const of = { quizName, openedAt: createdAt, endedAt };
    const collect = async () => {
      const eveningId = eveningIdOf({ sessionCode, openedAt: new Date(createdAt).toISOString() });
      // The evening may have been corrected since, or its file be gone or broken.
      const stored = resultsKept && (await kept.evenings.readWhole(eveningId).catch(() => undefined));
      return stored ? stored.results : session.views.results();
    };
    return answerResults(c, exports, of, collect);
  });
  return app;
}
