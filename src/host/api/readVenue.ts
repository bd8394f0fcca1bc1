import { parseVenue, type Venue } from '../../contract/venue';
import type { Parsed } from '../../contract/parsed';
import { readAddition } from './additions';
import { QuizApiError } from './quizApiError';
import { readJson } from './readJson';
import type { Version } from './saveVersion';
import { bearer, readServerKey } from './serverKey';

/** Reads the venue of the server at `address`; null if that server has none. Rejects with a QuizApiError. */
export async function readVenue(address: string, signal?: AbortSignal): Promise<Version<Venue> | null> {
  try {
    const headers = bearer(readServerKey(address));
    const read = () => readJson(address, '/venue', parseServed, { signal, headers });
    return await readAddition(address, '/venue', read);
  } catch (error) {
    if (error instanceof QuizApiError && isWithoutVenue(error)) return null;
    throw error;
  }
}

function parseServed(body: unknown, headers: Headers): Parsed<Version<Venue>> {
  const parsed = parseVenue(body);
  return parsed.ok ? { ok: true, value: { value: parsed.value, etag: headers.get('ETag') ?? '*' } } : parsed;
}

/** Other servers have nothing at this address, or an HTML page. */
function isWithoutVenue({ failure }: QuizApiError): boolean {
  if (failure.kind === 'unreadable') return true;
  return failure.kind === 'http' && (failure.status === 404 || failure.status === 405);
}
