import { expect, test } from 'vitest';
import type { TestQuizServer } from '../../support/quizServer';
import { eveningFiles, eveningsAt, playedEvening } from '../../support/pastEvening';
import { endSession, startQuizServer } from '../../support/quizServer';
import { rawRequest } from '../../support/rawHttp';

/** An evening that its host has ended. */
async function endedEvening() {
  const played = await playedEvening();
  await endSession(played.server, played.host.session, played.hostKey);
  const [evening] = await eveningsAt(played.server);
  return { ...played, eveningId: evening!.eveningId };
}

const ask = ({ origin }: TestQuizServer, eveningId: string, query: string) =>
  fetch(`${origin}/evenings/${encodeURIComponent(eveningId)}/results?${query}`);

const remove = async ({ origin }: TestQuizServer, eveningId: string) =>
  (await fetch(`${origin}/evenings/${encodeURIComponent(eveningId)}`, { method: 'DELETE' })).status;

test('an evening that was ended is listed with its quiz, its players and who won', async () => {
  const { server, sessionCode } = await endedEvening();
  expect(await eveningsAt(server)).toEqual([
    {
      eveningId: expect.stringMatching(new RegExp(`^\\d{4}-.*Z-${sessionCode}$`)) as string,
      quizNames: ['Pub Quiz'],
      openedAt: expect.any(String) as string,
      endedAt: expect.any(String) as string,
      players: 2,
      winners: ['Anna'],
    },
  ]);
});

test('the latest evening is listed first, and the answer says how long results stay', async () => {
  const { server, eveningId } = await endedEvening();
  const again = await playedEvening({ dataFolder: (await server.close(), server.dataFolder) });
  await endSession(again.server, again.host.session, again.hostKey);
  const { evenings, keepResults } = (await (await fetch(`${again.server.origin}/evenings`)).json()) as {
    evenings: { eveningId: string }[];
    keepResults: unknown;
  };
  expect(evenings.map((each) => each.eveningId)).toEqual([expect.any(String), eveningId]);
  expect(keepResults).toBe(365 * 24);
});

test('its results are the same as while it lasted', async () => {
  const { server, sessionCode, hostKey, eveningId } = await endedEvening();
  const headers = { authorization: `Bearer ${hostKey}` };
  const path = `${server.origin}/session/${String(sessionCode)}/results`;
  for (const query of ['format=json', 'format=csv&lang=en', 'format=summary']) {
    const before = await (await fetch(`${path}?${query}`, { headers })).text();
    expect(await (await ask(server, eveningId, query)).text()).toBe(before);
  }
  const sheet = await ask(server, eveningId, 'format=xlsx&lang=en');
  expect(sheet.headers.get('content-disposition')).toMatch(/Results-\d{4}-\d\d-\d\d-Pub-Quiz\.xlsx$/);
  expect((await ask(server, eveningId, 'format=pdf')).status).toBe(400);
});

test("past evenings are only for the server's own machine and its key, even if everybody may host", async () => {
  const { server, eveningId } = await endedEvening();
  await server.close();
  const open = await startQuizServer({ dataFolder: server.dataFolder, isHostingOpen: true });
  const asked = async (path: string, method: string, headers = {}) =>
    (await rawRequest(`${open.origin}/evenings${path}`, { via: '1.1 proxy', ...headers }, method)).status;
  const path = `/${eveningId}`;
  expect(await asked('', 'GET')).toBe(403);
  expect(await asked(`${path}/results?format=json`, 'GET')).toBe(403);
  expect(await asked(path, 'DELETE')).toBe(403);
  expect(await asked('', 'GET', { authorization: `Bearer ${open.serverKey}` })).toBe(200);
});

test('a deleted evening is gone for good, even for the hosts of its session and after a restart', async () => {
  const { server, sessionCode, hostKey, eveningId } = await endedEvening();
  expect(await remove(server, eveningId)).toBe(204);
  expect(await remove(server, eveningId)).toBe(404);
  expect(await eveningsAt(server)).toEqual([]);
  const headers = { authorization: `Bearer ${hostKey}` };
  const path = `${server.origin}/session/${String(sessionCode)}/results?format=summary`;
  expect((await fetch(path, { headers })).status).toBe(404);
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect(await eveningsAt(again)).toEqual([]);
  expect(await eveningFiles(server.dataFolder)).toEqual({});
});

test('anything else is not found, and no name leads out of the folder', async () => {
  const { server } = await endedEvening();
  for (const eveningId of ['other', '../venue', '..\\venue', '.hidden', '..']) {
    const response = await rawRequest(
      `${server.origin}/evenings/${encodeURIComponent(eveningId)}/results?format=json`,
      {},
    );
    expect([400, 404]).toContain(response.status);
  }
});

test('the venue says how long results are kept, but only to those who may change it', async () => {
  const server = await startQuizServer();
  const put = async (keepResults: unknown) => {
    const body = JSON.stringify({ keepResults });
    return (await fetch(`${server.origin}/venue`, { method: 'PUT', body })).status;
  };
  expect([await put(11), await put('soon'), await put(12.5), await put(720)]).toEqual([422, 422, 422, 200]);
  const read = async (headers = {}) =>
    JSON.parse(String((await rawRequest(`${server.origin}/venue`, headers)).body)) as object;
  expect(await read()).toMatchObject({ keepResults: 720, mayChange: true });
  expect(await read({ via: '1.1 proxy' })).not.toHaveProperty('keepResults');
  expect(await put('forever')).toBe(200);
  expect(await read()).toMatchObject({ keepResults: 'forever' });
});
