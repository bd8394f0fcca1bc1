import { showVenueLook } from '../../look/showVenueLook';
import { useServerAddress } from '../api/useServerAddress';
import { readVenue } from '../api/readVenue';
import { useRead } from '../api/useRead';
import { onResume } from '../browser/page';
import { keepVenue } from './useVenue';

/** Reads the venue from the server, now and when somebody looks at the page again. Renders nothing. */
export function VenueReader() {
  const address = useServerAddress();
  useRead({
    subject: address,
    load: (signal) => refreshVenue(address, signal),
    failed: 'The venue could not be read',
    watch: onResume,
  });
  return null;
}

/**
 * Brings the venue that is shown, including its colours, up to date with the server. Rejects with a
 * QuizApiError, and then changes nothing.
 */
export async function refreshVenue(address: string, signal?: AbortSignal): Promise<void> {
  const venue = (await readVenue(address, signal))?.value ?? null;
  keepVenue(address, venue);
  showVenueLook(venue?.accent);
}
