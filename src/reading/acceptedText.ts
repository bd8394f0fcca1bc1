const SIGNS = /[\\;|]/g;
const ESCAPED = /\\([\\;|])/g;
/** Matches each separator unless a backslash escapes it; an even number of them escapes only themselves. */
const SEPARATORS = { ';': /(?<=(?<!\\)(?:\\\\)*);/, '|': /(?<=(?<!\\)(?:\\\\)*)\|/ };

/** Joins several accepted answers for one field or cell. Separators within an answer get a backslash. */
export function acceptedText(accepted: readonly string[]): string {
  return accepted.map((text) => text.replace(SIGNS, '\\$&')).join('; ');
}

/** Splits a text into its accepted answers. */
export function acceptedIn(text: string): string[] {
  const texts = splitAt(text, ';').map((each) => unescaped(each).trim());
  return texts.filter(Boolean);
}

/** Returns a text without the backslashes before its separators. */
export function unescaped(text: string): string {
  return text.replace(ESCAPED, '$1');
}

/** Splits a text at its separators. */
export function splitAt(text: string, separator: keyof typeof SEPARATORS): string[] {
  return text.split(SEPARATORS[separator]);
}

/** Splits a table's cell into its accepted answers, which people also separate with `|`. */
export function acceptedInCell(cell: string): string[] {
  return splitAt(cell, '|').flatMap(acceptedIn);
}

/** Whether an answer looks like several: nobody types the characters between them. */
export function holdsSeveral(answer: string): boolean {
  return /[;|\n]|\s\/\s/.test(answer.trim());
}
