/**
 * Works with what this browser stores for our pages. If storage is disabled or full, it returns undefined and
 * passes the error to `onRefused`.
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
