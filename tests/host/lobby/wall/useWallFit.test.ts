import { expect, test } from 'vitest';
import { fitName, TIGHT_CHROME } from '../../../../src/host/ui/fit/fitName';
import {
  columnWidth,
  fitLayouts,
  fitWall,
  haveRoom,
  layoutOf,
  type WallFit,
} from '../../../../src/host/lobby/wall/useWallFit';
import { fc } from '../../../support/property';

const BOX = { width: 1840, height: 680 };
const LOOK = {
  height: 1.3,
  lowest: 1.25,
  tallest: 1.5,
  rowGap: 0.1,
  columnGap: 0.4,
  chrome: 1.6,
  person: 0.75,
};
const LIMITS = { largest: 60, readable: 24, outliers: 10 };
/** A name of 24 wide letters, in em. */
const WIDEST = 24.04;

const names = (count: number, width: number) => Array<number>(count).fill(width);
const fit = (widths: number[]) => fitWall(widths, BOX, LOOK, LIMITS);
/** A name that cannot be broken. */
const fitOf = (width: number, wall: WallFit) =>
  fitName('W', () => width, { ...LOOK, width: columnWidth(wall, BOX, LOOK) });

function spaceOf(count: number, width: number, { columns, size }: { columns: number; size: number }) {
  const rows = Math.ceil(count / columns);
  return {
    height: (rows * (LOOK.height + LOOK.rowGap) - LOOK.rowGap) * size,
    width: (columns * (width + LOOK.chrome + LOOK.columnGap) - LOOK.columnGap) * size,
  };
}

test('a few names stand in one column, at the largest size', () => {
  expect(fit(names(6, 8))).toEqual({ columns: 1, size: 60 });
});

test('more names take more columns and smaller type', () => {
  const fits = [6, 30, 60, 100, 200].map((count) => fit(names(count, 8)));
  const columns = fits.map((each) => each.columns);
  const sizes = fits.map((each) => each.size);
  expect(columns).toEqual([...columns].sort((a, b) => a - b));
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(columns[4]).toBeGreaterThan(columns[0]!);
});

test('sixty of the widest names are still readable', () => {
  expect(fit(names(60, WIDEST)).size).toBeGreaterThanOrEqual(23);
  expect(fit(names(60, 10)).size).toBeGreaterThan(27);
});

test.each([
  ['one column', 1, 20, [true, false], false],
  ['a free place in the last row', 2, 40, [true, false, false], true],
  ['rows that would get too low', 2, 200, [true, false, false, false], false],
  ['rows that may get lower', 2, 150, [true, false, false, false], true],
  ['a long name that finds no place at the end of a row', 2, 200, [false, true, false], false],
] as const)('a long name has two columns or not: %s', (_what, columns, size, widened, isWide) => {
  expect(haveRoom(widened, { columns, size }, BOX, LOOK)).toBe(isWide);
});

test('whatever the names, all rows fit the height and every name its column', () => {
  const widths = fc.array(fc.double({ min: 0, max: 40, noNaN: true }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(widths, (all) => {
      const result = fit(all);
      expect(spaceOf(all.length, 0, result).height).toBeLessThanOrEqual(BOX.height);
      for (const width of all) {
        const { shrink, tight } = fitOf(width, result);
        const own = (width + (tight ? TIGHT_CHROME : LOOK.chrome)) * result.size * shrink;
        expect(own * result.columns).toBeLessThanOrEqual(BOX.width);
      }
    }),
  );
});

test.each([6, 12, 30, 60, 150])('one far wider name among %i does not shrink the others', (count) => {
  expect(fit([WIDEST, ...names(count - 1, 8)])).toEqual(fit(names(count, 8)));
});

test('far wider names are no outliers if there are many', () => {
  expect(fit([...names(15, 8), ...names(12, WIDEST)])).toEqual(fit(names(27, WIDEST)));
});

test('a name up to twice as wide as the others sets the size for all while all stay readable', () => {
  const result = fit([...names(20, 8), 16]);
  expect(result).toEqual(fit(names(21, 16)));
  expect(result.size).toBeGreaterThanOrEqual(LIMITS.readable);
  expect(fitOf(16, result).shrink).toBe(1);
});

test('among many names, such a name shrinks in its own row only, and stays readable', () => {
  const result = fit([...names(150, 8), 16]);
  expect(result.size).toBeGreaterThan(fit(names(151, 16)).size);
  const shrink = fitOf(16, result).shrink;
  expect(shrink).toBeLessThan(1);
  expect(shrink).toBeGreaterThan(0.6);
  expect(fitOf(8, result).shrink).toBe(1);
});

const anyWidths = (most: number) =>
  fc.array(fc.double({ min: 0, max: 40, noNaN: true }), { minLength: 1, maxLength: most });
const anyBox = fc.record({
  width: fc.integer({ min: 400, max: 4000 }),
  height: fc.integer({ min: 200, max: 2000 }),
});
/** The rooms of a lobby with this many names: each layout has more room than the one before. */
const roomsFor = (count: number) =>
  [1, 13, 41]
    .filter((least) => least <= count)
    .map((least, at) => ({ layout: layoutOf(least), box: { width: 700 + 500 * at, height: 500 + 90 * at } }));

test('whatever the names, their type never grows when one is added', () => {
  fc.assert(
    fc.property(anyWidths(120), (all) => {
      const sizes = all.map((_, place) => {
        const widths = all.slice(0, place + 1);
        return fitLayouts(widths, roomsFor(widths.length), LIMITS).size;
      });
      expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    }),
    { numRuns: 20 },
  );
});

test('whatever the names, their type never shrinks when the wall grows', () => {
  fc.assert(
    fc.property(anyWidths(200), anyBox, fc.double({ min: 1, max: 2, noNaN: true }), (all, box, by) => {
      const { size } = fitWall(all, box, LOOK, LIMITS);
      for (const larger of [
        { ...box, width: box.width * by },
        { ...box, height: box.height * by },
      ])
        expect(fitWall(all, larger, LOOK, LIMITS).size).toBeGreaterThanOrEqual(size);
    }),
  );
});

test('few names have rows as roomy as they can without smaller type', () => {
  const rows = (box: { width: number; height: number }) =>
    fitLayouts(names(6, 8), [{ layout: layoutOf(6), box }], LIMITS).look.height;
  expect(rows({ width: 700, height: 900 })).toBeGreaterThan(rows({ width: 700, height: 500 }));
});
