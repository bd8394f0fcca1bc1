import { parsePastEvenings, type PastEvenings } from '../../contract/pastEvenings';
import { readJson } from './readJson';
import { bearer, readServerKey } from './serverKey';

/** Reads the evenings whose results the server keeps. Rejects with a QuizApiError, also if it keeps none. */
export function readPastEvenings(address: string, signal: AbortSignal): Promise<PastEvenings> {
  const headers = bearer(readServerKey(address));
  return readJson(address, '/evenings', parsePastEvenings, { signal, headers });
}
