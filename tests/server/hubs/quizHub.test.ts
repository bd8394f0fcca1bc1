import { expect, it } from 'vitest';
import { QuizHubEvent, QuizHubMethod } from '../../../src/contract/hubs';
import type { Session } from '../../../src/contract/session';
import { deferred } from '../../support/deferred';
import { nextEvent } from '../../support/hubTestServer';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  connectMonitor,
  connectPhone,
  joinSession,
  openSession,
  PUB_QUIZ,
  readSession,
  startQuizServer,
  watch,
  writeQuiz,
} from '../../support/quizServer';
import { storeWith } from '../../support/storeAround';

const { PlayerJoined, SessionUpdated } = QuizHubEvent;

it('a monitor is notified of every player who joins, in order', async () => {
  const server = await startQuizServer();
  const session = await openSession(server);
  const { monitor, heard } = await watch<{ players: string[] }>(server, session, PlayerJoined);
  const phone = await connectPhone(server);
  const first = nextEvent(monitor, PlayerJoined);
  await joinSession(phone, session, 'Anna');
  await first;
  const second = nextEvent(monitor, PlayerJoined);
  await joinSession(await connectPhone(server), session, '<i>Ben</i>');
  await second;
  expect(heard).toEqual([{ players: ['Anna'] }, { players: ['Anna', '<i>Ben</i>'] }]);
});

it('a monitor may type the code in lower case', async () => {
  const server = await startQuizServer();
  const session = await openSession(server);
  const sessionCode = String(session.sessionCode).toLowerCase();
  const { monitor } = await watch(server, { ...session, sessionCode }, PlayerJoined);
  const joined = nextEvent(monitor, PlayerJoined);
  await joinSession(await connectPhone(server), session, 'Anna');
  expect(await joined).toEqual([{ players: ['Anna'] }]);
});

it('two monitors of one session get the same events', async () => {
  const server = await startQuizServer();
  const session = await openSession(server);
  const monitors = [await watch(server, session, PlayerJoined), await watch(server, session, PlayerJoined)];
  const joined = Promise.all(monitors.map(({ monitor }) => nextEvent(monitor, PlayerJoined)));
  await joinSession(await connectPhone(server), session, 'Anna');
  expect(await joined).toEqual([[{ players: ['Anna'] }], [{ players: ['Anna'] }]]);
});

it('a monitor that registers for another session gets no more events of the former', async () => {
  const server = await startQuizServer();
  const [former, latter] = [await openSession(server), await openSession(server)];
  const { monitor, heard } = await watch(server, former, PlayerJoined);
  await monitor.invoke(QuizHubMethod.RegisterMonitor, latter.sessionCode);
  const joined = nextEvent(monitor, PlayerJoined);
  await joinSession(await connectPhone(server), former, 'Anna');
  await joinSession(await connectPhone(server), latter, 'Ben');
  await joined;
  expect(heard).toEqual([{ players: ['Ben'] }]);
});

it.each([
  [['BBBBB'], 'session_not_found'],
  [[''], 'session_not_found'],
  [[7], 'invalid_arguments'],
  [[null], 'invalid_arguments'],
  [[], 'invalid_arguments'],
  [['BBBBB', 'x'], 'invalid_arguments'],
])('registering with %j is refused with %s', async (args, code) => {
  const monitor = await connectMonitor(await startQuizServer());
  await expect(monitor.invoke(QuizHubMethod.RegisterMonitor, ...args)).rejects.toThrow(
    new RegExp(`\\b${code}$`),
  );
});

it('a quiz that gets another name tells the monitors when its file is read again', async () => {
  const time = createManualSchedule();
  const server = await startQuizServer({ clock: time.clock });
  const session = await openSession(server);
  const { monitor } = await watch<Session>(server, session, SessionUpdated);
  const updated = nextEvent(monitor, SessionUpdated);
  await writeQuiz(server.dataFolder, 'pub.json', { ...PUB_QUIZ, quizName: 'The Pub Quiz' });
  time.pass(1_000);
  await fetch(`${server.origin}/quizzes`);
  expect(await updated).toMatchObject([{ ...session, quizName: 'The Pub Quiz' }]);
});

it('a quiz that gets another name while the disk hangs keeps no caller waiting', async () => {
  const disk = deferred();
  let isHanging = false;
  const time = createManualSchedule();
  const server = await startQuizServer({
    clock: time.clock,
    openStore: storeWith('put session', async (write) => {
      if (isHanging) await disk.promise;
      await write();
    }),
  });
  const { sessionCode } = await openSession(server);
  isHanging = true;
  await writeQuiz(server.dataFolder, 'pub.json', { ...PUB_QUIZ, quizName: 'The Pub Quiz' });
  time.pass(1_000);
  expect(await readSession(server, sessionCode)).toMatchObject({ quizName: 'The Pub Quiz' });
  disk.resolve();
});
