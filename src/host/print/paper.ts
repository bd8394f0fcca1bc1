export const PAPERS = ['A4', 'A5', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** In millimetres. */
interface Size {
  width: number;
  height: number;
}

/** Upright. */
const SIZES: Record<Paper, Size> = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  Letter: { width: 215.9, height: 279.4 },
};

/** In millimetres, what stays free at each edge: more than any printer needs. */
export const MARGIN = 12;

export function sizeOf(paper: Paper, isLandscape: boolean): Size {
  const { width, height } = SIZES[paper];
  return isLandscape ? { width: height, height: width } : { width, height };
}

export const PER_PAGE = [2, 4, 6] as const;
/** How many pictures stand on a page. */
export type PerPage = (typeof PER_PAGE)[number];

/** In how many columns and rows so many stand on an upright page. */
export function gridOf(perPage: PerPage): { columns: number; rows: number } {
  return perPage === 2 ? { columns: 1, rows: 2 } : { columns: 2, rows: perPage / 2 };
}

/** Cut into groups of at most `size`. */
export function chunksOf<T>(list: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let at = 0; at < list.length; at += size) chunks.push(list.slice(at, at + size));
  return chunks;
}

/** In millimetres, on the score grid: the names' column, the least width of a round's, and that of the sum. */
const GRID = { names: 48, round: 14, sum: 20 };

/** How a score grid for so many rounds lies, and which rounds stand on which page beside each other. */
export function scoreGridOf(paper: Paper, roundCount: number): { isLandscape: boolean; pages: number[][] } {
  const room = (isLandscape: boolean): number => {
    const free = sizeOf(paper, isLandscape).width - 2 * MARGIN - GRID.names - GRID.sum;
    return Math.floor(free / GRID.round);
  };
  const isLandscape = roundCount > room(false);
  const rounds = Array.from({ length: roundCount }, (_, index) => index);
  return { isLandscape, pages: chunksOf(rounds, room(isLandscape)) };
}

/** Something that stands on a page in one piece. */
export interface MeasuredPiece {
  /** In any unit, with the gap below it. */
  height: number;
  /** Never the last on its page, as a heading: what follows stands on the same page, where there is room at all. */
  withNext?: boolean;
  /** Begins a page. */
  newPage?: boolean;
}

/**
 * Puts pieces on pages of a height, in their order. What belongs together goes to the next page together, unless it is
 * higher than a whole page. Returns the places of each page's pieces.
 */
export function paginate(pieces: readonly MeasuredPiece[], pageHeight: number): number[][] {
  const pages: number[][] = [];
  let left = 0;
  const put = (place: number, height: number, beginsPage: boolean): void => {
    if (beginsPage || pages.length === 0) {
      pages.push([]);
      left = pageHeight;
    }
    pages.at(-1)!.push(place);
    left -= height;
  };
  for (let at = 0; at < pieces.length;) {
    let end = at + 1;
    while (pieces[end - 1]!.withNext && end < pieces.length && !pieces[end]!.newPage) end++;
    const together = pieces.slice(at, end);
    const height = together.reduce((sum, piece) => sum + piece.height, 0);
    const isTooHigh = height > pageHeight;
    const moves = !isTooHigh && height > left;
    together.forEach((piece, offset) => {
      const isFirst = offset === 0;
      put(
        at + offset,
        piece.height,
        isFirst ? !!piece.newPage || moves || piece.height > left : piece.height > left,
      );
    });
    at = end;
  }
  return pages;
}
