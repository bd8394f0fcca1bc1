import { describe, expect, test } from 'vitest';
import type { HostGame } from '../../../src/contract/toHosts';
import type { SessionGame, Session } from '../../../src/contract/toMonitors';
import { NO_SESSION, reduceState, type StateEvent } from '../../../src/host/session/sessionState';
import { hostGame, round, scenes } from '../../support/gameSamples';
import { parseSessionGame } from '../../support/parseSessionGame';

const session = (...participants: string[]): Session => ({
  quizId: 'pub',
  sessionCode: 'BDFGH',
  participants,
  quizName: 'Pub Quiz',
  quizDescription: '',
});
const after = (...events: StateEvent[]) => events.reduce(reduceState, NO_SESSION);
const read = (since: number, ...names: string[]): StateEvent => ({
  type: 'read',
  session: session(...names),
  since,
  receivedAt: 0,
});
const updated = (update: Session, receivedAt = 0): StateEvent => ({
  type: 'SessionUpdated',
  session: update,
  receivedAt,
});

test('a read that began before an event never overwrites it', () => {
  const state = after(read(0), { type: 'PlayerJoined', players: ['Ada'] }, read(0));
  expect(state.session?.participants).toEqual(['Ada']);
});

test('a read that began after the last event counts', () => {
  const state = after(read(0), { type: 'PlayerJoined', players: ['Ada'] }, read(1, 'Ada', 'Grace'));
  expect(state.session?.participants).toEqual(['Ada', 'Grace']);
});

/** A game in its third step, at a question. */
function gameAt(revision: number, scene: object = scenes[3]!): SessionGame {
  const state = { revision, step: 3, paused: false, locked: false, autopilot: false };
  const parsed = parseSessionGame({ ...state, scene });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}
const playing = (revision: number, ...names: string[]) => ({ ...session(...names), game: gameAt(revision) });
const readGame = (since: number, revision: number): StateEvent => ({
  type: 'read',
  session: playing(revision),
  since,
  receivedAt: 200,
});

const counted = (more: { step?: number; ready?: number; waitingFor?: string[] } = {}): StateEvent => ({
  type: 'AnswersCounted',
  counted: { step: 3, answered: 7, expected: 9, ...more },
});

describe('the game', () => {
  test('comes with the session and its time of receipt', () => {
    const state = after(read(0), updated(playing(4), 100));
    expect(state.session?.game).toEqual(gameAt(4));
    expect(state.gameReceivedAt).toBe(100);
  });

  test.each([
    ['a read', readGame(1, 3)],
    ['an update', updated(playing(3), 200)],
  ])('that %s brings does not replace a newer one', (_, late) => {
    const state = after(updated(playing(4, 'Ada'), 100), late);
    expect(state.session?.game?.revision).toBe(4);
    expect(state.session?.participants).toEqual([]);
    expect(state.gameReceivedAt).toBe(100);
  });

  test('is taken from a read too old for the names if the game is newer', () => {
    const joined: StateEvent = { type: 'PlayerJoined', players: ['Ada', 'Grace'] };
    const state = after(updated(playing(4, 'Ada'), 100), joined, readGame(1, 5));
    expect(state.session?.game?.revision).toBe(5);
    expect(state.session?.participants).toEqual(['Ada', 'Grace']);
    expect(state.gameReceivedAt).toBe(200);
  });

  test.each([
    ['of its step are shown', 3, { answered: 7, expected: 9 }],
    ['of another step are not', 2, { answered: 1, expected: 2 }],
  ])('counts %s, and its times stay', (_, step, counts) => {
    const state = after(updated(playing(4), 100), counted({ step }));
    expect(state.session?.game?.scene).toMatchObject(counts);
    expect(state.gameReceivedAt).toBe(100);
  });

  test('counts teams who are done with an open round', () => {
    const game = gameAt(4, { name: 'round', round, answered: 0, expected: 9 });
    const state = after(updated({ ...session('Ada'), game }), counted({ ready: 5 }));
    expect(state.session?.game?.scene).toMatchObject({ answered: 7, expected: 9, ready: 5 });
  });

  test('names who is still missing until nobody is', () => {
    const sceneAfter = (...waitingFor: string[][]) =>
      after(
        updated(playing(4), 100),
        ...waitingFor.map((names) => counted(names.length > 0 ? { waitingFor: names } : {})),
      ).session?.game?.scene;
    expect(sceneAfter(['Ada'])).toMatchObject({ waitingFor: ['Ada'] });
    expect(sceneAfter(['Ada'], [])).toMatchObject({ waitingFor: undefined });
  });

  test('ignores counts while there is no game', () => {
    expect(after(read(0, 'Ada'), counted())).toEqual(after(read(0, 'Ada')));
  });
});

describe('a host', () => {
  const host: StateEvent[] = [
    { type: 'HostUpdated', hostGame: hostGame as HostGame },
    { type: 'registered', isHost: true },
  ];

  test('sees what only hosts are sent, whether it arrives before the registration or after', () => {
    expect(after(...host)).toMatchObject({ isHost: true, hostGame });
    expect(after(...host.toReversed())).toMatchObject({ isHost: true, hostGame });
  });

  test('stays a host while the connection is lost, and sees nothing more once registered as monitor', () => {
    expect(after(...host, { type: 'lost' }).isHost).toBe(true);
    const state = after(...host, { type: 'registered', isHost: false });
    expect(state).toMatchObject({ isHost: false, hostGame: null });
  });
});
