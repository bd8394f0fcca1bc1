import { onTestFinished, vi } from 'vitest';

/** Locks the phone, or puts another tab in front. */
export function hidePage(): void {
  setVisibility('hidden');
}

/** Brings the page back to its person. */
export function showPage(): void {
  setVisibility('visible');
}

/** The page comes out of the back-forward cache. */
export function restorePage(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

/** The browser says that it is online again. */
export function comeOnline(): void {
  window.dispatchEvent(new Event('online'));
}

function setVisibility(state: DocumentVisibilityState): void {
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  onTestFinished(() => spy.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
}
