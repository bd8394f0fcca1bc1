import { openLevelSessionStore } from '../../src/server/store/levelSessionStore';
import type { QuizServerOptions } from '../../src/server/options';
import { deferred } from './deferred';
import type { SessionStore } from '../../src/server/store/sessionStore';

/**
 * A disk that rejects every write while it is full, and answers none while it hangs. It can be read then, but not
 * opened again.
 */
export function createFaultyDisk() {
  let awake = Promise.resolve();
  const disk = {
    isFull: false,
    /** How many writes it has not answered. */
    waiting: 0,
    /** Answers nothing any more; returns a function that wakes it. */
    hang(): () => void {
      const { promise, resolve } = deferred();
      awake = promise;
      return resolve;
    },
  };
  const full = () => Promise.reject(new Error('no space left on device'));
  const guard =
    <Args extends unknown[]>(write: (...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      disk.waiting += 1;
      await awake;
      disk.waiting -= 1;
      return disk.isFull ? full() : write(...args);
    };
  const openStore: NonNullable<QuizServerOptions['openStore']> = async (...args) => {
    if (disk.isFull) return full();
    const store: SessionStore = await openLevelSessionStore(...args);
    return {
      ...store,
      saveSession: guard(store.saveSession),
      savePlayer: guard(store.savePlayer),
      deletePlayer: guard(store.deletePlayer),
      saveQuiz: guard(store.saveQuiz),
      saveGame: guard(store.saveGame),
      saveAnswer: guard(store.saveAnswer),
      deleteAnswer: guard(store.deleteAnswer),
      deleteDecisions: guard(store.deleteDecisions),
      saveDecisions: guard(store.saveDecisions),
      deleteSession: guard(store.deleteSession),
      close: () => awake.then(store.close),
    };
  };
  return { disk, openStore };
}
