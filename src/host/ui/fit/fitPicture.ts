import { sizesAt, smallestThatFits } from './sizes';

/**
 * How a question's picture and texts share the screen. `beside`: the picture is beside the question and above
 * the answers. `side`: it is beside both. `above`: it is between them, across the whole width.
 */
const ARRANGEMENTS = ['beside', 'side', 'above'] as const;
type Arrangement = (typeof ARRANGEMENTS)[number];

/** The aspect ratio assumed until the picture's own is known. */
const USUAL_SHAPE = 4 / 3;
/** The aspect ratio (width by height) below which pictures count as tall. */
const TALL = 0.8;
/** The minimum share of the width for texts beside a picture. */
const LEAST_TEXT = 0.37;
/** At this place the type is large enough, so the picture grows first. */
const COMFORTABLE = 1.25;
/** Places that differ by less than this look the same. */
const ALIKE = 0.1;
/** In pixels: smaller differences in a picture's height are invisible. */
const FINEST_HEIGHT = 6;

/** Returns the picture's minimum height, as a percentage of the screen's height. */
function leastHeight(picture: HTMLElement, shape: number): number {
  const { picture: least, tall } = picture.dataset;
  return Number(shape < TALL ? tall : least);
}

/** Returns the aspect ratio (width by height) of the picture or film, as far as it is loaded. */
export function shapeOf(picture: HTMLElement): number {
  const seen = picture.querySelector<HTMLImageElement | HTMLVideoElement>(':is(img, video):not([hidden])');
  if (!seen) return USUAL_SHAPE;
  const [width, height] =
    seen instanceof HTMLVideoElement
      ? [seen.videoWidth, seen.videoHeight]
      : [seen.naturalWidth, seen.naturalHeight];
  return width > 0 && height > 0 ? width / height : USUAL_SHAPE;
}

interface Fitted {
  arrangement: Arrangement;
  place: number;
  /** The picture's height in pixels. */
  height: number;
}

/**
 * Arranges the texts in a box around its picture, whose size it sets as `--picture-width` and
 * `--picture-height`: larger type first, then a larger picture. Returns the place of the type sizes. `fits`
 * applies those of a place, and returns whether everything fits. Each call costs a layout.
 */
export function arrangeAround(
  box: HTMLElement,
  picture: HTMLElement,
  fits: (place: number) => boolean,
): number {
  const shape = shapeOf(picture);
  const least = (leastHeight(picture, shape) / 100) * innerHeight;
  const highestIn = (arrangement: Arrangement) => {
    const widest = box.clientWidth * (arrangement === 'above' ? 1 : 1 - LEAST_TEXT);
    return Math.min(box.clientHeight, widest / shape);
  };
  const hasRoom = ({ arrangement, place, height }: Fitted) => {
    if (height > highestIn(arrangement)) return false;
    box.dataset.arrangement = arrangement;
    box.style.setProperty('--picture-height', `${height}px`);
    box.style.setProperty('--picture-width', `${height * shape}px`);
    return fits(place);
  };
  /** Only for a picture across the whole width is the height limited by its width. */
  const at = (arrangement: Arrangement, place: number): Fitted => {
    const limit = arrangement === 'above' ? highestIn(arrangement) : Infinity;
    return { arrangement, place, height: Math.min(limit, least * sizesAt(place).picture) };
  };
  /** Finds the largest picture that still fits, with large enough type. */
  const grown = (smallest: Fitted): Fitted => {
    const place = Math.max(COMFORTABLE, smallest.place);
    let [has, lacks] = [smallest.height, highestIn(smallest.arrangement)];
    while (lacks - has > FINEST_HEIGHT) {
      const middle = (has + lacks) / 2;
      if (hasRoom({ ...smallest, place, height: middle })) has = middle;
      else lacks = middle;
    }
    return { ...smallest, place, height: has };
  };
  let best: Fitted | undefined;
  for (const arrangement of ARRANGEMENTS) {
    const last = best && best.place + ALIKE;
    if (last !== undefined && !hasRoom(at(arrangement, last))) continue;
    const smallest = smallestThatFits((place) => hasRoom(at(arrangement, place)), last);
    const found = grown(at(arrangement, smallest));
    if (!best || found.place < best.place - ALIKE || found.height > best.height) best = found;
  }
  const { arrangement, height, place: last } = best!;
  const place = smallestThatFits((each) => hasRoom({ arrangement, place: each, height }), last);
  hasRoom({ arrangement, place, height });
  return place;
}
