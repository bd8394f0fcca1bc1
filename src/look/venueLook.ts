import { withStorage } from './withStorage';

const KEY = 'quiz-night.venue-look';
const STYLE_ID = 'venue-look';

/** Before the first paint, so that no other colour flashes up: what the last page showed of the house. */
export function restoreVenueLook(): void {
  setStyle(withStorage((storage) => storage.getItem(KEY)) ?? '');
}

/** Shows these rules, and keeps them for the next page. */
export function keepVenueLook(css: string): void {
  setStyle(css);
  // Without storage the next page begins with our own colours.
  withStorage((storage) => storage.setItem(KEY, css));
}

function setStyle(css: string): void {
  let style = document.getElementById(STYLE_ID);
  if (!style && css === '') return;
  style ??= document.head.appendChild(Object.assign(document.createElement('style'), { id: STYLE_ID }));
  style.textContent = css;
}
