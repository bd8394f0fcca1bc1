/**
 * Works with what this browser stores for our pages. Storage may be switched off or full: then this answers undefined,
 * and `onRefused` is told why.
 */
export function withStorage<T>(
  work: (storage: Storage) => T,
  onRefused?: (error: unknown) => void,
): T | undefined {
  try {
    return work(localStorage);
  } catch (error) {
    onRefused?.(error);
    return undefined;
  }
}
