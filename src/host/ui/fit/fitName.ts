/** Says how wide a text is drawn, in em. */
export type Measure = (text: string) => number;

/** The longest name gets at least this share of the size, so that it can be read as well. */
export const LEAST_SHRINK = 0.65;
/** Measured and drawn widths differ by fractions of a pixel. */
export const SAFETY = 0.997;

/** How a name stands in its row. */
export interface NameFit {
  /** Its size as a share of the wall's size: 1 for nearly all. */
  shrink: number;
  /** Where its second line begins, in UTF-16 units; 0: it stands on one. */
  breakAt: number;
}

/** What two lines take of a row's height, in em of their type: letters stand out of their line a little. */
const TWO_LINES = 2.5;
/** A break at a space is good enough where neither line is wider than this share of the name. */
const EVEN_ENOUGH = 2 / 3;
/** So many breaks around the middle are tried: as many as a name of our server can have. */
const MOST_TRIED = 24;
/** Older browsers lack it; there names break at spaces alone. */
const characters = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** What a name's row gives it, in em of the wall's type. */
interface NameRow {
  width: number;
  height: number;
  /** What stands beside the name. */
  chrome: number;
}

/**
 * How large a name can stand in its row: on one line, or where it would be too small there, on two that share the row's
 * height. Nothing is cut.
 */
export function fitName(name: string, measure: Measure, { width, height, chrome }: NameRow): NameFit {
  const shrinkTo = (wide: number) => (width / (wide + chrome)) * SAFETY;
  const onOne = Math.min(1, shrinkTo(measure(name)));
  const halved = onOne < LEAST_SHRINK ? halve(name, measure) : null;
  const onTwo = halved ? Math.min(height / TWO_LINES, shrinkTo(halved.width)) : 0;
  return halved && onTwo > onOne ? { shrink: onTwo, breakAt: halved.at } : { shrink: onOne, breakAt: 0 };
}

interface Halves {
  at: number;
  /** Of the wider half. */
  width: number;
}

/** The most even break: after a space where one is even enough, else between two characters. */
function halve(name: string, measure: Measure): Halves | null {
  const halvesAt = (at: number): Halves => ({
    at,
    width: Math.max(measure(name.slice(0, at).trimEnd()), measure(name.slice(at))),
  });
  const mostEven = (places: number[]): Halves | null => {
    const middle = Math.floor(places.length / 2);
    const tried = places.slice(Math.max(0, middle - MOST_TRIED / 2), middle + MOST_TRIED / 2).map(halvesAt);
    return tried.sort((one, other) => one.width - other.width)[0] ?? null;
  };
  const atSpace = mostEven([...name.matchAll(/ /g)].map(({ index }) => index + 1));
  if (!characters || (atSpace && atSpace.width <= EVEN_ENOUGH * measure(name))) return atSpace;
  return mostEven([...characters.segment(name)].map(({ index }) => index).slice(1));
}

/** For browsers without OffscreenCanvas: wider than nearly every letter. */
const CAUTIOUS_EM = 1;
/** Widths are measured at this size, in pixels, so that hinting makes no difference. */
const MEASURED_AT = 100;

/** Returns a function that measures how wide a text is drawn in a font, in em, and caches the results. */
export function createTextMeasure(fontFamily: string, fontWeight: number): Measure {
  const context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return (text) => [...text].length * CAUTIOUS_EM;
  const known = new Map<string, number>();
  context.font = `${fontWeight} ${MEASURED_AT}px ${fontFamily}`;
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      width = context.measureText(text).width / MEASURED_AT;
      known.set(text, width);
    }
    return width;
  };
}
