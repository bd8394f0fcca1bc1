import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/contract/languages';
import { readCatalogue, rooms } from '../../src/server/vite/messages/catalogues';
import { WHOLE_LANGUAGES } from '../support/words';
import glossary from './glossary.json';

interface Term {
  /** How the forms of the word begin, or the forms themselves, in lower case. */
  forms: string[];
  /** Words that must not be used for it. */
  never: string[];
}
const TERMS: Partial<Record<Language, Record<string, Term>>> = glossary;

/** The terms of a complete language; one that has only begun needs none. */
function termsOf(language: Language): Record<string, Term> {
  const terms = TERMS[language];
  if (!terms) throw new Error(`glossary.json has no terms for ${language}`);
  return terms;
}

/** The words of all messages by room and key, in lower case, without the names of their arguments. */
function wordsIn(language: Language): Map<string, string> {
  // Team names are not terms.
  const all = rooms().filter((room) => room !== 'pretend' && room !== 'readMe');
  const messages = all.flatMap((room) =>
    Object.entries(readCatalogue(language, room)).map(
      ([key, message]) => [`${room} ${key}`, message.toLowerCase().replace(/\{\w+/g, '{')] as const,
    ),
  );
  return new Map(messages);
}

const english = wordsIn('en');
/** What is quoted may be a name in a phone's settings. */
const QUOTED = /[‘“„«][^’”“»]*[’”“»]/g;
const plainOf = (term: string) => new RegExp(`\\b${term.replace('-', '[- ]')}s?\\b`);

describe.each(WHOLE_LANGUAGES)('in %s', (language) => {
  const words = wordsIn(language);
  const keysOf = (has: (text: string) => boolean) =>
    [...words].filter(([, text]) => has(text)).map(([key]) => key);

  test.each(Object.keys(glossary.en))('%s has one translation', (term) => {
    const { forms, never } = termsOf(language)[term]!;
    for (const word of never)
      expect(
        keysOf((text) => text.replace(QUOTED, '').includes(word)),
        word,
      ).toEqual([]);
    const meant = [...english].filter(([, text]) => plainOf(term).test(text)).map(([key]) => key);
    const said = new Set(keysOf((text) => forms.some((form) => text.includes(form))));
    // A sentence may not need the word.
    const share = meant.filter((key) => said.has(key)).length / meant.length;
    expect(share).toBeGreaterThanOrEqual(0.5);
  });
});

test.each(WHOLE_LANGUAGES)(
  'the quizzes that come with the program have the word for tie-break in %s',
  async (language) => {
    const { forms } = termsOf(language)['tie-break']!;
    for (const folder of ['evening', 'samples']) {
      const file = await readFile(`src/server/quizzes/${folder}/${language}.json`, 'utf8');
      const { tieBreak } = JSON.parse(file) as { tieBreak: { question: string } };
      expect(tieBreak.question.toLowerCase()).toMatch(new RegExp(`^(${forms.join('|')})`));
    }
  },
);

test('docs/languages.md has each term in each language', async () => {
  const page = await readFile('docs/languages.md', 'utf8');
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  for (const language of WHOLE_LANGUAGES.filter((each) => each !== 'en')) {
    const header = rows.findIndex((cells) => cells.includes(LANGUAGES[language].name));
    const column = rows[header]!.indexOf(LANGUAGES[language].name);
    for (const [term, { forms }] of Object.entries(termsOf(language))) {
      const row = rows.slice(header).find((cells) => cells[1] === term);
      const word = row![column]!.toLowerCase();
      expect(
        forms.some((form) => word.includes(form)),
        `${language} ${term}: ${word}`,
      ).toBe(true);
    }
  }
});
