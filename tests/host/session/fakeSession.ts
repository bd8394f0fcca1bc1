import { vi } from 'vitest';
import { SessionConnection } from '../../../src/host/session/sessionConnection';
import { FakeServer } from './fakeServer';

/** A lobby in front of a fake server, not started yet. Fakes the timers. */
export function openFakeSession() {
  vi.useFakeTimers();
  const server = new FakeServer();
  return { server, connection: new SessionConnection('http://server', '4711', server) };
}

/** Lets so many seconds go by, and all that happens in them. */
export const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** Starts the connection, and lets it do what it does at once. */
export async function joinFakeSession(connection: SessionConnection): Promise<void> {
  connection.start();
  await seconds(0);
}
