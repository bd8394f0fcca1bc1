import { useSyncExternalStore } from 'react';
import { parseVenue, venueFilePath, type Venue } from '../../contract/venue';
import { showVenueLook } from '../../look/showVenueLook';

let venue: Venue | null = null;
const listeners = new Set<() => void>();

/** The venue of the page's own server; null if it has none or is not known yet. */
export function usePhoneVenue(): Venue | null {
  return useSyncExternalStore(subscribe, getVenue, getVenue);
}

const getVenue = () => venue;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the page's own server for the venue, and applies its colours. Without an answer, ours remain. */
export async function loadVenue(): Promise<void> {
  venue = await readPageVenue();
  listeners.forEach((listener) => listener());
}

/**
 * Reads the venue from the page's own server, and applies its colours; null if there is no readable answer.
 * Its pictures are addresses, and missing ones are left out.
 */
async function readPageVenue(): Promise<Venue | null> {
  const answer: unknown = await fetch(`${location.origin}/venue`)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  const parsed = parseVenue(answer);
  if (!parsed.ok) return null;
  const { logo, slides, missing = [], ...rest } = parsed.value;
  await showVenueLook(rest);
  const addressOf = (file: string | undefined) =>
    file === undefined || missing.includes(file) ? undefined : venueFilePath(file);
  return {
    ...rest,
    logo: addressOf(logo),
    slides: slides.map((slide) => ({ ...slide, image: addressOf(slide.image) })),
  };
}
