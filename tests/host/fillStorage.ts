import { vi } from 'vitest';

/** Makes the browser store nothing more until the end of the test. */
export function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}
