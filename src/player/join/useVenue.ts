import { useSyncExternalStore } from 'react';
import { parseVenue, venueFilePath, type Venue } from '../../contract/venue';
import { keepVenueLook } from '../../look/venueLook';

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
  const { accent, logo, slides, missing = [], ...rest } = parsed.value;
  await showAccent(accent);
  const addressOf = (file: string | undefined) =>
    file === undefined || missing.includes(file) ? undefined : venueFilePath(file);
  return {
    ...rest,
    logo: addressOf(logo),
    slides: slides.map((slide) => ({ ...slide, image: addressOf(slide.image) })),
  };
}

/** The code that adapts a venue's colour to both themes is only loaded if it is needed. */
async function showAccent(accent: string | undefined): Promise<void> {
  if (accent === undefined) return keepVenueLook('');
  const look = await import('../../look/showVenueLook').catch(() => null);
  look?.showVenueLook(accent);
}
