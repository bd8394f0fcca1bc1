/** Works with this browser's storage. If it is disabled or full, returns undefined after `onRefused`. */
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
