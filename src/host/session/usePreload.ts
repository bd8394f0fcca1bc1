import { useState } from 'react';
import type { Id } from '../../contract/quizSummary';
import { bearer } from '../api/serverKey';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { readHostKey } from './openedSessions';

/**
 * Preloads media into the browser's cache before they are public, so that the projector shows them at once.
 * Only a host's key gives access that early.
 */
export function usePreload(sessionCode: Id, urls: readonly string[] = []): void {
  const server = useServerAddress();
  const [loaded] = useState(() => new Set<string>());
  useRead({
    subject: urls.length === 0 ? null : [server, sessionCode, ...urls].join(' '),
    load: async (signal) => {
      const hostKey = readHostKey(server, sessionCode);
      // The key must not be sent to any server but the session's own.
      for (const url of urls.filter((each) => hostKey && each.startsWith('/') && !loaded.has(each)))
        await load(server + url, hostKey, signal).then(
          () => loaded.add(url),
          (error: unknown) =>
            signal.aborted || logFailure('A question’s media could not be preloaded', error),
        );
    },
  });
}

/** Reads the whole file without keeping it in memory: a partly read file is not cached. */
async function load(address: string, hostKey: string | null, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { headers: bearer(hostKey), signal });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const reader = response.body?.getReader();
  while (reader && !(await reader.read()).done);
}
