import type { Language } from '../../contract/languages';
import { parseStoredMedia } from '../../contract/quizFiles';
import { parseHostVenue, type HostVenue } from '../../contract/hostVenue';
import { parseSavedVenue, venueFilePath } from '../../contract/venue';
import { QuizApiError } from './quizApiError';
import { readJson } from './readJson';
import { readServerKey } from './serverKey';
import { endpointsOf } from './useServerAddress';

/** The house as a server has it. */
export interface ServedVenue {
  venue: HostVenue;
  /** For `saveVenue`. */
  etag: string;
}

/** The house of the server at `address`; null where that server knows of none. Rejects with a QuizApiError. */
export function fetchVenue(address: string, signal?: AbortSignal): Promise<ServedVenue | null> {
  const reading = readJson(
    address,
    '/venue',
    (body, headers) => {
      const parsed = parseHostVenue(body);
      return parsed.ok
        ? { ok: true, value: { venue: parsed.value, etag: headers.get('ETag') ?? '*' } }
        : parsed;
    },
    { signal, headers: headersOf(address) },
  );
  return reading.catch((error: unknown) => {
    if (error instanceof QuizApiError && isWithoutVenue(error)) return null;
    throw error;
  });
}

/** Other servers have nothing at this address, or a page. */
function isWithoutVenue({ failure }: QuizApiError): boolean {
  if (failure.kind === 'unreadable') return true;
  return failure.kind === 'http' && (failure.status === 404 || failure.status === 405);
}

interface VenueToSave {
  venue: HostVenue;
  /** Of what it replaces; `*`: of whatever is there. */
  etag: string;
  lang: Language;
}

/**
 * Stores the whole house and answers its new ETag. Rejects with venue_changed, venue_invalid or accent_contrast, whose
 * problem documents have `etag`, `problems` and `nearest`.
 */
export async function saveVenue(address: string, { venue, etag, lang }: VenueToSave): Promise<string> {
  const headers = { ...headersOf(address), 'Content-Type': 'application/json', 'If-Match': etag };
  const request = { method: 'PUT', headers, body: JSON.stringify(venue) };
  return (await readJson(address, `/venue?lang=${lang}`, parseSavedVenue, request)).etag;
}

/** Stores a picture or a sound for the house, and answers what it is called there. */
export async function uploadVenueFile(address: string, name: string, content: Blob): Promise<string> {
  const headers = { ...headersOf(address), 'Content-Type': 'application/octet-stream' };
  const request = { method: 'PUT', headers, body: content };
  return (await readJson(address, venueFilePath(name), parseStoredMedia, request)).fileName;
}

/** Where a file of the house is. */
export function venueFileUrl(address: string, file: string): string {
  return endpointsOf(address).http + venueFilePath(file);
}

/** The server's key, where this browser has it. */
export function headersOf(address: string): Record<string, string> {
  const key = readServerKey(address);
  return key === null ? {} : { Authorization: `Bearer ${key}` };
}
