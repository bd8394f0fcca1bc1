import { useSyncExternalStore } from 'react';
import { Watched } from '../../look/watched';
import { QuizApiError } from './quizApiError';
import { ownServerAddress, useServerAddress } from './useServerAddress';

/** The addresses from which nothing came when they were last called. */
const silentServers = new Watched<readonly string[]>([]);

/** Notes whether anything comes from an address. */
export function noteSilence(address: string, isSilent: boolean): void {
  const known = silentServers.get();
  if (known.includes(address) === isSilent) return;
  silentServers.set(isSilent ? [...known, address] : known.filter((each) => each !== address));
}

/** Notes whether anything comes from an address when a call that every quiz server knows is made to it. */
export function noting<T>(address: string, calling: Promise<T>): Promise<T> {
  const note = (error?: unknown): void => {
    const kind = error instanceof QuizApiError ? error.failure.kind : undefined;
    if (kind !== 'cancelled') noteSilence(address, kind === 'unreachable' || kind === 'timeout');
  };
  calling.then(() => note(), note);
  return calling;
}

/** Returns the address in use if nothing comes from there, and another one would be used by default. */
export function useSilentServer(): string | null {
  const address = useServerAddress();
  const silent = useSyncExternalStore(silentServers.subscribe, silentServers.get);
  return silent.includes(address) && address !== ownServerAddress() ? address : null;
}
