import { parseAnswersCounted } from '../../contract/gameHubs';
import { parseHostGame } from '../../contract/hostGame';
import type { Parsed } from '../../contract/parsed';
import { parsePlayerJoined, parseSession } from '../../contract/session';
import { logFailure } from '../browser/log';
import type { HubPayload } from './hubConnection';
import type { SessionEvent } from './sessionState';

/** Reads what an event of the hub brings; returns null, and logs the reason, where it cannot be read. */
export function readHubEvent({ type, payload }: HubPayload, receivedAt: number): SessionEvent | null {
  switch (type) {
    case 'playerJoined':
      return orLog(parsePlayerJoined(payload), (players) => ({ type, players }));
    case 'sessionUpdated':
      return orLog(parseSession(payload), (session) => ({ type, session, receivedAt }));
    case 'hostUpdated':
      return orLog(parseHostGame(payload), (hostGame) => ({ type, hostGame }));
    case 'answersCounted':
      return orLog(parseAnswersCounted(payload), (counted) => ({ type, counted }));
    case 'ticketClaimed':
    case 'hostDismissed':
      return { type };
  }
}

function orLog<T>(payload: Parsed<T>, toEvent: (value: T) => SessionEvent): SessionEvent | null {
  if (payload.ok) return toEvent(payload.value);
  logFailure('An event of the quiz hub cannot be read', payload.reason);
  return null;
}
