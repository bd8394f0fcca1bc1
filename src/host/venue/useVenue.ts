import { useMemo, useSyncExternalStore } from 'react';
import { parseVenue, type SlidePlace, type Venue, type VenueSlide } from '../../contract/venue';
import { useServerAddress } from '../api/useServerAddress';
import { storedText } from '../browser/storedText';

/** What was last known of the house, so that a page shows it at once: the server's address, and below it the house. */
const stored = storedText('quiz-night.venue');
/** Files that this page could not load. */
let unloadable: readonly string[] = [];
const listeners = new Set<() => void>();

/** Keeps what the server at `address` says of the house; null: it has none. */
export function keepVenue(address: string, venue: Venue | null): void {
  const text = venue ? `${address}\n${JSON.stringify(venue)}` : '';
  if (text !== (stored.read() ?? '')) stored.write(text);
}

/** The house as it was last known here; null where it has none, or another server's is known. */
export function useVenue(): Venue | null {
  const text = useSyncExternalStore(stored.subscribe, stored.read);
  const address = useServerAddress();
  return useMemo(() => venueIn(text, address), [text, address]);
}

function venueIn(text: string | null, address: string): Venue | null {
  if (!text?.startsWith(`${address}\n`)) return null;
  try {
    const parsed = parseVenue(JSON.parse(text.slice(address.length + 1)));
    return parsed.ok ? parsed.value : null;
  } catch {
    return null; // As if nothing were stored: the server is asked anyway.
  }
}

/** Says that a file of the house cannot be shown or played here: it is skipped, and named to the host. */
export function reportUnloadable(file: string): void {
  if (unloadable.includes(file)) return;
  unloadable = [...unloadable, file];
  listeners.forEach((listener) => listener());
}

function subscribeToUnloadable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The house's files that are named and cannot be used. */
export function useMissingFiles(): readonly string[] {
  const venue = useVenue();
  const here = useSyncExternalStore(subscribeToUnloadable, () => unloadable);
  return useMemo(() => {
    const named = [venue?.logo, ...(venue?.slides ?? []).map(({ image }) => image)];
    const used = new Set([...named, ...Object.values(venue?.music ?? {})]);
    return [...new Set([...(venue?.missing ?? []), ...here.filter((file) => used.has(file))])];
  }, [venue, here]);
}

const NONE: VenueSlide[] = [];

/** The house's slides for a place that can be shown. */
export function useSlides(place: SlidePlace): VenueSlide[] {
  const venue = useVenue();
  const missing = useMissingFiles();
  return useMemo(() => {
    const slides = venue?.slides.filter(
      ({ where, image, text, qr }) =>
        where.includes(place) && (image === undefined ? text || qr : !missing.includes(image)),
    );
    return slides?.length ? slides : NONE;
  }, [venue, missing, place]);
}
