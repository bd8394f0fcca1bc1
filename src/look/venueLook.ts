import { withStorage } from './withStorage';

const KEY = 'quiz-night.venue-look';
const STYLE_ID = 'venue-look';

/** Applies the last page's venue look before the first paint, so that no other flashes. */
export function restoreVenueLook(): void {
  setStyle(withStorage((storage) => storage.getItem(KEY)) ?? '');
}

/** Applies these rules, and keeps them for the next page. */
export function keepVenueLook(css: string): void {
  setStyle(css);
  // Without storage, the next page starts with our own look.
  withStorage((storage) => storage.setItem(KEY, css));
}

function setStyle(css: string): void {
  let style = document.getElementById(STYLE_ID);
  style ??= document.head.appendChild(Object.assign(document.createElement('style'), { id: STYLE_ID }));
  style.textContent = css;
}
