/** How files of old Office programs begin, and new ones with a password. */
export const OLD_OFFICE = '\u00d0\u00cf\u0011\u00e0';

/** In bytes: how many characters can be made in one call. */
const PIECE = 8_192;

/** Returns a text with a character for each byte, of the same number. */
export function latin1Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}
