import { GameHubPlayEvent } from '../contract/gameHubs';
import { GameHubEvent, parsePlayerCount } from '../contract/hubs';
import type { Parsed } from '../contract/parsed';
import { parsePlayerGame, parsePlayerOwn } from '../contract/playerGame';
import type { PhoneEvent } from './phoneState';

/** What an event from the server means for the state; undefined where it cannot be read. `at`: when it was received. */
export function eventOfHubEvent(name: string, payload: unknown, at: number): PhoneEvent | undefined {
  switch (name) {
    case GameHubEvent.PlayerCountChanged:
      return read(parsePlayerCount(payload), ({ playerCount }) => ({
        join: { type: 'playerCountChanged', playerCount },
      }));
    case GameHubPlayEvent.GameUpdated:
      return read(parsePlayerGame(payload), (game) => ({ play: { type: 'gameUpdated', game, at } }));
    case GameHubPlayEvent.PlayerUpdated:
      return read(parsePlayerOwn(payload), (own) => ({ play: { type: 'ownUpdated', own } }));
    case GameHubPlayEvent.PlayerRemoved:
      return { join: { type: 'removed' } };
    case GameHubPlayEvent.SessionEnded:
      return { join: { type: 'ended' } };
    default:
      return undefined;
  }
}

function read<T>(parsed: Parsed<T>, event: (value: T) => PhoneEvent): PhoneEvent | undefined {
  return parsed.ok ? event(parsed.value) : undefined;
}
