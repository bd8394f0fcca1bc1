/**
 * Matches each escape in JSON; in a group where it is half of a character that needs two, and in another where it may
 * be a control character.
 */
const ESCAPES =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\(u[dD][89a-fA-F][\da-fA-F]{2})|\\([bf]|u00[01][\da-fA-F])|\\[^]/g;

/** Control characters of which no text may hold any, as XML cannot. Tabs and ends of lines are none of them. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/**
 * JSON from outside without what no text may hold: such a text is in no address, file name or table. Halves of emoji,
 * as programs that cut texts leave them, become a replacement character, and control characters go. In decoded UTF-8
 * only escapes can be either.
 */
export function wellFormedJson(text: string): string {
  return text.replace(ESCAPES, (escape: string, half?: string, control?: string) => {
    if (half) return '\\ufffd';
    if (!control || !CONTROL.test(JSON.parse(`"${escape}"`) as string)) return escape;
    // These two separate words, as in texts copied from Word.
    return /^(?:f|u000[bc])$/i.test(control) ? ' ' : '';
  });
}
