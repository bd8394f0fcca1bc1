import { expect, test } from 'vitest';
import {
  fallbacksOf,
  languageChoices,
  languageFor,
  LANGUAGES,
  localeOf,
  SPOKEN_LANGUAGES,
} from '../../src/contract/languages';

test.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['DE-ch'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['gsw', 'de-CH', 'en'], 'de'],
  [['gl', 'en-US', 'de'], 'en'],
  [['de_CH'], 'de'],
  [['ja', 'eo'], 'en'],
  [['', '*', '-de'], 'en'],
  [['den'], 'en'],
  [['constructor'], 'en'],
  [[], 'en'],
  [['pt-BR'], 'pt-BR'],
  [['pt_br', 'de'], 'pt-BR'],
  [['pt-PT'], 'pt'],
  [['pt-Latn-BR'], 'pt'],
  // Only begun.
  [['he', 'fr'], 'fr'],
])('speaks to who wishes for %j in %s', (wished, language) => {
  expect(languageFor(wished)).toBe(language);
});

test.each(SPOKEN_LANGUAGES.filter((language) => !LANGUAGES[language].over))(
  'who wishes for %s gets it, whatever the region, the script or the case',
  (language) => {
    for (const tag of [language, localeOf(language), `${language}-AO`, `${language.toUpperCase()}-Latn-CH`])
      expect(languageFor(['xx', tag, 'en'])).toBe(language);
  },
);

test('a variant falls back on its language, and everything on English', () => {
  expect(fallbacksOf('pt-BR')).toEqual(['pt-BR', 'pt', 'en']);
  expect(fallbacksOf('mixture')).toEqual(['mixture', 'de', 'en']);
  expect(fallbacksOf('da')).toEqual(['da', 'en']);
  expect(fallbacksOf('en')).toEqual(['en']);
});

test('a language that is only begun is in no menu, except where it is shown', () => {
  expect(SPOKEN_LANGUAGES).not.toContain('he');
  expect(languageChoices('fr')).not.toContain('he');
  expect(languageChoices('he')).toContain('he');
});
