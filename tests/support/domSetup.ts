import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetAdditions } from '../../src/host/api/additions';
import { SPOKEN_LANGUAGES } from '../../src/contract/languages';
import { loadTexts } from '../../src/host/texts/useLanguage';
import { expectNoConsoleErrors, recordConsoleErrors } from './consoleErrors';
import { network } from './network';
import { stubMatchMedia } from './systemTheme';

const styleOf = (text: string) => Object.assign(document.createElement('i'), { style: text }).style;
const HIDDEN = styleOf('display: none');
const COVERED = styleOf('visibility: hidden');
const NOT_SHOWN = /^(?:head|script|style|template)$/i;

/**
 * Returns only the inline style of an element. jsdom would match every rule of every sheet for each element
 * examined, which took half of these tests' time, and it never ends an animation that a sheet starts.
 */
function lookOf(element: Element): CSSStyleDeclaration {
  const isClosed = element instanceof HTMLDialogElement && !element.open;
  if (isClosed || element.hasAttribute('hidden') || NOT_SHOWN.test(element.tagName)) return HIDDEN;
  for (let each: Element | null = element; each; each = each.parentElement)
    if (each.getAttribute('style')?.includes('visibility: hidden')) return COVERED;
  return (element as HTMLElement).style;
}
window.getComputedStyle = lookOf;

/** jsdom does no layout, so there is nothing to observe. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });

// jsdom times frames with the page's current timers: a frame requested while a test holds the clock would
// never come, and neither would any later one.
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;
const FRAME_MS = 16;
window.requestAnimationFrame = (callback) =>
  // Node's timers are objects that convert to numbers.
  Number(
    startTimer(() => {
      // The page may be gone by this time.
      if (globalThis.document) callback(performance.now());
    }, FRAME_MS),
  );
window.cancelAnimationFrame = (frame) => stopTimer(frame);
/** Nothing moves in jsdom, so an animation ends at once. */
class EndedAnimation extends EventTarget {
  readonly finished = Promise.resolve();
  set onfinish(listener: (() => void) | null) {
    if (listener) queueMicrotask(listener);
  }
  cancel() {}
  commitStyles() {}
  pause() {}
  play() {}
}
Element.prototype.animate = () => new EndedAnimation() as unknown as Animation;
// jsdom has dialogs but does not open them.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
  this.querySelector('button')?.focus();
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
// jsdom's files lack this method.
Blob.prototype.text = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};
window.scrollTo = () => {};

// On a busy machine a screen can take longer than the default of one second.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(async () => {
  // By its own 'error', msw would let requests for pictures and sounds out to a real port.
  network.listen({ onUnhandledRequest: (_request, print) => print.error() });
  // The texts of the rooms that the test imports; in a browser, a page loads them before it is shown.
  await loadTexts(['mixture', ...SPOKEN_LANGUAGES]);
});

beforeEach(() => {
  localStorage.clear();
  // A phone without storage keeps its place there.
  history.replaceState(null, '');
  sessionStorage.clear();
  document.documentElement.className = '';
  stubMatchMedia();
  recordConsoleErrors();
});

afterEach(() => {
  // Spies come first: restoring one on a fake timer would bring that timer back.
  vi.restoreAllMocks();
  vi.useRealTimers();
  cleanup();
  network.resetHandlers();
  forgetAdditions();
  expectNoConsoleErrors();
});

afterAll(() => network.close());
