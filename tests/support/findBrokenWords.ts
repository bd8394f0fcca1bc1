import type { Frame, Page } from '@playwright/test';

/**
 * Returns the words on a page that span more than one line, overflow their box or overlap another text, each
 * with what is wrong. A word ends at a hyphen, a slash or a `<wbr>`.
 */
export function findBrokenWords(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const seen: { word: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement!;
      if (!isSeen(element)) continue;
      const end = endOf(element);
      for (const { 0: word, index } of text.data.matchAll(/[^\s‐–—/-]+[‐–—/-]*/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        const [box] = boxes;
        if (!box || box.right > end) continue;
        if (boxes.some(({ top }) => Math.abs(top - box.top) > box.height / 2)) found.push(`broken: ${word}`);
        if (isOutside(box, element)) found.push(`out of its box: ${word}`);
        seen.push({ word, box });
      }
    }
    seen.forEach(({ word, box }, place) => {
      const other = seen.slice(place + 1).find((each) => meet(box, each.box));
      if (other) found.push(`${word} over ${other.word}`);
    });
    return found;

    /** Texts only for screen readers are in a box of one pixel. */
    function isSeen(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      if (element.closest('svg, [role=group][aria-label="Steuerung des Quiz"]')) return false;
      for (let each: Element | null = element; each; each = each.parentElement)
        if (each.clientWidth === 1 && each.clientHeight === 1) return false;
      return true;
    }
    /** Returns where a line ends that continues as an ellipsis. */
    function endOf(element: Element): number {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).textOverflow === 'ellipsis') return each.getBoundingClientRect().right;
      return Infinity;
    }
    /** Whether an element extends beyond the screen, or beyond what an element around it shows. */
    function isOutside({ left, right }: DOMRect, element: Element): boolean {
      if (left < -1 || right > innerWidth + 1) return true;
      for (let each: Element | null = element; each; each = each.parentElement) {
        const style = getComputedStyle(each);
        const box = each.getBoundingClientRect();
        if (style.overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true;
      }
      return false;
    }
    /**
     * Lines may be close together, and words on one line may touch: a box has room above and below its
     * letters.
     */
    function meet(one: DOMRect, other: DOMRect): boolean {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return wide > 2 && high > (one.height + other.height) * 0.2;
    }
  });
}
