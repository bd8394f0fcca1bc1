/** Parses a URL, else returns undefined. Node 20's `URL.canParse` refuses umlauts once optimised. */
export function urlIn(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
