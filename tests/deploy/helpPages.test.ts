import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { helpFiles } from '../../deploy/site/helpPages.mjs';
import { SPOKEN_LANGUAGES } from '../../src/contract/languages';
import { helpPageIn } from '../../src/host/network/helpPage';
import { readCatalogue } from '../../src/server/vite/messages/catalogues';

const files = helpFiles();
const pages = [...files].filter((file): file is [string, string] => typeof file[1] === 'string');
/** Where an address in a page leads, below `help/`. */
const resolved = (address: string, from: string) => new URL(address, `https://quiz.example/${from}`);

test('the pages for hosts are there in each language, with what they link to, and nothing else', () => {
  const folders = ['', 'de/', 'es/', 'fr/'];
  const forHosts = folders.flatMap((each) => [`${each}evening.html`, `${each}troubleshooting.html`]);
  const linked = ['backup.html', 'paper.html', 'stage.html', 'updating.html'];
  const names = [...files.keys()].filter((name) => name.endsWith('.html'));
  expect(names.sort()).toEqual([...forHosts, ...linked].sort());
});

test('a link to a document that is not there is shown as text', () => {
  expect(readFileSync('docs/backup.md', 'utf8')).toContain(', [as at the start](machines.md#');
  expect(files.get('backup.html')).toContain(', as at the start.');
});

test('none of them runs scripts or limits where its own files come from, since they are opened from disks too', () => {
  for (const [name, page] of pages) expect(page, name).not.toMatch(/<script|<search|Content-Security-Policy/);
});

test('pictures and links of each page lead to what is there', () => {
  for (const [name, page] of pages) {
    const addresses = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);
    for (const address of addresses.filter((each) => !each.startsWith('https:'))) {
      const { pathname, hash } = resolved(address, name);
      const target = files.get(pathname.slice(1));
      expect(target, `${name}: ${address}`).toBeDefined();
      if (hash) expect(target, `${name}: ${address}`).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
    }
  }
});

test.each(SPOKEN_LANGUAGES)(
  'the check of the network leads to a page in %s, or says that it is English',
  (language) => {
    const page = files.get(helpPageIn(language).replace('/help/', ''));
    const { more } = {
      ...readCatalogue(language === 'pt-BR' ? 'pt' : 'en', 'network'),
      ...readCatalogue(language, 'network'),
    };
    const isOwn = files.has(`${language}/troubleshooting.html`) || language === 'en';
    expect(page).toContain(`<html lang="${isOwn ? language : 'en'}">`);
    if (isOwn) expect(page).toContain(`>${more}</h1>`);
    else expect(more).toMatch(/ \(.+\)$/);
  },
);
