/** No vowels, so that no words arise; no C, N, Q or W, which from a distance look like G, M, O and M. */
export const ROOM_CODE_ALPHABET = 'BDFGHJKLMPRSTVXZ';
export const ROOM_CODE_LENGTH = 5;

/** Capitals of Cyrillic and Greek that look like Latin ones, and those, in the same order. */
const LOOK_ALIKES = 'АВЕЅІЈКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN = 'ABESIJKMHOPCTYXABEZHIKMNOPTYX';

/**
 * Normalises a typed room code: upper case, without spaces or hyphens, and in Latin letters, whatever keyboard wrote
 * them. The session need not exist.
 */
export function normaliseRoomCode(typed: string): string {
  const letters = [...typed.replace(/[\s-]/g, '').toUpperCase()];
  return letters.map((letter) => LATIN[LOOK_ALIKES.indexOf(letter)] ?? letter).join('');
}
