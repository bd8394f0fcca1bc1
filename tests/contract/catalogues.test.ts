import { describe, expect, test } from 'vitest';
import { SPOKEN_LANGUAGES, type Language } from '../../src/contract/languages';
import { isInCommon, ONE_FORM } from './sameTexts';

const FILES = import.meta.glob<{ default: unknown }>('../../src/**/??.ts');
const FOLDERS = Object.keys(FILES)
  .filter((path) => path.endsWith('/de.ts'))
  .map((path) => path.slice(0, -'de.ts'.length));

const NAMES = ['Ada', 'Bo', 'Cy'];
const SAMPLES: readonly unknown[] = [5, 'Ada', NAMES, true];
const MOST_ARGUMENTS = 3;

/** Every choice of samples for so many arguments. */
function argumentsFor(count: number): unknown[][] {
  if (count === 0) return [[]];
  return argumentsFor(count - 1).flatMap((chosen) => SAMPLES.map((sample) => [...chosen, sample]));
}

/** What a function of a catalogue answers to arguments that may not be its own: undefined where it cannot say. */
function said(text: unknown, given: readonly unknown[]): string | undefined {
  try {
    const answer: unknown =
      typeof text === 'function' ? (text as (...all: unknown[]) => unknown)(...given) : text;
    return typeof answer === 'string' ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** All texts of a catalogue by their paths, such as `lobby.arrived`. */
function textsIn(catalogue: unknown, path = ''): [string, unknown][] {
  if (typeof catalogue !== 'object' || catalogue === null) return [[path, catalogue]];
  return Object.entries(catalogue).flatMap(([key, value]) => textsIn(value, path ? `${path}.${key}` : key));
}

/** What a text says, to several samples where it is a function. */
function sayingsOf(text: unknown): (string | undefined)[] {
  if (typeof text !== 'function') return [said(text, [])];
  return argumentsFor(Math.min(text.length || 1, MOST_ARGUMENTS)).map((given) => said(text, given));
}

/** A text without numbers and names, which are the same in all languages. */
const wordsOf = (text: string) => text.replace(/Ada|Bo|Cy|true|NaN|undefined|[\d.,]+/g, '').trim();
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const hasWord = (text: string) => /\p{L}{4}/u.test(text);

async function catalogue(folder: string, language: Language): Promise<Map<string, unknown>> {
  const load = FILES[`${folder}${language}.ts`];
  expect(load, `${folder}${language}.ts is missing`).toBeDefined();
  return new Map(textsIn((await load!()).default));
}

test('catalogues are found', () => {
  expect(FOLDERS.length).toBeGreaterThanOrEqual(15);
});

describe.each(SPOKEN_LANGUAGES)('in %s', (language) => {
  test.each(FOLDERS)('the catalogue of %s has every text, and none of them is empty', async (folder) => {
    const [german, own] = [await catalogue(folder, 'de'), await catalogue(folder, language)];
    const english = await catalogue(folder, 'en');
    const known = (path: string) =>
      [german, english].flatMap((each) => placeholders(said(each.get(path), []) ?? ''));
    expect([...own.keys()].sort()).toEqual([...german.keys()].sort());
    for (const [path, text] of own) {
      expect(typeof text, path).toBe(typeof german.get(path));
      if (german.get(path) !== '') expect(text, path).not.toBe('');
      // A text may leave out what another says, but knows no other placeholder.
      expect(known(path), path).toEqual(expect.arrayContaining(placeholders(said(text, []) ?? '')));
    }
  });

  test.each(FOLDERS)('no text of %s is left as it is in another language', async (folder) => {
    const own = await catalogue(folder, language);
    const left: string[] = [];
    for (const other of (['en', 'de'] as const).filter((each) => each !== language && language !== 'de')) {
      const texts = await catalogue(folder, other);
      for (const [path, text] of own) {
        const theirs = sayingsOf(texts.get(path));
        sayingsOf(text).forEach((saying, at) => {
          const words = saying === undefined ? '' : wordsOf(saying);
          if (saying === theirs[at] && hasWord(words) && !isInCommon(language, words))
            left.push(`${path}: ${words}`);
        });
      }
    }
    expect([...new Set(left)].join('\n')).toBe('');
  });

  test.each(FOLDERS)('what %s counts is one or many', async (folder) => {
    const own = await catalogue(folder, language);
    const changes = (text: unknown) => {
      const [one, many] = [1, 5].map((count) => said(text, [count, ...NAMES]));
      return one !== undefined && many !== undefined && wordsOf(one) !== wordsOf(many);
    };
    const still = [...(await catalogue(folder, 'de'))]
      .filter(([path, text]) => typeof text === 'function' && changes(text) && !changes(own.get(path)))
      .map(([path]) => path);
    expect(still.filter((path) => !ONE_FORM[language]?.includes(path)).join('\n')).toBe('');
  });
});
