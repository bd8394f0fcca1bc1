import * as v from 'valibot';
import { countSchema, optionalField, parserOf } from './parsed';

/** Where a slide is shown. `rounds`: between two rounds. */
export const SLIDE_PLACES = ['lobby', 'rounds', 'break', 'end'] as const;
export type SlidePlace = (typeof SLIDE_PLACES)[number];

/** When music plays. `thinking`: while a question without a sound of its own is open. */
export const MUSIC_PLACES = ['lobby', 'thinking', 'break'] as const;
export type MusicPlace = (typeof MUSIC_PLACES)[number];

/** The looks that a venue can have instead of our own: each is a sheet in look/looks. */
export const LOOKS = ['salon'] as const;

/** In characters. */
export const VENUE_LIMITS = {
  name: 60,
  slideText: 300,
  qr: 300,
  rules: 1000,
  nextDate: 80,
  slides: 30,
} as const;
/** In bytes: the maximum size of a venue's file. */
export const MAX_VENUE_FILE_BYTES = 15 * 1024 * 1024;

/** How long results can be stored, in hours: minimum, default and maximum (other than for ever). */
export const KEEP_HOURS = { least: 12, usual: 365 * 24, most: 100 * 365 * 24 } as const;
/** How long an evening's results are stored after its end: in hours, or for ever. */
export type KeepResults = number | 'forever';

/** A period that the server has accepted. */
export const keepResultsSchema = v.union([v.literal('forever'), countSchema]);

const fileSchema = v.string();
const slideSchema = v.object({
  /** A file below `/venue/files/`; if absent, `text` is shown. */
  image: optionalField(fileSchema),
  text: optionalField(v.string()),
  /** The content of a QR code beside the text: usually an address. */
  qr: optionalField(v.string()),
  where: v.array(v.picklist(SLIDE_PLACES)),
});
/** One of the venue's slides. */
export type VenueSlide = v.InferOutput<typeof slideSchema>;

const venueSchema = v.object({
  name: optionalField(v.string()),
  logo: optionalField(fileSchema),
  /** A colour such as `#0a5c3f`. */
  accent: optionalField(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))),
  /** One of `LOOKS`, or of a newer server's. */
  look: optionalField(v.string()),
  slides: v.fallback(v.array(slideSchema), []),
  /** File names below `/venue/files/`. */
  music: v.fallback(v.object(v.entriesFromList(MUSIC_PLACES, optionalField(fileSchema))), {}),
  /** Rules shown before the first round if the quiz has none of its own. */
  rules: optionalField(v.string()),
  /** When the next quiz is, in the venue's own words, for the goodbye. */
  nextDate: optionalField(v.string()),
  /** How long the results of evenings are stored. */
  keepResults: optionalField(keepResultsSchema),
  /** The language that is spoken there, as a BCP 47 tag without a region. */
  language: optionalField(v.string()),
  /** Files that are referenced but missing: they are skipped. */
  missing: optionalField(v.array(v.string())),
  /** Whoever asked may edit the venue. */
  mayChange: optionalField(v.literal(true)),
});
/** The venue: its name, logo, colour, slides, music and rules. GET /venue's answer, and PUT /venue's body. */
export type Venue = v.InferOutput<typeof venueSchema>;

/** Reads GET /venue's answer. */
export const parseVenue = parserOf(venueSchema);

/** Returns the path of a venue's file on its server. */
export function venueFilePath(file: string): string {
  return `/venue/files/${encodeURIComponent(file)}`;
}

/** Reads PUT /venue's answer. */
export const parseSavedVenue = parserOf(v.object({ etag: v.string() }));
