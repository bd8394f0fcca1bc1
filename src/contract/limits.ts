/** Limits that both sides keep. Times are in milliseconds, sizes in bytes. */
export const MAX_NAME_CHARACTERS = 24;
export const MAX_BODY_BYTES = 16 * 1024;
export const MAX_FRAME_BYTES = 32 * 1024;
export const MAX_PLAYERS_PER_SESSION = 2000;
export const DEFAULT_PORT = 5000;

/** SignalR's timing, the same on both sides (specification §9). */
export const KEEP_ALIVE_MS = 15_000;
export const SERVER_TIMEOUT_MS = 30_000;
export const HANDSHAKE_TIMEOUT_MS = 15_000;
export const RETRY_DELAYS_MS: readonly number[] = [0, 2_000, 10_000, 30_000];
