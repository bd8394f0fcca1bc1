/** In characters, as a person counts them. */
export const MAX_NAME_CHARACTERS = 24;
/** In UTF-8, besides: one emoji may have 35 bytes, and everybody is sent all names. */
export const MAX_NAME_BYTES = 120;
/** How many phones one player can have. */
export const MAX_DEVICES = 8;
export const DEFAULT_PORT = 5000;

/** SignalR's timing in milliseconds, the same on both sides (specification §9). */
export const KEEP_ALIVE_MS = 15_000;
export const SERVER_TIMEOUT_MS = 30_000;
/** How often our own server pings, so that clients notice within five seconds that it is gone. */
export const SERVER_PING_MS = 2_000;

/** How often as long as written the time of a question is; 0: without a limit. */
export const PACES = [1, 1.5, 2, 0] as const;
