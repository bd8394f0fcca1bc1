import { useLayoutEffect, useRef, type RefObject } from 'react';
import { watchBox } from '../../browser/page';
import { SAFETY } from './fitName';
import { arrangeAround, shapeOf } from './fitPicture';
import { FLOORS, READABLE_STEP, sizesAt, smallestThatFits } from './sizes';

/** When the shape of a picture or film is known. */
const LOADED = ['load', 'loadedmetadata'] as const;

/** Drawn sizes are fractions of a pixel, and measured ones are not. */
const TOLERANCE = 1;

/** Of the screen's height, or of the container's. */
type Unit = 'vh' | 'cqh';

/**
 * Fits what stands in the element with the ref: its type sizes are the largest at which nothing runs over it, and no
 * word runs out of an element in it that is marked `data-fit`. They are set as the custom properties `--question`,
 * `--answer` and `--detail`. Words are never broken: one that needs more than the least readable size has them smaller
 * on its own element. The value of `data-fit` names what the element is (see `FLOORS`); where that is drawn smaller
 * than a room reads, the element has `data-small`. Texts are arranged around a picture that is marked `data-picture`.
 * `content` names what stands there: it is fitted anew whenever that changes, the element's size does, or a font or
 * picture arrives. What is made to be printed is measured by its own height, in `cqh`, since paper is as high as no
 * screen.
 */
export function useFit(content: string, unit: Unit = 'vh'): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    let fitted = '';
    const fit = () => {
      const given = givenTo(box);
      if (given !== fitted) fitInto(box, unit);
      fitted = given;
    };
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

/** All that sizes depend on beside the content. Observers call back although none of it has changed. */
function givenTo(box: HTMLElement): string {
  const picture = box.querySelector<HTMLElement>('[data-picture]');
  // Test environments without layout have no fonts.
  const fonts = [...((document.fonts as FontFaceSet | undefined) ?? [])].map(({ status }) => status);
  return [box.clientWidth, box.clientHeight, innerHeight, picture && shapeOf(picture), ...fonts].join();
}

function fitInto(box: HTMLElement, unit: Unit): void {
  const parts = [...box.querySelectorAll<HTMLElement>('[data-fit]')];
  const fits = (place: number) => {
    showSizes(box, place, unit);
    parts.forEach(clearSizes);
    const tooWide = parts.filter((part) => !isWideEnough(part));
    if (tooWide.length > 0 && place < READABLE_STEP) return false;
    tooWide.forEach((part) => shrink(part, place, unit));
    return box.scrollHeight <= box.clientHeight + TOLERANCE && isWideEnough(box);
  };
  const picture = box.querySelector<HTMLElement>('[data-picture]');
  delete box.dataset.arrangement;
  fits(picture ? arrangeAround(box, picture, fits).fit() : smallestThatFits(fits));
  parts.forEach(markSmall);
}

/** Its height tells nothing of a part: where lines stand close, letters reach out of the first and the last. */
function isWideEnough({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth <= clientWidth + TOLERANCE;
}

/** Paddings in other units do not shrink with the type, so that a few tries may be needed. */
const MOST_TRIES = 8;

/** Gives a part smaller sizes than its box, until its longest word fits. */
function shrink(part: HTMLElement, place: number, unit: Unit): void {
  let share = 1;
  for (let tries = 0; tries < MOST_TRIES && !isWideEnough(part); tries++) {
    share *= (part.clientWidth / part.scrollWidth) * SAFETY;
    showSizes(part, place, unit, share);
  }
}

const NAMES = ['question', 'answer', 'detail'] as const;

function showSizes(element: HTMLElement, place: number, unit: Unit, share = 1): void {
  const sizes = sizesAt(place);
  for (const name of NAMES)
    // The browser remembers a text measured at a size, so few sizes are asked for.
    element.style.setProperty(`--${name}`, `${(sizes[name] * share).toFixed(2)}${unit}`);
}

function clearSizes(part: HTMLElement): void {
  for (const name of NAMES) part.style.removeProperty(`--${name}`);
}

/** What guests wrote has no floor. */
function markSmall(part: HTMLElement): void {
  const kind = part.dataset.fit as keyof typeof FLOORS | '';
  const size = (parseFloat(getComputedStyle(part).fontSize) / innerHeight) * 100;
  part.toggleAttribute('data-small', kind !== '' && size < FLOORS[kind]);
}
