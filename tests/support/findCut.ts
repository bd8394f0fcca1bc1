import type { Page } from '@playwright/test';
import type { Language } from '../../src/contract/languages';

/**
 * Returns the texts on a page that are cut, overflow their button or leave the screen at the side in one of
 * these languages, each with what is wrong; also a room code at the wall's foot that is covered. Names that
 * people have entered are ignored, since they may be cut. The page needs `teachLanguages`.
 */
export function findCut(page: Page, languages: readonly Language[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const SPACE = 2;
    const WIDEST_CODE = 'MMMMM';
    const found: string[] = [];
    for (const language of all) {
      await window.speak(language);
      for (const fault of [...cutTexts(), ...coveredCode()]) found.push(`${language}: ${fault}`);
    }
    return found;

    function* cutTexts(): Generator<string> {
      const root = document.documentElement;
      if (root.scrollWidth > innerWidth) yield `the page scrolls by ${root.scrollWidth - innerWidth}`;
      for (const element of document.querySelectorAll<HTMLElement>(
        'button, label, legend, summary, select, a, p, h1, h2, h3, th, dt, [role=tab], [role=status], .place-name',
      )) {
        const box = element.getBoundingClientRect();
        const text = element.innerText?.trim();
        const isSeen =
          element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1;
        // A list behind an icon shows its text in the browser's own box.
        if (element instanceof HTMLSelectElement && getComputedStyle(element).opacity === '0') continue;
        if (!text || !isSeen || element.closest('[aria-hidden=true], [inert]')) continue;
        const wider = element instanceof HTMLSelectElement ? chosenBeyond(element) : beyond(element);
        if (wider > SPACE) yield `${element.localName} is ${wider} too narrow: ${text.slice(0, 60)}`;
        if ((box.right > innerWidth + SPACE || box.left < -SPACE) && !scrolls(element))
          yield `${element.localName} leaves the screen: ${text.slice(0, 60)}`;
      }
    }
    function* coveredCode(): Generator<string> {
      const code = document.querySelector('.strip-code');
      if (!code) return;
      const shown = code.textContent;
      code.textContent = WIDEST_CODE;
      const { left, right, top, bottom } = code.getBoundingClientRect();
      for (const x of [left + SPACE, right - SPACE]) {
        const hit = document.elementFromPoint(x, (top + bottom) / 2);
        if (!code.contains(hit)) yield `the room code is covered at ${x} by ${hit?.localName}`;
      }
      code.textContent = shown;
    }
    function scrolls(element: Element): boolean {
      for (let each = element.parentElement; each; each = each.parentElement)
        if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
      return false;
    }
    /**
     * Returns by how much an element's text is wider than the element; a name in it may be cut by its own
     * box.
     */
    function beyond(element: HTMLElement): number {
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline || element.querySelector('bdi') ? 0 : element.scrollWidth - element.clientWidth;
    }
    /** Does the same for a field's selected option, which is measured at its natural width. */
    function chosenBeyond(field: HTMLSelectElement): number {
      const free = field.cloneNode() as HTMLSelectElement;
      const chosen = field.selectedOptions[0];
      if (chosen) free.append(chosen.cloneNode(true));
      free.style.cssText = 'position: absolute; width: max-content; min-width: 0';
      field.after(free);
      const wider = free.offsetWidth - field.offsetWidth;
      free.remove();
      return wider;
    }
  }, languages);
}
