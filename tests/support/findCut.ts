import type { Page } from '@playwright/test';

/**
 * Returns the texts on a page that are cut, overflow their button or leave the screen at the side, each with
 * what is wrong. Names that people have entered are ignored, since they may be cut.
 */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SPACE = 2;
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page scrolls by ${root.scrollWidth - innerWidth}`);
    const scrolls = (element: Element): boolean =>
      [...ancestorsOf(element)].some((each) => /auto|scroll/.test(getComputedStyle(each).overflowX));
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, label, legend, summary, select, a, p, h1, h2, h3, th, dt, [role=tab], [role=status]',
    )) {
      const box = element.getBoundingClientRect();
      const text = element.innerText?.trim();
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1;
      if (!text || !isSeen || element.closest('[aria-hidden=true], [inert]')) continue;
      const wider = element instanceof HTMLSelectElement ? chosenBeyond(element) : beyond(element);
      if (wider > SPACE) found.push(`${element.localName} is ${wider} too narrow: ${text.slice(0, 60)}`);
      if ((box.right > innerWidth + SPACE || box.left < -SPACE) && !scrolls(element))
        found.push(`${element.localName} leaves the screen: ${text.slice(0, 60)}`);
    }
    return found;

    function* ancestorsOf(element: Element): Generator<Element> {
      for (let each = element.parentElement; each; each = each.parentElement) yield each;
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
  });
}
