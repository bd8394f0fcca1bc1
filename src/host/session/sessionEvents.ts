import type { Parsed } from '../../contract/parsed';
import { parsePlayerJoined, parseSession } from '../../contract/session';
import { logFailure } from '../browser/log';
import type { SessionEvent } from './sessionState';

/** Reads PlayerJoined's payload; returns null, and logs the reason, where it cannot be read. */
export function readPlayerJoined(payload: unknown): SessionEvent | null {
  return orLog(parsePlayerJoined(payload), (players) => ({ type: 'playerJoined', players }));
}

/** Reads SessionUpdated's payload; returns null, and logs the reason, where it cannot be read. */
export function readSessionUpdated(payload: unknown): SessionEvent | null {
  return orLog(parseSession(payload), (session) => ({ type: 'sessionUpdated', session }));
}

function orLog<T>(payload: Parsed<T>, toEvent: (value: T) => SessionEvent): SessionEvent | null {
  if (payload.ok) return toEvent(payload.value);
  logFailure('An event of the quiz hub cannot be read', payload.reason);
  return null;
}
