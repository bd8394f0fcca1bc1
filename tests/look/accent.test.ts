import { expect, test } from 'vitest';
import { accentsOf, checkAccent, contrastOf, isColor } from '../../src/look/accent';
import { fc } from '../support/property';

const colors = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const PAGES = { light: '#fbf4e1', dark: '#0d1b16' } as const;

test('contrast is as WCAG defines it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#14553f', '#14553f')).toBe(1);
});

test('our own colour of the light theme is accepted unchanged', () => {
  const { light, dark, nearest } = checkAccent('#14553f');
  expect(nearest).toBeUndefined();
  expect(Math.min(light, dark)).toBeGreaterThanOrEqual(4.5);
  expect(accentsOf('#14553f').light.accent).toBe('#14553f');
});

test.each(['#ffffff', '#ffff00', '#ffc23d', '#8fd3ff'])(
  '%s is refused in favour of a darker one',
  (accent) => {
    const { nearest = accent } = checkAccent(accent);
    expect(contrastOf(nearest, '#ffffff')).toBeGreaterThan(contrastOf(accent, '#ffffff'));
    expect(checkAccent(nearest).nearest).toBeUndefined();
  },
);

test('the closest colour keeps its hue, and is hardly darker than necessary', () => {
  const nearest = checkAccent('#ffff00').nearest!;
  expect(nearest).toMatch(/^#(..)\1(?:00)$/);
  expect(checkAccent(nearest).light).toBeLessThan(4.7);
});

test('the dark theme uses readable colours unchanged, and a lighter tint of others', () => {
  expect(accentsOf('#c0392b').dark.accent).not.toBe('#c0392b');
  const { dark } = accentsOf('#00008b');
  expect(contrastOf(dark.accent, '#000000')).toBeGreaterThan(contrastOf('#00008b', '#000000'));
  const [red, green, blue] = [1, 3, 5].map((start) => parseInt(dark.accent.slice(start, start + 2), 16));
  expect([red === green, blue! > red!]).toEqual([true, true]);
  expect(accentsOf('#ffc23d').dark.accent).toBe('#ffc23d');
});

test('a burgundy venue has red surfaces in the dark theme, and no pink ones', () => {
  const { tile, on } = accentsOf('#800020').dark;
  const [red, green, blue] = [1, 3, 5].map((start) => parseInt(tile.slice(start, start + 2), 16));
  expect([green! < 40, red! > 3 * blue!, on]).toEqual([true, true, '#fffdf4']);
});

test('every colour that is offered instead is accepted', () => {
  fc.assert(
    fc.property(colors, (accent) => {
      const { nearest } = checkAccent(accent);
      expect(nearest === undefined || checkAccent(nearest).nearest === undefined).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('an accepted colour, its button and the text on both are readable in both themes', () => {
  fc.assert(
    fc.property(colors, (color) => {
      const accents = accentsOf(checkAccent(color).nearest ?? color);
      for (const theme of ['light', 'dark'] as const) {
        const { accent, tile, hover, on } = accents[theme];
        expect([accent, tile, hover, on].every(isColor)).toBe(true);
        expect(contrastOf(accent, PAGES[theme])).toBeGreaterThanOrEqual(4.5);
        for (const each of [tile, hover]) {
          expect(contrastOf(each, on)).toBeGreaterThanOrEqual(4.5);
          expect(contrastOf(each, PAGES[theme])).toBeGreaterThanOrEqual(3);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test.each(['', '#fff', 'red', '#12345g', '#0a5c3f ', '0a5c3f'])('%j is no colour', (text) => {
  expect(isColor(text)).toBe(false);
});
