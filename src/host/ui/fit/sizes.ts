/** Type sizes, as percentages of the screen's height. */
interface Sizes {
  question: number;
  answer: number;
  /** Explanations and hints. */
  detail: number;
  /** A picture's height, as a share of its intended minimum. */
  picture: number;
}

/**
 * From the largest to the smallest, interpolated in between. Question and answers stay readable for the whole
 * audience as long as possible, slightly above 5 %, 4 % and 3 % to allow for rounding; then answers shrink before
 * the question. The last step only avoids clipping.
 */
const STEPS: readonly Sizes[] = [
  { question: 9, answer: 6.5, detail: 4, picture: 1.3 },
  { question: 5.6, answer: 4.4, detail: 3.2, picture: 1.12 },
  { question: 5.01, answer: 4.01, detail: 3.01, picture: 1.001 },
  { question: 5.01, answer: 2.6, detail: 3.01, picture: 1.001 },
  { question: 1, answer: 1, detail: 1, picture: 0.3 },
];

/** The smallest sizes that the audience can read, as percentages of the screen's height, by kind of text. */
export const FLOORS = { question: 5, answer: 4, detail: 3 } as const;

/** The last step at which the audience can read everything. */
export const READABLE_STEP = 2;
/** The number of steps between the largest sizes, at 0, and the smallest. */
export const LAST_STEP = STEPS.length - 1;

/** Returns the sizes at a place between the largest, at 0, and the smallest, at `LAST_STEP`. */
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

/** Smaller differences are invisible. */
const FINEST = 0.015;

/**
 * Returns the smallest place up to `last` that fits, to a fraction of a step; `last` if none does. A larger
 * place must always fit better. `fits` is slow, so pass the smallest place known to fit as `last`.
 */
export function smallestThatFits(fits: (place: number) => boolean, last = LAST_STEP): number {
  if (fits(0)) return 0;
  let misses = 0;
  let place = last;
  while (place - misses > FINEST) {
    const middle = (misses + place) / 2;
    // Tries the exact steps, since text may be readable at a step but not just beyond it.
    const step = Math.round(middle);
    const tried = step > misses && step < place ? step : middle;
    if (fits(tried)) place = tried;
    else misses = tried;
  }
  return place;
}
