import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitWall, shrinkOf } from '../../../../src/host/lobby/wall/wallFit';

const BOX = { width: 1840, height: 680 };
const LOOK = { height: 1.3, tallest: 1.5, rowGap: 0.1, columnGap: 0.4, chrome: 1.6 };
const LIMITS = { largest: 60, readable: 24 };
/** A name of 24 wide letters, in em. */
const WIDEST = 24.04;

const names = (count: number, width: number) => Array<number>(count).fill(width);
const fit = (widths: number[]) => fitWall(widths, BOX, LOOK, LIMITS);

function spaceOf(count: number, width: number, { columns, size }: { columns: number; size: number }) {
  const rows = Math.ceil(count / columns);
  return {
    height: (rows * (LOOK.height + LOOK.rowGap) - LOOK.rowGap) * size,
    width: (columns * (width + LOOK.chrome + LOOK.columnGap) - LOOK.columnGap) * size,
  };
}

test('a few names stand in one column, as large as they may get', () => {
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

test('sixty of the widest names are still read from the back', () => {
  expect(fit(names(60, WIDEST)).size).toBeGreaterThanOrEqual(23);
  expect(fit(names(60, 10)).size).toBeGreaterThan(27);
});

test('whatever the names, all rows fit the height and every name its column', () => {
  const widths = fc.array(fc.double({ min: 0, max: 40, noNaN: true }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(widths, (all) => {
      const result = fit(all);
      expect(spaceOf(all.length, 0, result).height).toBeLessThanOrEqual(BOX.height);
      for (const width of all) {
        const own = (width + LOOK.chrome) * result.size * shrinkOf(width, result, BOX, LOOK);
        expect(own * result.columns).toBeLessThanOrEqual(BOX.width);
      }
    }),
  );
});

test('a wide name sets the size for all while all stay readable', () => {
  const widths = [...names(20, 8), WIDEST];
  const result = fit(widths);
  expect(result.size).toBeGreaterThanOrEqual(LIMITS.readable);
  expect(result.size).toBeLessThan(fit(names(21, 8)).size);
  expect(shrinkOf(WIDEST, result, BOX, LOOK)).toBe(1);
});

test('in a crowd one wide name is set smaller on its own row, and stays legible', () => {
  const widths = [...names(150, 8), WIDEST];
  const result = fit(widths);
  expect(result.size).toBeGreaterThan(fit(names(151, WIDEST)).size);
  const shrink = shrinkOf(WIDEST, result, BOX, LOOK);
  expect(shrink).toBeLessThan(1);
  expect(shrink).toBeGreaterThan(0.6);
  expect(shrinkOf(8, result, BOX, LOOK)).toBe(1);
});
