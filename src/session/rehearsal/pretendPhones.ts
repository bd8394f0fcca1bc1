import { GameHubEvent, type PlayerGame } from '../../contract/toPhones';
import type { Audience, Rehearsed } from '../ports';

type Heard = (game: PlayerGame) => void;

/** Receives what the phones of one rehearsal are sent: pretend teams know no more than real ones. */
export class PretendPhones {
  readonly #listeners = new Set<Heard>();
  #game: PlayerGame | undefined;

  /** The last message; undefined if nothing was sent yet. */
  get game(): PlayerGame | undefined {
    return this.#game;
  }

  /** Returns an unsubscribe function. */
  listen(heard: Heard): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  /** Returns an audience of the same phones and these pretend ones. */
  among(phones: Audience): Audience {
    return {
      sendToGroup: (group, event, ...args) => {
        phones.sendToGroup(group, event, ...args);
        if (event === GameHubEvent.GameUpdated) this.#hear(args[0] as PlayerGame);
      },
      sendToGroups: phones.sendToGroups.bind(phones),
      disconnectGroup: phones.disconnectGroup.bind(phones),
      groupSize: phones.groupSize.bind(phones),
      pingGroup: phones.pingGroup.bind(phones),
    };
  }

  #hear(game: PlayerGame): void {
    this.#game = game;
    for (const heard of this.#listeners) heard(game);
  }
}

/**
 * Returns what replaces the parts of a real session in a rehearsal: nothing is stored, noted as played or
 * counted in a season. Since there are no documents, a process that takes over knows nothing of it.
 */
export function rehearsed(pretend: PretendPhones, speed: number | undefined): Rehearsed {
  const nothing = (): Promise<void> => Promise.resolve();
  const refused = (): Promise<never> => Promise.reject(new Error('a rehearsal does not count in a season'));
  return (parts) => ({
    ...parts,
    store: {
      put: nothing,
      delete: nothing,
      deleteSession: nothing,
      get notice() {
        return parts.store.notice;
      },
      get isSure() {
        return parts.store.isSure;
      },
    },
    phones: pretend.among(parts.phones),
    seasons: { list: async () => [], read: refused, save: refused },
    played: { note: nothing, playedBefore: () => Promise.resolve([]) },
    speed,
  });
}
