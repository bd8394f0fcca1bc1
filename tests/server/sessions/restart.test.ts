import { expect, it } from 'vitest';
import { GameHubMethod } from '../../../src/contract/hubs';
import { deferred } from '../../support/deferred';
import {
  connectPhone,
  createToken,
  joinSession,
  openSession,
  PUB_QUIZ,
  readSession,
  startQuizServer,
  writeQuiz,
} from '../../support/quizServer';
import { storeWith } from '../../support/storeAround';

it('sessions, and players in their order, are back after a restart', async () => {
  const server = await startQuizServer();
  const session = await openSession(server);
  for (const name of ['Zoe', 'Anna', 'Leaver', 'Mia'])
    await joinSession(await connectPhone(server), session, name);
  const leaver = await connectPhone(server);
  await joinSession(leaver, session, 'Ben');
  await leaver.invoke(GameHubMethod.LeaveSession);
  const before = await readSession(server, session.sessionCode);
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect(before.participants).toEqual(['Zoe', 'Anna', 'Leaver', 'Mia']);
  expect(await readSession(again, session.sessionCode)).toEqual(before);
});

it('after a restart a phone comes back under its name, and a new one stands behind the others', async () => {
  const server = await startQuizServer();
  const session = await openSession(server);
  const token = createToken();
  await joinSession(await connectPhone(server), session, 'Zoe', token);
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  const phone = await connectPhone(again);
  const admission = await phone.invoke(GameHubMethod.RejoinSession, session.sessionCode, token);
  expect(admission).toMatchObject({ playerName: 'Zoe', playerCount: 1 });
  await expect(joinSession(await connectPhone(again), session, 'ZOE')).rejects.toThrow(/name_taken$/);
  await joinSession(await connectPhone(again), session, 'Anna');
  expect((await readSession(again, session.sessionCode)).participants).toEqual(['Zoe', 'Anna']);
});

it('a player who left and came back is not taken out by a window that was not notified of it', async () => {
  const server = await startQuizServer();
  const session = await openSession(server);
  const token = createToken();
  const [first, second] = [await connectPhone(server), await connectPhone(server)];
  for (const each of [first, second]) await joinSession(each, session, 'Anna', token);
  await first.invoke(GameHubMethod.LeaveSession);
  await joinSession(first, session, 'Anna', token);
  await second.invoke(GameHubMethod.LeaveSession);
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect((await readSession(again, session.sessionCode)).participants).toEqual(['Anna']);
});

it('a session outlives its quiz file', async () => {
  const server = await startQuizServer();
  const session = await openSession(server);
  await server.close();
  await writeQuiz(server.dataFolder, 'pub.json', { ...PUB_QUIZ, quizId: 'another' });
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect(await readSession(again, session.sessionCode)).toEqual(session);
});

it('a phone that comes back while its leave is being written is in again only after it is out', async () => {
  const disk = deferred();
  const server = await startQuizServer({
    openStore: storeWith('delete player/', (write) => disk.promise.then(write)),
  });
  const session = await openSession(server);
  const token = createToken();
  const [first, second] = [await connectPhone(server), await connectPhone(server)];
  await joinSession(first, session, 'Anna', token);
  const leaving = first.invoke(GameHubMethod.LeaveSession);
  const back = joinSession(second, session, 'Berta', token);
  await readSession(server, session.sessionCode);
  disk.resolve();
  await Promise.all([leaving, back]);
  expect((await readSession(server, session.sessionCode)).participants).toEqual(['Berta']);
});
