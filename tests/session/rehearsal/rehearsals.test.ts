import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Session } from '../../../src/contract/toMonitors';
import { openLevelSessionStore } from '../../../src/server/store/levelSessionStore';
import { registerHost, TestPhone } from '../../support/gameOnHubs';
import { choice } from '../../support/gameQuizzes';
import {
  endSession,
  expectConnections,
  openAsHost,
  startQuizServer,
  temporaryFolder,
} from '../../support/quizServer';
import {
  askRehearsal,
  askReport,
  MINUTE,
  openRehearsal,
  playTo,
  read,
  readReport,
  rehearse,
  SECOND,
  startWithTime,
} from '../../support/rehearsal';

const QUIZ = { quizName: 'Pub', questions: [choice('A?'), choice('B?')] };

test('a rehearsal of too few or too many teams, or of no number, is refused', async () => {
  const { server } = await startWithTime(QUIZ);
  for (const teams of [4, 201, 5.5, '5', null]) {
    const response = await askRehearsal(server, { teams });
    expect([teams, response.status, await response.json()]).toMatchObject([
      teams,
      400,
      { code: 'invalid_body' },
    ]);
  }
});

test('after the server was killed it is gone without a trace, and another session is unharmed', async () => {
  const { server, dataFolder, session, host } = await rehearse(8, QUIZ);
  const real = await openAsHost(server);
  const anna = await TestPhone.join(server, real, 'Anna');
  const phone = await TestPhone.join(server, session, 'Ben');
  await host.command({ type: 'start' });
  // The disk as it is while the server runs.
  const killed = await temporaryFolder();
  await cp(dataFolder, killed, { recursive: true });
  const again = await startQuizServer({ dataFolder: killed });
  expect((await read(again, session)).code).toBe('session_not_found');
  expect((await read(again, real)).participants).toEqual(['Anna']);
  await expect(phone.back(again, session)).rejects.toThrow(/session_not_found$/);
  expect((await askReport(again, session, session.hostKey)).status).toBe(404);
  await again.close();
  const stored = await openLevelSessionStore(join(killed, 'sessions'));
  const codes = [...(await stored.readAll()).keys()];
  await stored.close();
  expect(codes).toEqual([real.sessionCode]);
  expect(await endSession(server, session, session.hostKey)).toEqual([204]);
  expect((await read(server, real)).participants).toEqual(['Anna']);
  expect((await anna.back(server, real)).name).toBe('Anna');
});

test('it takes no place from real sessions, and real sessions take none from it', async () => {
  const { server } = await startWithTime(QUIZ, { maxSessions: 1 });
  const first = await openRehearsal(server, 5);
  const real = await openAsHost(server);
  const second = await openRehearsal(server, 5);
  for (const each of [first, real, second]) expect((await read(server, each)).code).toBeUndefined();
  expect(await openAsHost(server)).toMatchObject({ code: 'too_many_sessions' });
});

test('a fourth rehearsal ends the oldest', async () => {
  const { server } = await startWithTime(QUIZ);
  const opened: Session[] = [];
  for (let each = 0; each < 4; each++) opened.push(await openRehearsal(server, 5));
  await expect.poll(async () => (await read(server, opened[0]!)).code).toBe('session_not_found');
  for (const each of opened.slice(1)) expect((await read(server, each)).code).toBeUndefined();
});

test('a minute after the podium it ends once nobody watches, and its report stays for an hour', async () => {
  const { server, time, host, session } = await rehearse(5, QUIZ);
  await host.command({ type: 'start' });
  await host.command({ type: 'end' });
  await time.passSlowly(MINUTE + 20 * SECOND);
  expect((await read(server, session)).code).toBeUndefined();
  await host.hub.stop();
  await expectConnections(server, 'quiz', 0);
  await time.passSlowly(20 * SECOND);
  expect((await read(server, session)).code).toBe('session_not_found');
  expect((await readReport(server, session)).quizName).toBe('Pub');
  time.pass(59 * MINUTE);
  expect((await askReport(server, session, session.hostKey)).status).toBe(200);
  time.pass(2 * MINUTE);
  expect((await askReport(server, session, session.hostKey)).status).toBe(404);
});

test('ten minutes after the podium it ends even if somebody watches', async () => {
  const { server, time, host, session } = await rehearse(5, QUIZ);
  await host.command({ type: 'start' });
  await host.command({ type: 'end' });
  time.pass(9 * MINUTE);
  expect((await read(server, session)).code).toBeUndefined();
  time.pass(MINUTE + 10 * SECOND);
  await expect.poll(async () => (await read(server, session)).code).toBe('session_not_found');
});

test('it goes on while a tie-break waits for the podium, even if nobody watches', async () => {
  const tieBreak = { question: 'How far?', correctNumber: 4321 };
  const rehearsal = await rehearse(5, { ...QUIZ, tieBreak });
  const { server, time, host, session } = rehearsal;
  await host.command({ type: 'start' });
  await playTo(rehearsal, 'tieBreak');
  await host.hub.stop();
  await expectConnections(server, 'quiz', 0);
  await time.passSlowly(MINUTE + 20 * SECOND);
  expect((await read(server, session)).game?.scene.name).toBe('tieBreak');
});

test('an hour after its last move it ends', async () => {
  const { server, time, host, session } = await rehearse(5, QUIZ);
  time.pass(50 * MINUTE);
  await host.command({ type: 'start' });
  await time.passSlowly(MINUTE);
  time.pass(59 * MINUTE);
  expect((await read(server, session)).code).toBeUndefined();
  time.pass(2 * MINUTE);
  await expect.poll(async () => (await read(server, session)).code).toBe('session_not_found');
});

test('it continues as long as the autopilot does', async () => {
  const { server, time, host, session } = await rehearse(5, {
    quizName: 'Long',
    seconds: 1_500,
    questions: [choice('A?'), choice('B?'), choice('C?'), choice('D?'), choice('E?')],
  });
  await host.command({ type: 'lock', locked: true });
  for (const { playerId } of host.hostGame!.players) await host.command({ type: 'remove', playerId });
  await host.command({ type: 'start' });
  await host.command({ type: 'autopilot', on: true });
  for (let minute = 0; minute < 80; minute++) await time.passSlowly(MINUTE);
  expect((await read(server, session)).code).toBeUndefined();
});

test('its report is for its hosts only, and a real session has none', async () => {
  const { server, session } = await rehearse(5, QUIZ);
  const real = await openAsHost(server);
  expect((await askReport(server, session)).status).toBe(403);
  expect((await askReport(server, session, real.hostKey)).status).toBe(403);
  expect((await askReport(server, real, real.hostKey)).status).toBe(404);
  const response = await askReport(server, session, session.hostKey);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('it leaves no timer when the server ends', async () => {
  const { server, time, session } = await rehearse(30, QUIZ);
  const host = await registerHost(server, session);
  await host.command({ type: 'start' });
  await host.goTo('question');
  await host.hub.stop();
  await server.close();
  expect(time.pending).toBe(0);
});

/** Returns all files in a folder with their content, except the database's own. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('sessions'))
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(name, 'base64')] as const)),
  );
}

test('a whole rehearsal with its report changes no file', async () => {
  const rehearsal = await rehearse(10, QUIZ);
  const { host, server, session, dataFolder } = rehearsal;
  const before = await filesIn(dataFolder);
  await host.command({ type: 'start' });
  await playTo(rehearsal, 'podium');
  expect((await readReport(server, session)).quizName).toBe('Pub');
  expect(await filesIn(dataFolder)).toEqual(before);
});

test('real phones take pretend names, leave and come back, and no team appears twice', async () => {
  const { server, time } = await startWithTime(QUIZ);
  const session = await openRehearsal(server, 200);
  const names = ['Quizzly Bears', 'Die Eulen', 'The Owls'];
  const phones = await Promise.all(names.map((name) => TestPhone.join(server, session, name)));
  await time.passSlowly(25 * SECOND);
  await phones[0]!.hub.stop();
  expect((await phones[0]!.back(server, session)).name).toBe(names[0]);
  const { participants } = await read(server, session);
  expect(new Set(participants).size).toBe(participants.length);
  expect(participants).toEqual(expect.arrayContaining(names));
});

test('phones can join a real session from the same address, however many pretend teams there are', async () => {
  const { server, time } = await startWithTime(QUIZ);
  for (let each = 0; each < 3; each++) await openRehearsal(server, 200);
  const real = await openAsHost(server);
  await time.passSlowly(25 * SECOND);
  for (let each = 0; each < 30; each++) await TestPhone.join(server, real, `Team ${each}`);
  expect((await read(server, real)).participants).toHaveLength(30);
});

test('a rehearsal whose quiz is gone before its start cannot start, but has a report', async () => {
  const { host, server, session, dataFolder } = await rehearse(6, QUIZ);
  await rm(join(dataFolder, 'quizzes', 'pub.json'));
  await expect(host.command({ type: 'start' })).rejects.toThrow(/command_refused$/);
  expect((await readReport(server, session)).quizName).toBe('Pub');
});

test('back, pause, rename, lock, paper and another phone cause no errors', async () => {
  const rehearsal = await rehearse(8, {
    ...QUIZ,
    seconds: null,
    joker: true,
    rounds: [{ title: 'One', questions: QUIZ.questions }],
    questions: undefined,
  });
  const { host, server, time } = rehearsal;
  await host.command({ type: 'start' });
  const [first, second, third] = host.hostGame!.players;
  await host.command({ type: 'rename', playerId: first!.playerId, name: 'Renamed' });
  await host.command({ type: 'toPaper', playerId: second!.playerId });
  await host.hub.invoke('InviteDevice', third!.playerId);
  await host.command({ type: 'addPaper', name: 'On paper' });
  await playTo(rehearsal, 'question');
  await host.command({ type: 'lock', locked: true });
  await time.passSlowly(20 * SECOND);
  await host.move('back');
  await time.passSlowly(2 * SECOND);
  await playTo(rehearsal, 'podium', 40 * SECOND);
  expect(server.logged.join()).not.toMatch(/pretend team|failed/);
});
