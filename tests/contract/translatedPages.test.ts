import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { idMaker } from '../../deploy/site/markdown.mjs';
import { LANGUAGES, type Language } from '../../src/contract/languages';
import { readCatalogue, rooms } from '../../src/server/vite/messages/catalogues';
import glossary from './glossary.json';
import registers from './registers.json';

/** What says that a link leads to an English page. */
const IN_ENGLISH = { de: '(englisch)', es: '(en inglés)', fr: '(en anglais)' };
type Translated = keyof typeof IN_ENGLISH;
const LANGUAGES_OF_DOCS = Object.keys(IN_ENGLISH) as Translated[];
const PAGES = ['evening.md', 'troubleshooting.md'];

interface Link {
  words: string;
  target: string;
}

const read = (path: string): string => readFileSync(join('docs', path), 'utf8');
const headingsOf = (text: string) =>
  [...text.matchAll(/^(#+) (.*)/gm)].map(([, { length: level } = '', words = '']) => ({ level, words }));
const picturesOf = (text: string) =>
  [...text.matchAll(/!\[[^\]]+\]\([./]*(\.readme\/[^)]+)\)/g)].map(([, to]) => to);
const linksOf = (text: string): Link[] =>
  [...text.matchAll(/(?<!!)\[([^\]]*)\]\(([^)]*)\)/g)].map(([, words = '', target = '']) => ({
    words,
    target,
  }));
/** The parts between headings. */
const sectionsOf = (text: string) => text.split(/^#+ .*/m).slice(1);
const stepsOf = (section: string) => [...section.matchAll(/^(\d+)\. /gm)].map(([, step]) => step);
/** How many cells each row of the tables has. */
const rowsOf = (section: string) =>
  [...section.matchAll(/^\| (.*) \|$/gm)].map(([, cells = '']) => cells.split(' | ').length);
const keysOf = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, key]) => key).sort();
const labelsOf = (text: string) =>
  new Set([...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label.replaceAll(/\s*\n\s*/g, ' ')));

/** Where a link leads, in whichever language: a page of docs, and which of its headings. */
function placeOf({ target }: Link, path: string): string {
  const [file = '', anchor] = target.split('#');
  const page = file === '' ? path : relative('docs', join('docs', dirname(path), file));
  const heading =
    anchor === undefined ? '' : headingsOf(read(page)).findIndex(({ words }) => idMaker()(words) === anchor);
  return `${page.replace(/^[a-z]{2}\//, '')}#${heading}`;
}

/** The first of a page's links lead to the same page in other languages. */
function turnsOf(text: string): Link[] {
  return linksOf(text.split('\n')[2] ?? '');
}
const withoutTurns = (text: string) => text.split('\n').toSpliced(2, 1).join('\n');

/** The messages of a language by room and key. */
const messagesIn = (language: Language) =>
  new Map(
    rooms().flatMap((room) =>
      Object.entries(readCatalogue(language, room)).map(([key, words]) => [`${room} ${key}`, words] as const),
    ),
  );
/** A message without what follows its label, as in “Continue: {quizName}”. */
const labelIn = (message: string) => message.replace(/\s?: \{.*/, '');

test('each folder of docs is a language in which the pages for hosts are translated', () => {
  const folders = readdirSync('docs', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(LANGUAGES_OF_DOCS);
  for (const { name } of folders) expect(readdirSync(join('docs', name)).sort()).toEqual(PAGES);
});

describe.each(PAGES)('%s', (name) => {
  const english = read(name);

  test.each(['en', ...LANGUAGES_OF_DOCS] as const)('leads to its translations at the top, in %s', (own) => {
    const path = own === 'en' ? name : join(own, name);
    const others = (['de', 'en', 'es', 'fr'] as const).filter((each) => each !== own);
    expect(turnsOf(read(path)).map(({ words }) => words)).toEqual(others.map((each) => LANGUAGES[each].name));
    const targets = turnsOf(read(path)).map(({ target }) => join(dirname(path), target));
    expect(targets).toEqual(others.map((each) => (each === 'en' ? name : join(each, name))));
  });

  describe.each(LANGUAGES_OF_DOCS)('in %s', (language) => {
    const path = join(language, name);
    const text = read(path);

    test('has the headings, steps and rows of the English page', () => {
      expect(headingsOf(text).map(({ level }) => level)).toEqual(
        headingsOf(english).map(({ level }) => level),
      );
      const translated = sectionsOf(text);
      for (const [index, section] of sectionsOf(english).entries()) {
        const where = `${path}, “${headingsOf(text)[index]?.words}”`;
        const missing = stepsOf(section).filter((step) => !stepsOf(translated[index]!).includes(step));
        expect(missing, `${where} lacks steps`).toEqual([]);
        expect(stepsOf(translated[index]!), where).toEqual(stepsOf(section));
        expect(rowsOf(translated[index]!), where).toEqual(rowsOf(section));
      }
    });

    test('has its pictures, keys and links', () => {
      expect(picturesOf(text)).toEqual(picturesOf(english));
      expect(keysOf(text)).toEqual(keysOf(english));
      const places = (page: string, at: string) =>
        linksOf(withoutTurns(page)).map((link) => placeOf(link, at));
      expect(places(text, path).sort()).toEqual(places(english, name).sort());
      expect(places(text, path).filter((place) => place.endsWith('#-1'))).toEqual([]);
    });

    test('leads to a page in its language where there is one, and says where there is none', () => {
      for (const { words, target } of linksOf(withoutTurns(text))) {
        if (target.startsWith('#')) continue;
        const [file = ''] = target.split('#');
        expect(existsSync(join('docs', dirname(path), file)), target).toBe(true);
        const isEnglish = file.startsWith('../');
        if (isEnglish) expect(existsSync(join('docs', language, file.slice(3))), target).toBe(false);
        expect(words.endsWith(IN_ENGLISH[language]), words).toBe(isEnglish);
      }
    });

    test('names buttons as the screens do', () => {
      const [there, here] = [messagesIn('en'), messagesIn(language)];
      const labels = labelsOf(text);
      let named = 0;
      for (const label of labelsOf(english)) {
        const keys = [...there].filter(([, message]) => labelIn(message) === label).map(([key]) => key);
        const words = keys.map((key) => labelIn(here.get(key) ?? ''));
        if (keys.length > 0) named++;
        expect(
          keys.length === 0 || words.some((each) => labels.has(each)),
          `${label}: ${words.join(', ')}`,
        ).toBe(true);
      }
      expect(named).toBeGreaterThan(5);
    });

    test('speaks to the host in the words of the screens', () => {
      // What is quoted may be a name in a system's settings.
      const plain = text.toLowerCase().replaceAll(/[„“«][^“”»]*[“”»]|\([^)]*\)/g, '');
      const words: string[] = plain.match(/\p{L}+/gu) ?? [];
      expect(registers.host[language].filter((word) => words.includes(word))).toEqual([]);
      const never = Object.values(glossary[language]).flatMap((term) => term.never);
      expect(never.filter((word) => plain.includes(word))).toEqual([]);
    });
  });
});

test.each(PAGES)('no line of the French %s breaks before a colon or within quotation marks', (name) => {
  const prose = read(join('fr', name)).replaceAll(/^\| ---.*|`[^`]+`/gm, '');
  expect(prose.split('\n').filter((line) => / [:;!?»%]|« |^ *(?:[:;?»%]|!(?!\[))|«$/.test(line))).toEqual([]);
});
