import { GameHubPlayEvent } from '../../contract/gameHubs';
import type { PlayerGame } from '../../contract/playerGame';
import type { Audience, Rehearsed } from '../sessions/services';

type Heard = (game: PlayerGame) => void;

/** Hears what the phones of one rehearsal are sent of its game: pretend teams know no more of it than real ones. */
export class PretendPhones {
  readonly #listeners = new Set<Heard>();
  #game: PlayerGame | undefined;

  /** What was sent last; undefined: nothing was sent yet. */
  get game(): PlayerGame | undefined {
    return this.#game;
  }

  /** Returns what ends the listening. */
  listen(heard: Heard): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  /** The same phones, with these among them. */
  among(phones: Audience): Audience {
    return {
      sendToGroup: (group, event, ...args) => {
        phones.sendToGroup(group, event, ...args);
        if (event === GameHubPlayEvent.GameUpdated) this.#hear(args[0] as PlayerGame);
      },
      sendToGroups: phones.sendToGroups.bind(phones),
      disconnectGroup: phones.disconnectGroup.bind(phones),
      groupSize: phones.groupSize.bind(phones),
    };
  }

  #hear(game: PlayerGame): void {
    this.#game = game;
    for (const heard of this.#listeners) heard(game);
  }
}

/**
 * What a rehearsal has in place of what other sessions have: nothing of it is stored, noted as played, or counted in a
 * season. Without documents the process that goes on after this one knows nothing of it.
 */
export function rehearsed(pretend: PretendPhones, speed: number | undefined): Rehearsed {
  const nothing = (): Promise<void> => Promise.resolve();
  const refused = (): Promise<never> => Promise.reject(new Error('a rehearsal counts in no season'));
  return (parts) => ({
    ...parts,
    store: {
      put: nothing,
      delete: nothing,
      deleteSession: nothing,
      get notice() {
        return parts.store.notice;
      },
    },
    phones: pretend.among(parts.phones),
    seasons: { read: refused, save: refused },
    played: { note: nothing, playedBefore: () => Promise.resolve([]) },
    speed,
  });
}
