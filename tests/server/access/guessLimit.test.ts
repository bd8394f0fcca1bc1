import { describe, expect, it } from 'vitest';
import { GameHubMethod } from '../../../src/contract/hubs';
import { GuessLimit, type GuessingConnection } from '../../../src/server/access/guessLimit';
import { Refusal } from '../../../src/server/refusal';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  connectMonitor,
  connectPhone,
  joinSession,
  openSession,
  startQuizServer,
} from '../../support/quizServer';

/** As many wrong codes as one address may try at once. */
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
  const guess = (guesser: GuessingConnection) => limit.slow(guesser, wrong).catch(codeOf);
  const flood = () => {
    for (let i = 0; i < FLOOD; i++) expect(() => limit.count(HERE, wrong)).toThrow('session_not_found');
  };
  return { time, clock, logged, limit, wrong, codeOf, guess, flood };
}

const HERE = { address: '192.0.2.7' };
const ELSEWHERE = { address: '192.0.2.8' };
const newGuesser = (who = HERE): GuessingConnection => ({ ...who, signal: new AbortController().signal });

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
    const guesser = { ...HERE, signal: aborter.signal };
    for (let i = 0; i < 2; i++) await guess(guesser);
    const answer = guess(guesser);
    await new Promise(setImmediate);
    expect(time.pending).toBe(1);
    aborter.abort();
    await answer;
    expect(time.pending).toBe(0);
  });
});

describe('an address', () => {
  it('that tried codes by the thousand is told nothing more, one code a second apart', async () => {
    const { clock, logged, limit, wrong, guess, flood } = createLimit();
    flood();
    for (let i = 0; i < 100; i++) expect(() => limit.count(HERE, wrong)).toThrow('too_many_attempts');
    expect(await guess(newGuesser())).toBe('too_many_attempts');
    expect(() => limit.count(HERE, () => 'right')).toThrow('too_many_attempts');
    await expect(limit.slow(newGuesser(), () => 'right')).rejects.toThrow('too_many_attempts');
    expect(logged).toEqual(['warn somebody at 192.0.2.7 is trying room codes by the thousand']);
    clock.now += 1_000;
    expect(() => limit.count(HERE, wrong)).toThrow('session_not_found');
    expect(() => limit.count(HERE, wrong)).toThrow('too_many_attempts');
  });

  it('is served while another one guesses, and a whole house of typos locks nobody out', async () => {
    const { limit, wrong, flood } = createLimit();
    for (let i = 0; i < FLOOD - 1; i++) expect(() => limit.count(ELSEWHERE, wrong)).toThrow();
    flood();
    expect(limit.count(ELSEWHERE, () => 'right')).toBe('right');
    expect(await limit.slow(newGuesser(ELSEWHERE), () => 'right')).toBe('right');
  });

  it('that guesses keeps its seats, and learns nothing from asking for others', async () => {
    const { limit, flood, codeOf } = createLimit();
    flood();
    const neverAsked = () => Promise.reject(new Error('a guesser is served'));
    expect(await limit.slow(newGuesser(), neverAsked, async () => 'seat')).toBe('seat');
    for (const code of ['session_not_found', 'token_invalid'] as const) {
      const asked = limit.slow(newGuesser(), neverAsked, () => Promise.reject(new Refusal(code)));
      expect(await asked.catch(codeOf)).toBe('too_many_attempts');
    }
  });

  it('is forgotten once its guessing is long over, so that memory stays bounded', () => {
    const { clock, limit, wrong, flood } = createLimit();
    flood();
    for (let i = 0; i < 10_000; i++) expect(() => limit.count({ address: String(i) }, wrong)).toThrow();
    expect(() => limit.count(HERE, wrong)).toThrow('session_not_found');
    clock.now += FLOOD * 1_000;
    expect(() => limit.count(HERE, wrong)).toThrow('session_not_found');
  });
});

it('the server counts requests and connections of one address together, and asks a proxy here for it', async () => {
  const server = await startQuizServer();
  const session = await openSession(server);
  const phone = await connectPhone(server);
  const playerToken = 'A'.repeat(22);
  await phone.invoke(GameHubMethod.JoinSession, session.sessionCode, 'Anna', playerToken);
  const ask = async (code: string, from: string, method = 'GET') => {
    const headers = { 'x-forwarded-for': `198.51.100.1, ${from}` };
    return (await fetch(`${server.origin}/session/${code}`, { method, headers })).status;
  };
  // While they arrive, some places flow in again.
  const flood = async (from: string) => {
    for (let i = 0; i < FLOOD + 30; i++) await ask('nope', from, i % 2 ? 'GET' : 'DELETE');
  };
  await flood('203.0.113.9');
  expect(await ask(session.sessionCode as string, '203.0.113.9')).toBe(429);
  expect(await ask(session.sessionCode as string, '203.0.113.10')).toBe(200);

  await flood('127.0.0.1');
  await expect(joinSession(await connectPhone(server), session, 'Ben')).rejects.toThrow(/too_many_attempts$/);
  const back = await connectPhone(server);
  const seat = await back.invoke(GameHubMethod.RejoinSession, session.sessionCode, playerToken);
  const again = await back.invoke(GameHubMethod.JoinSession, session.sessionCode, 'Anna', playerToken);
  expect([seat, again]).toEqual([seat, expect.objectContaining({ playerName: 'Anna' })]);
}, 60_000);

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
