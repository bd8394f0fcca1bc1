import { directionOf, type Language } from '../contract/languages';

/** Tells the browser the page's language, and the direction in which it is written. */
export function setPageLanguage(language: Language): void {
  const { documentElement: root } = document;
  root.lang = language;
  root.dir = directionOf(language);
}

/** Whether lines start on the right, so that the arrow key to the left leads on. */
export function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}
