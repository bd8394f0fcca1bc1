/** Returns a text's drawn width in em. */
type Measure = (text: string) => number;

/** The longest name gets at least this share of the size, so that it too can be read. */
export const LEAST_SHRINK = 0.65;
/** Measured and drawn widths differ by fractions of a pixel. */
export const SAFETY = 0.997;

/** Returns the length of a text's longest word, in UTF-16 units. Type is chosen by it, as no word is broken. */
export function longestWordIn(text: string): number {
  return Math.max(...text.split(/[\s-]/).map(({ length }) => length));
}

/** How a name is set in its row. */
export interface NameFit {
  /** The name's size as a share of the wall's; 1 for almost all. */
  shrink: number;
  /** The offset of the second line in UTF-16 units; 0 if the name fits on one. */
  breakAt: number;
  /** Whether the row's other contents are reduced, so that the name can be larger. */
  tight: boolean;
}

/** The height of two lines in em of their type; letters extend slightly beyond their line. */
const TWO_LINES = 2.5;
/** The width of the reduced contents beside a long name, in em of its type. Must match the style sheet. */
export const TIGHT_CHROME = 1;

/** The space that a row gives a name, in em of the wall's type. */
interface NameRow {
  width: number;
  height: number;
  /** The width of everything beside the name. */
  chrome: number;
}

/**
 * Finds the largest size for a name in its row: on one line or, if it would be too small, on two that share
 * the row's height. Never cuts a name or breaks a word.
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
  /** The width of the wider half. */
  width: number;
}

/** Finds the most even break at a space. */
function halve(name: string, measure: Measure): Halves | null {
  const halves = [...name.matchAll(/ /g)].map(({ index }): Halves => {
    const at = index + 1;
    return { at, width: Math.max(measure(name.slice(0, at).trimEnd()), measure(name.slice(at))) };
  });
  return halves.sort((one, other) => one.width - other.width)[0] ?? null;
}

/** A letter's width for browsers without OffscreenCanvas: wider than nearly all letters. */
const CAUTIOUS_EM = 1;
/** The font size for measuring widths, in pixels; large enough that hinting makes no difference. */
const MEASURED_AT = 100;

/** Emoji are drawn at whole pixels, which makes small ones wider by up to this factor. */
const EMOJI_ROUNDING = 1.12;
const EMOJI = /\p{Extended_Pictographic}/u;

/** Returns a function that measures the drawn width of a text in a font, in em, and caches the results. */
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
