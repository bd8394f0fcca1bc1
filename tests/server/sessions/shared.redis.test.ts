import { describe, expect, test } from 'vitest';
import { GAME_HUB_PATH, GameHubMethod } from '../../../src/contract/fromPhones';
import { QuizHubEvent, type Session } from '../../../src/contract/toMonitors';
import { QuizHubMethod } from '../../../src/contract/quizHub';
import type { IssuedTicket } from '../../../src/contract/tickets';
import { Elsewhere, Refusal } from '../../../src/session/refusal';
import type { LiveSession } from '../../../src/session/liveSession';
import { connectRaw } from '../../support/hubTestServer';
import { createToken } from '../../support/quizServer';
import { rejoin, shareGame } from '../../support/sharedSessions';

const MINUTE = 60_000;
const COMES_BACK = { type: 7, allowReconnect: true };
const closing = new Refusal('server_closing');

/** Returns how much of the question's time is left, as everybody sees it now. */
function leftOf({ views }: LiveSession): number {
  const { scene } = views.monitorGame();
  return scene.name === 'question' ? (scene.remainingMs ?? NaN) : NaN;
}

const isPaused = ({ views }: LiveSession) => [views.monitorGame().paused, views.playerGame().paused];

describe('a process that shuts down properly', () => {
  test('writes the time that is left, and the game continues elsewhere as if nothing had happened', async () => {
    const { one, other, live, phone, code, token } = await shareGame();
    await phone.invoke(GameHubMethod.SubmitAnswer, 'q1', 1);
    const left = leftOf(live);
    await one.sessions.handBack();
    const next = await other.sessions.get(code);
    expect(isPaused(next)).toEqual([false, false]);
    expect(leftOf(next)).toBe(left);
    expect(left).toBeLessThanOrEqual(26_500);
    const back = await rejoin(other, code, token);
    expect(await back.invoke(GameHubMethod.SubmitAnswer, 'q1', 0)).toEqual({ answer: 0 });
    expect(next.views.hostGame().players).toMatchObject([{ name: 'Anna' }]);
  });

  test('leaves the game paused if nobody asks for it for three seconds', async () => {
    const { time, one, other, live, code } = await shareGame();
    const left = leftOf(live);
    await one.sessions.handBack();
    await time.passSlowly(3_000);
    const next = await other.sessions.get(code);
    expect([isPaused(next), leftOf(next)]).toEqual([[true, true], left]);
  });

  test('finishes earlier requests, refuses later ones, and makes callers reconnect', async () => {
    const { redis, one, live, phone, host, code } = await shareGame();
    const answered = phone.invoke(GameHubMethod.SubmitAnswer, 'q1', 1);
    await expect.poll(async () => Object.keys(await redis.stored(code)).join()).toMatch(/answer\/q1/);
    await one.sessions.handBack();
    expect(await answered).toEqual({ answer: 1 });
    expect([live.writer.isOpen, live.writer.isMoving]).toEqual([false, true]);
    const before = await redis.stored(code);
    await expect(live.commands.run({ type: 'pause' })).rejects.toEqual(closing);
    await expect(one.sessions.get(code)).rejects.toEqual(closing);
    phone.send({ type: 1, target: GameHubMethod.SubmitAnswer, arguments: ['q1', 1] });
    expect(await phone.rest()).toContainEqual(COMES_BACK);
    host.hub.send({ type: 1, target: QuizHubMethod.HostCommand, arguments: [{ type: 'pause' }] });
    expect(await host.hub.rest()).toContainEqual(COMES_BACK);
    expect(await redis.stored(code)).toEqual(before);
  });

  test('makes whoever is just joining reconnect', async () => {
    const { one, other, code } = await shareGame();
    const phone = await connectRaw(`${one.origin}${GAME_HUB_PATH}`);
    one.connection.state = 'silent';
    const before = one.connection.operations;
    const joining = { type: 1, target: GameHubMethod.JoinSession, arguments: [code, 'Ben', createToken()] };
    phone.send({ ...joining, invocationId: 'join' });
    await expect.poll(() => one.connection.operations).toBeGreaterThan(before);
    const done = one.sessions.handBack();
    one.connection.state = 'well';
    await done;
    expect(await phone.rest()).toEqual([COMES_BACK]);
    expect((await other.sessions.get(code)).views.participants()).toEqual(['Anna', 'Ben']);
  });

  test('does not wait longer than five seconds for a missing Redis', async () => {
    const { time, one } = await shareGame();
    one.connection.state = 'lost';
    let isDone = false;
    void one.sessions.handBack().then(() => (isDone = true));
    await time.passSlowly(4_900);
    expect(isDone).toBe(false);
    await time.passSlowly(100);
    expect(isDone).toBe(true);
  });
});

describe('a session that another process has taken', () => {
  async function lost() {
    const shared = await shareGame();
    const { time, one, other, code } = shared;
    one.connection.state = 'silent';
    await time.passSlowly(6_000);
    const next = await other.sessions.get(code);
    const before = await shared.redis.stored(code);
    one.connection.state = 'well';
    await time.passSlowly(500);
    return { ...shared, next, before };
  }

  test('is closed here without writing anything, and everybody has to reconnect', async () => {
    const { redis, code, live, phone, host, before } = await lost();
    expect([live.writer.isOpen, live.writer.isMoving]).toEqual([false, true]);
    expect(await redis.stored(code)).toEqual(before);
    expect(await phone.rest()).toContainEqual(COMES_BACK);
    expect(await host.hub.rest()).toContainEqual(COMES_BACK);
    await expect(live.commands.run({ type: 'pause' })).rejects.toEqual(closing);
  });

  test('is found in the other one, paused, with the time that was left', async () => {
    const { one, other, code, next, token } = await lost();
    await expect(one.sessions.get(code)).rejects.toEqual(new Elsewhere(other.origin));
    expect(one.sessions.openCount).toBe(0);
    expect(isPaused(next)).toEqual([true, true]);
    expect(leftOf(next)).toBeGreaterThanOrEqual(26_500);
    expect((await rejoin(other, code, token)).events).toBeGreaterThanOrEqual(0);
  });
});

describe('while Redis is silent', () => {
  test('the game is paused for everybody, and continues from there', async () => {
    const { time, one, live } = await shareGame();
    const start = leftOf(live);
    one.connection.state = 'silent';
    await time.passSlowly(4_000);
    expect(isPaused(live)).toEqual([true, true]);
    const left = leftOf(live);
    expect(start - left).toBeLessThanOrEqual(4_000);
    expect(start - left).toBeGreaterThanOrEqual(2_500);
    await time.passSlowly(20_000);
    expect([isPaused(live), leftOf(live)]).toEqual([[true, true], left]);
    one.connection.state = 'well';
    while (one.store.notice) await time.passSlowly(50);
    expect(isPaused(live)).toEqual([false, false]);
    expect(left - leftOf(live)).toBeLessThanOrEqual(50);
    await time.passSlowly(1_000);
    expect(left - leftOf(live)).toBeGreaterThanOrEqual(950);
    expect(left - leftOf(live)).toBeLessThanOrEqual(1_100);
  });

  test('monitors are told, and told when it is over', async () => {
    const { time, one, host } = await shareGame();
    const heard: Session[] = [];
    host.hub.on(QuizHubEvent.SessionUpdated, (session: Session) => heard.push(session));
    one.connection.state = 'silent';
    await time.passSlowly(5_000);
    await expect.poll(() => heard.at(-1)).toMatchObject({ notice: 'store_silent', game: { paused: true } });
    one.connection.state = 'well';
    await time.passSlowly(1_000);
    await expect.poll(() => heard.at(-1)).toMatchObject({ game: { paused: false } });
    expect(heard.at(-1)).not.toHaveProperty('notice');
  });

  test('an answer waits, and counts once Redis has it', async () => {
    const { time, redis, one, live, phone, code } = await shareGame();
    one.connection.state = 'lost';
    const answered = phone.invoke(GameHubMethod.SubmitAnswer, 'q1', 1);
    await time.passSlowly(10_000);
    await expect.poll(() => one.connection.operations).toBeGreaterThan(10);
    expect(live.views.monitorGame().scene).toMatchObject({ answered: 0 });
    expect(Object.keys(await redis.stored(code)).join()).not.toMatch(/answer/);
    one.connection.state = 'well';
    await expect
      .poll(async () => (await time.passSlowly(250), Object.keys(await redis.stored(code)).join()))
      .toMatch(/answer\/q1/);
    expect(await answered).toEqual({ answer: 1 });
  });
});

test('a team keeps its phones in the process that takes over, where earlier tickets no longer work', async () => {
  const { one, other, phone, code } = await shareGame();
  const invite = async () => ((await phone.invoke(GameHubMethod.InviteDevice)) as IssuedTicket).ticket;
  const [token, unused] = [createToken(), await invite()];
  const mate = await connectRaw(`${one.origin}${GAME_HUB_PATH}`);
  await mate.invoke(GameHubMethod.JoinAsDevice, code, await invite(), token);
  await one.sessions.handBack();
  const next = await other.sessions.get(code);
  const back = await rejoin(other, code, token);
  expect(await back.invoke(GameHubMethod.SubmitAnswer, 'q1', 0)).toEqual({ answer: 0 });
  const devices = [
    { captain: true, connected: false },
    { captain: false, connected: true },
  ];
  expect(next.views.hostGame().players).toMatchObject([{ name: 'Anna', devices }]);
  const late = await connectRaw(`${other.origin}${GAME_HUB_PATH}`);
  const joining = late.invoke(GameHubMethod.JoinAsDevice, code, unused, createToken());
  await expect(joining).rejects.toThrow(/ticket_invalid$/);
});

test('a session whose owner is gone is taken over within the hour even if nobody asks for it, and ends normally', async () => {
  const { time, one, other, code, host } = await shareGame();
  await host.command({ type: 'end' });
  one.connection.state = 'lost';
  one.sessions.close();
  await one.store.close();
  await time.passSlowly(60 * MINUTE);
  await expect.poll(() => other.store.holds(code)).toBe(true);
  expect((await other.sessions.get(code)).views.results().standings).toMatchObject([{ name: 'Anna' }]);
});
