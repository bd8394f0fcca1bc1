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

/** Type sizes in pixels: no name gets larger than `largest`; below `readable`, the usual names go before the longest. */
export interface SizeLimits {
  largest: number;
  readable: number;
}

export interface WallFit {
  columns: number;
  /** Type size in pixels. */
  size: number;
}

/** Of the names, this share sets the size of a wall that is too full for all of them at a readable one. */
const USUAL_SHARE = 0.9;
/** And the longest is then set no smaller than this share of the size: it has to be read, too. */
const LEAST_SHRINK = 0.65;
/** Measured and drawn widths differ by fractions of a pixel. */
const SAFETY = 0.997;

/**
 * Columns and type size that let every name stand in the box. `widths` are the names' widths in em. One size serves all;
 * only where that would be unreadable are the few longest left to `shrinkOf`.
 */
export function fitWall(widths: readonly number[], box: Box, look: RowLook, limits: SizeLimits): WallFit {
  const sorted = [...widths].sort((a, b) => a - b);
  const fitWidth = (width: number, largest: number) => fitRows(sorted.length, width, box, look, largest);
  const longest = sorted.at(-1) ?? 0;
  const all = fitWidth(longest, limits.largest);
  if (all.size >= limits.readable) return all;
  const usualWidth = sorted[Math.floor((sorted.length - 1) * USUAL_SHARE)] ?? 0;
  const shrunk = (longest + look.chrome) * LEAST_SHRINK - look.chrome;
  const usual = fitWidth(Math.max(usualWidth, shrunk), limits.readable);
  return usual.size > all.size ? usual : all;
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

/** What a name that is wider than its column is set smaller by: 1 for all others. */
export function shrinkOf(width: number, { columns, size }: WallFit, box: Box, look: RowLook): number {
  const column = (box.width - (columns - 1) * look.columnGap * size) / columns;
  return Math.min(1, (column * SAFETY) / ((width + look.chrome) * size));
}
