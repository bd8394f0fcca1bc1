import { parseVenue, venueFilePath, type Venue } from '../../contract/venue';
import { keepVenueLook } from '../../look/venueLook';

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
  await showAccent(accent);
  const addressOf = (file: string | undefined) =>
    file === undefined || missing.includes(file) ? undefined : venueFilePath(file);
  return {
    ...rest,
    logo: addressOf(logo),
    slides: slides.map((slide) => ({ ...slide, image: addressOf(slide.image) })),
  };
}

/** What a colour of the house means for both themes is reckoned by code that other houses need not load. */
async function showAccent(accent: string | undefined): Promise<void> {
  if (accent === undefined) return keepVenueLook('');
  const look = await import('../../look/showVenueLook').catch(() => null);
  look?.showVenueLook(accent);
}
