import { openLevelSessionStore } from '../../src/server/store/levelSessionStore';
import type { QuizServerOptions } from '../../src/server/options';
import { keyOfPlayer, playerDocument, type PlayerRecord } from '../../src/session/documents';
import type { SessionWriter } from '../../src/session/ports';
import type { SessionStore } from '../../src/server/store/store';

type OpenStore = NonNullable<QuizServerOptions['openStore']>;

/**
 * LevelDB's store, with every write going through `around`: `what` is `put player/…`, `delete player/…` or
 * `end`.
 */
export function storeAround(
  around: (write: () => Promise<void>, what: string) => Promise<void>,
): (folder: string) => Promise<SessionStore> {
  return async (folder) => {
    const store = await openLevelSessionStore(folder);
    return {
      ...store,
      put: (code, key, value) => around(() => store.put(code, key, value), `put ${key}`),
      delete: (code, key) => around(() => store.delete(code, key), `delete ${key}`),
      deleteSession: (code) => around(() => store.deleteSession(code), 'end'),
    };
  };
}

/** Does the same, but only for writes that begin with `start`. */
export function storeWith(start: string, around: (write: () => Promise<void>) => Promise<void>): OpenStore {
  return storeAround((write, what) => (what.startsWith(start) ? around(write) : write()));
}

/** Stores a player as a session does. */
export function storePlayer(store: SessionWriter, sessionCode: string, player: PlayerRecord): Promise<void> {
  return store.put(sessionCode, keyOfPlayer(player.tokenHash), playerDocument(player));
}
