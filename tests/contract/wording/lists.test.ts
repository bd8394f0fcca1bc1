import { expect, test } from 'vitest';
import type { Language } from '../../../src/contract/languages';
import { listIn } from '../../../src/contract/wording/lists';

test.each<[Language, string]>([
  ['de', 'Ada, Ben und Cleo'],
  ['en', 'Ada, Ben and Cleo'],
  ['es', 'Ada, Ben y Cleo'],
])('in %s: %s', (language, written) => {
  expect(listIn(language)(['Ada', 'Ben', 'Cleo'])).toBe(written);
});

test('adapts the conjunction to the next word, in languages that do', () => {
  expect(listIn('es')(['Ada', 'Irma'])).toBe('Ada e Irma');
});

test('a single item is left alone, and no items make an empty text', () => {
  expect(listIn('en')(['Ada'])).toBe('Ada');
  expect(listIn('en')([])).toBe('');
});
