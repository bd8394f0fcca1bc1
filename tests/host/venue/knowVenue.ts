import type { Venue } from '../../../src/contract/venue';
import { keepVenue } from '../../../src/host/venue/useVenue';

/** The address that pages use if none is stored. */
export const SERVER = 'http://localhost:5000';

/** Lets this browser know a venue, as after an earlier visit. */
export function knowVenue(venue: Partial<Venue>): void {
  keepVenue(SERVER, { name: 'Zur Gans', slides: [], music: {}, ...venue });
}
