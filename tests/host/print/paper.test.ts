import { describe, expect, test } from 'vitest';
import {
  gridOf,
  paginate,
  PAPERS,
  scoreGridOf,
  sizeOf,
  type MeasuredPiece,
} from '../../../src/host/print/paper';

const of = (...heights: number[]): MeasuredPiece[] => heights.map((height) => ({ height }));

describe('pieces on pages', () => {
  test('follow each other in their order, each on the first page with room', () => {
    expect(paginate(of(40, 40, 40, 100, 1), 100)).toEqual([[0, 1], [2], [3], [4]]);
  });

  test('a heading goes to the next page with what follows', () => {
    const heading = { height: 10, withNext: true };
    expect(paginate([...of(60), heading, ...of(40)], 100)).toEqual([[0], [1, 2]]);
    expect(paginate([...of(50), heading, ...of(40)], 100)).toEqual([[0, 1, 2]]);
  });

  test('what is higher than a page together begins where it is, and goes on on the next one', () => {
    const lines = of(60, 60, 60).map((piece, at) => ({ ...piece, withNext: at < 2 }));
    expect(paginate([...of(30), ...lines], 100)).toEqual([[0, 1], [2], [3]]);
  });

  test('a round can begin a page, also behind something that stays with what follows', () => {
    const pieces: MeasuredPiece[] = [
      { height: 10, withNext: true },
      { height: 10, newPage: true },
      { height: 10 },
    ];
    expect(paginate(pieces, 100)).toEqual([[0], [1, 2]]);
    expect(paginate([{ height: 10, newPage: true }], 100)).toEqual([[0]]);
  });

  test('one higher than a page has a page of its own, and none is left out', () => {
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
  test('lies across where its rounds need it, and takes further pages for the most', () => {
    expect(scoreGridOf('A4', 3)).toEqual({ isLandscape: false, pages: [[0, 1, 2]] });
    expect(scoreGridOf('A4', 10)).toMatchObject({ isLandscape: true, pages: [{ length: 10 }] });
    const { pages } = scoreGridOf('A4', 50);
    expect(pages.flat()).toEqual(Array.from({ length: 50 }, (_, at) => at));
    expect(pages.length).toBeGreaterThan(1);
  });

  test.each(PAPERS)('has room for one round at least on %s', (paper) => {
    expect(scoreGridOf(paper, 1).pages).toEqual([[0]]);
    expect(sizeOf(paper, true).width).toBe(sizeOf(paper, false).height);
  });
});
