/** A length in pixels on each side. */
export interface Box {
  width: number;
  height: number;
}

/** How a row of the wall is built, in em of its type: what it takes besides the name, and what lies between two. */
export interface RowLook {
  height: number;
  /** How far rows grow where there is room to spare. */
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
/** And the longest is then set no smaller than this share of the size: it has to be read, too. */
export const LEAST_SHRINK = 0.65;
/** Measured and drawn widths differ by fractions of a pixel. */
export const SAFETY = 0.997;

/**
 * Columns and type size that let every name stand in the box. `widths` are the names' widths in em. One size serves all
 * but the outliers, which are left to `fitName`: nobody can make the others small by a wide name. Only where the size
 * would be unreadable are the few longest left to it as well.
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

/** The width that this share of the names keeps to. */
function atShare(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** Of all columnings the one with the largest type; of equal ones the one with the fewest columns. */
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
