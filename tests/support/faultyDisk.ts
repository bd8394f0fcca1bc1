import { openLevelSessionStore } from '../../src/server/store/levelSessionStore';
import type { QuizServerOptions } from '../../src/server/options';
import type { SessionStore } from '../../src/server/store/sessionStore';

/** A disk that rejects every write while it is full. It can be read then, but not opened again. */
export function createFaultyDisk() {
  const disk = { isFull: false };
  const full = () => Promise.reject(new Error('no space left on device'));
  const guard =
    <Args extends unknown[]>(write: (...args: Args) => Promise<void>) =>
    (...args: Args): Promise<void> =>
      disk.isFull ? full() : write(...args);
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
      saveDecisions: guard(store.saveDecisions),
      deleteSession: guard(store.deleteSession),
    };
  };
  return { disk, openStore };
}
