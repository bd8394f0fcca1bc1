import axios from 'axios';
import type { Id } from '../../contract/quizSummary';
import { endpointsOf } from './serverAddress';

/** In milliseconds: a full house's answers take a while to write. */
const TIMEOUT_MS = 60_000;

export interface ResultsRequest {
  sessionCode: Id;
  hostKey: string;
  format: 'xlsx' | 'csv';
  /** Of the headings. */
  lang: 'de' | 'en';
}

/** The results of a session's game as a file. */
export async function fetchResults(
  address: string,
  { sessionCode, hostKey, format, lang }: ResultsRequest,
): Promise<Blob> {
  const path = `/session/${encodeURIComponent(sessionCode)}/results`;
  const { data } = await axios.get<Blob>(endpointsOf(address).http + path, {
    params: { format, lang },
    headers: { Authorization: `Bearer ${hostKey}` },
    responseType: 'blob',
    timeout: TIMEOUT_MS,
  });
  return data;
}
