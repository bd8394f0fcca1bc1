import { expect, test } from 'vitest';
import { fitName, TIGHT_CHROME } from '../../../../src/host/ui/fit/fitName';
import { fc } from '../../../support/property';

const BOX = { width: 1000, height: 680 };
const LOOK = { height: 1.3, columnGap: 0.4, chrome: 1.4 };
/** Columns of 250 pixels, minus their gaps: room for 10 letters and what stands beside them. */
const WALL = { columns: 4, size: 21 };
const column = BOX.width / WALL.size - (WALL.columns - 1) * LOOK.columnGap;
const ROW = { width: column / WALL.columns, height: LOOK.height, chrome: LOOK.chrome };

/** Measures every character except a space as one em. */
const measure = (text: string) => [...text].filter((letter) => letter !== ' ').length;
const fit = (name: string) => fitName(name, measure, ROW);
const linesOf = (name: string) => {
  const { breakAt } = fit(name);
  return breakAt > 0 ? [name.slice(0, breakAt), name.slice(breakAt)] : [name];
};

test('a name that fits its column stands there in full size', () => {
  expect(fit('Anna Lena')).toEqual({ shrink: 1, breakAt: 0, tight: false });
});

test('a name slightly too wide shrinks on its one line', () => {
  const { shrink, breakAt } = fit('W'.repeat(14));
  expect(breakAt).toBe(0);
  expect(shrink).toBeLessThan(1);
  expect(shrink).toBeGreaterThanOrEqual(0.65);
});

test('a name far too wide is larger on two lines', () => {
  const name = `${'W'.repeat(12)} ${'W'.repeat(12)}`;
  expect(linesOf(name)).toEqual([`${'W'.repeat(12)} `, 'W'.repeat(12)]);
  expect(fit(name).shrink).toBeGreaterThan(0.5);
});

test('a single word is never broken, and gets a tight row if it is too wide', () => {
  const { shrink, tight } = fit('W'.repeat(32));
  expect(linesOf('W'.repeat(32))).toEqual(['W'.repeat(32)]);
  expect(tight).toBe(true);
  expect(shrink).toBeGreaterThan(ROW.width / (32 + LOOK.chrome));
});

test.each([
  ['Die fantastischen Vier Freunde', ['Die fantastischen ', 'Vier Freunde']],
  ['Quiz Donaudampfschifffahrtsgesellschaft', ['Quiz ', 'Donaudampfschifffahrtsgesellschaft']],
])('%s breaks at the space that makes its lines most even', (name, lines) => {
  expect(linesOf(name)).toEqual(lines);
});

test('a single character that is far too wide stays on one line', () => {
  expect(fitName('W', () => 40, ROW)).toMatchObject({ breakAt: 0 });
});

test('whatever the name, its lines fit the column and the height of a row', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (name) => {
      const { shrink, tight } = fit(name);
      const lines = linesOf(name);
      const widest = Math.max(...lines.map((line) => measure(line.trimEnd())));
      expect((widest + (tight ? TIGHT_CHROME : LOOK.chrome)) * shrink * WALL.columns).toBeLessThanOrEqual(
        column,
      );
      if (lines.length > 1) expect(2.4 * shrink).toBeLessThanOrEqual(LOOK.height);
    }),
  );
});
