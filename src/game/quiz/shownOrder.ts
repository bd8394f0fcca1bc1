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

/** Another one for another text, as good as always: FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
