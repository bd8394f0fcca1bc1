import type { SessionStore } from '../../src/server/store/store';
import { deferred } from './deferred';
import { storeAround } from './storeAround';

/**
 * A disk that rejects every write while it is full, and answers none while it hangs. In both states it can be
 * read, but not opened again.
 */
export function createFaultyDisk() {
  let awake = Promise.resolve();
  const disk = {
    isFull: false,
    /** The number of writes that it has not answered. */
    waiting: 0,
    /** Stops answering; returns a function that wakes the disk. */
    hang(): () => void {
      const { promise, resolve } = deferred();
      awake = promise;
      return resolve;
    },
  };
  const full = () => Promise.reject(new Error('no space left on device'));
  const guard = async (write: () => Promise<void>): Promise<void> => {
    disk.waiting += 1;
    await awake;
    disk.waiting -= 1;
    return disk.isFull ? full() : write();
  };
  const openStore = async (folder: string): Promise<SessionStore> => {
    if (disk.isFull) return full();
    const store = await storeAround(guard)(folder);
    return { ...store, close: () => awake.then(store.close) };
  };
  return { disk, openStore };
}
