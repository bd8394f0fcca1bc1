import { useMemo, useSyncExternalStore } from 'react';
import { parseVenue, type SlidePlace, type Venue, type VenueSlide } from '../../contract/venue';
import { Watched } from '../../look/watched';
import { useServerAddress } from '../api/useServerAddress';
import { storedVenue } from './useMayChangeVenue';

const NO_FILES: readonly string[] = [];
/** Files that this page could not load since it last read the venue. */
const unloadable = new Watched(NO_FILES);

/** Stores the venue of the server at `address`, null if it has none, and tries its files again. */
export function keepVenue(address: string, venue: Venue | null): void {
  const text = venue ? `${address}\n${JSON.stringify(venue)}` : '';
  if (text !== (storedVenue.read() ?? '')) storedVenue.write(text);
  unloadable.set(NO_FILES);
}

/** Returns the last known venue; null if there is none, or only that of another server is known. */
export function useVenue(): Venue | null {
  const text = useSyncExternalStore(storedVenue.subscribe, storedVenue.read);
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

/** Reports a file of the venue that cannot be shown or played here: it is skipped, and the host is told. */
export function reportUnloadable(file: string): void {
  const known = unloadable.get();
  if (!known.includes(file)) unloadable.set([...known, file]);
}

/** Returns the venue's files that cannot be used. */
export function useMissingFiles(): readonly string[] {
  const venue = useVenue();
  const here = useSyncExternalStore(unloadable.subscribe, unloadable.get);
  return useMemo(() => {
    const named = [venue?.logo, ...(venue?.slides ?? []).map(({ image }) => image)];
    const used = new Set([...named, ...Object.values(venue?.music ?? {})]);
    return [...new Set([...(venue?.missing ?? []), ...here.filter((file) => used.has(file))])];
  }, [venue, here]);
}

const NONE: VenueSlide[] = [];

/** Returns the venue's slides that can be shown in a place. */
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
