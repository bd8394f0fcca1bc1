import { parseVenue, venueFilePath, type Venue } from '../../contract/venue';
import { showVenueLook } from '../../look/showVenueLook';

/**
 * The house as the page's own server tells it, its colours shown; null where that says nothing that can be read. Its
 * pictures are addresses, and those that are missing are left out.
 */
export async function readHouse(): Promise<Venue | null> {
  const answer: unknown = await fetch(`${location.origin}/venue`)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  const parsed = parseVenue(answer);
  if (!parsed.ok) return null;
  const { accent, logo, slides, missing = [], ...rest } = parsed.value;
  showVenueLook(accent);
  const addressOf = (file: string | undefined) =>
    file === undefined || missing.includes(file) ? undefined : venueFilePath(file);
  return {
    ...rest,
    logo: addressOf(logo),
    slides: slides.map((slide) => ({ ...slide, image: addressOf(slide.image) })),
  };
}
