import { logFailure } from '../browser/log';

/** Loads ahead what a click will need. Where that fails, the click tries again and says so. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch((error: unknown) => logFailure('A part of the page could not be loaded ahead', error));
}

/** A button's handlers that load ahead as soon as somebody seems about to press it. */
export function prefetchOnIntent(load: () => Promise<unknown>) {
  return { onPointerEnter: () => prefetch(load), onFocus: () => prefetch(load) };
}
