import { expect, test } from 'vitest';
import { languageFor, localeOf, SPOKEN_LANGUAGES } from '../../src/contract/languages';

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
])('speaks to who wishes for %j in %s', (wished, language) => {
  expect(languageFor(wished)).toBe(language);
});

test.each(SPOKEN_LANGUAGES)(
  'who wishes for %s gets it, whatever the region, the script or the case',
  (language) => {
    for (const tag of [language, localeOf(language), `${language}-BR`, `${language.toUpperCase()}-Latn-CH`])
      expect(languageFor(['xx', tag, 'en'])).toBe(language);
  },
);
