import { hashOf } from '../../contract/hash';

/**
 * The order in which the answers of an `order` question are shown, as places in `texts`: by a hash of the texts, so it
 * is the same on every device and after every restart, and says nothing of the right order.
 */
export function shownOrder(question: string, texts: readonly string[]): number[] {
  const hashes = texts.map((text) => hashOf(`${question}\n${text}`));
  return texts.map((_text, place) => place).sort((one, other) => hashes[one]! - hashes[other]!);
}

/** The texts in that order, which tells nothing of the one in which they stood. */
export function inShownOrder(question: string, texts: readonly string[]): string[] {
  return shownOrder(question, texts).map((place) => texts[place]!);
}
