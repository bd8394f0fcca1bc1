import { expect, test } from 'vitest';
import { SPOKEN_LANGUAGES } from '../../../src/contract/languages';
import { helpPageIn } from '../../../src/host/network/helpPage';
import { pageOf } from '../../../src/server/vite/helpMarkup';
import { readCatalogue } from '../../../src/server/vite/messages/catalogues';
import { helpFiles } from '../../../src/server/vite/helpPages';

const files = await helpFiles();
const pages = [...files].filter((file): file is [string, string] => typeof file[1] === 'string');
/** Where an address in a page leads, below `help/`. */
const resolved = (address: string, from: string) => new URL(address, `https://quiz.example/${from}`);

test('every page of docs is there, without any Markdown left', () => {
  expect(files.has('evening.html') && files.has('de/evening.html')).toBe(true);
  for (const [name, page] of pages) {
    const prose = page.slice(page.indexOf('<body>')).replaceAll(/<(pre|code)>[\s\S]*?<\/\1>/g, '');
    expect(prose, name).not.toMatch(/\*\*|\]\(|`|\0|undefined|^\||^#|^\d+\. |^- /m);
    expect(prose.match(/<(ol|ul|table|li|p)>/g)?.length, name).toBe(
      prose.match(/<\/(ol|ul|table|li|p)>/g)?.length,
    );
  }
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
    if (isOwn) expect(page).toContain(`<title>${more}</title>`);
    else expect(more).toMatch(/ \(.+\)$/);
  },
);

test('a page is written as its Markdown says', () => {
  const page = pageOf(
    '# One & two\n\n1. First **bold**\n   goes on `**`:\n\n   - inner\n2. [Second](b.md#c), [other](../SECURITY.md)\n\n| a | b |\n| --- | --- |\n| c | < |\n',
    'de',
  );
  expect(page).toContain('<title>One &amp; two</title>');
  expect(page).toContain('<h1 id="one--two">One &amp; two</h1>');
  expect(page).toContain(
    '<li><p>First <b>bold</b>\ngoes on <code>**</code>:</p>\n<ul>\n<li>inner</li>\n</ul></li>',
  );
  expect(page).toContain('<li><a href="b.html#c">Second</a>, other</li>');
  expect(page).toContain('<tr><td>c</td><td>&lt;</td></tr>');
});
