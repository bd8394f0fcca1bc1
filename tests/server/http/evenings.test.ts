import { expect, test } from 'vitest';
import type { TestQuizServer } from '../../support/quizServer';
import { eveningFiles, eveningsAt, playedEvening } from '../../support/pastEvening';
import { askResults, endSession, restart, startQuizServer } from '../../support/quizServer';
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

test('an evening that was ended is listed with its quiz, its players and who won, and for how long results stay', async () => {
  const { server, sessionCode } = await endedEvening();
  expect(await (await fetch(`${server.origin}/evenings`)).json()).toEqual({
    keepResults: 365 * 24,
    evenings: [
      {
        eveningId: expect.stringMatching(new RegExp(`^\\d{4}-.*Z-${sessionCode}$`)) as string,
        quizNames: ['Pub Quiz'],
        openedAt: expect.any(String) as string,
        endedAt: expect.any(String) as string,
        players: 2,
        winners: ['Anna'],
      },
    ],
  });
});

test('its results are the same as while it lasted', async () => {
  const { server, host, eveningId } = await endedEvening();
  for (const query of ['format=json', 'format=csv&lang=en', 'format=summary']) {
    const before = await (await askResults(server, host.session, query.replace('format=', ''))).text();
    expect(await (await ask(server, eveningId, query)).text()).toBe(before);
  }
  const sheet = await ask(server, eveningId, 'format=xlsx&lang=en');
  expect(sheet.headers.get('content-disposition')).toMatch(/Results-\d{4}-\d\d-\d\d-Pub-Quiz\.xlsx$/);
  expect((await ask(server, eveningId, 'format=pdf')).status).toBe(400);
});

test('a deleted evening is gone for good, even for the hosts of its session and after a restart', async () => {
  const { server, host, eveningId } = await endedEvening();
  expect(await remove(server, eveningId)).toBe(204);
  expect(await remove(server, eveningId)).toBe(404);
  expect(await eveningsAt(server)).toEqual([]);
  expect((await askResults(server, host.session, 'summary')).status).toBe(404);
  const again = await restart(server);
  expect(await eveningsAt(again)).toEqual([]);
  expect(await eveningFiles(server.dataFolder)).toEqual({});
});

test('the venue tells everybody how long results are kept, and who may change it', async () => {
  const server = await startQuizServer();
  const put = async (keepResults: unknown) => {
    const body = JSON.stringify({ keepResults });
    return (await fetch(`${server.origin}/venue`, { method: 'PUT', body })).status;
  };
  expect([await put(11), await put('soon'), await put(12.5), await put(720)]).toEqual([422, 422, 422, 200]);
  const read = async (headers = {}) =>
    JSON.parse((await rawRequest(`${server.origin}/venue`, headers)).text) as object;
  expect(await read()).toMatchObject({ keepResults: 720, mayChange: true });
  const asGuest = await read({ via: '1.1 proxy' });
  expect(asGuest).toMatchObject({ keepResults: 720 });
  expect(asGuest).not.toHaveProperty('mayChange');
  expect(await put('forever')).toBe(200);
  expect(await read()).toMatchObject({ keepResults: 'forever' });
});
