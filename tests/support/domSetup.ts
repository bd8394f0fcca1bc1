import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { loadTexts, LANGUAGE_SETTINGS } from '../../src/host/texts/useLanguage';
import { expectNoConsoleErrors, recordConsoleErrors } from './consoleErrors';
import { network } from './network';
import { stubMatchMedia } from './systemTheme';

/** Layout does not happen in jsdom, so there is nothing to observe. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
/** Nothing moves in jsdom, so an animation is at its end at once. */
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
// jsdom has dialogs, but does not open them.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
  this.querySelector('button')?.focus();
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
// jsdom's files have no such method.
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

// On a busy machine a screen can take longer than the usual second, and a test longer than five.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  network.listen({ onUnhandledRequest: 'error' });
  // Those of the rooms that the test imports; in a browser, a page loads them before it is shown.
  await loadTexts(LANGUAGE_SETTINGS);
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.className = '';
  stubMatchMedia();
  recordConsoleErrors();
});

afterEach(() => {
  cleanup();
  network.resetHandlers();
  expectNoConsoleErrors();
});

afterAll(() => network.close());
