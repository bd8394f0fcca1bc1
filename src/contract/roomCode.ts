/** No vowels, so that no words arise; no C, N, Q or W, which from a distance look like G, M, O and M. */
export const ROOM_CODE_ALPHABET = 'BDFGHJKLMPRSTVXZ';
export const ROOM_CODE_LENGTH = 5;

/** Normalises a typed room code: upper case, without spaces or hyphens. The session need not exist. */
export function normaliseRoomCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}
