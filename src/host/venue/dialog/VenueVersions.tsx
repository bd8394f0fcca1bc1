import { MUSIC_PLACES, type Venue } from '../../../contract/venue';
import { keptTime } from '../../../contract/wording/keptTime';
import { useWords } from '../../texts/roomTexts';
import { useSpoken } from '../../texts/useLanguage';
import { TwoVersions, type VersionChoice } from '../../ui/TwoVersions';
import { nameOfLanguage, nameOfLook, useVenueTexts } from './venueTexts';

interface VenueVersionsProps {
  mine: Venue;
  /** Null if the server no longer has a venue. */
  theirs: Venue | null;
  onClose: () => void;
  onChoose: (choice: VersionChoice) => void;
}

/** Asks which of two versions of the venue to keep. */
export function VenueVersions({ mine, theirs, onClose, onChoose }: VenueVersionsProps) {
  const { conflict } = useVenueTexts();
  const partsOf = usePartsOf();
  const shown = (venue: Venue, other: Venue | null) => {
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

/** Describes a venue in words, one line for each part of its form. */
function usePartsOf(): (venue: Venue) => string[] {
  const { name, logo, look, language, accent, slides, music, rules, nextDate, keepResults } = useVenueTexts();
  const { list, pair, labelled, withAside } = useWords();
  const spoken = useSpoken();
  return (venue) => {
    const slidesInWords = venue.slides.map(({ text, image, qr, where }) => {
      const places = list(where.map((place) => slides.places[place]));
      const slide = [text, image, qr].filter(Boolean).join(' · ');
      return places ? withAside({ text: slide, aside: places }) : slide;
    });
    const { keepResults: hours } = venue;
    const parts = [
      [name, venue.name],
      [logo, venue.logo],
      [look.label, nameOfLook(venue.look)],
      [language.label, nameOfLanguage(venue.language, language.usual)],
      [accent.legend, venue.accent],
      [slides.legend, slidesInWords.join('; ')],
      ...MUSIC_PLACES.map((place) => [
        pair({ first: music.legend, second: music.places[place] }),
        venue.music[place],
      ]),
      [rules, venue.rules],
      [nextDate, venue.nextDate],
      [keepResults.label, hours === 'forever' ? keepResults.forever : hours && keptTime(hours, spoken)],
    ];
    return parts.map(([label = '', value]) => labelled({ label, value: value || '–' }));
  };
}
