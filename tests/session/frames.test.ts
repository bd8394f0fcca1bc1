import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameHubMethod, type SubmittedAnswer } from '../../src/contract/fromPhones';
import type { Scene, SceneNamed } from '../../src/contract/scene';
import type { SessionGame } from '../../src/contract/toMonitors';
import { hashSecret } from '../../src/server/access/secret';
import { registerHost, startHost, TestPhone } from '../support/gameOnHubs';
import { claimTicket, issueTicket } from '../support/hostDevices';
import { type Heard, Listeners } from '../support/listeners';
import { createManualSchedule } from '../support/manualSchedule';
import { mp3, PNG } from '../support/mediaSamples';
import { connectPhone, dataFolderWith, PUB_QUIZ } from '../support/quizServer';
import { writeMedia } from '../support/writeMedia';
import { HOST_FIELDS, NOTES, SECRETS, SECRET_QUIZ, TELLING_FIELDS } from '../support/secretQuiz';

const NAME = 'Arschloch';
const ANSWER = 'Wichser';
const REASON = 'reason-of-the-host';
/** Wrong answers, so that nobody's own answer reveals the right one. */
const WRONG = {
  q1: 0,
  q2: [1],
  q3: ANSWER,
  q4: 1,
  q5: [3, 2, 1, 0],
  q6: ['Idiot', ANSWER],
  q7: [0, null],
  tieBreak: 1,
} as const;

/** A host with a remote, a phone that plays, and listeners, one of whom shares the first place in the end. */
async function startEvening() {
  const { server, host } = await startHost({ quiz: SECRET_QUIZ });
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
type PodiumScene = SceneNamed<'podium'>;
type Evening = Awaited<ReturnType<typeof startEvening>>;

const questionIdOf = (scene: Scene) => ('question' in scene ? scene.question?.questionId : undefined);

/** What the player and the hosts do in each scene. */
async function act(
  { host, remote, player, listeners }: Evening,
  { scene, step }: SessionGame,
): Promise<void> {
  if (scene.name === 'round') await player.playJoker(scene.round.index).catch(() => 'spent');
  if (scene.name === 'question') {
    const { questionId } = scene.question;
    await player.submit(questionId, WRONG[questionId as keyof typeof WRONG] as SubmittedAnswer);
    if (scene.ready === 0) await player.setReady(true);
    if (scene.tieBreak) await expect(listeners.answer(1, questionId, 1)).rejects.toThrow(/answers_closed$/);
  }
  if (scene.name !== 'closed') return;
  await expect.poll(() => remote.hostGame?.step).toBe(step);
  for (const { questionId, groups } of remote.hostGame!.marking)
    for (const { text, part } of groups ?? [])
      await host.command({ type: 'mark', questionId, answer: text, part, correct: false });
}

/** How far the game has got. */
interface Progress {
  asked: Set<string>;
  revealed: Set<string>;
}

/** Returns which of the secrets a text contains. */
const found = (text: string, secrets: readonly string[]) => secrets.filter((each) => text.includes(each));

/** Looks for what may not be known yet, or ever. */
function checkSecrets({ monitor, phones }: Heard, { asked, revealed }: Progress, keys: string[]): void {
  for (const [questionId, secrets] of Object.entries(SECRETS)) {
    const hidden = [
      ...(asked.has(questionId) ? [] : secrets.asked),
      ...(revealed.has(questionId) ? [] : secrets.revealed),
    ];
    expect(found(monitor + phones, hidden)).toEqual([]);
  }
  expect(found(monitor + phones, [NOTES, NAME, ANSWER, REASON, ...keys])).toEqual([]);
  expect(found(monitor, HOST_FIELDS)).toEqual([]);
  // Players are told of their own phones.
  const ofHosts = HOST_FIELDS.filter((field) => !['"devices"', '"deviceId"'].includes(field));
  expect(found(phones, ofHosts)).toEqual([]);
  // Other phones are told nobody's place, joker or answers.
  expect(phones).not.toMatch(/"standings"|"tally"|"groups"|"nearest"|"joker":\d/);
}

/** Looks for what only some scenes may contain. */
function checkScene({ monitor, phones }: Heard, { scene }: SessionGame, { revealed }: Progress): void {
  if (scene.name !== 'reveal') {
    expect(found(monitor, TELLING_FIELDS)).toEqual([]);
    expect(phones).not.toContain('"solution"');
  }
  if (revealed.size === 0) expect(phones).not.toContain('"correct"');
  if (scene.name === 'podium') return checkPodium({ monitor, phones }, scene);
  if (scene.name !== 'scores') return;
  const { hidden = 0, standings, playerCount } = scene;
  expect(standings).toHaveLength(playerCount - hidden);
  if (hidden === playerCount) expect(monitor).not.toMatch(/"rank":\d+,"name"/);
  // Nothing was shown before the first standings, so a phone has no place to show.
  if (hidden > 0 && !revealed.has('q4')) expect(phones).not.toMatch(/"rank":\d/);
}

/** Looks for a place that is still covered: its name is told nobody, and its rank not even its own phone. */
function checkPodium({ monitor, phones }: Heard, { standings, hidden = 0, playerCount }: PodiumScene): void {
  expect(standings).toHaveLength(playerCount - hidden);
  const told = [...monitor.matchAll(/"rank":\d+,"name":"([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(told)).toEqual(new Set(standings.map(({ name }) => name)));
  const ranks = [...phones.matchAll(/"rank":(\d+)/g)].map(([, rank]) => Number(rank));
  const shown = standings.map(({ rank }) => rank);
  expect(ranks.filter((rank) => !shown.includes(rank))).toEqual([]);
  if (hidden > 0) expect(monitor + phones).not.toMatch(/"tied":true/);
}

test('no frame, and no answer to a read, reveals anything to a monitor or a phone too early', async () => {
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
    if (game.scene.name === 'podium' && !game.scene.hidden) break;
    await remote.command({ type: 'next', step: game.step });
  }
  expect([...progress.revealed]).toEqual(Object.keys(SECRETS));
  for (const name of ['round', 'question', 'closed', 'reveal', 'scores']) expect(seen).toContain(name);
  for (const star of ['A********', 'W******', '"hidden":3', '"joker":0', '"ready":1'])
    expect(seen.join('\n')).toContain(star);
  expect(seen.join('\n')).toMatch(/"nearest":\[\{"name":"A\*{8}"/);
  expect(seen.at(-1)).toMatch(/"podium".*"name":"A\*{8}"/);
});

/** The prefix of file names, which might reveal what is right. */
const FILE_NAME = 'the-right-answer-';

/** The quiz with a picture and a sound for each question, and the files. */
function quizWithMedia() {
  const files: [name: string, content: Uint8Array][] = [];
  const add = (content: Uint8Array): string => {
    const name = `${FILE_NAME}${files.length}`;
    files.push([name, content]);
    return name;
  };
  const withMedia = <Q extends object>(question: Q) => ({
    ...question,
    image: add(PNG),
    audio: add(mp3('la')),
  });
  const rounds = SECRET_QUIZ.rounds.map((round) => ({
    ...round,
    questions: round.questions.map((question) => withMedia(question)),
  }));
  return { quiz: { ...SECRET_QUIZ, rounds, tieBreak: withMedia(SECRET_QUIZ.tieBreak) }, files };
}

/** A session whose first place will be shared, with its host and listeners. */
async function startWithMedia() {
  const { quiz, files } = quizWithMedia();
  const dataFolder = await dataFolderWith({ 'pub.json': quiz });
  for (const file of files) await writeMedia(dataFolder, ...file);
  const { server, host } = await startHost({ dataFolder });
  const listeners = await Listeners.join(server, host.session, ['Anna', 'Ben']);
  const authorization = `Bearer ${host.session.hostKey}`;
  const statusOf = async (address: string, headers: Record<string, string> = {}) =>
    (await fetch(server.origin + address, { headers })).status;
  return { host, listeners, statusOf, asHost: { authorization }, count: files.length };
}

const mediaOf = (scene: Scene) => {
  const { imageUrl, audioUrl } = ('question' in scene && scene.question) || {};
  return [imageUrl, audioUrl].filter((address) => address !== undefined);
};

test("no picture's or sound's name, address or bytes reach a guest before its question", async () => {
  const { host, listeners, statusOf, asHost, count } = await startWithMedia();
  const asked = new Set<string>();
  const loadedAhead = new Set<string>();
  await host.command({ type: 'start' });
  for (;;) {
    const { scene, step } = await host.read();
    for (const address of mediaOf(scene)) asked.add(address);
    await expect.poll(() => host.hostGame?.step).toBe(step);
    const ahead = (host.hostGame?.preload ?? []).filter((address) => !asked.has(address));
    const { monitor, phones } = await listeners.heard();
    expect(monitor + phones).not.toContain(FILE_NAME);
    expect(phones).not.toContain('/media/');
    for (const address of ahead) {
      loadedAhead.add(address);
      expect(monitor + phones).not.toContain(address);
      expect([await statusOf(address), await statusOf(address, asHost)]).toEqual([404, 200]);
    }
    for (const address of asked) expect(await statusOf(address)).toBe(200);
    if (scene.name === 'podium') break;
    await host.command({ type: 'next', step });
  }
  expect([asked.size, loadedAhead]).toEqual([count, asked]);
});

/** A host, a player with a bad name, and everything that a monitor receives or can read. */
async function startWithMonitor() {
  const time = createManualSchedule();
  // The quiz does not say its language, but the venue says which is spoken there.
  const dataFolder = await dataFolderWith({ 'pub.json': PUB_QUIZ });
  await writeFile(join(dataFolder, 'venue.json'), JSON.stringify({ language: 'de' }));
  const { server, host } = await startHost({ dataFolder, schedule: time.schedule, clock: time.clock });
  const listeners = await Listeners.join(server, host.session, []);
  const player = await TestPhone.join(server, host.session, NAME);
  const seen = async (): Promise<string> => {
    time.pass(2_000);
    return (await listeners.heard()).monitor;
  };
  return { time, server, host, player, seen };
}

test('a name given by the host, and that of a player who is away, are starred too', async () => {
  const { time, host, player, seen } = await startWithMonitor();
  await expect.poll(() => (time.pass(200), host.hostGame?.players)).toHaveLength(1);
  const playerId = host.hostGame?.players[0]?.playerId ?? '';
  await host.command({ type: 'rename', playerId, name: 'Die Wichser' });
  await player.hub.stop();
  await expect.poll(seen).toContain('"away":["Die W******"]');
  expect(await seen()).not.toMatch(/Arschloch|Wichser/);
});

test('the phone gets its own name unstarred, and an uncovered name is unstarred for everybody', async () => {
  const { server, host, player, seen } = await startWithMonitor();
  const phone = await connectPhone(server);
  const admission = phone.invoke(GameHubMethod.RejoinSession, host.code, player.token);
  expect(await admission).toMatchObject({ playerName: NAME });
  expect(await seen()).toContain('"players":["A********"]');
  await host.command({ type: 'uncover', text: NAME });
  expect(await seen()).toContain(`"participants":["${NAME}"]`);
});
