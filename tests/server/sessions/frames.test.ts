import { expect, test } from 'vitest';
import type { Scene, SessionGame } from '../../../src/contract/scene';
import { hashSecret } from '../../../src/server/access/secret';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { claimTicket, issueTicket } from '../../support/hostDevices';
import { Listeners, type Heard } from '../../support/listeners';
import { dataFolderWith, startQuizServer } from '../../support/quizServer';
import { HOST_FIELDS, NOTES, SECRET_QUIZ, SECRETS, TELLING_FIELDS } from '../../support/secretQuiz';

const NAME = 'Arschloch';
const ANSWER = 'Wichser';
const REASON = 'reason-of-the-host';
/** Answers that are wrong, so that nobody's own answer tells the right one. */
const WRONG = { q1: 0, q2: [1], q3: ANSWER, q4: 1, q5: [3, 2, 1, 0], tieBreak: 1 } as const;

/** A host with a remote, one phone that plays, and listeners: one shares the first place in the end, one does not. */
async function startEvening() {
  const server = await startQuizServer({ dataFolder: await dataFolderWith({ 'pub.json': SECRET_QUIZ }) });
  const host = await registerHost(server);
  const player = await TestPhone.join(server, host.session, NAME);
  const listeners = await Listeners.join(server, host.session, ['Listener', 'Outsider']);
  const ticket = await issueTicket(host);
  const hostKey = await claimTicket(server, host.session, ticket);
  const remote = await registerHost(server, { ...host.session, hostKey });
  await expect.poll(() => host.hostGame?.players.length).toBe(3);
  const { playerId } = host.hostGame!.players.find(({ name }) => name === 'Outsider')!;
  await host.command({ type: 'adjust', adjustmentId: 'a', playerId, points: -1, reason: REASON });
  const keys = [host.session.hostKey!, hostKey, ticket, player.token];
  return { host, remote, player, listeners, keys: keys.flatMap((key) => [key, hashSecret(key)]) };
}
type Evening = Awaited<ReturnType<typeof startEvening>>;

const questionIdOf = (scene: Scene) => ('question' in scene ? scene.question?.questionId : undefined);

/** What the player and the hosts do in a scene. */
async function act(
  { host, remote, player, listeners }: Evening,
  { scene, step }: SessionGame,
): Promise<void> {
  if (scene.name === 'round') await player.playJoker(scene.round.index).catch(() => 'spent');
  if (scene.name === 'question') {
    const { questionId } = scene.question;
    await player.submit(questionId, WRONG[questionId as keyof typeof WRONG] as number);
    if (scene.ready === 0) await player.setReady(true);
    if (scene.tieBreak) await expect(listeners.answer(1, questionId, 1)).rejects.toThrow(/answers_closed$/);
  }
  if (scene.name !== 'closed') return;
  await expect.poll(() => remote.hostGame?.step).toBe(step);
  for (const { questionId, groups } of remote.hostGame!.marking)
    for (const { text } of groups ?? [])
      await host.command({ type: 'mark', questionId, answer: text, correct: false });
}

/** What has come of the game so far. */
interface Progress {
  asked: Set<string>;
  revealed: Set<string>;
}

/** What stands in a text of all that must not. */
const found = (text: string, secrets: readonly string[]) => secrets.filter((each) => text.includes(each));

/** Looks for what is not to be known yet, or never. */
function checkSecrets({ monitor, phones }: Heard, { asked, revealed }: Progress, keys: string[]): void {
  for (const [questionId, secrets] of Object.entries(SECRETS)) {
    const hidden = [
      ...(asked.has(questionId) ? [] : secrets.asked),
      ...(revealed.has(questionId) ? [] : secrets.revealed),
    ];
    expect(found(monitor + phones, hidden)).toEqual([]);
  }
  expect(found(monitor + phones, [NOTES, NAME, ANSWER, REASON, ...HOST_FIELDS, ...keys])).toEqual([]);
  // Nobody's place, joker or answers are told to other phones.
  expect(phones).not.toMatch(/"standings"|"tally"|"groups"|"nearest"|"joker":\d/);
}

/** Looks for what only some scenes may tell. */
function checkScene({ monitor, phones }: Heard, { scene }: SessionGame, { revealed }: Progress): void {
  if (scene.name !== 'reveal') {
    expect(found(monitor, TELLING_FIELDS)).toEqual([]);
    expect(phones).not.toContain('"solution"');
  }
  if (revealed.size === 0) expect(phones).not.toContain('"correct"');
  if (scene.name !== 'scores') return;
  const { hidden = 0, standings, playerCount } = scene;
  expect(standings).toHaveLength(playerCount - hidden);
  if (hidden === playerCount) expect(monitor).not.toMatch(/"rank":\d+,"name"/);
  // Nothing was shown before the first standings, so a phone has no place to keep.
  if (hidden > 0 && !revealed.has('q4')) expect(phones).not.toMatch(/"rank":\d/);
}

test(
  'no frame, and no answer to a read, tells a monitor or a phone anything before its time',
  { timeout: 60_000 },
  async () => {
    const evening = await startEvening();
    const { host, remote, listeners, keys } = evening;
    const progress: Progress = { asked: new Set(), revealed: new Set() };
    const seen: string[] = [];
    await host.command({ type: 'scoresOneByOne', on: true });
    await remote.command({ type: 'start' });
    for (;;) {
      const game = await host.read();
      const id = questionIdOf(game.scene);
      if (id) progress.asked.add(id);
      if (id && game.scene.name === 'reveal') progress.revealed.add(id);
      await act(evening, game);
      const heard = await listeners.heard();
      checkSecrets(heard, progress, keys);
      checkScene(heard, game, progress);
      seen.push(game.scene.name, heard.monitor);
      if (game.scene.name === 'podium') break;
      await remote.command({ type: 'next', step: game.step });
    }
    expect([...progress.revealed]).toEqual(Object.keys(SECRETS));
    for (const name of ['round', 'question', 'closed', 'reveal', 'scores']) expect(seen).toContain(name);
    for (const star of ['A********', 'W******', '"hidden":3', '"joker":0', '"ready":1'])
      expect(seen.join('\n')).toContain(star);
  },
);
