import { describe, expect, test } from 'vitest';
import { LANGUAGES, SPOKEN_LANGUAGES } from '../../../src/contract/languages';
import { judgeText, keyOfText } from '../../../src/kinds/written/texts';
import { languageRules } from '../../../src/server/texts/languageRules';
import { fc } from '../../support/property';
import { ANSWER_PAIRS } from './answerPairs';

const VERDICTS: Record<string, string> = { '=': 'right', '~': 'suggested', '?': 'doubtful', '!': 'wrong' };
const LEAST = 40;
type Language = keyof typeof ANSWER_PAIRS;
const JUDGED = Object.keys(ANSWER_PAIRS) as Language[];

function pairsIn(language: Language): { given: string; sign: string; accepted: string[] }[] {
  return ANSWER_PAIRS[language]
    .trim()
    .split('\n')
    .map((line) => {
      const [, given, sign, accepted] = /^\s*(.+?) ([=~?!]) (.+)$/.exec(line)!;
      return { given: given!, sign: sign!, accepted: accepted!.split(', ') };
    });
}

const judge = (language: Language, given: string, ...accepted: string[]) =>
  judgeText(accepted, given, languageRules(language));

test('every language that can be chosen has such pairs, or is a variant of one that has', () => {
  const own = SPOKEN_LANGUAGES.filter((language) => !LANGUAGES[language].over);
  expect([...JUDGED].sort()).toEqual([...own].sort());
  expect(languageRules('pt-BR')).toBe(languageRules('pt'));
  expect(languageRules('he')).toBeUndefined();
});

describe.each(JUDGED)('in %s', (language) => {
  const pairs = pairsIn(language);

  test('answers are judged as people mean them', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(LEAST);
    const judged = pairs.map((pair) => ({
      ...pair,
      verdict: judge(language, pair.given, ...pair.accepted),
    }));
    const otherwise = judged.filter(({ sign, verdict }) => verdict !== VERDICTS[sign]);
    expect(
      otherwise.map(({ given, accepted, verdict }) => `${given} – ${accepted.join()}: ${verdict}`),
    ).toEqual([]);
  });

  test('the same text is always right, also without its accents, in capitals and with other punctuation', () => {
    for (const { accepted } of pairs)
      for (const text of accepted) {
        const alike = [
          text,
          text.toUpperCase(),
          text.normalize('NFD'),
          `“${text}”!`,
          text.replace(/ /g, '  '),
        ];
        for (const each of alike) expect(judge(language, each, text), each).toBe('right');
      }
  });

  test('answers with the same key have the same verdict', () => {
    const rules = languageRules(language);
    const texts = pairs.flatMap(({ given, accepted }) => [given, ...accepted]);
    const keys = [...new Set(texts.map((text) => keyOfText(text, rules)))];
    const groups = keys.map((key) => texts.filter((text) => keyOfText(text, rules) === key));
    for (const { accepted } of pairs)
      for (const alike of groups)
        expect(new Set(alike.map((text) => judge(language, text, ...accepted))).size, alike.join()).toBe(1);
  });
});

/** Words, articles of several languages, numbers and signs, as one may type them. */
const piece = fc.constantFrom(
  ...'the der la il un l’ d’ en et a az één II iv 7 sieben km € & ’ - Århus œuf ij Київ ı İ שלום'.split(' '),
  'x',
);

test('what is the same without articles and language is right in every language', () => {
  const text = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(' '));
  fc.assert(
    fc.property(text, fc.constantFrom(...JUDGED), (typed, language) => {
      const accepted = typed.replace(/[’-]/g, ' ');
      expect(judge(language, typed.toUpperCase(), typed)).toBe('right');
      if (accepted.trim()) expect(judge(language, accepted, typed)).toBe('right');
    }),
    { numRuns: 2_000 },
  );
});

test.each<[Language, string, string]>([
  ['fr', 'Hard', 'Die Hard'],
  ['hu', 'Team', 'The Team'],
  ['nl', 'dood', 'das dood'],
  ['en', 'Seine', 'La Seine'],
  ['de', 'Beatles', 'The Beatles'],
  ['it', 'Rhein', 'Der Rhein'],
])('in %s, no article of another language is taken off %j', (language, given, accepted) => {
  expect(judge(language, given, accepted)).toBe('doubtful');
});

test.each<[Language, string, string, string]>([
  ['tr', 'ISTANBUL', 'İstanbul', 'right'],
  ['tr', 'ıstanbul', 'İstanbul', 'right'],
  ['tr', 'Kaş', 'Kış', 'doubtful'],
  ['hu', 'Erdős', 'Erdös', 'right'],
  ['hu', 'hűtő', 'huto', 'right'],
  ['hu', 'fő', 'fű', 'wrong'],
  ['uk', 'Oдeca', 'Одеса', 'right'],
  ['uk', 'BМW', 'BMW', 'right'],
  ['uk', 'Одеси', 'Одеса', 'right'],
  ['uk', 'Лис', 'Ліс', 'doubtful'],
  ['de', 'GROSSE FREIHEIT', 'Große Freiheit', 'right'],
  ['de', 'Masse', 'Maße', 'right'],
  ['de', 'Mase', 'Maße', 'doubtful'],
  ['nl', 'Ĳmuiden', 'IJmuiden', 'right'],
  ['nl', 'Ymuiden', 'IJmuiden', 'right'],
  ['nl', 'Imuiden', 'IJmuiden', 'suggested'],
  ['fr', 'OEUVRE', 'Œuvre', 'right'],
  ['fr', 'Œdipe', 'OEdipe', 'right'],
  ['fr', 'Dipe', 'Œdipe', 'doubtful'],
  ['de', 'תל אביב', 'תֵּל אָבִיב', 'right'],
  ['en', '\u200fتل أبيب\u200e', 'تل أبيب', 'right'],
  ['en', 'the שלום', 'שלום', 'right'],
  ['fr', 'l’Étoile \u2067ירושלים\u2069', 'Étoile ירושלים', 'right'],
  ['da', 'Aa', 'Å', 'right'],
  ['es', 'cigüena', 'cigüeña', 'right'],
])('in %s, %j for %j is %s', (language, given, accepted, verdict) => {
  expect(judge(language, given, accepted)).toBe(verdict);
});
