import type { HostVenue } from '../../../contract/hostVenue';
import { MUSIC_PLACES } from '../../../contract/venue';
import { keptTime } from '../../texts/keptTime';
import { useSpoken } from '../../texts/useLanguage';
import { TwoVersions, type VersionChoice } from '../../ui/TwoVersions';
import { useVenueTexts } from './venueTexts';

interface VenueVersionsProps {
  mine: HostVenue;
  /** Null where the server has no house any more. */
  theirs: HostVenue | null;
  onClose: () => void;
  onChoose: (choice: VersionChoice) => void;
}

/** Asks which of two versions of the house to keep. */
export function VenueVersions({ mine, theirs, onClose, onChoose }: VenueVersionsProps) {
  const { conflict } = useVenueTexts();
  const partsOf = usePartsOf();
  const shown = (venue: HostVenue, other: HostVenue | null) => {
    const known = new Set(other ? partsOf(other) : partsOf(venue));
    return { only: partsOf(venue).filter((part) => !known.has(part)) };
  };
  return (
    <TwoVersions
      texts={conflict}
      mine={shown(mine, theirs)}
      theirs={theirs && shown(theirs, mine)}
      onClose={onClose}
      onChoose={onChoose}
    />
  );
}

/** A house in words, a line for each part of its form. */
function usePartsOf(): (venue: HostVenue) => string[] {
  const { name, logo, accent, slides, music, rules, keepResults } = useVenueTexts();
  const language = useSpoken();
  return (venue) => {
    const slidesInWords = venue.slides.map(({ text, image, qr, where }) => {
      const places = where.map((place) => slides.places[place]).join(', ');
      return `${[text, image, qr].filter(Boolean).join(' · ')} (${places})`;
    });
    const { keepResults: hours } = venue;
    const parts = [
      [name, venue.name],
      [logo, venue.logo],
      [accent.legend, venue.accent],
      [slides.legend, slidesInWords.join('; ')],
      ...MUSIC_PLACES.map((place) => [`${music.legend}, ${music.places[place]}`, venue.music[place]]),
      [rules, venue.rules],
      [keepResults.label, hours === 'forever' ? keepResults.forever : hours && keptTime(hours, language)],
    ];
    return parts.map(([label, value]) => `${label}: ${value || '–'}`);
  };
}
