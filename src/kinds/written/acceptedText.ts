const SIGNS = /[\\;|]/g;
const ESCAPED = /\\([\\;|])/g;
/** Each with no backslash before it, or with several that stand for themselves. */
const SEPARATORS = { ';': /(?<=(?<!\\)(?:\\\\)*);/, '|': /(?<=(?<!\\)(?:\\\\)*)\|/ };

/** Several accepted answers in one field or cell. Separators in an answer itself get a backslash. */
export function acceptedText(accepted: readonly string[]): string {
  return accepted.map((text) => text.replace(SIGNS, '\\$&')).join('; ');
}

/** The accepted answers that stand in one text. */
export function acceptedIn(text: string): string[] {
  const texts = splitAt(text, ';').map((each) => each.replace(ESCAPED, '$1').trim());
  return texts.filter(Boolean);
}

/** A text in the pieces between its separators. */
export function splitAt(text: string, separator: keyof typeof SEPARATORS): string[] {
  return text.split(SEPARATORS[separator]);
}

/** The accepted answers in a cell of a table, where people also put `|` between them. */
export function acceptedInCell(cell: string): string[] {
  return splitAt(cell, '|').flatMap(acceptedIn);
}

/** Whether an answer reads like several: nobody types the signs between them. */
export function holdsSeveral(answer: string): boolean {
  return /[;|\n]|\s\/\s/.test(answer.trim());
}
