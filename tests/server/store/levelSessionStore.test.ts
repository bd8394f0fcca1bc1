import { join } from 'node:path';
import { Level } from 'level';
import { expect, it } from 'vitest';
import { QuizHubEvent } from '../../../src/contract/hubs';
import { openLevelSessionStore } from '../../../src/server/store/levelSessionStore';
import type { SessionStore } from '../../../src/server/store/sessionStore';
import { deferred } from '../../support/deferred';
import { nextEvent } from '../../support/hubTestServer';
import {
  connectPhone,
  createToken,
  joinSession,
  openSession,
  readSession,
  startQuizServer,
  temporaryFolder,
  watch,
} from '../../support/quizServer';

/** A server on a store with some of its methods replaced. */
function startWithStore(change: (store: SessionStore) => Partial<SessionStore>) {
  return startQuizServer({
    async openStore(folder, log) {
      const store = await openLevelSessionStore(folder, log);
      return { ...store, ...change(store) };
    },
  });
}

it('a join is neither acknowledged nor broadcast before it is on disk', async () => {
  const disk = deferred();
  const server = await startWithStore((store) => ({
    savePlayer: (...player) => disk.promise.then(() => store.savePlayer(...player)),
  }));
  const session = await openSession(server);
  const { monitor, heard } = await watch(server, session, QuizHubEvent.PlayerJoined);
  let acknowledged = false;
  const token = createToken();
  const joining = joinSession(await connectPhone(server), session, 'Anna', token).then(
    () => (acknowledged = true),
  );
  const repeating = joinSession(await connectPhone(server), session, 'Anna', token).then(
    () => (acknowledged = true),
  );
  const rival = joinSession(await connectPhone(server), session, 'anna');
  await expect(rival).rejects.toThrow(/name_taken$/);
  expect((await readSession(server, session.sessionCode)).participants).toEqual([]);
  expect([acknowledged, heard]).toEqual([false, []]);
  const broadcast = nextEvent(monitor, QuizHubEvent.PlayerJoined);
  disk.resolve();
  await Promise.all([joining, repeating]);
  expect(await broadcast).toEqual([{ players: ['Anna'] }]);
});

it('a deleted session takes its players along and leaves others alone', async () => {
  const folder = join(await temporaryFolder(), 'sessions');
  const store = await openLevelSessionStore(folder, () => undefined);
  const player = { name: 'Anna', tokenHash: 'hash', order: 1, joinedAt: 0 };
  for (const sessionCode of ['BBBBB', 'BBBBD']) {
    await store.saveSession({
      sessionCode,
      quizId: 'pub',
      quizName: 'Pub',
      quizDescription: '',
      createdAt: 0,
    });
    await store.savePlayer(sessionCode, player);
  }
  await store.deleteSession('BBBBB');
  await store.saveSession({
    sessionCode: 'BBBBB',
    quizId: 'pub',
    quizName: 'Pub',
    quizDescription: '',
    createdAt: 0,
  });
  const sessions = await store.load();
  expect(sessions.map(({ sessionCode, players }) => [sessionCode, players])).toEqual([
    ['BBBBB', []],
    ['BBBBD', [player]],
  ]);
  await store.close();
});

it('a deleted session takes along all that its players did', async () => {
  const store = await openLevelSessionStore(join(await temporaryFolder(), 'sessions'), () => undefined);
  const session = { sessionCode: 'BBBBB', quizId: 'pub', quizName: 'Pub', quizDescription: '', createdAt: 0 };
  const answer = { questionId: 'q1', playerId: 'p1', given: 1 };
  const decisions = { playerId: 'p1', made: { ready: 0 } };
  const save = async () => {
    await store.saveSession(session);
    await store.saveGame('BBBBB', {});
  };
  await save();
  await Promise.all([store.saveAnswer('BBBBB', answer), store.saveDecisions('BBBBB', decisions)]);
  expect((await store.load())[0]!.game).toMatchObject({ answers: [answer], decisions: [decisions] });
  await store.deleteSession('BBBBB');
  await save();
  expect((await store.load())[0]!.game).toMatchObject({ answers: [], decisions: [] });
  await store.close();
});

it('an end takes along the player who is being written, and not the session that has the code next', async () => {
  const store = await openLevelSessionStore(join(await temporaryFolder(), 'sessions'), () => undefined);
  const session = { sessionCode: 'BBBBB', quizId: 'pub', quizName: 'Pub', quizDescription: '', createdAt: 0 };
  const player = { name: 'Anna', tokenHash: 'hash', order: 1, joinedAt: 0 };
  await store.saveSession(session);
  await Promise.all([
    store.savePlayer('BBBBB', player),
    store.savePlayer('BBBBB', { ...player, tokenHash: 'another' }),
    store.deleteSession('BBBBB'),
    store.saveSession({ ...session, quizName: 'Next' }),
    store.savePlayer('BBBBB', { ...player, name: 'Ben' }),
  ]);
  expect(await store.load()).toEqual([
    { ...session, quizName: 'Next', players: [{ ...player, name: 'Ben' }] },
  ]);
  await store.close();
});

it('a stored document that cannot be read is named in the log and left out', async () => {
  const server = await startQuizServer();
  const session = await openSession(server);
  await server.close();
  const db = new Level<string, unknown>(join(server.dataFolder, 'sessions'), { valueEncoding: 'json' });
  await db.put('session!ZZZZZ', { sessionCode: 'ZZZZZ' });
  await db.put(`player!${session.sessionCode}!hash`, 'nonsense');
  await db.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect(await readSession(again, session.sessionCode)).toEqual(session);
  expect(again.logged.filter((line) => line.includes('cannot be read'))).toHaveLength(2);
});

it('a closed store refuses to write', async () => {
  const store = await openLevelSessionStore(join(await temporaryFolder(), 'sessions'), () => undefined);
  await store.close();
  await expect(store.deletePlayer('BBBBB', 'hash')).rejects.toThrow('server_closing');
});
