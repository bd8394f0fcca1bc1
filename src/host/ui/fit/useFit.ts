import { useLayoutEffect, useRef, type RefObject } from 'react';
import { watchBox } from '../../browser/page';
import { SAFETY } from './fitName';
import { arrangeAround, shapeOf } from './fitPicture';
import { FLOORS, READABLE_STEP, sizesAt, smallestThatFits } from './sizes';

/** Drawn sizes are fractional, but measured ones are whole pixels. */
const TOLERANCE = 1;

/** A unit of the screen's height, or of the container's. */
type Unit = 'vh' | 'cqh';

/**
 * Fits the content of the element with the ref: finds the largest type sizes, set as the custom properties
 * `--question`, `--answer` and `--detail`, at which nothing overflows it, and no word overflows an inner element
 * marked `data-fit`. Words are never broken: one too long for the smallest readable size makes its own element
 * smaller, unless that is marked `data-breaks`. The value of `data-fit` says what the element is (see `FLOORS`); if
 * it is drawn smaller than the audience can read, it gets `data-small`. Texts are arranged around a picture marked
 * `data-picture`. Fits again whenever `content`, the element's size, a font or a picture changes. Print needs `cqh`,
 * the container's height. With `keepsQuestion`, a question stays as large as it was in this box, if the rest then still
 * fits and can be read.
 */
export function useFit(
  content: string,
  unit: Unit = 'vh',
  keepsQuestion = false,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const askedIn = useRef('');
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    let fitted = '';
    const fit = () => {
      const given = givenTo(box);
      if (given === fitted) return;
      fitted = given;
      const asked = [
        box.clientWidth,
        box.clientHeight,
        innerHeight,
        box.querySelector('h1')?.textContent,
      ].join();
      const isSame = keepsQuestion && asked === askedIn.current;
      fitInto(box, unit, isSame ? box.style.getPropertyValue('--question') : '');
      askedIn.current = asked;
    };
    return watchBox(box, fit);
  }, [content, unit, keepsQuestion]);
  return ref;
}

/** Returns what the sizes depend on besides the content: observers also call back when it is unchanged. */
function givenTo(box: HTMLElement): string {
  const picture = box.querySelector<HTMLElement>('[data-picture]');
  // Test environments without layout have no `document.fonts`.
  const fonts = [...((document.fonts as FontFaceSet | undefined) ?? [])].map(({ status }) => status);
  return [box.clientWidth, box.clientHeight, innerHeight, picture && shapeOf(picture), ...fonts].join();
}

/** `kept`: the question's size, if it should stay. */
function fitInto(box: HTMLElement, unit: Unit, kept: string): void {
  const parts = [...box.querySelectorAll<HTMLElement>('[data-fit]')];
  const fits = (place: number) => {
    showSizes(box, place, unit);
    if (kept) box.style.setProperty('--question', kept);
    parts.forEach(clearSizes);
    const tooWide = parts.filter((part) => !isWideEnough(part));
    if (tooWide.length > 0 && place < READABLE_STEP) return false;
    tooWide.forEach((part) => shrink(part, place, unit));
    return hasRoom();
  };
  const hasRoom = () => box.scrollHeight <= box.clientHeight + TOLERANCE && isWideEnough(box);
  /** Shows the question at a size of its own. */
  const questionFits = (place: number) => {
    box.style.setProperty('--question', `${sizesAt(place).question.toFixed(2)}${unit}`);
    return hasRoom() && parts.every(isWideEnough);
  };
  const picture = box.querySelector<HTMLElement>('[data-picture]');
  delete box.dataset.arrangement;
  if (kept && !picture && fits(smallestThatFits(fits, READABLE_STEP))) return parts.forEach(markSmall);
  kept = '';
  const place = picture ? arrangeAround(box, picture, fits) : smallestThatFits(fits);
  fits(place);
  // A long word makes the answers smaller, but not the question above them.
  if (place > 0) questionFits(smallestThatFits(questionFits, place));
  parts.forEach(markSmall);
}

/** Checks only the width: with tight line spacing, letters extend beyond the first and last lines. */
function isWideEnough({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth <= clientWidth + TOLERANCE;
}

/** Paddings in other units do not shrink with the type, so a few tries may be needed. */
const MOST_TRIES = 8;

/** In percent of the screen's height: smaller text cannot be read from the back of the room. */
const READABLE = sizesAt(READABLE_STEP).detail;
/** In percent of the screen's height: a word that would be smaller than this may be broken. */
const SMALLEST_WHOLE = 2.35;

/** Gives a part smaller sizes than its box until its longest word fits, or breaks that word if the part allows it. */
function shrink(part: HTMLElement, place: number, unit: Unit): void {
  let share = 1;
  for (let tries = 0; tries < MOST_TRIES && !isWideEnough(part); tries++) {
    share *= (part.clientWidth / part.scrollWidth) * SAFETY;
    showSizes(part, place, unit, share);
  }
  const size = sizeOf(part);
  if (part.dataset.breaks === undefined || size >= SMALLEST_WHOLE) return;
  showSizes(part, place, unit, (share * READABLE) / size);
  part.style.overflowWrap = 'anywhere';
}

/** The size of a part's text, in percent of the screen's height. */
function sizeOf(part: HTMLElement): number {
  return (parseFloat(getComputedStyle(part).fontSize) / innerHeight) * 100;
}

const NAMES = ['question', 'answer', 'detail'] as const;

function showSizes(element: HTMLElement, place: number, unit: Unit, share = 1): void {
  const sizes = sizesAt(place);
  for (const name of NAMES)
    // The browser caches text measurements per size, so few different sizes are requested.
    element.style.setProperty(`--${name}`, `${(sizes[name] * share).toFixed(2)}${unit}`);
}

function clearSizes(part: HTMLElement): void {
  for (const name of NAMES) part.style.removeProperty(`--${name}`);
  part.style.removeProperty('overflow-wrap');
}

/** Text that guests wrote has no minimum size. */
function markSmall(part: HTMLElement): void {
  const kind = part.dataset.fit as keyof typeof FLOORS | '';
  part.toggleAttribute('data-small', kind !== '' && sizeOf(part) < FLOORS[kind]);
}
