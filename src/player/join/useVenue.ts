import { useSyncExternalStore } from 'react';
import type { Venue } from '../../contract/venue';
import { readPageVenue } from './readVenue';

let venue: Venue | null = null;
const listeners = new Set<() => void>();

/** The venue of the page's own server; null if it has none or is not known yet. */
export function usePhoneVenue(): Venue | null {
  return useSyncExternalStore(subscribe, () => venue);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the page's own server for the venue, and applies its colours. Without an answer, ours remain. */
export async function loadVenue(): Promise<void> {
  venue = await readPageVenue();
  listeners.forEach((listener) => listener());
}
