import { logFailure } from '../browser/log';

/** Loads in advance what a click will need. Where that fails, the click tries again and shows the error. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch((error: unknown) => logFailure('A part of the page could not be loaded ahead', error));
}

/** Handlers for a button that load in advance when the pointer or the focus reaches it. */
export function prefetchOnIntent(load: () => Promise<unknown>) {
  return { onPointerEnter: () => prefetch(load), onFocus: () => prefetch(load) };
}
