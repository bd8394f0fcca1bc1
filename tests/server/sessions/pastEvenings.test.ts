import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameHubMethod } from '../../../src/contract/fromPhones';
import type { CreatedSession } from '../../../src/contract/toMonitors';
import { hashSecret } from '../../../src/server/access/secret';
import type { QuizServerOptions } from '../../../src/server/options';
import { addRemote } from '../../support/hostDevices';
import { registerHost, TestPhone } from '../../support/gameOnHubs';
import { createManualSchedule } from '../../support/manualSchedule';
import { eveningFiles, eveningsAt, playedEvening } from '../../support/pastEvening';
import {
  askResults,
  endSession,
  expectConnections,
  openAsHost,
  postJson,
  PUB_QUIZ,
  startQuizServer,
  writeQuiz,
} from '../../support/quizServer';
import { rawRequest } from '../../support/rawHttp';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** A clock that stands still until the test moves it, for the options of a server. */
function standingTime(now = Date.now()) {
  const clock = { now };
  const time = createManualSchedule();
  const options: Partial<QuizServerOptions> = { schedule: time.schedule, now: () => clock.now };
  /** Lets time pass on both clocks. */
  const pass = (ms: number) => {
    clock.now += ms;
    time.pass(ms);
  };
  return { clock, options, pass };
}

/** Lets the host and the players leave, and waits until the server has noticed. */
async function leave({ server, host, anna, ben }: Awaited<ReturnType<typeof playedEvening>>): Promise<void> {
  for (const { hub } of [host, anna, ben]) await hub.stop();
  for (const hub of ['quiz', 'game'] as const) await expectConnections(server, hub, 0);
}

test('an evening that everybody has left is past after twelve hours, with the end when they left', async () => {
  const { clock, options, pass } = standingTime();
  const left = clock.now;
  const played = await playedEvening(options);
  await leave(played);
  pass(12 * HOUR);
  await expect.poll(() => eveningsAt(played.server)).toHaveLength(1);
  const [evening] = await eveningsAt(played.server);
  expect(Date.parse(evening!.endedAt)).toBe(left);
});

test("one that expired while the server was off is past an hour after the server's start", async () => {
  const first = standingTime();
  const { server } = await playedEvening(first.options);
  await server.close();
  const { options, pass } = standingTime(first.clock.now + 5 * DAY);
  const again = await startQuizServer({ ...options, dataFolder: server.dataFolder });
  expect(await eveningsAt(again)).toEqual([]);
  pass(HOUR);
  await expect.poll(() => eveningsAt(again)).toHaveLength(1);
});

test('nothing is kept of a session in which nothing was asked, nor of a rehearsal', async () => {
  const server = await startQuizServer();
  const [lobby, started] = [await openAsHost(server), await openAsHost(server)];
  await (await registerHost(server, started)).command({ type: 'start' });
  const asked = await postJson(`${server.origin}/session`, { quizId: 'pub', rehearsal: { teams: 5 } });
  const rehearsal = await registerHost(server, (await asked.json()) as typeof lobby);
  await rehearsal.command({ type: 'start' });
  await rehearsal.goTo('podium');
  for (const session of [lobby, started, rehearsal.session])
    expect(await endSession(server, session, session.hostKey)).toEqual([204]);
  expect(await eveningsAt(server)).toEqual([]);
  expect((await askResults(server, rehearsal.session)).status).toBe(404);
});

test("if everybody may host, a stranger's evening is kept for twelve hours and does not become a past one", async () => {
  const server = await startQuizServer({ isHostingOpen: true });
  const body = JSON.stringify({ quizId: 'pub' });
  const opened = await rawRequest(`${server.origin}/session`, { via: '1.1 proxy' }, 'POST', body);
  const host = await registerHost(server, JSON.parse(opened.text) as CreatedSession);
  await TestPhone.join(server, host.session, 'Anna');
  await host.command({ type: 'start' });
  await host.goTo('podium');
  await endSession(server, host.session, host.session.hostKey);
  expect(await eveningsAt(server)).toEqual([]);
  expect((await askResults(server, host.session, 'summary')).status).toBe(200);
});

test('an evening of two quizzes is one evening, even if a third was chosen and never started', async () => {
  const { server, host, hostKey } = await playedEvening();
  await writeQuiz(server.dataFolder, 'second.json', { ...PUB_QUIZ, quizName: 'Second' });
  await host.command({ type: 'anotherQuiz', quizId: 'second', keepPoints: false });
  await host.command({ type: 'start' });
  await host.goTo('podium');
  await host.command({ type: 'anotherQuiz', quizId: 'pub', keepPoints: false });
  await endSession(server, host.session, hostKey);
  const [evening] = await eveningsAt(server);
  expect(evening).toMatchObject({ quizNames: ['Pub Quiz', 'Second'], winners: [] });
  const path = `${server.origin}/evenings/${evening!.eveningId}/results?format=json`;
  const results = (await (await fetch(path)).json()) as { former: unknown[] };
  const standings = [{ name: 'Anna', points: 1 }, {}];
  expect(results).toMatchObject({
    quizName: 'Second',
    former: [{ quizName: 'Pub Quiz', results: { standings } }],
  });
});

test('while the disk refuses the evening its host has the results, and every minute storing is retried', async () => {
  const { options, pass } = standingTime();
  const { server, host, hostKey } = await playedEvening(options);
  // A file in the place of the folder.
  const folder = join(server.dataFolder, 'evenings');
  await writeFile(folder, '');
  await endSession(server, host.session, hostKey);
  await expect.poll(() => server.logged.join()).toContain('could not be added to the past evenings yet');
  expect((await askResults(server, host.session, 'summary')).status).toBe(200);
  await rm(folder);
  await expect.poll(() => (pass(60_000), eveningsAt(server))).toHaveLength(1);
});

test('a session whose evening could not be stored becomes one at the next start', async () => {
  const first = await playedEvening();
  await rm(join(first.server.dataFolder, 'evenings'), { recursive: true, force: true });
  await writeFile(join(first.server.dataFolder, 'evenings'), '');
  await endSession(first.server, first.host.session, first.hostKey);
  await first.server.close();
  await rm(join(first.server.dataFolder, 'evenings'));
  const again = await startQuizServer({ dataFolder: first.server.dataFolder });
  expect(await eveningsAt(again)).toMatchObject([{ players: 2, winners: ['Anna'] }]);
});

test('an evening is stored once, and a restart leaves its file alone', async () => {
  const { server, host, hostKey } = await playedEvening();
  await endSession(server, host.session, hostKey);
  await eveningsAt(server);
  const [name] = Object.keys(await eveningFiles(server.dataFolder));
  await server.close();
  await rm(join(server.dataFolder, 'evenings', name!));
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect(await eveningsAt(again)).toEqual([]);
});

test("an evening's file contains no token, no key, no address, and nothing from fair play", async () => {
  const { server, host, anna, ben, hostKey, sessionCode } = await playedEvening();
  const remote = await addRemote(host);
  await host.command({ type: 'fairPlay', on: true });
  await host.move('back');
  await anna.hub.invoke(GameHubMethod.SetHidden, true);
  await endSession(server, host.session, hostKey);
  await eveningsAt(server);
  const [text] = Object.values(await eveningFiles(server.dataFolder));
  const secrets = [anna.token, ben.token, hostKey!, remote.session.hostKey!, server.serverKey];
  for (const secret of [...secrets, ...secrets.map(hashSecret), '127.0.0.1'])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/"(left|ms|fairPlay|hidden|by|phones|deviceId)"/i);
  expect(text).toContain(String(sessionCode));
});
