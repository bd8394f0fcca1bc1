import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { watchBox } from '../../browser/page';
import { LEAST_SHRINK, type NameFit, SAFETY, createTextMeasure, fitName } from '../../ui/fit/fitName';

/** From this width on, the lobby is one screen; below, a scrolling page. Must match the theme's `lg`. */
const ONE_SCREEN = '(min-width: 60rem)';

/** Measures the element with the ref, again when a font loads; null if the page scrolls. */
export function useBox(): { ref: RefObject<HTMLDivElement | null>; box: Box | null } {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    return watchBox(element, () => {
      const { width, height } = element.getBoundingClientRect();
      setBox(width > 0 && matchMedia(ONE_SCREEN).matches ? { width, height } : null);
    });
  }, []);
  return { ref, box };
}

/** As shares of the screen's height: the largest names, and the smallest that can be read from 15 m. */
const LARGEST = 0.056;
const READABLE = 1 / 40;
const NAME_WEIGHT = 600;

export interface PlaceFit extends NameFit {
  /** Whether its row spans two columns. */
  wide: boolean;
}

/** Returns the wall's columns and type size, and how each text is set; null if the box is. */
export function useWallFit(
  texts: readonly string[],
  box: Box | null,
  look: RowLook,
): (WallFit & { rowHeight: number; fitOf: (text: string) => PlaceFit }) | null {
  // Remembers widths until the box changes, which it also does when a font loads.
  const measure = useMemo(
    () => box && createTextMeasure(getComputedStyle(document.documentElement).fontFamily, NAME_WEIGHT),
    [box],
  );
  return useMemo(() => {
    if (!box || !measure) return null;
    const limits = { largest: innerHeight * LARGEST, readable: innerHeight * READABLE };
    const fit = fitWall(texts.map(measure), box, look, limits);
    const width = columnWidth(fit, box, look);
    const isSmall = (text: string) => fitName(text, measure, { ...look, width }).shrink < LEAST_SHRINK;
    const small = new Set(texts.filter(isSmall));
    const widened = texts.map((text) => small.has(text));
    const isWidening = small.size > 0 && haveRoom(widened, fit, box, look);
    const row = { ...look, width, height: isWidening ? look.lowest : look.height };
    const wideRow = { ...row, width: 2 * width + look.columnGap };
    const fitOf = (text: string): PlaceFit => {
      const wide = isWidening && small.has(text);
      return { ...fitName(text, measure, wide ? wideRow : row), wide };
    };
    return { ...fit, rowHeight: row.height, fitOf };
  }, [texts, box, measure, look]);
}

/** Whether all rows fit on the wall if the wide ones take two columns. No row moves before an earlier one. */
export function haveRoom(
  widened: readonly boolean[],
  { columns, size }: WallFit,
  box: Box,
  look: RowLook,
): boolean {
  if (columns < 2) return false;
  let cells = 0;
  for (const isWide of widened) {
    const isAtEnd = cells % columns === columns - 1;
    cells += isWide ? (isAtEnd ? 3 : 2) : 1;
  }
  const rows = Math.ceil(cells / columns);
  return (rows * (look.lowest + look.rowGap) - look.rowGap) * size <= box.height * SAFETY;
}

/** Width and height in pixels. */
interface Box {
  width: number;
  height: number;
}

/** The dimensions of a row on the wall, in em of its type: what it needs besides the name, and the gaps. */
export interface RowLook {
  height: number;
  /** How low rows may become so that a long name can have two columns. */
  lowest: number;
  /** How tall rows may become if there is space left. */
  tallest: number;
  rowGap: number;
  columnGap: number;
  /** The width of the icon, paddings and gaps beside the name. */
  chrome: number;
}

/** Type sizes in pixels. None is larger than `largest`; below `readable`, only the longest names shrink. */
interface SizeLimits {
  largest: number;
  readable: number;
}

export interface WallFit {
  columns: number;
  /** Type size in pixels. */
  size: number;
}

/** A name is an outlier if it is at least this many times as wide as the given share of the names. */
const OUTLIER = 2;
const TYPICAL_SHARE = 0.75;
/** The share of the names that sets the type size on a wall too full for all of them to be readable. */
const USUAL_SHARE = 0.9;

/**
 * Returns the columns and type size with which every name fits the box. `widths` are the names' widths in em.
 * All names have the same size except outliers, which `fitName` fits separately, so that one wide name does
 * not shrink the others. If that size would be unreadable, `fitName` also fits the few longest.
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

/** Returns the widths in ascending order, without those far wider than most. */
function withoutOutliers(widths: readonly number[]): number[] {
  const sorted = [...widths].sort((a, b) => a - b);
  const widest = OUTLIER * atShare(sorted, TYPICAL_SHARE);
  return sorted.filter((width) => width <= widest);
}

/** Returns the width that this share of the names does not exceed. */
function atShare(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** Finds the number of columns that allows the largest type; the smallest number of equals. */
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

/** Returns the width of a column, in em of its type. */
export function columnWidth({ columns, size }: WallFit, box: Box, { columnGap }: RowLook): number {
  return (box.width / size - (columns - 1) * columnGap) / columns;
}
