import type { Venue } from '../contract/venue';
import { keepVenueLook } from './venueLook';

/**
 * Applies a venue's look and colour, or ours if it has none, and keeps them for the next page. If their code cannot be
 * loaded, what was shown stays.
 */
export async function showVenueLook(venue: Pick<Venue, 'look' | 'accent'> = {}): Promise<void> {
  const css =
    (venue.look ?? venue.accent)
      ? await import('./venueSheet').then((part) => part.venueSheet(venue)).catch(() => null)
      : '';
  if (css !== null) keepVenueLook(css);
}
