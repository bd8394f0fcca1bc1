import { expect, test } from 'vitest';
import type { Language } from '../../src/contract/languages';
import { dayAsWritten, dayFormat, shortDay } from '../../src/contract/wording/days';
import { shortOrdinal } from '../../src/contract/wording/es';
import { fileFor } from '../../src/contract/wording/fileFor';
import { del } from '../../src/contract/wording/it';
import { listIn } from '../../src/contract/wording/lists';
import { number } from '../../src/contract/wording/runtime';
import { say } from '../../src/contract/wording/say';
import { readCatalogue, rooms } from '../../src/server/vite/messages/catalogues';

const MAY_FIRST = new Date(2026, 4, 1, 12);
const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;

test.each<[Language, string]>([
  ['de', '1. Mai 2026'],
  ['en', '1 May 2026'],
  ['fr', '1er mai 2026'],
  ['it', '1º maggio 2026'],
])('the first of a month is written as in %s: %s', (language, written) => {
  expect(dayFormat(language, LONG)(MAY_FIRST)).toBe(written);
});

test('a number is written like a date', () => {
  expect(dayFormat('fr', { dateStyle: 'full' })(MAY_FIRST.valueOf())).toBe('vendredi 1er mai 2026');
});

test('a short day has a numeric month where that is usual, and a year on request', () => {
  expect(shortDay('de')(MAY_FIRST)).toBe('1.5.');
  expect(shortDay('de', 'numeric')(MAY_FIRST)).toBe('1.5.2026');
  expect(shortDay('en')(MAY_FIRST)).toBe('1 May');
  expect(shortDay('fr', 'numeric')(MAY_FIRST)).toBe('1er mai 2026');
});

test.each<[Language, string, string]>([
  ['fr', '1 mai 2026', '1er mai 2026'],
  ['fr', 'vendredi 1 mai', 'vendredi 1er mai'],
  ['fr', '1 mai 2026, 12:00', '1er mai 2026, 12:00'],
  ['fr', '11 mai 2026', '11 mai 2026'],
  ['fr', '21 mai 2026', '21 mai 2026'],
  ['fr', '01/05/2026', '01/05/2026'],
  ['fr', '2 janvier 2021 à 11:01', '2 janvier 2021 à 11:01'],
  ['it', '1 maggio 2026', '1º maggio 2026'],
  ['it', '31 maggio 2026', '31 maggio 2026'],
])('in %s, writes %s as %s', (language, day, written) => {
  expect(dayAsWritten(language, day)).toBe(written);
});

test.each(rooms())('no line of %s breaks before a colon or within quotation marks', (room) => {
  const broken = Object.entries(readCatalogue('fr', room)).filter(([, message]) =>
    / [:;!?»%]|« |\u202f:/.test(message),
  );
  expect(broken).toEqual([]);
});

test.each([
  ['8 maggio 2026', 'dell’8 maggio 2026'],
  ['11 maggio 2026', 'dell’11 maggio 2026'],
  ['1º maggio 2026', 'del 1º maggio 2026'],
  ['18 maggio 2026', 'del 18 maggio 2026'],
  ['28 maggio 2026', 'del 28 maggio 2026'],
  ['domenica 3 maggio', 'della domenica 3 maggio'],
  ['lunedì 4 maggio', 'del lunedì 4 maggio'],
])('the article before %s: %s', (day, written) => {
  expect(del(day)).toBe(written);
});

test.each([
  [1, '1.er'],
  [2, '2.º'],
  [3, '3.er'],
  [11, '11.º'],
  [13, '13.er'],
  [21, '21.er'],
  [113, '113.er'],
])('place %d is written %s before its noun', (rank, written) => {
  expect(shortOrdinal(rank)).toBe(written);
});

test.each<[Language, string]>([
  ['de', 'Ada, Ben und Cleo'],
  ['en', 'Ada, Ben and Cleo'],
  ['es', 'Ada, Ben y Cleo'],
])('lists in %s: %s', (language, written) => {
  expect(listIn(language)(['Ada', 'Ben', 'Cleo'])).toBe(written);
});

test('adapts the conjunction to the next word, in languages that do', () => {
  expect(listIn('es')(['Ada', 'Irma'])).toBe('Ada e Irma');
});

test('a single item is left alone, and no items make an empty text', () => {
  expect(listIn('en')(['Ada'])).toBe('Ada');
  expect(listIn('en')([])).toBe('');
});

test('writes numbers as the language does, with two decimals at most', () => {
  expect(number('de', 1234.567, 0)).toBe('1.234,57');
  expect(number('en-GB', 1234.567, 0)).toBe('1,234.57');
  expect(number('en-GB', 0.5, 0)).toBe('0.5');
});

test('subtracts the offset of a plural', () => {
  expect(number('en-GB', 5, 2)).toBe('3');
});

test('a text is used as it is, a message with its arguments', () => {
  expect(say('Round over', { round: 2 })).toBe('Round over');
  expect(say(({ round }: { round: number }) => `Round ${round}`, { round: 2 })).toBe('Round 2');
  expect(say(({ 0: first, 1: second }: string[]) => `${first} or ${second}`, ['a', 'b'])).toBe('a or b');
});

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
