/** Matches each escape in JSON; the group alone where it is half of a character that needs two. */
const ESCAPES =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\(u[dD][89a-fA-F][\da-fA-F]{2})|\\[^]/g;

/**
 * JSON from outside with a replacement character for each half of an emoji, as programs that cut texts leave it:
 * such a text is in no address, file name or table. In decoded UTF-8 only escapes can be halves.
 */
export function wellFormedJson(text: string): string {
  return text.replace(ESCAPES, (escape, half?: string) => (half ? '\\ufffd' : escape));
}
