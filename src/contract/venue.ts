import * as v from 'valibot';
import { optionalField, parserOf } from './parsed';

/** Where a slide is shown. `rounds`: between two rounds. */
export const SLIDE_PLACES = ['lobby', 'rounds', 'break', 'end'] as const;
export type SlidePlace = (typeof SLIDE_PLACES)[number];

/** When music plays. `thinking`: while a question is open that has no sound of its own. */
export const MUSIC_PLACES = ['lobby', 'thinking', 'break'] as const;
export type MusicPlace = (typeof MUSIC_PLACES)[number];

/** In characters. */
export const VENUE_LIMITS = { name: 60, slideText: 300, qr: 300, rules: 1000, slides: 30 } as const;
/** In bytes: the largest file that the house can show or play. */
export const MAX_VENUE_FILE_BYTES = 15 * 1024 * 1024;

const fileSchema = v.string();
const slideSchema = v.object({
  /** A file below `/venue/files/`, or else `text`. */
  image: optionalField(fileSchema),
  text: optionalField(v.string()),
  /** What a QR code beside the text says: mostly an address. */
  qr: optionalField(v.string()),
  where: v.array(v.picklist(SLIDE_PLACES)),
});
/** A slide of the house. */
export type VenueSlide = v.InferOutput<typeof slideSchema>;

export const venueSchema = v.object({
  name: optionalField(v.string()),
  logo: optionalField(fileSchema),
  /** Such as `#0a5c3f`. */
  accent: optionalField(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))),
  slides: v.fallback(v.array(slideSchema), []),
  /** File names below `/venue/files/`. */
  music: v.fallback(
    v.object({
      lobby: optionalField(fileSchema),
      thinking: optionalField(fileSchema),
      break: optionalField(fileSchema),
    }),
    {},
  ),
  /** What is shown before the first round where the quiz has no rules of its own. */
  rules: optionalField(v.string()),
  /** Files that are named and not there: they are skipped. */
  missing: optionalField(v.array(v.string())),
  /** Whoever asked may change the house. */
  mayChange: optionalField(v.literal(true)),
});
/** What everybody may know of the house: its name, logo, colour, slides, music and rules. GET /venue's answer. */
export type Venue = v.InferOutput<typeof venueSchema>;

/** Reads GET /venue's answer. */
export const parseVenue = parserOf(venueSchema);

/** Where a file of the house is on its server. */
export function venueFilePath(file: string): string {
  return `/venue/files/${encodeURIComponent(file)}`;
}

/** Reads PUT /venue's answer. */
export const parseSavedVenue = parserOf(v.object({ etag: v.string() }));
