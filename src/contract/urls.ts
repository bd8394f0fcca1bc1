/** The URL that a text is, or undefined. Node 20's `URL.canParse` comes to refuse hosts with umlauts once it is hot. */
export function urlIn(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
