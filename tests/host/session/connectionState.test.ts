import { describe, expect, test } from 'vitest';
import {
  DISCONNECTED,
  delayOf,
  hasGivenUp,
  mayRecover,
  reduceConnection,
  type ConnectionEvent,
} from '../../../src/host/session/connectionState';

const after = (...events: ConnectionEvent[]) => events.reduce(reduceConnection, DISCONNECTED);
const STARTED: ConnectionEvent = { type: 'started' };
const JOINED: ConnectionEvent = { type: 'joined' };
const FAILED: ConnectionEvent = { type: 'failed', problem: 'unreachable' };

describe('the first start', () => {
  test('is Connecting, then Connected', () => {
    expect(after(STARTED)).toEqual({ name: 'Connecting', attempt: 0, problem: null });
    expect(after(STARTED, JOINED)).toEqual({ name: 'Connected' });
  });

  test('gets four attempts, and reports the problem of the last one', () => {
    expect(after(STARTED, FAILED)).toEqual({ name: 'Connecting', attempt: 1, problem: 'unreachable' });
    expect(after(STARTED, FAILED, FAILED, FAILED)).toMatchObject({ name: 'Connecting', attempt: 3 });
    const end = after(STARTED, FAILED, FAILED, FAILED, FAILED);
    expect(end).toEqual({ name: 'Disconnected', problem: 'unreachable' });
    expect(hasGivenUp(end)).toBe(true);
  });

  test('waits 0, 2, 10 and 30 seconds before them', () => {
    const tries = [after(STARTED), after(STARTED, FAILED), after(STARTED, FAILED, FAILED)];
    expect(tries.map(delayOf)).toEqual([0, 2_000, 10_000]);
    expect(delayOf(after(STARTED, FAILED, FAILED, FAILED))).toBe(30_000);
    expect(delayOf(after(STARTED, FAILED, FAILED, FAILED, FAILED))).toBeUndefined();
  });

  test('ends at once if the server does not know the session', () => {
    const end = after(STARTED, { type: 'failed', problem: 'unknown' });
    expect(end).toEqual({ name: 'Disconnected', problem: 'unknown' });
    expect(hasGivenUp(end)).toBe(false);
  });
});

describe('a lost hub', () => {
  test('is Reconnecting, then Connected again', () => {
    expect(after(STARTED, JOINED, { type: 'lost' })).toMatchObject({ name: 'Reconnecting', attempt: 0 });
    expect(after(STARTED, JOINED, { type: 'lost' }, JOINED)).toEqual({ name: 'Connected' });
  });

  test('keeps the name Reconnecting while the session cannot be read', () => {
    expect(after(STARTED, JOINED, { type: 'lost' }, FAILED)).toMatchObject({
      name: 'Reconnecting',
      attempt: 1,
    });
  });

  test('is given up once the hub client has given up', () => {
    const end = after(STARTED, JOINED, { type: 'lost' }, { type: 'closed' });
    expect(end).toEqual({ name: 'Disconnected', problem: 'unreachable' });
  });

  test('is retried from the first attempt if the server closed the connection', () => {
    expect(after(STARTED, JOINED, { type: 'closed' })).toMatchObject({ name: 'Reconnecting', attempt: 0 });
  });
});

describe('a session that cannot be read while the hub is up', () => {
  const UNREAD: ConnectionEvent = { type: 'unread', problem: 'server_error' };

  test('leaves the hub Connected, and says what is wrong', () => {
    const state = after(STARTED, JOINED, { type: 'lost' }, UNREAD);
    expect(state).toEqual({ name: 'Connected', attempt: 1, problem: 'server_error' });
    expect(after(STARTED, UNREAD, JOINED)).toEqual({ name: 'Connected' });
  });

  test('is read again after 2, 10 and 30 seconds, and then not automatically any more', () => {
    const states = [1, 2, 3, 4].map((reads) => after(STARTED, ...Array<ConnectionEvent>(reads).fill(UNREAD)));
    expect(states.map(delayOf)).toEqual([2_000, 10_000, 30_000, undefined]);
    expect(states.map(mayRecover)).toEqual([true, true, true, true]);
  });

  test('no longer matters once the hub is lost or the server forgets the session', () => {
    expect(after(STARTED, UNREAD, { type: 'lost' })).toMatchObject({ name: 'Reconnecting', attempt: 0 });
    const end = after(STARTED, UNREAD, { type: 'failed', problem: 'unknown' });
    expect(end).toEqual({ name: 'Disconnected', problem: 'unknown' });
    expect(mayRecover(end)).toBe(false);
  });
});

describe('leaving', () => {
  test('is Disconnecting until the hub is closed, then Disconnected', () => {
    expect(after(STARTED, JOINED, { type: 'leaving' })).toEqual({ name: 'Disconnecting' });
    expect(after(STARTED, JOINED, { type: 'leaving' }, { type: 'left' })).toEqual(DISCONNECTED);
  });

  test('that ends late does not disturb a new start', () => {
    expect(after(STARTED, { type: 'leaving' }, STARTED, { type: 'left' })).toMatchObject({
      name: 'Connecting',
    });
  });
});
