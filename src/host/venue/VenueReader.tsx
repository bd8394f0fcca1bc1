import { useEffect } from 'react';
import { accentsOf } from '../../contract/accent';
import { showVenueLook } from '../../look/venueLook';
import { useServerAddress } from '../api/useServerAddress';
import { readVenue } from '../api/venueApi';
import { logFailure } from '../browser/log';
import { onResume } from '../browser/page';
import { keepVenue, useVenue } from './useVenue';

/** Asks the server for the house, now and when somebody looks at the page again, and shows its colours. */
export function VenueReader() {
  const address = useServerAddress();
  const accent = useVenue()?.accent;
  useEffect(() => {
    const ending = new AbortController();
    const read = () => {
      refreshVenue(address, ending.signal).catch((error: unknown) => {
        if (!ending.signal.aborted) logFailure('The house is not known', error);
      });
    };
    read();
    const stop = onResume(read);
    return () => {
      stop();
      ending.abort();
    };
  }, [address]);
  useEffect(() => showVenueLook(accent === undefined ? null : accentsOf(accent)), [accent]);
  return null;
}

/** Brings what is shown of the house in step with the server. Rejects with a QuizApiError; then all stays as it was. */
export async function refreshVenue(address: string, signal?: AbortSignal): Promise<void> {
  const served = await readVenue(address, signal);
  keepVenue(address, served?.venue ?? null);
}
