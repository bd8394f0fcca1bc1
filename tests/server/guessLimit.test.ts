import { describe, expect, it } from 'vitest';
import { QuizHubMethod } from '../../src/contract/hubs';
import { GuessLimit, type Guesser } from '../../src/server/guessLimit';
import { Refusal } from '../../src/server/refusal';
import { createManualSchedule } from '../support/manualSchedule';
import {
  connectMonitor,
  connectPhone,
  joinSession,
  openSession,
  startQuizServer,
} from '../support/quizServer';

/** More than the whole server answers as what they are, before it only says that there were too many. */
const FLOOD = 2_000;

function createLimit() {
  const time = createManualSchedule();
  const clock = { now: 0 };
  const logged: string[] = [];
  const limit = new GuessLimit({
    schedule: time.schedule,
    clock: () => clock.now,
    log: (level, message) => logged.push(`${level} ${message}`),
  });
  const wrong = () => {
    throw new Refusal('session_not_found');
  };
  const codeOf = (error: unknown) => (error as Refusal).code;
  const guess = (guesser: Guesser) => limit.slow(guesser, wrong).catch(codeOf);
  const flood = () => {
    for (let i = 0; i < FLOOD; i++) expect(() => limit.count(wrong)).toThrow('session_not_found');
  };
  return { time, clock, logged, limit, wrong, guess, flood };
}

const newGuesser = (): Guesser => ({ signal: new AbortController().signal });

describe('a connection', () => {
  it('waits longer for the answer with each wrong code, and gets none from the tenth on', async () => {
    const { time, limit, guess } = createLimit();
    const guesser = newGuesser();
    const waits: number[] = [];
    for (let i = 0; i < 9; i++) {
      const answer = guess(guesser);
      await new Promise(setImmediate);
      let waited = 0;
      for (; time.pending > 0; waited += 500) time.pass(500);
      expect(await answer).toBe('session_not_found');
      waits.push(waited);
    }
    expect(waits).toEqual([0, 0, 1000, 2000, 4000, 8000, 8000, 8000, 8000]);
    expect(await guess(guesser)).toBe('too_many_attempts');
    await expect(limit.slow(guesser, () => 'right')).rejects.toThrow('too_many_attempts');
    expect(await limit.slow(newGuesser(), () => 'right')).toBe('right');
  });

  it('is served at once when the code is right, and when something else is wrong', async () => {
    const { time, limit, guess } = createLimit();
    const guesser = newGuesser();
    for (let i = 0; i < 2; i++) await guess(guesser);
    expect(await limit.slow(guesser, () => 'right')).toBe('right');
    const taken = limit.slow(guesser, () => Promise.reject(new Refusal('name_taken')));
    await expect(taken).rejects.toThrow('name_taken');
    expect(time.pending).toBe(0);
  });

  it('that goes away while it waits leaves no timer behind', async () => {
    const { time, guess } = createLimit();
    const aborter = new AbortController();
    for (let i = 0; i < 2; i++) await guess(aborter);
    const answer = guess(aborter);
    await new Promise(setImmediate);
    expect(time.pending).toBe(1);
    aborter.abort();
    await answer;
    expect(time.pending).toBe(0);
  });
});

describe('the whole server', () => {
  it('tells no more about wrong codes after a flood of them, and warns once a minute', async () => {
    const { clock, logged, limit, wrong, guess, flood } = createLimit();
    flood();
    for (let i = 0; i < 100; i++) expect(() => limit.count(wrong)).toThrow('too_many_attempts');
    expect(await guess(newGuesser())).toBe('too_many_attempts');
    expect(logged).toEqual(['warn somebody is trying room codes by the thousand']);
    clock.now += 1_000;
    expect(() => limit.count(wrong)).toThrow('session_not_found');
    expect(() => limit.count(wrong)).toThrow('too_many_attempts');
  });

  it('serves every right code in the middle of a flood, behind the same address', async () => {
    const server = await startQuizServer();
    const session = await openSession(server);
    const statuses = new Map<number, number>();
    for (let i = 0; i < FLOOD + 20; i++) {
      const { status } = await fetch(`${server.origin}/session/BBBB${i}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(429)).toBeGreaterThan(0);
    expect((await fetch(`${server.origin}/session/${session.sessionCode}`)).status).toBe(200);
    await joinSession(await connectPhone(server), session, 'Anna');
    await (await connectMonitor(server)).invoke(QuizHubMethod.RegisterMonitor, session.sessionCode);
    const wrong = joinSession(await connectPhone(server), { ...session, sessionCode: 'nope' }, 'Ben');
    await expect(wrong).rejects.toThrow(/too_many_attempts$/);
  }, 60_000);
});

it.each([
  ['RegisterMonitor', connectMonitor, ['nope']],
  ['JoinSession', connectPhone, ['nope', 'Anna', 'A'.repeat(22)]],
  ['RejoinSession', connectPhone, ['nope', 'A'.repeat(22)]],
] as const)('%s makes a connection that guesses wait', async (method, connect, args) => {
  const time = createManualSchedule();
  const client = await connect(await startQuizServer({ schedule: time.schedule }));
  const idle = time.pending;
  for (let i = 0; i < 2; i++) await expect(client.invoke(method, ...args)).rejects.toThrow(/not_found$/);
  const third = client.invoke(method, ...args);
  const outcome = third.catch((error: unknown) => String(error));
  await expect.poll(() => time.pending).toBe(idle + 1);
  time.pass(1_000);
  expect(await outcome).toMatch(/session_not_found$/);
});
