import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TestPhone } from '../../support/gameOnHubs';
import { choice } from '../../support/gameQuizzes';
import { openAsHost } from '../../support/quizServer';
import {
  openRehearsal,
  playTo,
  read,
  readReport,
  rehearse,
  SECOND,
  startWithTime,
} from '../../support/rehearsal';

const QUIZ = { quizName: 'Pub', questions: [choice('A?'), choice('B?')] };

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

test('a quiz that is deleted meanwhile is played in its original version', async () => {
  const rehearsal = await rehearse(6, QUIZ, true);
  const { host, server, session, dataFolder } = rehearsal;
  await host.command({ type: 'start' });
  await rm(join(dataFolder, 'quizzes', 'pub.json'));
  await openAsHost(server, 'none').catch(() => undefined);
  await playTo(rehearsal, 'podium', 6 * SECOND);
  expect(await readReport(server, session)).toMatchObject({ quizName: 'Pub', quizId: 'pub' });
  expect(server.logged.join()).not.toMatch(/pretend team|failed/);
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
