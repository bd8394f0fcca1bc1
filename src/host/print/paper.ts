export const PAPERS = ['A4', 'A5', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** In millimetres. */
interface Size {
  width: number;
  height: number;
}

/** In portrait orientation. */
const SIZES: Record<Paper, Size> = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  Letter: { width: 215.9, height: 279.4 },
};

/** The margin at each edge in millimetres: more than any printer needs. */
export const MARGIN = 12;

export function sizeOf(paper: Paper, isLandscape: boolean): Size {
  const { width, height } = SIZES[paper];
  return isLandscape ? { width: height, height: width } : { width, height };
}

export const PER_PAGE = [2, 4, 6] as const;
/** The number of pictures on a page. */
export type PerPage = (typeof PER_PAGE)[number];

/** Returns the number of columns and rows on a portrait page. */
export function gridOf(perPage: PerPage): { columns: number; rows: number } {
  return perPage === 2 ? { columns: 1, rows: 2 } : { columns: 2, rows: perPage / 2 };
}

/** Splits a list into groups of at most `size`. */
export function chunksOf<T>(list: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let at = 0; at < list.length; at += size) chunks.push(list.slice(at, at + size));
  return chunks;
}

/** The widths of the score grid's columns in millimetres; for a round, the minimum. */
const GRID = { names: 48, joker: 14, round: 14, sum: 20 };

/** Returns the orientation of a score grid for this many rounds, and which rounds go on which page. */
export function scoreGridOf(
  paper: Paper,
  roundCount: number,
  hasJoker: boolean,
): { isLandscape: boolean; pages: number[][] } {
  const taken = GRID.names + GRID.sum + (hasJoker ? GRID.joker : 0);
  const room = (isLandscape: boolean): number => {
    const free = sizeOf(paper, isLandscape).width - 2 * MARGIN - taken;
    return Math.floor(free / GRID.round);
  };
  const isLandscape = roundCount > room(false);
  const rounds = Array.from({ length: roundCount }, (_, index) => index);
  return { isLandscape, pages: chunksOf(rounds, room(isLandscape)) };
}

/** A block that is never split between pages. */
export interface MeasuredPiece {
  /** The height in any unit, including the gap below. */
  height: number;
  /** Keeps the piece, such as a heading, on the same page as the next one, if a page has room for both. */
  withNext?: boolean;
  /** Starts a new page. */
  newPage?: boolean;
}

/**
 * Distributes pieces over pages of a given height, in order. Pieces that belong together move to the next
 * page together, unless they are higher than a whole page. Returns the indices of each page's pieces.
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
    const moves = height <= pageHeight && height > left;
    together.forEach((piece, offset) => {
      const beginsPage = offset === 0 && (piece.newPage || moves);
      put(at + offset, piece.height, beginsPage || piece.height > left);
    });
    at = end;
  }
  return pages;
}

/** Repeats the last piece of a page as often as the page has room for it. */
export function filled(
  page: readonly number[],
  pieces: readonly MeasuredPiece[],
  pageHeight: number,
): number[] {
  const used = page.reduce((sum, place) => sum + pieces[place]!.height, 0);
  const last = page.at(-1);
  const height = last === undefined ? 0 : pieces[last]!.height;
  if (last === undefined || height <= 0) return [...page];
  const more = Math.max(0, Math.floor((pageHeight - used) / height));
  return [...page, ...Array.from({ length: more }, () => last)];
}
