import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '../../src/look/accent';
import { BeerMat } from '../../src/look/MatDrawing';
import { MAT_COLOURS, MAT_PATTERN_COUNT, beerMat, matLetters, matPaths } from '../../src/look/beerMat';

const TOKENS = readFileSync('src/look/tokens.css', 'utf8');
const LEAST = 3;

/** The backgrounds of a theme, by the tokens' names. */
function grounds(theme: 'dark' | 'light'): [name: string, colour: string][] {
  const block = new RegExp(`\\.${theme} \\{([^}]*)\\}`).exec(TOKENS)![1]!;
  return [...block.matchAll(/--qn-(page|glow|panel|raised): (#\w{6});/g)].map(([, name, colour]) => [
    name!,
    colour!,
  ]);
}

describe('colours of beer mats', () => {
  test.each(['dark', 'light'] as const)(
    'the edge stands out from every background of the %s theme',
    (theme) => {
      const all = grounds(theme);
      expect(all).toHaveLength(4);
      const weak = MAT_COLOURS.flatMap(([ink]) =>
        all.filter(([, ground]) => contrastOf(ink, ground) < LEAST).map((ground) => [ink, ...ground]),
      );
      expect(weak).toEqual([]);
    },
  );

  test('there are ten, and ink and paper stand out from each other', () => {
    expect(new Set(MAT_COLOURS.map(([ink]) => ink)).size).toBeGreaterThanOrEqual(10);
    expect(MAT_COLOURS.filter(([ink, paper]) => contrastOf(ink, paper) < LEAST)).toEqual([]);
  });
});

describe('patterns of beer mats', () => {
  const all = Array.from({ length: MAT_PATTERN_COUNT }, (_, pattern) => matPaths(pattern));

  test('there are at least 24, all different', () => {
    expect(new Set(all.map(({ card, print }) => card + print)).size).toBe(MAT_PATTERN_COUNT);
    expect(MAT_PATTERN_COUNT).toBeGreaterThanOrEqual(24);
  });

  test('each is a valid path in its square', () => {
    for (const { card, print } of all) {
      expect(card + print).not.toMatch(/NaN|undefined|e-/);
      const points = [...(card + print).matchAll(/[ML ](-?[\d.]+),(-?[\d.]+)/g)];
      for (const [, x, y] of points) expect(Math.hypot(Number(x), Number(y))).toBeLessThanOrEqual(50);
    }
  });

  test('names share out over all patterns and colours', () => {
    const mats = Array.from({ length: 4_000 }, (_, at) => beerMat(`Team ${at}`));
    expect(new Set(mats.map(({ card, print }) => card + print)).size).toBe(MAT_PATTERN_COUNT);
    expect(new Set(mats.map(({ ink }) => ink)).size).toBe(MAT_COLOURS.length);
    expect(new Set(mats.map(({ ink, card, print }) => ink + card + print)).size).toBe(
      MAT_PATTERN_COUNT * MAT_COLOURS.length,
    );
  });
});

describe('the mat of a name', () => {
  test('stays the same for good', () => {
    const { ink, paper, letters } = beerMat('Quiz Khalifa');
    expect({ ink, paper, letters }).toMatchInlineSnapshot(`
      {
        "ink": "#9e7b01",
        "letters": "QK",
        "paper": "#fff8d8",
      }
    `);
  });

  test('is the same however its accents are encoded', () => {
    expect(beerMat('Ame\u0301lie ')).toEqual(beerMat('Am\u00e9lie'));
  });

  test('follows the name that is displayed, stars and capitals included', () => {
    expect(beerMat('Quiz Khalifa')).not.toEqual(beerMat('quiz khalifa'));
    expect(beerMat('**** Ritter').letters).toBe('RI');
  });

  test.each([
    ['Quiz Khalifa', 'QK'],
    ['the know it alls', 'TK'],
    ['Bierdeckel', 'BI'],
    ['  (Die) „Ritter“ ', 'DR'],
    ['X', 'X'],
    ['7 Zwerge', '7Z'],
    ['1984', '19'],
    ['Добрі люди', 'ДЛ'],
    ['İstanbul', 'İS'],
    ['istanbul ılgaz', 'II'],
    ['ßüße', 'ßÜ'],
    ['e\u0301toile', 'ÉT'],
    ['z\u0323\u0308o', 'Ẓ̈O'.normalize('NFC')],
    ['🦊 Foxes', 'FO'],
    ['🦊🦊', '🦊'],
    ['👩‍👩‍👧 🍺', '👩‍👩‍👧'],
    ['***', '*'],
    ['', ''],
  ])('%j has the letters %j', (name, letters) => {
    expect(matLetters(name)).toBe(letters);
  });

  test('has smaller letters where they are wide', () => {
    expect(beerMat('Il').size).toBeGreaterThan(beerMat('Wi').size);
    expect(beerMat('Wi').size).toBeGreaterThan(beerMat('Wm').size);
  });
});

test('a mat is marked with its name and skipped by screen readers', () => {
  const { container } = render(<BeerMat name="Quiz Khalifa" />);
  const mat = container.querySelector('[data-beer-mat="Quiz Khalifa"]');
  expect(mat).toHaveAttribute('aria-hidden', 'true');
  expect(mat).toHaveAttribute('data-letters', 'QK');
  expect(container).toHaveTextContent(/^$/);
});
