/** Systems allow 255 bytes, and a character takes up to four. */
const MOST_CHARACTERS = 60;

/**
 * A file name of these parts that every system stores: letters and digits of any script, joined by hyphens. The first
 * part is a word of ours, so the name is never one that a system keeps for itself.
 */
export function fileNameOf(parts: readonly string[], extension: string): string {
  const words =
    parts
      .join(' ')
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, MOST_CHARACTERS).join('').replace(/-$/, '');
  return `${name}.${extension}`;
}
