import { useEffect, useState } from 'react';
import type { Id } from '../../contract/quizSummary';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { readHostKey } from './openedSessions';

/**
 * Loads media into the browser's cache before everybody may read them, so that the projector shows them at once. Only
 * a host's key opens them that early.
 */
export function usePreload(sessionCode: Id, urls: readonly string[] = []): void {
  const server = useServerAddress();
  const [loaded] = useState(() => new Set<string>());
  const wanted = urls.join(' ');
  useEffect(() => {
    const hostKey = readHostKey(server, sessionCode);
    // The key is for no other server than the session's own.
    const missing = wanted.split(' ').filter((url) => url.startsWith('/') && !loaded.has(url));
    if (!hostKey || missing.length === 0) return;
    const ending = new AbortController();
    const loadOne = (url: string): Promise<void> =>
      load(server + url, hostKey, ending.signal).then(
        () => void loaded.add(url),
        (error: unknown) => {
          if (!ending.signal.aborted) logFailure('A question’s media are not loaded ahead', error);
        },
      );
    void missing.reduce((before, url) => before.then(() => loadOne(url)), Promise.resolve());
    return () => ending.abort();
  }, [server, sessionCode, wanted, loaded]);
}

/** Reads the whole file, without keeping it in memory: a file read in part is not in the cache. */
async function load(address: string, hostKey: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { headers: { Authorization: `Bearer ${hostKey}` }, signal });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const reader = response.body?.getReader();
  while (reader && !(await reader.read()).done);
}
