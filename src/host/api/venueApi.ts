import type { HostVenue } from '../../contract/hostVenue';
import type { Language } from '../../contract/languages';
import { parseStoredMedia } from '../../contract/quizFiles';
import { parseSavedVenue, venueFilePath } from '../../contract/venue';
import { ANY_BYTES, callAsHost, replacing } from './call';
import { endpointsOf } from './useServerAddress';

interface VenueToSave {
  venue: HostVenue;
  /** Of what it replaces; `*`: of whatever is there. */
  etag: string | null;
  lang: Language;
}

/**
 * Stores the whole house and answers its new ETag. Rejects with venue_changed, venue_invalid or accent_contrast, whose
 * problem documents have `etag`, `problems` and `nearest`.
 */
export function saveVenue(address: string, { venue, etag, lang }: VenueToSave): Promise<{ etag: string }> {
  const request = { params: { lang }, data: venue, headers: replacing(etag) };
  return callAsHost(address, ['PUT', '/venue', request], parseSavedVenue);
}

/** Stores a picture or a sound for the house, and answers what it is called there. */
export async function uploadVenueFile(address: string, name: string, content: Blob): Promise<string> {
  const request = { data: content, headers: ANY_BYTES };
  return (await callAsHost(address, ['PUT', venueFilePath(name), request], parseStoredMedia)).fileName;
}

/** Where a file of the house is. */
export function venueFileUrl(address: string, file: string): string {
  return endpointsOf(address).http + venueFilePath(file);
}
