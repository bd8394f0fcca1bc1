import { useCallback, useEffect, useState } from 'react';
import type { NetworkReport } from '../../contract/network';
import type { Wifi } from '../../contract/wifi';
import { fetchNetwork, fetchWifi, saveWifi } from '../api/networkApi';
import { QuizApiError } from '../api/quizApiError';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';

/** What a card is made of, as the server has it. */
export type KeptWifi =
  | { name: 'loading' }
  | { name: 'open'; wifi: Wifi | null; joinUrl: NetworkReport['joinUrl'] }
  | { name: 'forbidden' | 'unreachable' };

/** Reads what the card is made of. */
export function useWifi(): { kept: KeptWifi; retry: () => void; save: (wifi: Wifi) => Promise<void> } {
  const address = useServerAddress();
  const [kept, setKept] = useState<KeptWifi>({ name: 'loading' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    Promise.all([fetchWifi(address, abort.signal), fetchNetwork(address, abort.signal)]).then(
      ([wifi, { joinUrl }]) => setKept({ name: 'open', wifi, joinUrl }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        logFailure('The Wi-Fi could not be read', error);
        const failure = error instanceof QuizApiError ? error.failure : undefined;
        setKept({ name: failure?.kind === 'http' && failure.status < 500 ? 'forbidden' : 'unreachable' });
      },
    );
    return () => abort.abort();
  }, [address, tries]);

  const retry = useCallback(() => {
    setKept({ name: 'loading' });
    setTries((count) => count + 1);
  }, []);
  const save = useCallback((wifi: Wifi) => saveWifi(address, wifi), [address]);
  return { kept, retry, save };
}
