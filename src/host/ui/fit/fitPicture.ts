import { sizesAt, smallestThatFits } from './sizes';

/**
 * How a question's picture and its texts share the screen: the picture beside the question and above the answers; at
 * one side of both; or between them over the whole width.
 */
const ARRANGEMENTS = ['beside', 'side', 'above'] as const;
type Arrangement = (typeof ARRANGEMENTS)[number];

/** Until a picture's own shape is known. */
const USUAL_SHAPE = 4 / 3;
/** Width by height: narrower pictures are tall. */
const TALL = 0.8;
/** Of the width, what texts beside a picture need at least. */
const LEAST_TEXT = 0.37;
/** At this place the type is large enough: the picture grows first. */
const COMFORTABLE = 1.25;
/** Places that differ by less than this look alike. */
const ALIKE = 0.1;
/** In pixels: smaller differences of a picture are not seen. */
const FINEST_HEIGHT = 6;

/** How high the picture should be at least, as a percentage of the screen's height. */
function leastHeight(picture: HTMLElement, shape: number): number {
  const { picture: least, tall } = picture.dataset;
  return Number(shape < TALL ? tall : least);
}

/** Width by height of what stands in the picture's place, as far as it is loaded. */
export function shapeOf(picture: HTMLElement): number {
  const seen = picture.querySelector<HTMLImageElement | HTMLVideoElement>('img, video');
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
  /** Of the picture, in pixels. */
  height: number;
}

/**
 * Arranges the texts in a box around its picture, whose size it sets as `--picture-width` and `--picture-height`.
 * `fits` shows the type sizes of a place, and says whether all of it has room. Every question costs a layout.
 */
export function arrangeAround(box: HTMLElement, picture: HTMLElement, fits: (place: number) => boolean) {
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
  /** Only a picture over the whole width can be no higher than its width allows. */
  const at = (arrangement: Arrangement, place: number): Fitted => {
    const limit = arrangement === 'above' ? highestIn(arrangement) : Infinity;
    return { arrangement, place, height: Math.min(limit, least * sizesAt(place).picture) };
  };
  /** The largest picture that still has room, at a type that is large enough. */
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
  return {
    /** Shows the best arrangement, and returns the place that fits: larger type is better, then a larger picture. */
    fit: (): number => {
      let best: Fitted | undefined;
      for (const arrangement of ARRANGEMENTS) {
        const last = best && best.place + ALIKE;
        if (last !== undefined && !hasRoom(at(arrangement, last))) continue;
        const found = grown(
          at(
            arrangement,
            smallestThatFits((place) => hasRoom(at(arrangement, place)), last),
          ),
        );
        const isLarger = !best || found.place < best.place - ALIKE || found.height > best.height;
        if (isLarger) best = found;
      }
      const { arrangement, height, place: last } = best!;
      const place = smallestThatFits((each) => hasRoom({ arrangement, place: each, height }), last);
      hasRoom({ arrangement, place, height });
      return place;
    },
  };
}
