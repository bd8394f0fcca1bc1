/** In characters as people count them. */
export const MAX_NAME_CHARACTERS = 32;
/** A second limit, in UTF-8: one emoji can take 35 bytes, and every name is sent to everybody. */
export const MAX_NAME_BYTES = 160;
/** How many phones one player can have. */
export const MAX_DEVICES = 8;
/** In UTF-16 code units, as a text field's `maxlength` counts them. */
export const MAX_TEXT_ANSWER_LENGTH = 120;
/** The shortest part of a sound that can be played, in seconds. */
export const MIN_SOUND_SECONDS = 0.5;
/** In bytes, of a quiz, a season or a venue: far more than the largest quiz that people play, or a season of a year. */
export const MAX_JSON_BYTES = 1024 * 1024;
/** The least part of its volume at which a sound can be played; it is never played above its own. */
export const MIN_SOUND_GAIN = 0.01;
export const DEFAULT_PORT = 5000;

/** SignalR's timings in milliseconds, equal on both sides (specification §9). */
export const KEEP_ALIVE_MS = 15_000;
export const SERVER_TIMEOUT_MS = 30_000;
/**
 * How often our own server pings monitors and hosts, in milliseconds, so that they notice its loss within five seconds.
 * Phones are pinged as often while they can lose something, or as in a crowd, and otherwise every KEEP_ALIVE_MS.
 */
export const SERVER_PING_MS = 2_000;
export const CROWD_PING_MS = 5_000;
/** More phones than this in one session are a crowd: all of them share one Wi-Fi. */
export const CROWD_PHONES = 100;

/** Factors by which a question's time is extended; 0: no time limit. */
export const PACES = [1, 1.5, 2, 0] as const;

/** In characters. */
export const MAX_OBJECTION_LENGTH = 120;
/** What has become of an objection. */
export const OBJECTION_STATES = ['open', 'upheld', 'dismissed'] as const;
