import { useSyncExternalStore } from 'react';
import type { Venue } from '../../contract/venue';
import { readHouse } from './readVenue';

let venue: Venue | null = null;
const listeners = new Set<() => void>();

/** The house in whose server's page this is; null where it has none, or is not known yet. */
export function usePhoneVenue(): Venue | null {
  return useSyncExternalStore(subscribe, () => venue);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the page's own server for the house, and shows its colours. Without an answer the phone looks as ever. */
export async function loadVenue(): Promise<void> {
  venue = await readHouse();
  listeners.forEach((listener) => listener());
}
