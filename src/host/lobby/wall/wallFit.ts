/** A length in pixels on each side. */
export interface Box {
  width: number;
  height: number;
}

/** How a row of the wall is built, in em of its type: what it takes besides the name, and what lies between two. */
export interface RowLook {
  height: number;
  /** How far rows grow where there is space left. */
  tallest: number;
  rowGap: number;
  columnGap: number;
  /** Icon, paddings and gaps beside the name. */
  chrome: number;
}

/** Type sizes in pixels. No name gets larger than `largest`; below `readable`, only the longest names shrink. */
export interface SizeLimits {
  largest: number;
  readable: number;
}

export interface WallFit {
  columns: number;
  /** Type size in pixels. */
  size: number;
}

/** A name is an outlier when it is so many times as wide as this share of the names. */
const OUTLIER = 2;
const TYPICAL_SHARE = 0.75;
/** Of the names, this share sets the size of a wall that is too full for all of them at a readable one. */
const USUAL_SHARE = 0.9;
/** The longest name gets at least this share of the size, so that it can be read as well. */
export const LEAST_SHRINK = 0.65;
/** Measured and drawn widths differ by fractions of a pixel. */
export const SAFETY = 0.997;

/**
 * Columns and type size with which every name fits the box. `widths` are the names' widths in em. All names have one
 * size but the outliers, which `fitName` fits alone, so that one wide name does not make the others small. Where the
 * size would be unreadable, `fitName` fits the few longest too.
 */
export function fitWall(widths: readonly number[], box: Box, look: RowLook, limits: SizeLimits): WallFit {
  const sorted = withoutOutliers(widths);
  const fitWidth = (width: number, largest: number) => fitRows(widths.length, width, box, look, largest);
  const longest = sorted.at(-1) ?? 0;
  const all = fitWidth(longest, limits.largest);
  if (all.size >= limits.readable) return all;
  const shrunk = (longest + look.chrome) * LEAST_SHRINK - look.chrome;
  const usual = fitWidth(Math.max(atShare(sorted, USUAL_SHARE), shrunk), limits.readable);
  return usual.size > all.size ? usual : all;
}

/** The widths in ascending order, but for those far wider than most. */
function withoutOutliers(widths: readonly number[]): number[] {
  const sorted = [...widths].sort((a, b) => a - b);
  const widest = OUTLIER * atShare(sorted, TYPICAL_SHARE);
  return sorted.filter((width) => width <= widest);
}

/** The width that this share of the names does not exceed. */
function atShare(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** The number of columns that allows the largest type; of equal ones the smallest. */
function fitRows(count: number, width: number, box: Box, look: RowLook, largest: number): WallFit {
  let best: WallFit = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const byHeight = box.height / (rows * (look.height + look.rowGap) - look.rowGap);
    const byWidth = box.width / (columns * (look.chrome + width + look.columnGap) - look.columnGap);
    const size = Math.min(byHeight * SAFETY, byWidth * SAFETY, largest);
    if (size > best.size) best = { columns, size };
  }
  return best;
}
