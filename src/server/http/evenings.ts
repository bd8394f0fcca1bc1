import { Hono } from 'hono';
import { answerFresh, onlyWithServerRight, type HttpApp } from './answers';
import type { AppParts } from './appParts';
import { answerResults } from './results';

/** The calls below `/evenings`: what is kept of evenings that are over, for who has the server's own right. */
export function createEvenings({ evenings, sessions, hosting, exports }: AppParts): HttpApp {
  const app: HttpApp = new Hono();
  app.use(onlyWithServerRight(hosting));

  app.get('/', async (c) => answerFresh(c, await evenings.list()));

  app.get('/:eveningId/results', async (c) => {
    const eveningId = c.req.param('eveningId');
    const head = await evenings.headOf(eveningId);
    const [openedAt, endedAt] = [Date.parse(head.openedAt), Date.parse(head.endedAt)];
    const of = { quizName: head.quizNames.at(-1) ?? '', openedAt, endedAt };
    return answerResults(c, exports, of, async () => (await evenings.read(eveningId)).results);
  });

  app.delete('/:eveningId', async (c) => {
    const eveningId = c.req.param('eveningId');
    await sessions.forgetResults(await evenings.headOf(eveningId));
    await evenings.delete(eveningId);
    return c.body(null, 204);
  });
  return app;
}
