import { expect, test } from 'vitest';
import { helpFiles } from '../../deploy/site/helpPages.mjs';
import { fallbacksOf, type Language, LANGUAGES, SPOKEN_LANGUAGES } from '../../src/contract/languages';
import { readCatalogue } from '../../src/server/vite/messages/catalogues';

const SCRIPT = '../../deploy/package/readMeFirst.mjs';

test('READ-ME-FIRST has a link and a section for each language, in its own words as far as it has any', async () => {
  const { readMeFirst } = (await import(SCRIPT)) as { readMeFirst: () => Promise<string> };
  const page = await readMeFirst();
  for (const language of SPOKEN_LANGUAGES) {
    expect(page).toContain(`<a href="#${language}" lang="${language}">${LANGUAGES[language].name}</a>`);
    const section = page.slice(page.indexOf(`<section id="${language}"`)).split('</section>')[0];
    const { heading } = Object.assign(
      {},
      ...fallbacksOf(language)
        .map((each) => readCatalogue(each as Language, 'readMe'))
        .reverse(),
    ) as Record<string, string>;
    expect(section).toContain(`<h1>${heading}</h1>`);
    expect(section).toContain('<code>quiz-night.cmd</code>');
    expect(section).not.toMatch(/\*\*|`|undefined|\[object/);
  }
});

test('READ-ME-FIRST leads to the pages for hosts, in its language where there are some, and names them as they do', async () => {
  const { readMeFirst } = (await import(SCRIPT)) as { readMeFirst: () => Promise<string> };
  const page = await readMeFirst();
  const files = helpFiles();
  for (const language of SPOKEN_LANGUAGES) {
    const section = page.slice(page.indexOf(`<section id="${language}"`)).split('</section>')[0] ?? '';
    const links = [...section.matchAll(/<a href="app\/dist\/client\/help\/([^"]+)">([^<]+)</g)];
    const folder = files.has(`${language}/evening.html`) ? `${language}/` : '';
    expect(links.map(([, path]) => path)).toEqual([`${folder}evening.html`, `${folder}troubleshooting.html`]);
    for (const [, path = '', words = ''] of links) {
      const isOwn = folder !== '' || language === 'en';
      if (isOwn) expect(files.get(path)).toContain(`>${words}</h1>`);
      else expect(words).toMatch(/ \(.+\)$/);
    }
  }
});
