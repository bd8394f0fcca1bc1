import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { watchBox } from '../../browser/page';
import { LEAST_SHRINK, type NameFit, SAFETY, createTextMeasure, fitName } from '../../ui/fit/fitName';

/** From this width on, the lobby is one screen; below, a scrolling page. Must match the theme's `lg`. */
const ONE_SCREEN = '(min-width: 60rem)';

/** The dimensions of a row on the wall, in em of its type: what it needs besides the name, and the gaps. */
export interface RowLook {
  height: number;
  /** How low rows may become so that a long name can have two columns. */
  lowest: number;
  /** How tall rows may become if there is space left. */
  tallest: number;
  rowGap: number;
  columnGap: number;
  /** The width of icon, mat, paddings and gaps beside the name. */
  chrome: number;
  /** The size of the person's icon. */
  person: number;
}

const ROOMY: RowLook = {
  height: 1.7,
  lowest: 1.5,
  tallest: 2.5,
  rowGap: 0.3,
  columnGap: 0.4,
  chrome: 3.4,
  person: 1,
};
const DENSE: RowLook = {
  height: 1.3,
  lowest: 1.25,
  tallest: 1.5,
  rowGap: 0.08,
  columnGap: 0.3,
  chrome: 2.3,
  person: 0.75,
};

/** Between the two: for few names that are long. */
const CLOSER: RowLook = { ...DENSE, tallest: ROOMY.tallest, chrome: 2.8, person: 0.8 };

/** How a lobby with up to `most` names is laid out. */
interface Layout {
  size: 'few' | 'some' | 'many';
  most: number;
  /** The looks that its rows may have; the one with the largest type is used, the first of equals. */
  looks: readonly [RowLook, ...RowLook[]];
  /** How many names far wider than all others may be smaller than these. */
  outliers: number;
}

/** Few names stand beside the invitation, more of them below it; with many, the QR code is smaller. */
const LAYOUTS: readonly Layout[] = [
  { size: 'few', most: 12, looks: [ROOMY, CLOSER], outliers: 2 },
  { size: 'some', most: 40, looks: [DENSE], outliers: 10 },
  { size: 'many', most: Infinity, looks: [DENSE], outliers: 10 },
];

/** Returns the layout for this many names. */
export function layoutOf(count: number): Layout {
  return LAYOUTS.find(({ most }) => count <= most)!;
}

/**
 * Measures the room for the names in the element with the ref, again when a font loads: in each layout up to the
 * current one, which is last. Null if the page scrolls.
 */
export function useRooms(): { ref: RefObject<HTMLDivElement | null>; rooms: Rooms | null } {
  const ref = useRef<HTMLDivElement>(null);
  const [rooms, setRooms] = useState<Rooms | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    return watchBox(element, () => {
      const isOneScreen = element.offsetWidth > 0 && matchMedia(ONE_SCREEN).matches;
      setRooms(isOneScreen ? measureRooms(element) : null);
    });
  }, []);
  return { ref, rooms };
}

/** Gives the lobby its other layouts for a moment in which nothing is drawn. */
function measureRooms(list: HTMLElement): Rooms {
  const lobby = list.closest<HTMLElement>('.lobby')!;
  const invitation = lobby.querySelector<HTMLElement>('.invitation')!;
  const shown = invitation.dataset.size;
  const layOut = ({ size }: Layout) => {
    lobby.toggleAttribute('data-crowd', size !== 'few');
    invitation.dataset.size = size;
  };
  const upToShown = LAYOUTS.slice(0, LAYOUTS.findIndex(({ size }) => size === shown) + 1);
  return upToShown.map((layout) => {
    layOut(layout);
    const { width, height } = list.getBoundingClientRect();
    return { layout, box: { width, height } };
  });
}

/** As shares of the screen's height: the largest names, and the smallest that can be read from 15 m. */
const LARGEST = 0.056;
const READABLE = 1 / 40;
const NAME_WEIGHT = 600;

export interface PlaceFit extends NameFit {
  /** Whether its row spans two columns. */
  wide: boolean;
}

/** How the wall's rows are drawn: look, columns and type size, the rows' height in em, and how each text is set. */
export interface FittedWall extends LookFit {
  rowHeight: number;
  fitOf: (text: string) => PlaceFit;
}

/**
 * Fits the texts to the room; null if the page scrolls. The first `count` are names, the others free places, which
 * only need a row.
 */
export function useWallFit(texts: readonly string[], count: number, rooms: Rooms | null): FittedWall | null {
  // Remembers widths until the room changes, which it also does when a font loads.
  const measure = useMemo(
    () => rooms && createTextMeasure(getComputedStyle(document.documentElement).fontFamily, NAME_WEIGHT),
    [rooms],
  );
  return useMemo(() => {
    const box = rooms?.at(-1)?.box;
    if (!box || !measure) return null;
    const limits = { largest: innerHeight * LARGEST, readable: innerHeight * READABLE };
    const widths = texts.map((text, place) => (place < count ? measure(text) : 0));
    const fit = fitLayouts(widths, rooms, limits);
    const { look } = fit;
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
  }, [texts, count, rooms, measure]);
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

/** The room for the names in each layout up to the current one. */
export type Rooms = readonly { layout: Layout; box: Box }[];

/** Type sizes in pixels. None is larger than `largest`; below `readable`, more of the longest names shrink. */
interface SizeLimits {
  largest: number;
  readable: number;
}

export interface WallFit {
  columns: number;
  /** Type size in pixels. */
  size: number;
}

interface LookFit extends WallFit {
  look: RowLook;
}

/**
 * Fits the rows to the last of the rooms. Their type is never larger than it was in an earlier layout, with fewer
 * names: where the next one gives them more room, rows grow taller instead, so that no arrival enlarges the type.
 */
export function fitLayouts(widths: readonly number[], rooms: Rooms, limits: SizeLimits): LookFit {
  const fits = rooms.reduce<LookFit[]>((before, { layout, box }, at) => {
    const largest = Math.min(limits.largest, ...before.map(({ size }) => size));
    const shown = at < rooms.length - 1 ? widths.slice(0, layout.most) : widths;
    const [first, ...others] = layout.looks.map((look) => ({
      look,
      ...fitWall(shown, box, look, { ...limits, largest, outliers: layout.outliers }),
    }));
    return [...before, others.reduce((best, fit) => (fit.size > best.size ? fit : best), first!)];
  }, []);
  return fits.at(-1)!;
}

/** A name is an outlier if it is at least this many times as wide as those that are none. */
const OUTLIER = 2;
/** How many names may be smaller on a wall too full for all of them to be readable. */
const MOST_SMALLER = 20;

/**
 * Returns the columns and type size with which every name fits the box. `widths` are the names' widths in em. All
 * names have the same size except a few outliers, which `fitName` fits separately, so that one wide name does not
 * shrink the others. If that size would be unreadable, `fitName` also fits more of the longest. Whatever fits also
 * fits without any of the names, so that the type never grows when one is added.
 */
export function fitWall(
  widths: readonly number[],
  box: Box,
  look: RowLook,
  { largest, readable, outliers }: SizeLimits & Pick<Layout, 'outliers'>,
): WallFit {
  const sorted = [...widths].sort((one, other) => other - one);
  const fitWidth = (width: number, most: number) => fitRows(widths.length, width, box, look, most);
  const longest = sorted.find((width) => width <= OUTLIER * (sorted[outliers] ?? 0)) ?? 0;
  const all = fitWidth(longest, largest);
  if (all.size >= readable) return all;
  const shrunk = (longest + look.chrome) * LEAST_SHRINK - look.chrome;
  const usual = fitWidth(Math.max(sorted[MOST_SMALLER] ?? 0, shrunk), Math.min(largest, readable));
  return usual.size > all.size ? usual : all;
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
