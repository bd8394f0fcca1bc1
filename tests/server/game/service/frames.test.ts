import { expect, test } from 'vitest';
import { QUIZ_HUB_PATH, QuizHubMethod } from '../../../../src/contract/hubs';
import type { Scene } from '../../../../src/contract/scene';
import { connectRaw } from '../../../support/hubTestServer';
import { TestHost, TestPhone } from '../../../support/gameOnHubs';
import { PlayerClient } from '../../../support/hubClient';
import { dataFolderWith, startQuizServer } from '../../../support/quizServer';
import { NOTES, SECRET_QUIZ, SECRETS, TELLING_FIELDS } from '../../../support/secretQuiz';

/** Answers that are wrong, so that nobody's own answer tells the right one. */
const WRONG = { q1: 0, q2: [1], q3: 'wrong', q4: 1, q5: [3, 2, 1, 0], tieBreak: 1 } as const;

/** A running server with a host, one phone that plays, and everything that a monitor and a second phone receive. */
async function playWithListeners() {
  const server = await startQuizServer({ dataFolder: await dataFolderWith({ 'pub.json': SECRET_QUIZ }) });
  const host = await TestHost.register(server);
  const player = await TestPhone.join(server, host.session, 'Anna');
  const frames: string[] = [];
  const monitor = await connectRaw(`${server.origin}${QUIZ_HUB_PATH}`);
  const phone = await new PlayerClient(server.origin).connect();
  for (const { socket } of [monitor, phone]) socket.on('message', (data) => frames.push(String(data)));
  await monitor.invoke(QuizHubMethod.RegisterMonitor, host.session.sessionCode);
  await phone.join(String(host.session.sessionCode), 'Listener');
  const paths = ['/quizzes', `/session/${host.session.sessionCode}`];
  /** All that was received since the last call, and what can be read now. */
  const received = async (): Promise<string> => {
    const answers = await Promise.all(
      paths.map(async (path) => (await fetch(`${server.origin}${path}`)).text()),
    );
    // The server sends in order, so that what it sent before is here once a call has returned.
    await Promise.all([monitor.roundTrip(), phone.roundTrip()]);
    return [...frames.splice(0), ...answers].join('\n');
  };
  return { host, player, received };
}

const questionIdOf = (scene: Scene) => ('question' in scene ? scene.question?.questionId : undefined);

test(
  'no frame, and no answer to a read, tells a monitor or a phone anything before its time',
  { timeout: 30_000 },
  async () => {
    const { host, player, received } = await playWithListeners();
    await host.command({ type: 'scoresOneByOne', on: true });
    await host.command({ type: 'start' });
    const [asked, revealed] = [new Set<string>(), new Set<string>()];
    const names: string[] = [];
    let covered = 0;
    for (;;) {
      const { scene, step } = await host.read();
      names.push(scene.name);
      const id = questionIdOf(scene);
      if (id) asked.add(id);
      if (id && scene.name === 'question') await player.submit(id, WRONG[id as keyof typeof WRONG] as number);
      if (id && scene.name === 'reveal') revealed.add(id);
      if (scene.name === 'round') await player.playJoker(scene.round.index).catch(() => 'spent');
      if (scene.name === 'question' && scene.ready === 0) await player.setReady(true);
      const text = await received();
      for (const [questionId, secrets] of Object.entries(SECRETS)) {
        const hidden = [
          ...(asked.has(questionId) ? [] : secrets.asked),
          ...(revealed.has(questionId) ? [] : secrets.revealed),
        ];
        expect(
          hidden.filter((secret) => text.includes(secret)),
          `${scene.name} ${step}`,
        ).toEqual([]);
      }
      expect(text).not.toContain(NOTES);
      const areAllCovered = scene.name === 'scores' && scene.hidden === scene.playerCount;
      if (areAllCovered) {
        covered++;
        expect(text).not.toMatch(/"rank":\d+,"name"/);
      }
      if (['question', 'closed', 'round'].includes(scene.name) && revealed.size === 0)
        expect(TELLING_FIELDS.filter((field) => text.includes(field))).toEqual([]);
      if (scene.name === 'podium' && asked.has('tieBreak')) break;
      await host.command({ type: 'next', step });
    }
    expect([...revealed]).toEqual(Object.keys(SECRETS));
    expect(covered).toBe(2);
    expect(new Set(names)).toEqual(new Set(['round', 'question', 'closed', 'reveal', 'scores', 'podium']));
  },
);
