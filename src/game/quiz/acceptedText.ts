const SEPARATORS = /[;|]/g;

/** Several accepted answers in one field or cell. Separators in an answer itself get a backslash. */
export function acceptedText(accepted: readonly string[]): string {
  return accepted.map((text) => text.replace(SEPARATORS, '\\$&')).join('; ');
}

/** The accepted answers that stand in one text. */
export function acceptedIn(text: string): string[] {
  const texts = splitAt(text, ';').map((each) => each.replace(/\\([;|])/g, '$1').trim());
  return texts.filter(Boolean);
}

/** A text at each of its separators that has no backslash before it. */
export function splitAt(text: string, separator: ';' | '|'): string[] {
  return text.split(separator === ';' ? /(?<!\\);/ : /(?<!\\)\|/);
}
