import { Level } from 'level';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { hashSecret } from '../../../src/server/access/secret';
import { openSessions } from '../../../src/server/store/openSessions';
import { openLevelSessionStore } from '../../../src/server/store/levelSessionStore';
import { STORE_VERSION } from '../../../src/session/documents';
import { registerHost, startHost, TestPhone } from '../../support/gameOnHubs';
import { NO_FILES } from '../../support/noFiles';
import {
  namesIn,
  openSession,
  readSession,
  startQuizServer,
  startSession,
  type TestQuizServer,
} from '../../support/quizServer';

const garbage = (length: number) => Buffer.alloc(length, 'A');
const flipped = (content: Buffer, at: number) => Buffer.from(content.with(at, content[at]! ^ 1));

/** A folder in which a server left one session with three players. */
async function leaveSession() {
  const { server, session, joinAs } = await startSession();
  for (const name of ['Anna', 'Ben', 'Cem']) await joinAs(name);
  await server.close();
  const { dataFolder } = server;
  const sessions = join(dataFolder, 'sessions');
  const overwrite = async (pattern: RegExp, change: (content: Buffer) => Buffer) => {
    const names = (await readdir(sessions)).filter((name) => pattern.test(name));
    expect(names).not.toEqual([]);
    for (const name of names)
      await writeFile(join(sessions, name), change(await readFile(join(sessions, name))));
  };
  const quarantined = async () => (await readdir(dataFolder)).filter((name) => name.includes('damaged'));
  return { dataFolder, sessions, session, overwrite, quarantined };
}

/** Expects that the session is gone, or says that something of it may be missing. */
async function expectTold(server: TestQuizServer, { sessionCode }: Parameters<typeof namesIn>[1]) {
  const found = await readSession(server, sessionCode);
  expect([found.notice ?? found]).toEqual([
    'participants' in found ? 'store_damaged' : expect.objectContaining({ code: 'session_not_found' }),
  ]);
}

type Damage = [what: string, happens: (left: Awaited<ReturnType<typeof leaveSession>>) => Promise<void>];

test.each<Damage>([
  ['CURRENT is garbage', ({ overwrite }) => overwrite(/^CURRENT$/, () => garbage(7))],
  ['CURRENT names nothing', ({ overwrite }) => overwrite(/^CURRENT$/, () => Buffer.from('nothing\n'))],
  ['CURRENT is empty', ({ overwrite }) => overwrite(/^CURRENT$/, () => Buffer.alloc(0))],
  ['the manifest is garbage', ({ overwrite }) => overwrite(/^MANIFEST/, () => garbage(300))],
  ['the manifest is empty', ({ overwrite }) => overwrite(/^MANIFEST/, () => Buffer.alloc(0))],
  ...NO_FILES.map(([what, make]): Damage => [
    `CURRENT is ${what}`,
    async ({ sessions }) => {
      await rm(join(sessions, 'CURRENT'));
      await make(join(sessions, 'CURRENT'));
    },
  ]),
])('if %s, the folder is quarantined untouched, and its sessions are restored', async (_what, damage) => {
  const left = await leaveSession();
  const { dataFolder, session, sessions, quarantined } = left;
  await damage(left);
  const again = await startQuizServer({ dataFolder });
  const [folder] = await quarantined();
  expect(folder).toMatch(/^sessions-damaged-\d{4}-\d\d-\d\dT/);
  expect(again.logged).toContainEqual(
    expect.stringMatching(`^error .*${sessions} are damaged .* set aside in ${join(dataFolder, folder!)}$`),
  );
  expect(await namesIn(again, session)).toEqual(['Anna', 'Ben', 'Cem']);
});

/** The same after another start, which has moved everything from the log to a table. */
async function leaveTable() {
  const left = await leaveSession();
  const server = await startQuizServer({ dataFolder: left.dataFolder });
  await server.close();
  return left;
}

test.each<Damage>([
  ['a table is cut', ({ overwrite }) => overwrite(/\.ldb$/, (content) => content.subarray(0, -100))],
  ['a table is empty', ({ overwrite }) => overwrite(/\.ldb$/, () => Buffer.alloc(0))],
  ['a table has a wrong byte', ({ overwrite }) => overwrite(/\.ldb$/, (content) => flipped(content, 40))],
  ['a table is zeros', ({ overwrite }) => overwrite(/\.ldb$/, (content) => Buffer.alloc(content.length))],
  ['CURRENT is missing', ({ sessions }) => rm(join(sessions, 'CURRENT'))],
])('if %s, the folder is set aside, log and hosts are told, and games go on', async (_what, damage) => {
  const left = await leaveTable();
  const { dataFolder, session, sessions, quarantined } = left;
  await damage(left);
  const again = await startQuizServer({ dataFolder });
  expect(await quarantined()).toHaveLength(1);
  expect(again.logged[0]).toMatch(new RegExp(`^error .*${sessions} are damaged`));
  await expectTold(again, session);
  const fresh = await openSession(again);
  await TestPhone.join(again, fresh, 'Dora');
  expect(fresh).not.toHaveProperty('notice');
});

test('a damaged table is read as far as LevelDB can', async () => {
  const { dataFolder, overwrite } = await leaveTable();
  await overwrite(/\.ldb$/, (content) => flipped(content, 40));
  const { logged } = await startQuizServer({ dataFolder });
  expect(logged).toContainEqual(expect.stringMatching(/^warn Damaged sessions .* were restored: \d$/));
});

test('without CURRENT, what the tables contain is restored', async () => {
  const { dataFolder, session, sessions } = await leaveTable();
  await rm(join(sessions, 'CURRENT'));
  const again = await startQuizServer({ dataFolder });
  expect(await namesIn(again, session)).toEqual(['Anna', 'Ben', 'Cem']);
});

test('an incomplete table that nothing refers to is no damage', async () => {
  const { dataFolder, session, sessions, quarantined } = await leaveTable();
  await writeFile(join(sessions, '999999.ldb'), garbage(300));
  const again = await startQuizServer({ dataFolder });
  expect(await namesIn(again, session)).toEqual(['Anna', 'Ben', 'Cem']);
  expect([await quarantined(), again.logged]).toEqual([[], []]);
});

test.each([
  ['is garbage', () => garbage(3_000)],
  ['is zeros', (content: Buffer) => Buffer.alloc(content.length)],
  [
    'has garbage in the middle',
    (content: Buffer) => Buffer.from(content).fill('A', 600, content.length - 40),
  ],
])('if the write log %s, the server starts with what LevelDB can still read', async (_what, change) => {
  const { dataFolder, overwrite } = await leaveSession();
  await overwrite(/\.log$/, change);
  const again = await startQuizServer({ dataFolder });
  const session = await openSession(again);
  await TestPhone.join(again, session, 'Dora');
  expect(await namesIn(again, session)).toEqual(['Dora']);
});

test('if nothing can be read at all, the server starts without sessions', async () => {
  const { dataFolder, session, overwrite, quarantined } = await leaveSession();
  await overwrite(/\.log$/, () => garbage(3_000));
  await overwrite(/^(CURRENT|MANIFEST)/, () => garbage(300));
  // The log and the sessions are set aside within the same millisecond.
  const now = Date.now();
  const again = await startQuizServer({ dataFolder, now: () => now });
  expect(await quarantined()).not.toEqual([]);
  const found = await readSession(again, session.sessionCode);
  expect(found, again.logged.join('\n')).toMatchObject({ code: 'session_not_found' });
  expect(await openSession(again)).not.toHaveProperty('notice');
});

test('a last write that a power cut left incomplete does not count as damage', async () => {
  const { dataFolder, session, overwrite, quarantined } = await leaveSession();
  await overwrite(/\.log$/, (content) => content.subarray(0, -20));
  const again = await startQuizServer({ dataFolder });
  expect(await namesIn(again, session)).toEqual(['Anna', 'Ben']);
  expect(await quarantined()).toEqual([]);
});

test.each<[what: string, change: (content: Buffer) => Buffer]>([
  ['has a wrong byte', (content) => flipped(content, content.length >> 1)],
  ['has a wrong length that leads beyond its end', (content) => Buffer.from(content.with(5, 127))],
  ['has zeros in the middle', (content) => Buffer.from(content).fill(0, 200, 600)],
  ['is garbage', () => garbage(3_000)],
])('if the write log %s, a copy is set aside, and log and hosts are told', async (_what, change) => {
  const { dataFolder, session, overwrite, quarantined } = await leaveSession();
  await overwrite(/\.log$/, change);
  const again = await startQuizServer({ dataFolder });
  const [aside] = await quarantined();
  const said = again.logged.filter((line) => line.startsWith('error'));
  expect(said).toEqual([expect.stringMatching(/^error Damaged: .*\.log\. .* a copy was set aside in /)]);
  expect(said[0]).toContain(join(dataFolder, aside!));
  expect((await readdir(join(dataFolder, aside!))).every((name) => name.endsWith('.log'))).toBe(true);
  await expectTold(again, session);
  expect(await openSession(again)).not.toHaveProperty('notice');
});

test('an incomplete last write is a warning', async () => {
  const { dataFolder, session, overwrite } = await leaveSession();
  await overwrite(/\.log$/, (content) => content.subarray(0, -20));
  const again = await startQuizServer({ dataFolder });
  expect(again.logged).toEqual([expect.stringMatching(/^warn The last write to .*\.log is incomplete/)]);
  expect(await readSession(again, session.sessionCode)).not.toHaveProperty('notice');
});

test('broken small files are said in the log', async () => {
  const { dataFolder } = await leaveSession();
  for (const name of ['wifi.json', 'network.json', 'version'])
    await writeFile(join(dataFolder, name), '{"ssid');
  const { logged } = await startQuizServer({ dataFolder });
  for (const name of ['wifi.json', 'network.json', 'version'])
    expect(logged).toContainEqual(expect.stringMatching(new RegExp(`^warn .*${name}`)));
});

test('an undamaged folder is left as it is, and nothing is put beside it', async () => {
  const { dataFolder } = await leaveSession();
  const again = await startQuizServer({ dataFolder });
  expect(again.logged).toEqual([]);
  expect((await readdir(dataFolder)).sort()).toEqual(['quizzes', 'server-key', 'sessions', 'version']);
});

test('a document that cannot be read affects no other, and the log shows nothing of it', async () => {
  const { dataFolder, sessions, session } = await leaveSession();
  const db = new Level(sessions);
  await db.put('ZZZZZ!session', '{"sessionCode');
  await db.put('ZZZZX!session', '{"sessionCode":"ZZZZX"}');
  await db.put(`${session.sessionCode}!player/hash`, '');
  await db.put(`${session.sessionCode}!player/${hashSecret('secret')}`, '"nonsense"');
  await db.close();
  const again = await startQuizServer({ dataFolder });
  expect(await namesIn(again, session)).toEqual(['Anna', 'Ben', 'Cem']);
  const told = (what: string) => `error The stored document ${what} cannot be read and is left out`;
  expect([...again.logged].sort()).toEqual([
    ...Array<string>(2).fill(told(`player of session ${session.sessionCode}`)),
    ...['ZZZZX', 'ZZZZZ'].map((code) => told(`session of session ${code}`)),
  ]);
});

test('a damaged answer affects nothing else of its game, and the log says which it is', async () => {
  const { server, host } = await startHost();
  const { sessionCode } = host.session;
  const phones = await Promise.all(
    ['Anna', 'Ben', 'Cem'].map((name) => TestPhone.join(server, host.session, name)),
  );
  await host.command({ type: 'start' });
  for (const phone of phones) await phone.submit('q1', 1);
  await server.close();
  const db = new Level(join(server.dataFolder, 'sessions'));
  const [one, other] = (await db.keys().all()).filter((key) => key.includes('!answer/'));
  const [questionId, playerId] = one!.split('/').slice(1);
  await db.put(one!, JSON.stringify({ questionId, playerId, given: { answer: {}, afterMs: 'x' } }));
  await db.put(other!, '{"questi');
  await db.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  const { scene } = await (await registerHost(again, host.session)).read();
  expect(scene).toMatchObject({ name: 'question', answered: 1, expected: 3 });
  expect([...again.logged].sort()).toEqual([
    `error An answer to question q1 in session ${sessionCode} cannot be read and is left out`,
    `error The stored document answer/q1 of session ${sessionCode} cannot be read and is left out`,
  ]);
});

test('sessions of a newer version are quarantined untouched, and the log names the version', async () => {
  const { dataFolder, sessions, session } = await leaveSession();
  const db = new Level(sessions);
  await db.put('version', String(STORE_VERSION + 1));
  await db.close();
  const again = await startQuizServer({ dataFolder });
  const folder = (await readdir(dataFolder)).find((name) => name.startsWith('sessions-newer-'))!;
  const aside = join(dataFolder, folder);
  const what = `The sessions in ${sessions} are newer (version ${STORE_VERSION + 1}, but this server reads version ${STORE_VERSION})`;
  expect(again.logged).toEqual([`error ${what} and were set aside in ${aside}`]);
  expect(await readSession(again, session.sessionCode)).toMatchObject({ code: 'session_not_found' });
  const kept = new Level(aside);
  expect(await kept.get(`${session.sessionCode}!session`)).toContain(session.sessionCode);
  await kept.close();
});

test('sessions of version 1 are read, and then have this version, which servers of version 1 refuse', async () => {
  const { dataFolder, sessions, session } = await leaveSession();
  const db = new Level(sessions);
  await db.put('version', '1');
  await db.close();
  const again = await startQuizServer({ dataFolder });
  expect((await readSession(again, session.sessionCode)).participants).toEqual(['Anna', 'Ben', 'Cem']);
  await again.close();
  const kept = new Level(sessions);
  const version = await kept.get('version');
  await kept.close();
  expect(Number(version)).toBeGreaterThan(1);
});

test('damaged sessions on a full disk stay as they are until there is room to repair them', async () => {
  const { dataFolder, sessions, session, overwrite, quarantined } = await leaveSession();
  await overwrite(/^CURRENT$/, () => garbage(7));
  const log = () => undefined;
  const full = new Error('no space left on device');
  const openStore = vi.fn(openLevelSessionStore).mockRejectedValue(full);
  openStore.mockImplementationOnce(openLevelSessionStore);
  await expect(openSessions({ folder: sessions, openStore, now: Date.now, log })).rejects.toBe(full);
  expect(await quarantined()).toEqual([]);
  const again = await startQuizServer({ dataFolder });
  expect(await namesIn(again, session)).toEqual(['Anna', 'Ben', 'Cem']);
});
