import * as v from 'valibot';
import { checkAccent, isColor } from '../../look/accent';
import { SPOKEN_LANGUAGES } from '../../contract/languages';
import {
  LOOKS,
  MUSIC_PLACES,
  SLIDE_PLACES,
  VENUE_LIMITS,
  type Venue,
  KEEP_HOURS,
} from '../../contract/venue';
import {
  faultMessage,
  readPart,
  type Read,
  listField,
  numberField,
  objectOf,
  optionalFileField,
  optionalOf,
  optionalTextField,
} from '../../reading/fields';

/** One of these words, where the fault names all of them. */
const wordField = <const T extends readonly string[]>(words: T) =>
  v.picklist(words, ({ input }) =>
    faultMessage('unknown_word', String(input).slice(0, 40), words.join(', ')),
  );

const slide = v.pipe(
  objectOf({
    image: optionalFileField,
    text: optionalTextField(VENUE_LIMITS.slideText),
    qr: optionalTextField(VENUE_LIMITS.qr),
    where: listField(wordField(SLIDE_PLACES), 0, SLIDE_PLACES.length),
  }),
  v.check(({ image, text }) => (image === undefined) !== (text === undefined), faultMessage('image_or_text')),
);

const keepResults = v.union(
  [
    v.literal('forever'),
    v.pipe(
      numberField,
      v.integer(faultMessage('not_whole')),
      v.minValue(KEEP_HOURS.least, faultMessage('too_small', KEEP_HOURS.least)),
      v.maxValue(KEEP_HOURS.most, faultMessage('too_large', KEEP_HOURS.most)),
    ),
  ],
  faultMessage('not_number'),
);

const venueSchema = objectOf({
  name: optionalTextField(VENUE_LIMITS.name),
  logo: optionalFileField,
  accent: v.pipe(
    optionalTextField(VENUE_LIMITS.name),
    v.check((value) => value === undefined || isColor(value), faultMessage('not_color')),
  ),
  look: optionalOf(wordField(LOOKS)),
  slides: v.nullish(listField(slide, 0, VENUE_LIMITS.slides), []),
  music: v.nullish(objectOf(v.entriesFromList(MUSIC_PLACES, optionalFileField)), {}),
  rules: optionalTextField(VENUE_LIMITS.rules),
  nextDate: optionalTextField(VENUE_LIMITS.nextDate),
  keepResults: optionalOf(keepResults),
  language: optionalOf(wordField(SPOKEN_LANGUAGES)),
});

/** A venue about which nothing has been set. */
export const EMPTY_VENUE: Venue = { slides: [], music: {} };

/** Reads the JSON of `venue.json`, or returns all its faults. Unknown fields are dropped. */
export function readVenueFile(json: unknown): Read<Venue> {
  // valibot accepts an array as an object.
  return readPart(venueSchema, Array.isArray(json) ? undefined : json, []);
}

/** Returns the nearest legible colour if the venue's own is not legible. */
export function nearestAccent({ accent }: Venue): string | undefined {
  return accent === undefined ? undefined : checkAccent(accent).nearest;
}

/** Returns the files that a venue names, with the kind that each must be. */
export function namedFiles({ logo, slides, music }: Venue): { fileName: string; kind: 'image' | 'audio' }[] {
  const pictures = [logo, ...slides.map(({ image }) => image)];
  const sounds = MUSIC_PLACES.map((place) => music[place]);
  const named = (kind: 'image' | 'audio') => (fileName: string | undefined) =>
    fileName === undefined ? [] : [{ fileName, kind }];
  return [...pictures.flatMap(named('image')), ...sounds.flatMap(named('audio'))];
}
