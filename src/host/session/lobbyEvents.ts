import type { Parsed } from '../../contract/parsed';
import { parsePlayerJoined, parseSession } from '../../contract/session';
import type { LobbyEvent } from './lobbyState';
import { logFailure } from '../browser/log';

/** PlayerJoined's payload as a lobby event; null, and a line in the console, where it cannot be read. */
export function readPlayerJoined(payload: unknown): LobbyEvent | null {
  return orLog(parsePlayerJoined(payload), (players) => ({ type: 'playerJoined', players }));
}

/** SessionUpdated's payload as a lobby event; null, and a line in the console, where it cannot be read. */
export function readSessionUpdated(payload: unknown): LobbyEvent | null {
  return orLog(parseSession(payload), (session) => ({ type: 'sessionUpdated', session }));
}

function orLog<T>(payload: Parsed<T>, toEvent: (value: T) => LobbyEvent): LobbyEvent | null {
  if (payload.ok) return toEvent(payload.value);
  logFailure('An event of the quiz hub cannot be read', payload.reason);
  return null;
}
