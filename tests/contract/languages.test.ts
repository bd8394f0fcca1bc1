import { expect, it } from 'vitest';
import { languageFor } from '../../src/contract/languages';

it.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['DE-ch'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['gsw', 'de-CH', 'en'], 'de'],
  [['fr', 'en-US', 'de'], 'en'],
  [['den'], 'en'],
  [['constructor'], 'en'],
  [[], 'en'],
])('speaks to who wishes for %j in %s', (wished, language) => {
  expect(languageFor(wished)).toBe(language);
});
