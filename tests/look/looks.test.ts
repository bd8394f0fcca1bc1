import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOOKS } from '../../src/contract/venue';
import { contrastOf } from '../../src/look/accent';

const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];
const GROUNDS = ['page', 'glow', 'panel', 'raised'];

/** The colours that a sheet gives a theme, by the tokens' names. */
function coloursIn(file: string, theme: Theme): Record<string, string> {
  const sheet = readFileSync(`src/look/${file}.css`, 'utf8');
  const [, block] = new RegExp(`\\.${theme} \\{([^}]*)\\}`).exec(sheet)!;
  const found = block!.matchAll(/--qn-([\w-]+): (#\w{6});/g);
  return Object.fromEntries([...found].map(([, name, colour]) => [name!, colour!]));
}

/** How light a colour is: its contrast to black. */
const lightness = (colour: string) => contrastOf(colour, '#000000');

test('each look is a sheet', () => {
  expect(readdirSync('src/look/looks').sort()).toEqual(LOOKS.map((look) => `${look}.css`).sort());
});

test.each(LOOKS.flatMap((look) => THEMES.map((theme) => [look, theme] as const)))(
  'whatever can be read on our grounds can be read on those of %s in the %s theme',
  (look, theme) => {
    const ours = GROUNDS.map((name) => lightness(coloursIn('tokens', theme)[name]!));
    const theirs = GROUNDS.map((name) => lightness(coloursIn(`looks/${look}`, theme)[name]!));
    if (theme === 'light') expect(Math.min(...theirs)).toBeGreaterThanOrEqual(Math.min(...ours));
    else expect(Math.max(...theirs)).toBeLessThanOrEqual(Math.max(...ours));
  },
);

test.each(LOOKS.flatMap((look) => THEMES.map((theme) => [look, theme] as const)))(
  'the texts of %s can be read in the %s theme, and its tiles are seen',
  (look, theme) => {
    const colours = { ...coloursIn('tokens', theme), ...coloursIn(`looks/${look}`, theme) };
    const weak = (pairs: string[][], least: number) =>
      pairs.filter(([one, other]) => contrastOf(colours[one!]!, colours[other!]!) < least);
    const texts = ['text', 'muted', 'accent', 'danger', 'ok', 'warn'];
    expect(
      weak(
        texts.flatMap((text) => GROUNDS.map((ground) => [text, ground])),
        4.5,
      ),
    ).toEqual([]);
    expect(
      weak(
        [
          ['on-tile', 'tile'],
          ['on-tile', 'tile-hover'],
          ['on-ok', 'ok'],
        ],
        4.5,
      ),
    ).toEqual([]);
    expect(
      weak(
        GROUNDS.map((ground) => ['tile', ground]),
        3,
      ),
    ).toEqual([]);
  },
);
