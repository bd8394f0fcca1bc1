import { expect, test } from 'vitest';
import {
  DISCONNECTED,
  reduceConnection,
  type ConnectionEvent,
} from '../../../src/host/session/connectionState';

// What a connection to a server goes through is in useSession.test.tsx.
const after = (...events: ConnectionEvent[]) => events.reduce(reduceConnection, DISCONNECTED);
const STARTED: ConnectionEvent = { type: 'started' };
const LOST: ConnectionEvent = { type: 'lost' };

test('a lost hub keeps the name Reconnecting while the session cannot be read', () => {
  const state = after(STARTED, { type: 'joined' }, LOST, { type: 'failed', problem: 'unreachable' });
  expect(state).toMatchObject({ name: 'Reconnecting', attempt: 1 });
});

test('a read that failed no longer matters once the hub is lost', () => {
  const state = after(STARTED, { type: 'unread', problem: 'server_error' }, LOST);
  expect(state).toMatchObject({ name: 'Reconnecting', attempt: 0 });
});

test('leaving that ends late does not disturb a new start', () => {
  const state = after(STARTED, { type: 'leaving' }, STARTED, { type: 'left' });
  expect(state).toMatchObject({ name: 'Connecting' });
});
