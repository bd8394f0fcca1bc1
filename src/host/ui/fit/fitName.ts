/** Says how wide a text is drawn, in em. */
type Measure = (text: string) => number;

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
  /** Whether little stands beside the name, so that it can be larger. */
  tight: boolean;
}

/** What two lines take of a row's height, in em of their type: letters stand out of their line a little. */
const TWO_LINES = 2.5;
/** What stands beside a name that would be too small otherwise, in em of its type; as in the style sheet. */
export const TIGHT_CHROME = 1;

/** What a name's row gives it, in em of the wall's type. */
interface NameRow {
  width: number;
  height: number;
  /** What stands beside the name. */
  chrome: number;
}

/**
 * How large a name can stand in its row: on one line, or where it would be too small there, on two that share the row's
 * height. Nothing is cut, and no word is broken.
 */
export function fitName(name: string, measure: Measure, { width, height, chrome }: NameRow): NameFit {
  const shrinkTo = (wide: number, beside: number) => Math.min(1, (width / (wide + beside)) * SAFETY);
  const usual = { shrink: shrinkTo(measure(name), chrome), breakAt: 0, tight: false };
  if (usual.shrink >= LEAST_SHRINK) return usual;
  const onOne = { shrink: shrinkTo(measure(name), TIGHT_CHROME), breakAt: 0, tight: true };
  const halves = halve(name, measure);
  const shrink = halves ? Math.min(height / TWO_LINES, shrinkTo(halves.width, chrome)) : 0;
  return halves && shrink > onOne.shrink ? { shrink, breakAt: halves.at, tight: false } : onOne;
}

interface Halves {
  at: number;
  /** Of the wider half. */
  width: number;
}

/** The most even break at a space. */
function halve(name: string, measure: Measure): Halves | null {
  const halves = [...name.matchAll(/ /g)].map(({ index }): Halves => {
    const at = index + 1;
    return { at, width: Math.max(measure(name.slice(0, at).trimEnd()), measure(name.slice(at))) };
  });
  return halves.sort((one, other) => one.width - other.width)[0] ?? null;
}

/** For browsers without OffscreenCanvas: wider than nearly every letter. */
const CAUTIOUS_EM = 1;
/** Widths are measured at this size, in pixels, so that hinting makes no difference. */
const MEASURED_AT = 100;

/** Emoji are drawn at whole pixels, which makes small ones up to so much wider. */
const EMOJI_ROUNDING = 1.12;
const EMOJI = /\p{Extended_Pictographic}/u;

/** Returns a function that measures how wide a text is drawn in a font, in em, and caches the results. */
export function createTextMeasure(fontFamily: string, fontWeight: number): Measure {
  const context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return (text) => [...text].length * CAUTIOUS_EM;
  const known = new Map<string, number>();
  context.font = `${fontWeight} ${MEASURED_AT}px ${fontFamily}`;
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      width = (context.measureText(text).width / MEASURED_AT) * (EMOJI.test(text) ? EMOJI_ROUNDING : 1);
      known.set(text, width);
    }
    return width;
  };
}
