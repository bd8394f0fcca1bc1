import { useLayoutEffect, useRef, type RefObject } from 'react';
import { READABLE_STEP, sizesAt, smallestThatFits } from './sizes';

/** Drawn sizes are fractions of a pixel, and measured ones are not. */
const TOLERANCE = 1;

/**
 * Fits what stands in the element with the ref: its type sizes are the largest at which nothing runs over it, and no
 * word runs out of an element in it that is marked `data-fit`. They are set as the custom properties `--question`,
 * `--answer` and `--detail`. `content` names what stands there: it is fitted anew whenever that changes, the element's
 * size does, or a font or picture has arrived.
 */
export function useFit(content: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const fit = () => fitInto(box);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    // Loading does not bubble.
    box.addEventListener('load', fit, true);
    // Test environments without layout have no fonts.
    const fonts = document.fonts as FontFaceSet | undefined;
    fonts?.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      box.removeEventListener('load', fit, true);
      fonts?.removeEventListener('loadingdone', fit);
    };
  }, [content]);
  return ref;
}

/** Words are broken only where whole ones would make the type too small to read. */
function fitInto(box: HTMLElement): void {
  const parts = [box, ...box.querySelectorAll('[data-fit]')];
  const fits = (place: number) => {
    showSizes(box, place);
    return box.scrollHeight <= box.clientHeight + TOLERANCE && parts.every(isWideEnough);
  };
  delete box.dataset.breakWords;
  let place = smallestThatFits(fits);
  if (place > READABLE_STEP) {
    box.dataset.breakWords = '';
    place = smallestThatFits(fits);
  }
  showSizes(box, place);
}

/** Its height tells nothing of a part: where lines stand close, letters reach out of the first and the last. */
function isWideEnough({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth <= clientWidth + TOLERANCE;
}

function showSizes(box: HTMLElement, place: number): void {
  for (const [name, size] of Object.entries(sizesAt(place))) {
    box.style.setProperty(`--${name}`, `${Number(size).toFixed(3)}vh`);
  }
}
