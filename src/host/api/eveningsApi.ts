import type { Language } from '../../contract/languages';
import { parseEveningStandings } from '../../contract/pastEvenings';
import type { Placing } from '../../contract/scores';
import { asBlob, BRIEF, callAsHost, nothing } from './call';
import { RESULTS_TIMEOUT_MS } from './quizApi';

const pathOf = (eveningId: string) => `/evenings/${encodeURIComponent(eveningId)}`;

/** Fetches the results of a finished evening as a file. */
export function fetchEveningFile(address: string, eveningId: string, format: 'xlsx' | 'csv', lang: Language) {
  const request = { responseType: 'blob', params: { format, lang }, timeout: RESULTS_TIMEOUT_MS } as const;
  return callAsHost(address, ['GET', `${pathOf(eveningId)}/results`, request], asBlob);
}

/** Fetches everybody's places in the last quiz of an evening. */
export async function fetchEveningStandings(address: string, eveningId: string): Promise<Placing[]> {
  const request = { params: { format: 'json' }, timeout: RESULTS_TIMEOUT_MS };
  const path = `${pathOf(eveningId)}/results`;
  return (await callAsHost(address, ['GET', path, request], parseEveningStandings)).standings;
}

/** Deletes an evening permanently. */
export function deleteEvening(address: string, eveningId: string): Promise<void> {
  return callAsHost(address, ['DELETE', pathOf(eveningId), BRIEF], nothing);
}
