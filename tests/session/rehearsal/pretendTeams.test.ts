import { distance } from 'fastest-levenshtein';
import { expect, test } from 'vitest';
import { QuizHubMethod } from '../../../src/contract/quizHub';
import type { MarkedQuestion } from '../../../src/contract/toHosts';
import { TestPhone } from '../../support/gameOnHubs';
import { choice, part } from '../../support/gameQuizzes';
import { expectConnections } from '../../support/quizServer';
import { playTo, read, rehearse, SECOND, text } from '../../support/rehearsal';

const QUIZ = {
  quizName: 'Rehearsed',
  joker: true,
  rounds: [
    {
      title: 'One',
      questions: [
        choice('A?'),
        text('Which lake?', 'Windermere'),
        { question: 'How high?', correctNumber: 157, tolerance: 10 },
        { question: 'In order?', correctOrder: ['one', 'two', 'three', 'four'] },
      ],
    },
    {
      title: 'Two',
      reveal: 'round',
      questions: [
        { question: 'All?', answers: ['a', 'b', 'c', 'd'], correctAnswers: [0, 2] },
        { question: 'Both?', parts: [part('title', 'Yesterday'), part('band', 'The Beatles')] },
      ],
    },
  ],
};
const BESIDE = {
  quizName: 'Beside',
  rounds: [
    { title: 'One', questions: [choice('A?')] },
    {
      title: 'Pictures',
      beside: true,
      reveal: 'round',
      questions: [text('Who?', 'Ada'), text('Where?', 'Rome')],
    },
  ],
};

test('a rehearsal of forty teams is played to the podium like an evening', async () => {
  const rehearsal = await rehearse(40, QUIZ);
  const { server, session, host } = rehearsal;
  expect(session.rehearsal).toBe(true);
  const lobby = await read(server, session);
  expect(lobby.rehearsal).toBe(true);
  expect(new Set(lobby.participants).size).toBe(38);
  await host.command({ type: 'start' });
  await playTo(rehearsal, 'podium');
  const end = await read(server, session);
  expect(end.participants).toHaveLength(40);
  expect(end.away).toHaveLength(1);
  const points = host.hostGame!.players.map((player) => player.points).sort((one, other) => other - one);
  expect(points[0]).toBe(points[1]);
  expect(points[0]).toBeGreaterThan(points.at(-1)!);
  const marked = await host.hub.invoke<MarkedQuestion>(QuizHubMethod.GetMarking, 'q2');
  const texts = marked.groups!.map((group) => group.text);
  expect(texts).toContain('Windermere');
  expect(texts.some((each) => each !== 'Windermere' && distance(each, 'Windermere') <= 2)).toBe(true);
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  expect(metrics).toMatch(/quiz_night_sessions 0\n/);
  expect(metrics).toMatch(/quiz_night_players 0\n/);
});

test('a fast rehearsal gives a question a quarter of its time, and as many answer', async () => {
  const rehearsal = await rehearse(6, QUIZ, true);
  const { host, server, session } = rehearsal;
  await host.command({ type: 'start' });
  const scene = await playTo(rehearsal, 'question', 6 * SECOND);
  expect(scene).toMatchObject({ durationMs: 7_500 });
  await playTo(rehearsal, 'podium', 6 * SECOND);
  expect((await read(server, session)).participants).toHaveLength(6);
});

test('most teams stake points before a question with a wager', async () => {
  const questions = [choice('A?', { points: 10 }), choice('B?', { wager: true })];
  const rehearsal = await rehearse(8, { quizName: 'Wager', questions });
  await rehearsal.host.command({ type: 'start' });
  await playTo(rehearsal, 'wager');
  await rehearsal.time.passSlowly(13 * SECOND);
  const { scene } = await rehearsal.host.read();
  expect(scene.name === 'wager' && scene.staked).toBeGreaterThan(4);
  expect(await playTo(rehearsal, 'reveal')).toHaveProperty('wagers');
});

test('teams that are level answer a tie-break, each for itself, even if they skip other questions', async () => {
  const questions = [choice('A?'), choice('B?')];
  const tieBreak = { question: 'How far?', correctNumber: 4321 };
  const rehearsal = await rehearse(30, { quizName: 'Tied', questions, tieBreak });
  const { host, time } = rehearsal;
  await host.command({ type: 'start' });
  await playTo(rehearsal, 'reveal');
  const connected = host.hostGame!.players.filter((player) => player.connected);
  for (const [at, { playerId }] of connected.entries())
    await host.command({ type: 'adjust', adjustmentId: `a${at}`, playerId, points: 50, reason: '' });
  await playTo(rehearsal, 'tieBreak');
  await host.move('next');
  const answered: string[] = [];
  for (let second = 0; second < 29; second++) {
    await time.passSlowly(SECOND);
    const { scene } = await host.read();
    if (scene.name !== 'question') break;
    expect(scene).toMatchObject({ tieBreak: true });
    answered.push(`${scene.answered} of ${scene.expected}`);
  }
  expect(answered.at(-1)).toMatch(/^(\d+) of \1$/);
  const revealed = await playTo(rehearsal, 'reveal');
  if (revealed.name !== 'reveal' || !('nearest' in revealed.tally)) throw new Error(revealed.name);
  expect(new Set(revealed.tally.nearest.map(({ value }) => value)).size).toBeGreaterThan(1);
});

test('a round beside the others is answered and handed in', async () => {
  const rehearsal = await rehearse(8, BESIDE);
  const { host, time } = rehearsal;
  await host.command({ type: 'start' });
  await playTo(rehearsal, 'scores');
  await host.move('next');
  await time.passSlowly(12 * SECOND);
  const { scene } = await host.read();
  if (scene.name !== 'round') throw new Error(scene.name);
  expect(scene.ready).toBeGreaterThan(4);
});

test('a removed team stays away, and nobody answers during a pause', async () => {
  const rehearsal = await rehearse(6, QUIZ);
  const { host, time, server, session } = rehearsal;
  await host.command({ type: 'start' });
  const [gone] = host.hostGame!.players;
  await host.command({ type: 'remove', playerId: gone!.playerId });
  await playTo(rehearsal, 'question');
  await host.command({ type: 'pause' });
  await time.passSlowly(2 * SECOND);
  const before = await host.read();
  await time.passSlowly(60 * SECOND);
  expect((await host.read()).revision).toBe(before.revision);
  await host.command({ type: 'resume' });
  await playTo(rehearsal, 'reveal');
  expect((await host.read()).scene).not.toMatchObject({ answered: 0 });
  expect((await read(server, session)).participants).not.toContain(gone!.name);
});

test('a real phone can take part, is told that it is a rehearsal, and gets no answer too soon', async () => {
  const rehearsal = await rehearse(5, { quizName: 'Pub', questions: [text('Who?', 'Zacharias')] });
  const { host, server, session, time } = rehearsal;
  const phone = await TestPhone.join(server, session, 'Real ones');
  expect(phone.game).toMatchObject({ rehearsal: true });
  const frames: string[] = [];
  for (const event of ['GameUpdated', 'PlayerUpdated', 'PlayerCountChanged'])
    phone.hub.on(event, (frame) => frames.push(JSON.stringify(frame)));
  await host.command({ type: 'start' });
  await time.passSlowly(10 * SECOND);
  expect(await phone.submit('q1', 'Zora')).toEqual({ answer: 'Zora' });
  await playTo(rehearsal, 'closed');
  expect(frames.join()).not.toContain('Zacharias');
  expect(frames.join()).toContain('"rehearsal":true');
  await playTo(rehearsal, 'reveal');
  await expect.poll(() => frames.join()).toContain('Zacharias');
});

test('it has no season, no other quiz, and no printed sheets', async () => {
  const { host, server, session, time } = await rehearse(5, QUIZ);
  await expect(host.command({ type: 'season', seasonId: 'winter' })).rejects.toThrow(/command_refused$/);
  await host.command({ type: 'start' });
  await host.command({ type: 'end' });
  const another = host.command({ type: 'anotherQuiz', quizId: 'pub', keepPoints: false });
  await expect(another).rejects.toThrow(/command_refused$/);
  const headers = { authorization: `Bearer ${session.hostKey}` };
  const path = `${server.origin}/session/${session.sessionCode}/printed`;
  const printed = await fetch(path, { method: 'POST', headers });
  expect(printed.status).toBe(204);
  await host.hub.stop();
  await expectConnections(server, 'quiz', 0);
  await time.passSlowly(70 * SECOND);
  expect((await read(server, session)).code).toBe('session_not_found');
});
