import { useLayoutEffect, useRef, type RefObject } from 'react';
import { watchBox } from '../../browser/page';
import { arrangeAround } from './fitPicture';
import { READABLE_STEP, sizesAt, smallestThatFits } from './sizes';

/** When the shape of a picture or film is known. */
const LOADED = ['load', 'loadedmetadata'] as const;

/** At this share of a step more, type is not smaller than a room reads. */
const ALIKE = 0.05;
/** Drawn sizes are fractions of a pixel, and measured ones are not. */
const TOLERANCE = 1;

/** Of the screen's height, or of the container's. */
type Unit = 'vh' | 'cqh';

/**
 * Fits what stands in the element with the ref: its type sizes are the largest at which nothing runs over it, and no
 * word runs out of an element in it that is marked `data-fit`. They are set as the custom properties `--question`,
 * `--answer` and `--detail`; where they are smaller than a room reads, the element has `data-small`. Texts are arranged
 * around a picture in it that is marked `data-picture`. `content` names what stands there: it is fitted anew whenever
 * that changes, the element's size does, or a font or picture arrives.
 * What is made to be printed is measured by its own height, in `cqh`, since paper is as high as no screen.
 */
export function useFit(content: string, unit: Unit = 'vh'): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const fit = () => fitInto(box, unit);
    const unwatch = watchBox(box, fit);
    // Loading does not bubble.
    LOADED.forEach((event) => box.addEventListener(event, fit, true));
    return () => {
      unwatch();
      LOADED.forEach((event) => box.removeEventListener(event, fit, true));
    };
  }, [content, unit]);
  return ref;
}

/** Words are broken only where whole ones would make the type too small to read. */
function fitInto(box: HTMLElement, unit: Unit): void {
  const parts = [box, ...box.querySelectorAll('[data-fit]')];
  const fits = (place: number) => {
    showSizes(box, place, unit);
    return box.scrollHeight <= box.clientHeight + TOLERANCE && parts.every(isWideEnough);
  };
  const picture = box.querySelector<HTMLElement>('[data-picture]');
  const around = picture && arrangeAround(box, picture, fits);
  delete box.dataset.arrangement;
  delete box.dataset.breakWords;
  const isReadable = around ? around.hasRoomAt(READABLE_STEP) : fits(READABLE_STEP);
  if (!isReadable) box.dataset.breakWords = '';
  const place = around ? around.fit() : smallestThatFits(fits);
  showSizes(box, place, unit);
  box.toggleAttribute('data-small', place > READABLE_STEP + ALIKE);
}

/** Its height tells nothing of a part: where lines stand close, letters reach out of the first and the last. */
function isWideEnough({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth <= clientWidth + TOLERANCE;
}

function showSizes(box: HTMLElement, place: number, unit: Unit): void {
  const sizes = sizesAt(place);
  for (const name of ['question', 'answer', 'detail'] as const)
    box.style.setProperty(`--${name}`, `${sizes[name].toFixed(3)}${unit}`);
}
