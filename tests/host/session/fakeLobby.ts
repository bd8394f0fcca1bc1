import { vi } from 'vitest';
import { LobbyConnection } from '../../../src/host/session/lobbyConnection';
import { FakeLobbyServer } from './fakeLobbyServer';

/** A lobby in front of a fake server, not started yet. Fakes the timers. */
export function openFakeLobby() {
  vi.useFakeTimers();
  const server = new FakeLobbyServer();
  return { server, lobby: new LobbyConnection('http://server', '4711', server) };
}

/** Lets so many seconds go by, and all that happens in them. */
export const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** Starts the lobby, and lets it do what it does at once. */
export async function joinLobby(lobby: LobbyConnection): Promise<void> {
  lobby.start();
  await seconds(0);
}
