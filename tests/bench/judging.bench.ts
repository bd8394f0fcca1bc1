import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { AnswerWords } from '../../src/reading/answerWords';
import { LanguageRules } from '../../src/reading/languageRules';
import { judgeText } from '../../src/kinds/written/texts';
import { printTable } from './report';

const PAIRS = 10_000;
/** Accepted answers of 120 characters, with what each language does to them. */
const ACCEPTED: Record<string, string> = {
  da: 'De største universiteter og bibliotekerne i Århus og Ålborg, med de flotteste haver på øen for over 7 millioner gæster åå',
  de: 'Die Universitäten und Bibliotheken der größten Städte in Österreich, mit den schönsten Gärten für über 7 Millionen Gäste!!',
  en: 'The universities and libraries of the biggest cities in England, with all of the finest gardens for over 7 million guests!',
  fr: "L’université et les bibliothèques des plus grandes villes de l'été, avec œuvres d'art et jardins pour plus de 7 millions là",
  uk: 'Найбільші університети та бібліотеки найкращих міст України, з усіма їхніми чудовими садами для понад 7 мільйонів гостей!!',
};

/** What is typed: in turn the same in capitals, with a typo, with its words in another order, and nothing like it. */
function typedFor(text: string, n: number): string {
  const letters = [...text];
  const turns = [
    text.toUpperCase(),
    text.slice(0, (n * 7) % 100) + text.slice(((n * 7) % 100) + 1),
    text.split(' ').reverse().join(' '),
    letters.map((letter, at) => (at % 3 ? letter : letters[(at * 7 + n) % letters.length])).join(''),
  ];
  return turns[n % turns.length]!;
}

function millisecondsFor(text: string, rules?: LanguageRules): number {
  const pairs = Array.from({ length: PAIRS }, (_none, n) => [[text], typedFor(text, n)] as const);
  const before = performance.now();
  const right = pairs.filter(([accepted, typed]) => judgeText(accepted, typed, rules) === 'right').length;
  const took = performance.now() - before;
  expect(right).toBeGreaterThanOrEqual(PAIRS / 4);
  return took;
}

test(`${PAIRS} answers of 120 characters are judged, in no language and in their own`, () => {
  const rows = Object.entries(ACCEPTED).map(([language, text]) => {
    const path = new URL(`../../src/locales/${language}/answers.json`, import.meta.url);
    const rules = new LanguageRules(JSON.parse(readFileSync(path, 'utf8')) as AnswerWords);
    const runs = Array.from({ length: 3 }, () => [millisecondsFor(text), millisecondsFor(text, rules)]);
    const [plain, own] = [0, 1].map((at) => Math.min(...runs.map((run) => run[at]!)));
    return { language, 'in no language': plain!.toFixed(0), 'in its own': own!.toFixed(0) };
  });
  printTable(`${PAIRS} pairs of 120 characters: milliseconds, the best of three`, rows);
});
