import { parsePastEvenings, type PastEvenings } from '../../contract/pastEvenings';
import { readJson } from './readJson';
import { readServerKey } from './serverKey';

/**
 * The evenings whose results the server keeps; without axios, for the start page. Rejects with a QuizApiError, also
 * where the server keeps none.
 */
export function readPastEvenings(address: string, signal: AbortSignal): Promise<PastEvenings> {
  const key = readServerKey(address);
  const headers: HeadersInit = key === null ? {} : { Authorization: `Bearer ${key}` };
  return readJson(address, '/evenings', parsePastEvenings, { signal, headers });
}
