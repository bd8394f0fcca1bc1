import { useEffect } from 'react';
import { showVenueLook } from '../../look/showVenueLook';
import { useServerAddress } from '../api/useServerAddress';
import { readVenue } from '../api/readVenue';
import { logFailure } from '../browser/log';
import { onResume } from '../browser/page';
import { keepVenue } from './useVenue';

/** Asks the server for the house, now and when somebody looks at the page again. Shows nothing itself. */
export function VenueReader() {
  const address = useServerAddress();
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
  return null;
}

/**
 * Brings what is shown of the house, its colours too, in step with the server. Rejects with a QuizApiError; then all
 * stays as it was.
 */
export async function refreshVenue(address: string, signal?: AbortSignal): Promise<void> {
  const venue = (await readVenue(address, signal))?.value ?? null;
  keepVenue(address, venue);
  showVenueLook(venue?.accent);
}
