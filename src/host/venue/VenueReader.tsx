import { showVenueLook } from '../../look/showVenueLook';
import { useServerAddress } from '../api/useServerAddress';
import { readVenue } from '../api/readVenue';
import { useRead } from '../api/useRead';
import { onResume } from '../../look/resume';
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

/** Brings the shown venue and its colours up to date. Rejects with a QuizApiError, changing nothing. */
export async function refreshVenue(address: string, signal?: AbortSignal): Promise<void> {
  const venue = (await readVenue(address, signal))?.value ?? null;
  keepVenue(address, venue);
  await showVenueLook(venue ?? undefined);
}
