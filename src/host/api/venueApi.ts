import { parseSavedVenue, venueFilePath, type Venue } from '../../contract/venue';
import type { Language } from '../../contract/languages';
import { parseStoredMedia } from '../../contract/quizFiles';
import { ANY_BYTES, BRIEF, callAsHost, replacing } from './call';

interface VenueToSave {
  venue: Venue;
  /** The ETag of the version to replace; `*` for any. */
  etag: string | null;
  lang: Language;
}

/**
 * Stores the whole venue and returns its new ETag. Rejects with venue_changed, venue_invalid or
 * accent_contrast, whose problem documents contain `etag`, `problems` and `nearest`.
 */
export function saveVenue(address: string, { venue, etag, lang }: VenueToSave): Promise<{ etag: string }> {
  const request = { params: { lang }, data: venue, headers: replacing(etag), ...BRIEF };
  return callAsHost(address, ['PUT', '/venue', request], parseSavedVenue);
}

/** Stores a picture or sound for the venue, and returns its name on the server. */
export async function uploadVenueFile(address: string, name: string, content: Blob): Promise<string> {
  const request = { data: content, headers: ANY_BYTES };
  return (await callAsHost(address, ['PUT', venueFilePath(name), request], parseStoredMedia)).fileName;
}
