import { describe, expect, test } from 'vitest';
import {
  filled,
  gridOf,
  paginate,
  PAPERS,
  scoreGridOf,
  sizeOf,
  type MeasuredPiece,
} from '../../../src/host/print/paper';

const of = (...heights: number[]): MeasuredPiece[] => heights.map((height) => ({ height }));

describe('pieces on pages', () => {
  test('stay in order, each on the first page with room', () => {
    expect(paginate(of(40, 40, 40, 100, 1), 100)).toEqual([[0, 1], [2], [3], [4]]);
  });

  test('a heading moves to the next page with what follows', () => {
    const heading = { height: 10, withNext: true };
    expect(paginate([...of(60), heading, ...of(40)], 100)).toEqual([[0], [1, 2]]);
    expect(paginate([...of(50), heading, ...of(40)], 100)).toEqual([[0, 1, 2]]);
  });

  test('a group higher than a page starts in place and continues on the next page', () => {
    const lines = of(60, 60, 60).map((piece, at) => ({ ...piece, withNext: at < 2 }));
    expect(paginate([...of(30), ...lines], 100)).toEqual([[0, 1], [2], [3]]);
  });

  test('a round can start a page, even after a piece that stays with the next', () => {
    const pieces: MeasuredPiece[] = [
      { height: 10, withNext: true },
      { height: 10, newPage: true },
      { height: 10 },
    ];
    expect(paginate(pieces, 100)).toEqual([[0], [1, 2]]);
    expect(paginate([{ height: 10, newPage: true }], 100)).toEqual([[0]]);
  });

  test('the last piece fills what is left of a page', () => {
    const pieces = [{ height: 30 }, { height: 10 }];
    expect(filled([0, 1], pieces, 75)).toEqual([0, 1, 1, 1, 1]);
    expect(filled([0, 1], pieces, 45)).toEqual([0, 1]);
    expect(filled([], pieces, 45)).toEqual([]);
  });

  test('a piece higher than a page gets its own page, and none is left out', () => {
    expect(paginate(of(10, 300, 10), 100)).toEqual([[0], [1], [2]]);
    expect(paginate([], 100)).toEqual([]);
    expect(paginate(of(0, 0), 0)).toEqual([[0, 1]]);
  });
});

test('two pictures stand below each other, four and six in two columns', () => {
  expect([2, 4, 6].map((each) => gridOf(each as 2 | 4 | 6))).toEqual([
    { columns: 1, rows: 2 },
    { columns: 2, rows: 2 },
    { columns: 2, rows: 3 },
  ]);
});

describe('a score grid', () => {
  test('is in landscape if its rounds need it, and continues on further pages', () => {
    expect(scoreGridOf('A4', 3, true)).toEqual({ isLandscape: false, pages: [[0, 1, 2]] });
    expect(scoreGridOf('A4', 10, true)).toMatchObject({ isLandscape: true, pages: [{ length: 10 }] });
    const { pages } = scoreGridOf('A4', 50, false);
    expect(pages.flat()).toEqual(Array.from({ length: 50 }, (_, at) => at));
    expect(pages.length).toBeGreaterThan(1);
  });

  test.each(PAPERS)('has room for at least one round on %s', (paper) => {
    expect(scoreGridOf(paper, 1, true).pages).toEqual([[0]]);
    expect(sizeOf(paper, true).width).toBe(sizeOf(paper, false).height);
  });
});
