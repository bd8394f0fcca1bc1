import { expect, test } from 'vitest';
import { QuizHubMethod } from '../../../src/contract/quizHub';
import { QuizHubEvent, type Session } from '../../../src/contract/toMonitors';
import type { IssuedTicket } from '../../../src/contract/tickets';
import { deferred } from '../../support/deferred';
import { registerHost, startGame, TestPhone } from '../../support/gameOnHubs';
import { claimTicket } from '../../support/hostDevices';
import { nextEvent } from '../../support/hubTestServer';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  connectMonitor,
  openSession,
  PUB_QUIZ,
  readSession,
  startQuizServer,
  startSession,
  watch,
  writeQuiz,
} from '../../support/quizServer';
import { storeWith } from '../../support/storeAround';
import type { TestHost } from '../../support/testHost';

const { PlayerJoined, SessionUpdated } = QuizHubEvent;

test('a monitor, which may type the code in lower case, is notified of every player who joins, in order', async () => {
  const { server, session, joinAs } = await startSession();
  const sessionCode = String(session.sessionCode).toLowerCase();
  const { monitor, heard } = await watch(server, { ...session, sessionCode }, PlayerJoined);
  for (const name of ['Anna', '<i>Ben</i>']) {
    const told = nextEvent(monitor, PlayerJoined);
    await joinAs(name);
    await told;
  }
  expect(heard).toEqual([{ players: ['Anna'] }, { players: ['Anna', '<i>Ben</i>'] }]);
});

test('a monitor that registers for another session gets no more events of the first', async () => {
  const { server, session, joinAs } = await startSession();
  const latter = await openSession(server);
  const { monitor, heard } = await watch(server, session, PlayerJoined);
  await monitor.invoke(QuizHubMethod.RegisterMonitor, latter.sessionCode);
  const joined = nextEvent(monitor, PlayerJoined);
  await joinAs('Anna');
  await TestPhone.join(server, latter, 'Ben');
  await joined;
  expect(heard).toEqual([{ players: ['Ben'] }]);
});

test.each([
  [['BBBBB'], 'session_not_found'],
  [[7], 'invalid_arguments'],
  [[], 'invalid_arguments'],
  [['BBBBB', 'x'], 'invalid_arguments'],
])('registering with %j is refused with %s', async (args, code) => {
  const monitor = await connectMonitor(await startQuizServer());
  await expect(monitor.invoke(QuizHubMethod.RegisterMonitor, ...args)).rejects.toThrow(
    new RegExp(`\\b${code}$`),
  );
});

test('monitors are told of a new quiz name when the file is read again', async () => {
  const time = createManualSchedule();
  const { server, session } = await startSession({ clock: time.clock });
  const { monitor } = await watch<Session>(server, session, SessionUpdated);
  const updated = nextEvent(monitor, SessionUpdated);
  await writeQuiz(server.dataFolder, 'pub.json', { ...PUB_QUIZ, quizName: 'The Pub Quiz' });
  time.pass(1_000);
  await fetch(`${server.origin}/quizzes`);
  const { sessionCode } = session;
  expect(await updated).toMatchObject([{ sessionCode, quizName: 'The Pub Quiz' }]);
});

test('a new quiz name while the disk hangs keeps no caller waiting', async () => {
  const disk = deferred();
  let isHanging = false;
  const time = createManualSchedule();
  const openStore = storeWith('put session', async (write) => {
    if (isHanging) await disk.promise;
    await write();
  });
  const { server, session } = await startSession({ clock: time.clock, openStore });
  isHanging = true;
  await writeQuiz(server.dataFolder, 'pub.json', { ...PUB_QUIZ, quizName: 'The Pub Quiz' });
  time.pass(1_000);
  // It is shown once it is stored.
  expect(await readSession(server, session.sessionCode)).toMatchObject({ quizName: 'Pub Quiz' });
  disk.resolve();
  const name = async () => (await readSession(server, session.sessionCode)).quizName;
  await expect.poll(name).toBe('The Pub Quiz');
});

const text = (question: string) => ({ question, acceptedAnswers: ['Romy Schneider'] });
const quiz = { quizName: 'Films', questions: [text('Sissi?'), text('Swimming pool?')] };

/** A game whose first question was revealed, and whose second is open. */
async function asking() {
  const { server, host, anna } = await startGame({ quiz: quiz });
  await anna.submit('q1', 'Schneider');
  await host.goTo('question');
  return { server, host };
}

test('a host can get the answers to a question other than the current one', async () => {
  const { host } = await asking();
  await expect.poll(() => host.hostGame?.marking).toMatchObject([{ questionId: 'q1', waiting: 1 }]);
  const [listed] = host.hostGame!.marking;
  expect(listed).not.toHaveProperty('groups');
  const groups = [{ text: 'Schneider', count: 1, correct: false, suggested: false, doubtful: true }];
  expect(await host.hub.invoke(QuizHubMethod.GetMarking, 'q1')).toEqual({ ...listed, groups });
  await host.command({ type: 'mark', questionId: 'q1', answer: 'Schneider', correct: true });
  await expect
    .poll(() => host.hostGame?.marking[0]?.groups?.[0])
    .toMatchObject({ correct: true, marked: true });
});

test.each([[['q2']], [['q3']], [[7]]])('there are none for %j', async (args) => {
  const { host } = await asking();
  const asked = host.hub.invoke(QuizHubMethod.GetMarking, ...args);
  await expect(asked).rejects.toThrow(/invalid_arguments$/);
});

test('whoever only watches can command nothing, and a scorer nothing but scores', async () => {
  const calls: Record<
    Exclude<keyof typeof QuizHubMethod, `Register${string}` | `${string}Ticket`>,
    unknown[]
  > = {
    GetSheets: [],
    HostCommand: [{ type: 'pause' }],
    GetMarking: ['q1'],
    DismissHost: ['d'],
    InviteDevice: ['p'],
    RemoveDevice: ['p', 'd'],
    AnswerClaim: ['c', true],
  };
  const { server, host } = await startGame();
  const monitor = await connectMonitor(server);
  const callAll = async ({ hub }: Pick<TestHost, 'hub'>, but = '') => {
    for (const [method, args] of Object.entries({ ...calls, IssueTicket: [] }))
      if (method !== but) await expect(hub.invoke(method, ...args), method).rejects.toThrow(/not_host$/);
  };
  await callAll({ hub: monitor });
  await monitor.invoke(QuizHubMethod.RegisterMonitor, host.code);
  await callAll({ hub: monitor });
  const { ticket } = await host.hub.invoke<IssuedTicket>(QuizHubMethod.IssueTicket, 'scorer');
  const hostKey = await claimTicket(server, host.session, ticket);
  await callAll(await registerHost(server, { ...host.session, hostKey }), QuizHubMethod.GetSheets);
  expect((await host.read()).paused).toBe(false);
});
