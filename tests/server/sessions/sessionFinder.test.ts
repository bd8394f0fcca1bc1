import { describe, expect, it } from 'vitest';
import { GameHubMethod } from '../../../src/contract/hubs';
import { GuessLimit } from '../../../src/server/access/guessLimit';
import { hashSecret } from '../../../src/server/access/secret';
import type { Refusal } from '../../../src/server/refusal';
import { SessionFinder, type SearchingConnection } from '../../../src/server/sessions/sessionFinder';
import { SessionRegistry } from '../../../src/server/sessions/sessionRegistry';
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

function createFinder() {
  const time = createManualSchedule();
  const clock = { now: 0 };
  const logged: string[] = [];
  const registry = new SessionRegistry({
    now: () => 0,
    createRoomCode: () => CODE,
    maxSessions: 1,
    maxPlayers: 9,
  });
  const session = registry.create({ quizId: 'pub', quizName: 'Pub', quizDescription: '' }, '');
  const guesses = new GuessLimit({
    clock: () => clock.now,
    log: (level, message) => logged.push(`${level} ${message}`),
  });
  const finder = new SessionFinder({ registry, guesses, schedule: time.schedule });
  const guess = (connection: SearchingConnection) =>
    finder.findSlowly('nope', connection).catch((error: Refusal) => error.code);
  const flood = () => {
    for (let i = 0; i < FLOOD; i++) expect(() => finder.find('nope', HERE)).toThrow('session_not_found');
  };
  return { time, clock, logged, registry, session, finder, guess, flood };
}

const CODE = 'BDFGH';
const HERE = '192.0.2.7';
const ELSEWHERE = '192.0.2.8';
const newConnection = (address = HERE): SearchingConnection => ({
  address,
  signal: new AbortController().signal,
});

describe('a connection', () => {
  it('waits longer for the answer with each wrong code, and gets none from the tenth on', async () => {
    const { time, session, finder, guess } = createFinder();
    const connection = newConnection();
    const waits: number[] = [];
    for (let i = 0; i < 9; i++) {
      const answer = guess(connection);
      await new Promise(setImmediate);
      let waited = 0;
      for (; time.pending > 0; waited += 500) time.pass(500);
      expect(await answer).toBe('session_not_found');
      waits.push(waited);
    }
    expect(waits).toEqual([0, 0, 1000, 2000, 4000, 8000, 8000, 8000, 8000]);
    expect(await guess(connection)).toBe('too_many_attempts');
    await expect(finder.findSlowly(CODE, connection)).rejects.toThrow('too_many_attempts');
    expect(await finder.findSlowly(CODE, newConnection())).toBe(session);
  });

  it('is served at once when the code is right', async () => {
    const { time, session, finder, guess } = createFinder();
    const connection = newConnection();
    for (let i = 0; i < 2; i++) await guess(connection);
    expect(await finder.findSlowly(CODE, connection)).toBe(session);
    expect(time.pending).toBe(0);
  });

  it('that goes away while it waits leaves no timer behind', async () => {
    const { time, guess } = createFinder();
    const aborter = new AbortController();
    const connection = { address: HERE, signal: aborter.signal };
    for (let i = 0; i < 2; i++) await guess(connection);
    const answer = guess(connection);
    await new Promise(setImmediate);
    expect(time.pending).toBe(1);
    aborter.abort();
    await answer;
    expect(time.pending).toBe(0);
  });
});

describe('an address', () => {
  it('that tried codes by the thousand is told nothing more, one code a second apart', async () => {
    const { clock, logged, finder, guess, flood } = createFinder();
    flood();
    for (let i = 0; i < 100; i++) expect(() => finder.find('nope', HERE)).toThrow('too_many_attempts');
    expect(await guess(newConnection())).toBe('too_many_attempts');
    expect(() => finder.find(CODE, HERE)).toThrow('too_many_attempts');
    await expect(finder.findSlowly(CODE, newConnection())).rejects.toThrow('too_many_attempts');
    expect(logged).toEqual(['warn somebody at 192.0.2.7 is trying room codes by the thousand']);
    clock.now += 1_000;
    expect(() => finder.find('nope', HERE)).toThrow('session_not_found');
    expect(() => finder.find('nope', HERE)).toThrow('too_many_attempts');
  });

  it('that tried tickets by the thousand, each on a new connection, opens nothing more', async () => {
    const { finder } = createFinder();
    for (let i = 0; i < FLOOD; i++) {
      const refused = finder.refuseSlowly(newConnection(), 'ticket_invalid');
      await expect(refused).rejects.toThrow('ticket_invalid');
    }
    await expect(finder.findSlowly(CODE, newConnection())).rejects.toThrow('too_many_attempts');
  });

  it('is served while another one guesses, and a whole house of typos locks nobody out', async () => {
    const { session, finder, flood } = createFinder();
    for (let i = 0; i < FLOOD - 1; i++) expect(() => finder.find('nope', ELSEWHERE)).toThrow();
    flood();
    expect(finder.find(CODE, ELSEWHERE)).toBe(session);
    expect(await finder.findSlowly(CODE, newConnection(ELSEWHERE))).toBe(session);
  });

  it('that guesses keeps its players, and learns nothing from asking for others', async () => {
    const { registry, session, finder, flood } = createFinder();
    registry.join(session, 'Anna', hashSecret('token of Anna'));
    flood();
    expect(await finder.findSlowly(CODE, newConnection(), 'token of Anna')).toBe(session);
    for (const [code, token] of [
      ['nope', 'token of Anna'],
      [CODE, 'token of nobody'],
      [CODE, undefined],
    ] as const) {
      const found = finder.findSlowly(code, newConnection(), token);
      await expect(found).rejects.toThrow('too_many_attempts');
    }
  });

  it('is forgotten once its guessing is long over, so that memory stays bounded', () => {
    const { clock, finder, flood } = createFinder();
    flood();
    for (let i = 0; i < 10_000; i++) expect(() => finder.find('nope', String(i))).toThrow();
    expect(() => finder.find('nope', HERE)).toThrow('session_not_found');
    clock.now += FLOOD * 1_000;
    expect(() => finder.find('nope', HERE)).toThrow('session_not_found');
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
  const first = await back.invoke(GameHubMethod.RejoinSession, session.sessionCode, playerToken);
  const again = await back.invoke(GameHubMethod.JoinSession, session.sessionCode, 'Anna', playerToken);
  expect([first, again]).toEqual([first, expect.objectContaining({ playerName: 'Anna' })]);
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
