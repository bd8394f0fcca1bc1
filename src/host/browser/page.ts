/** What stands before a route in an address: the demo's folder may be anywhere, and has one page for all. */
export const ROUTES_AT = import.meta.env.MODE === 'demo' ? '#' : '';

/** The pages of the workshop's preview. */
export const PREVIEWS =
  import.meta.env.MODE === 'demo'
    ? { projector: 'join.html?preview=projector', phone: 'join.html?preview=phone' }
    : { projector: '/preview', phone: '/preview/phone' };

/** Whether the page can be seen: not in a background tab, and not minimised. */
export function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/** Calls back whenever the page becomes visible or hidden. Returns an unsubscribe function. */
export function subscribeToVisibility(listener: () => void): () => void {
  return onEvents(['visibilitychange'], listener);
}

/** Events that count as user gestures, also by touch: browsers play sounds only after one. */
const GESTURES = ['pointerup', 'keydown'] as const;

/** Calls back on each user gesture. Returns an unsubscribe function. */
export function onGesture(listener: () => void): () => void {
  return onEvents(GESTURES, listener);
}

/** Calls back on each of these events of the document. Returns an unsubscribe function. */
function onEvents(events: readonly string[], listener: () => void): () => void {
  events.forEach((event) => document.addEventListener(event, listener));
  return () => events.forEach((event) => document.removeEventListener(event, listener));
}

/** Events after which the aspect ratio of a picture or film is known. */
const LOADED = ['load', 'loadedmetadata'] as const;

/**
 * Calls back now, and when the element's size changes or a font, a picture or a film in it loads. Returns an
 * unsubscribe function.
 */
export function watchBox(element: Element, listener: () => void): () => void {
  listener();
  const observer = new ResizeObserver(listener);
  observer.observe(element);
  // Observed anew instead of calling back at once: a size read between two frames may be gone in the next, and the
  // observer only reports sizes that differ from the last one it has reported.
  const again = () => {
    observer.unobserve(element);
    observer.observe(element);
  };
  // Test environments without layout have no `document.fonts`.
  const fonts = document.fonts as FontFaceSet | undefined;
  fonts?.addEventListener('loadingdone', again);
  // Load events do not bubble.
  LOADED.forEach((event) => element.addEventListener(event, again, true));
  return () => {
    observer.disconnect();
    fonts?.removeEventListener('loadingdone', again);
    LOADED.forEach((event) => element.removeEventListener(event, again, true));
  };
}
