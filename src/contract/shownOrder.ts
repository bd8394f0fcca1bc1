import { hashOf } from './hash';

/**
 * The order in which the answers of an `order` question are shown, as indexes in `texts`: by a hash of the
 * texts, so that it is the same on every device and after every restart, and gives nothing away about the
 * right order.
 */
export function shownOrder(question: string, texts: readonly string[]): number[] {
  const hashes = texts.map((text) => hashOf(`${question}\n${text}`));
  return texts.map((_text, place) => place).sort((one, other) => hashes[one]! - hashes[other]!);
}

/** The texts in that order, which gives nothing away about their original order. */
export function inShownOrder(question: string, texts: readonly string[]): string[] {
  return shownOrder(question, texts).map((place) => texts[place]!);
}
