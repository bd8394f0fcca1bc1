/** Whether this is a plain file name: not a path, not a hidden file, neither `.` nor `..`. */
export function isFileName(name: string): boolean {
  return /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name);
}

/** Systems allow 255 bytes, and one character takes up to four. */
const MOST_CHARACTERS = 60;

/**
 * Joins the parts into a file name that every system accepts: letters and digits of any script, with hyphens.
 * The first part is a word of ours, so that the name is never a reserved one.
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
