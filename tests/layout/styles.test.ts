import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The files under src with this extension, each with its text. */
function filesOf(...endings: string[]): [file: string, text: string][] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => [file, readFileSync(join('src', file), 'utf8')]);
}

const sheets = filesOf('.css').map(([file, css]) => [file, css.replace(/\/\*[\s\S]*?\*\//g, '')] as const);
const pages = filesOf('.tsx', '.ts', '.html').map(([, text]) => text);

/** The individual selectors of a sheet. */
function selectorsOf(css: string): string[] {
  return [...css.matchAll(/([^{}]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/));
}

const classesIn = (selector: string) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);

/** The themes, which are classes of the whole page. */
const THEMES = ['light', 'dark'];

// Style sheets stay loaded, so each also affects what is shown later in the same tab.
test('no class is styled in two sheets', () => {
  const homes = new Map<string, Set<string>>();
  for (const [file, css] of sheets)
    for (const selector of selectorsOf(css)) {
      // A selector's first class names what is styled, or its container.
      const [name] = classesIn(selector);
      if (name && !THEMES.includes(name)) homes.set(name, (homes.get(name) ?? new Set()).add(file));
    }
  const shared = [...homes].filter(([, files]) => files.size > 1);
  expect(shared.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
});

test('each class of a sheet is used on a page', () => {
  const given = pages.flatMap((text) => text.match(/\bclass(Name)?=("[^"]*"|\{[^}]*\})/g) ?? []);
  const words = new Set(given.flatMap((text) => text.split(/[^\w-]+/)));
  const styled = sheets.flatMap(([, css]) => selectorsOf(css).flatMap(classesIn));
  const unused = [...new Set(styled)].filter((name) => !words.has(name) && !THEMES.includes(name));
  expect(unused).toEqual([]);
});

test('each custom property and each animation of a sheet is used', () => {
  const all = [...sheets.map(([, css]) => css), ...pages].join('\n');
  const properties = [...all.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!);
  const isRead = (name: string) => new RegExp(`var\\(\\s*${name}[\\s,)]`).test(all);
  expect([...new Set(properties)].filter((name) => !isRead(name))).toEqual([]);
  const animations = [...all.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name!);
  const isShown = (name: string) => new RegExp(`animation:[^;]*\\b${name}\\b`).test(all);
  expect(animations.filter((name) => !isShown(name))).toEqual([]);
});

/** Properties and values that name a side of the screen; the second finds shorthands whose sides differ. */
const SIDES =
  /^\s*((margin|padding|border|scroll-margin|scroll-padding)-(left|right)|left|right|border-(top|bottom)-(left|right)-radius)\b.*|^\s*(text-align|float|clear|transform-origin|background-position):[^;]*\b(left|right)\b.*/gm;
const SHORTHAND = /^\s*(margin|padding|inset|scroll-margin|scroll-padding|border-width):\s*([^;]+)/gm;

/** The parts of a value, such as the four widths of a padding. */
const partsOf = (value: string) => value.trim().split(/\s+(?![^(]*\))/);

/** Points and corners that are drawn the same in every direction. */
const ARROWS = /\brotate\b/;

test('sheets name the start and end of a line, not left and right, so that they fit every direction', () => {
  const named = sheets.flatMap(([file, css]) =>
    (css.match(SIDES) ?? []).map((line) => `${file}: ${line.trim()}`),
  );
  const uneven = sheets.flatMap(([file, css]) =>
    css.split('}').flatMap((rule) =>
      [...rule.matchAll(SHORTHAND)]
        .filter(([line, , value = '']) => {
          const parts = partsOf(value);
          // Screens have their safe areas at their sides, wherever a line starts.
          return (
            parts.length === 4 && parts[1] !== parts[3] && !line.includes('safe-area') && !ARROWS.test(rule)
          );
        })
        .map(([line]) => `${file}: ${line.trim()}`),
    ),
  );
  expect([...named, ...uneven]).toEqual([]);
});
