import { expect, it } from 'vitest';
import { GameHubMethod, QUIZ_HUB_PATH, QuizHubMethod } from '../../../src/contract/hubs';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { connectRaw } from '../../support/hubTestServer';
import { createManualSchedule } from '../../support/manualSchedule';
import { connectPhone, dataFolderWith, startQuizServer } from '../../support/quizServer';

const QUIZ = {
  quizName: 'Pub',
  questions: [
    { question: 'How many?', correctNumber: 5, nearest: [3, 2, 1] },
    { question: 'Who?', acceptedAnswers: ['Beethoven'] },
  ],
};

/** A host, a player with a bad name, and everything that a monitor receives or can read. */
async function startWithMonitor() {
  const time = createManualSchedule();
  const dataFolder = await dataFolderWith({ 'pub.json': QUIZ });
  const server = await startQuizServer({ schedule: time.schedule, clock: time.clock, dataFolder });
  const host = await registerHost(server);
  const { sessionCode } = host.session;
  const monitor = await connectRaw(`${server.origin}${QUIZ_HUB_PATH}`);
  const frames: string[] = [];
  monitor.socket.on('message', (data) => frames.push(String(data)));
  await monitor.invoke(QuizHubMethod.RegisterMonitor, sessionCode);
  const player = await TestPhone.join(server, host.session, 'Arschloch');
  const seen = async (): Promise<string> => {
    time.pass(2_000);
    const read = await (await fetch(`${server.origin}/session/${sessionCode}`)).text();
    // The server sends in order, so that what it sent before is here once a call has returned.
    await monitor.roundTrip();
    return [...frames.splice(0), read].join('\n');
  };
  return { time, server, host, player, seen };
}

it('no frame and no answer to a read brings a monitor a bad name or answer whole', async () => {
  const { host, player, seen } = await startWithMonitor();
  const texts = [await seen()];
  await host.command({ type: 'start' });
  for (let step = 0; step < 20; step++) {
    const { scene } = await host.read();
    if (scene.name === 'podium') break;
    if (scene.name === 'question')
      await player.submit(scene.question.questionId, scene.question.kind === 'number' ? 5 : 'Wichser');
    await host.move('next');
    texts.push(await seen());
  }
  const all = texts.join('\n');
  expect(all).not.toMatch(/Arschloch|Wichser/);
  expect(all).toMatch(/"nearest":\[{"name":"A\*{8}"/);
  expect(all).toContain('"text":"W******"');
  expect(all).toMatch(/"podium".*"name":"A\*{8}"/);
});

it('a name given by the host, and that of a player who is away, have their stars too', async () => {
  const { time, host, player, seen } = await startWithMonitor();
  await expect.poll(() => (time.pass(200), host.hostGame?.players)).toHaveLength(1);
  const playerId = host.hostGame?.players[0]?.playerId ?? '';
  await host.command({ type: 'rename', playerId, name: 'Die Wichser' });
  await player.hub.stop();
  await expect.poll(seen).toContain('"away":["Die W******"]');
  expect(await seen()).not.toMatch(/Arschloch|Wichser/);
});

it('the phone has its own name whole, and an uncovered name is whole for everybody', async () => {
  const { server, host, player, seen } = await startWithMonitor();
  const phone = await connectPhone(server);
  const { sessionCode } = host.session;
  const admission: unknown = await phone.invoke(GameHubMethod.RejoinSession, sessionCode, player.token);
  expect(admission).toMatchObject({ playerName: 'Arschloch' });
  expect(await seen()).toContain('"players":["A********"]');
  await host.command({ type: 'uncover', text: 'Arschloch' });
  expect(await seen()).toContain('"participants":["Arschloch"]');
});
