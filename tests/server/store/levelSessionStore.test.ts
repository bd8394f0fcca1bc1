import { join } from 'node:path';
import { expect, test } from 'vitest';
import { QuizHubEvent } from '../../../src/contract/toMonitors';
import { openLevelSessionStore } from '../../../src/server/store/levelSessionStore';
import {
  GAME_KEY,
  keyOfAnswer,
  keyOfDecisions,
  readSessions,
  storeSession,
} from '../../../src/session/documents';
import { deferred } from '../../support/deferred';
import { nextEvent } from '../../support/hubTestServer';
import { createToken, startSession, temporaryFolder, watch } from '../../support/quizServer';
import { storePlayer, storeWith } from '../../support/storeAround';

const QUIZ = { quizId: 'pub', quizName: 'Pub', quizDescription: '' };
const SESSION = { sessionCode: 'BBBBB', ...QUIZ, createdAt: 0, hostKeyHash: '' };
const PLAYER = { name: 'Anna', tokenHash: 'hash', order: 1, joinedAt: 0, playerId: 'p1' };

/** A store in a folder of its own, and the sessions in it. */
async function openStore() {
  const store = await openLevelSessionStore(join(await temporaryFolder(), 'sessions'));
  return { store, load: async () => readSessions(await store.readAll(), () => undefined) };
}

test('a join is neither acknowledged nor broadcast before it is on disk', async () => {
  const [writing, disk] = [deferred(), deferred()];
  const openStore = storeWith('put player/', (write) => {
    writing.resolve();
    return disk.promise.then(write);
  });
  const { server, session, joinAs, names } = await startSession({ openStore });
  const { monitor, heard } = await watch(server, session, QuizHubEvent.PlayerJoined);
  let acknowledged = false;
  const token = createToken();
  const joins = [1, 2].map(() => joinAs('Anna', token).then(() => (acknowledged = true)));
  await writing.promise;
  await expect(joinAs('anna')).rejects.toThrow(/name_taken$/);
  expect(await names()).toEqual([]);
  expect([acknowledged, heard]).toEqual([false, []]);
  const broadcast = nextEvent(monitor, QuizHubEvent.PlayerJoined);
  disk.resolve();
  await Promise.all(joins);
  expect(await broadcast).toEqual([{ players: ['Anna'] }]);
});

test('deleting a session deletes everything in it, and leaves others alone', async () => {
  const { store, load } = await openStore();
  const answer = { questionId: 'q1', playerId: 'p1', given: 1 };
  const decisions = { playerId: 'p1', made: { ready: 0 } };
  for (const sessionCode of ['BBBBB', 'BBBBD']) {
    await storeSession(store, { ...SESSION, sessionCode });
    await storePlayer(store, sessionCode, PLAYER);
    await store.put(sessionCode, GAME_KEY, {});
    await store.put(sessionCode, keyOfAnswer('q1', 'p1'), answer);
    await store.put(sessionCode, keyOfDecisions('p1'), decisions);
  }
  await store.deleteSession('BBBBB');
  await storeSession(store, SESSION);
  await store.put('BBBBB', GAME_KEY, {});
  const found = (await load()).map(({ sessionCode, players, game }) => ({ sessionCode, players, ...game }));
  expect(found).toMatchObject([
    { sessionCode: 'BBBBB', players: [], answers: [], decisions: [] },
    { sessionCode: 'BBBBD', players: [PLAYER], answers: [answer], decisions: [decisions] },
  ]);
  await store.close();
});

test('an end also deletes a player who is just being written, but not the next session with the same code', async () => {
  const { store, load } = await openStore();
  await storeSession(store, SESSION);
  await Promise.all([
    storePlayer(store, 'BBBBB', PLAYER),
    storePlayer(store, 'BBBBB', { ...PLAYER, tokenHash: 'another' }),
    store.deleteSession('BBBBB'),
    storeSession(store, { ...SESSION, quizName: 'Next' }),
    storePlayer(store, 'BBBBB', { ...PLAYER, name: 'Ben' }),
  ]);
  expect(await load()).toEqual([{ ...SESSION, quizName: 'Next', players: [{ ...PLAYER, name: 'Ben' }] }]);
  await store.close();
});

test('a closed store refuses to write', async () => {
  const { store } = await openStore();
  await store.close();
  await expect(store.delete('BBBBB', 'player/hash')).rejects.toThrow('server_closing');
});
