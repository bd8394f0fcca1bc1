import { useLayoutEffect, useRef, type RefObject } from 'react';
import { sizesAt, smallestThatFits } from './sizes';

/** Drawn sizes are fractions of a pixel, and measured ones are not. */
const TOLERANCE = 1;

/**
 * Fits what stands in the element with the ref: its type sizes are the largest at which nothing runs over. They are
 * set as the custom properties `--question`, `--answer` and `--detail`. `content` names what stands there: it is
 * fitted anew whenever that changes, the element's size does, or a font or picture has arrived.
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

function fitInto(box: HTMLElement): void {
  const fits = (place: number) => {
    showSizes(box, place);
    return box.scrollHeight <= box.clientHeight + TOLERANCE && box.scrollWidth <= box.clientWidth + TOLERANCE;
  };
  showSizes(box, smallestThatFits(fits));
}

function showSizes(box: HTMLElement, place: number): void {
  for (const [name, size] of Object.entries(sizesAt(place))) {
    box.style.setProperty(`--${name}`, `${Number(size).toFixed(3)}vh`);
  }
}
