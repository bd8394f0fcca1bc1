import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The first class of each selector in a sheet: what is styled, or where. */
function firstClassesIn(file: string): string[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector.trim());
  const single = selectors
    .filter((each) => !each.startsWith('@'))
    .flatMap((each) => each.split(/,(?![^(]*\))/));
  return [...new Set(single.flatMap((each) => /\.([a-z][\w-]*)/i.exec(each)?.[1] ?? []))];
}

/** The classes that several sheets of a room style, each with these sheets. */
function sharedClasses(room: string): string[] {
  const sheets = new Map<string, string[]>();
  const files = readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => each.endsWith('.css')))
    for (const name of firstClassesIn(join('src', room, file)))
      sheets.set(name, [...(sheets.get(name) ?? []), file]);
  return [...sheets]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name}: ${files.join(', ')}`);
}

// Sheets stay once they are loaded: each reaches whatever is shown after it in the same tab.
test.each(['host', 'player'])('no class of the %s’s pages is styled in two sheets', (room) => {
  expect(sharedClasses(room)).toEqual([]);
});
