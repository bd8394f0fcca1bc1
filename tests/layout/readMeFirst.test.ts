import { expect, test } from 'vitest';
import { LANGUAGES, SPOKEN_LANGUAGES } from '../../src/contract/languages';
import { readCatalogue } from '../../src/server/vite/messages/catalogues';

const SCRIPT = '../../deploy/package/readMeFirst.mjs';

test('READ-ME-FIRST has a link and a section for each language, in its own words as far as it has any', async () => {
  const { readMeFirst } = (await import(SCRIPT)) as { readMeFirst: () => Promise<string> };
  const page = await readMeFirst();
  for (const language of SPOKEN_LANGUAGES) {
    expect(page).toContain(`<a href="#${language}" lang="${language}">${LANGUAGES[language].name}</a>`);
    const section = page.slice(page.indexOf(`<section id="${language}"`)).split('</section>')[0];
    const { heading } = { ...readCatalogue('en', 'readMe'), ...readCatalogue(language, 'readMe') };
    expect(section).toContain(`<h1>${heading}</h1>`);
    expect(section).toContain('<code>quiz-night.cmd</code>');
    expect(section).not.toMatch(/\*\*|`|undefined|\[object/);
  }
});
