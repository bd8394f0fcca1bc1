/**
 * The letters of a room code: no vowels, so that no words arise; no C, N, Q or W, which from far away look like
 * G, M, O and M.
 */
export const ROOM_CODE_ALPHABET = 'BDFGHJKLMPRSTVXZ';
export const ROOM_CODE_LENGTH = 5;

/** A typed room code as the server keeps it: upper case, without spaces or hyphens; there may be no such session. */
export function normaliseRoomCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}
