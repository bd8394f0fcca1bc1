/** Type sizes, as percentages of the screen's height. */
interface Sizes {
  question: number;
  answer: number;
  /** An explanation, and other text for those who sit near. */
  detail: number;
  /** A picture's height, as a share of what it should be at least. */
  picture: number;
}

/**
 * From the largest to the smallest; between two of them sizes change evenly. Question and answers keep what a room
 * reads as long as they can, a little more than 5 and 4 % for rounding; then answers give way before the question. At
 * the last, all that is left is not to cut.
 */
const STEPS: readonly Sizes[] = [
  { question: 9, answer: 6.5, detail: 4, picture: 1.3 },
  { question: 5.6, answer: 4.4, detail: 3.2, picture: 1.12 },
  { question: 5.01, answer: 4.01, detail: 2.51, picture: 1.001 },
  { question: 5.01, answer: 2.6, detail: 2.51, picture: 1.001 },
  { question: 1, answer: 1, detail: 1, picture: 0.3 },
];

/** What a room reads at least, as percentages of the screen's height, by what a text is. */
export const FLOORS = { question: 5, answer: 4, detail: 2.5 } as const;

/** The last step at which a room reads all of it. */
export const READABLE_STEP = 2;
/** So many steps lie between the largest sizes, at 0, and the smallest. */
export const LAST_STEP = STEPS.length - 1;

/** The sizes at a place between the largest, at 0, and the smallest, at `LAST_STEP`. */
export function sizesAt(place: number): Sizes {
  const step = Math.min(LAST_STEP - 1, Math.max(0, Math.floor(place)));
  const share = Math.min(1, Math.max(0, place - step));
  const from = STEPS[step]!;
  const to = STEPS[step + 1]!;
  const between = (size: keyof Sizes) => from[size] + (to[size] - from[size]) * share;
  return {
    question: between('question'),
    answer: between('answer'),
    detail: between('detail'),
    picture: between('picture'),
  };
}

/** Smaller differences are not seen. */
const FINEST = 0.015;

/**
 * The smallest place up to `last`, to a fraction of a step, that fits; `last` where none does. Larger places must fit
 * better. `fits` is slow, so that `last` should be the smallest place that is known to fit.
 */
export function smallestThatFits(fits: (place: number) => boolean, last = LAST_STEP): number {
  if (fits(0)) return 0;
  let misses = 0;
  let place = last;
  while (place - misses > FINEST) {
    const middle = (misses + place) / 2;
    // Steps are tried themselves: what a room reads may hold at one, and not a little after it.
    const step = Math.round(middle);
    const tried = step > misses && step < place ? step : middle;
    if (fits(tried)) place = tried;
    else misses = tried;
  }
  return place;
}
