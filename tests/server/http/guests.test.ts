import { expect, test } from 'vitest';
import { openAsHost, startQuizServer, type TestQuizServer } from '../../support/quizServer';
import { rawRequest } from '../../support/rawHttp';
import { readRoutes } from '../../support/routes';

/** What everybody may call. Some of it needs the key of a session; `/seasons/changed` is for other processes alone. */
const OPEN = `DELETE /session/:sessionCode, GET /, GET /first-evening, GET /health, GET /index.html, GET /join/*,
  GET /media/:name, GET /preview, GET /preview/phone, GET /quizzes, GET /quizzes/:quizId/print, GET /rehearsals/*,
  GET /remote/*, GET /seasons/:seasonId/print, GET /session, GET /session/:sessionCode,
  GET /session/:sessionCode/rehearsal, GET /session/:sessionCode/results, GET /session/:sessionCode/stage,
  GET /src/host/preview.html, GET /src/host/remote.html, GET /src/player/index.html, GET /src/player/preview.html,
  GET /venue, GET /venue/files/:file, GET /wifi/print, POST /gameHub/negotiate, POST /quizHub/negotiate,
  POST /seasons/changed, POST /session/:sessionCode/printed`;
/** What only the server's machine and its key may call, even if everybody may host. */
const OWN = `DELETE /evenings/:eveningId, DELETE /server, GET /evenings, GET /evenings/:eveningId,
  GET /evenings/:eveningId/results, GET /metrics, GET /network, GET /questions, GET /server, GET /wifi,
  POST /evenings/:eveningId/commands, PUT /evenings/:eveningId/season, PUT /network, PUT /wifi`;
const listed = (calls: string): string[] => calls.split(/,\s+/);

const routes = (await readRoutes()).filter((route) => !route.startsWith('ALL '));

/** Returns the routes that are refused to a caller on another device. */
async function refusedBy({ origin }: TestQuizServer, authorization = '', quizId = 'pub'): Promise<string[]> {
  const refused: string[] = [];
  for (const route of routes) {
    const [method, path = ''] = route.split(' ');
    const address = origin + path.replace(/:quizId/, quizId).replace(/:\w+|\*/g, 'x');
    const { status, text } = await rawRequest(address, { via: '1.1 proxy', authorization }, method);
    if (status === 403 && text.includes('"host_only"')) refused.push(route);
  }
  return refused;
}

test('guests can call nothing that is not listed here, and learn nothing else', async () => {
  const server = await startQuizServer();
  const refused = await refusedBy(server);
  expect(routes.filter((route) => !refused.includes(route)).sort()).toEqual(listed(OPEN));
  // Not even which quizzes exist; and a session's key opens nothing more.
  for (const quizId of ['none', '..%2Fpub']) expect(await refusedBy(server, '', quizId)).toEqual(refused);
  const { hostKey } = await openAsHost(server);
  expect(await refusedBy(server, `Bearer ${hostKey}`)).toEqual(refused);
});

test("even if everybody may host, some of it needs the server's own right", async () => {
  expect((await refusedBy(await startQuizServer({ isHostingOpen: true }))).sort()).toEqual(listed(OWN));
});

test("the server's key opens everything", async () => {
  const server = await startQuizServer();
  expect(await refusedBy(server, `Bearer ${server.serverKey}`)).toEqual([]);
});
