import { expect, test } from 'vitest';
import { fileFor } from '../../../src/contract/wording/fileFor';

const files = (...languages: string[]) =>
  Object.fromEntries(languages.map((each) => [`../locales/${each}/game.json`, each]));

test.each([
  ['fr', ['de', 'en', 'fr'], 'fr'],
  ['fr', ['de', 'en'], 'en'],
  ['mixture', ['de', 'en', 'mixture'], 'mixture'],
  ['mixture', ['de', 'en'], 'de'],
  ['mixture', ['en'], 'en'],
])('%s among %j reads the file in %s', (language, there, found) => {
  expect(fileFor(files(...there), language)).toBe(found);
});
