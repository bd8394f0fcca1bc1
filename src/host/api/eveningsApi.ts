import type { Command } from '../../contract/fromHosts';
import { type OpenedEvening, parseOpenedEvening } from '../../contract/pastEvenings';
import { callAsHost } from './call';
import { eveningPath } from './quizApi';

/** A timeout in milliseconds: an evening of a large crowd takes a while to score. */
const TIMEOUT_MS = 60_000;

/** Opens a past evening, to look at it and to correct it. */
export function fetchEvening(
  address: string,
  eveningId: string,
  signal?: AbortSignal,
): Promise<OpenedEvening> {
  const request = { signal, timeout: TIMEOUT_MS };
  return callAsHost(address, ['GET', eveningPath(eveningId), request], parseOpenedEvening);
}

/** Corrects the quiz at this place of an evening, from 0. */
export function correctEvening(
  address: string,
  eveningId: string,
  correction: { quiz: number; command: Command },
): Promise<OpenedEvening> {
  const request = { data: correction, timeout: TIMEOUT_MS };
  return callAsHost(address, ['POST', `${eveningPath(eveningId)}/commands`, request], parseOpenedEvening);
}

/** Counts an evening in this season alone; null for none. */
export function countEvening(
  address: string,
  eveningId: string,
  seasonId: string | null,
): Promise<OpenedEvening> {
  const request = { data: { seasonId }, timeout: TIMEOUT_MS };
  return callAsHost(address, ['PUT', `${eveningPath(eveningId)}/season`, request], parseOpenedEvening);
}
