import { expect, test } from 'vitest';
import { checkPlayerName } from '../../../src/game/names/playerName';
import { nameKey } from '../../../src/game/names/nameKeys';
import { judgedPieces } from '../../../src/game/scoring/grade';
import { rulesOf } from '../../../src/kinds/rules';
import type { QuizQuestion } from '../../../src/game/quiz/quiz';
import { readQuiz } from '../../../src/game/quiz/readQuiz';
import { createStarWords } from '../../../src/server/sessions/badWords';
import { pretendAnswer, untypableIn } from '../../../src/session/rehearsal/pretendAnswer';
import { guessesIn, teamNames } from '../../../src/session/rehearsal/teamNames';
import { isTypable } from '../../../src/kinds/written/pretend';
import { choice, part } from '../../support/gameQuizzes';
import { seeded, text } from '../../support/rehearsal';
import { WHOLE_LANGUAGES } from '../../support/words';

function questionOf(source: object): QuizQuestion {
  const read = readQuiz({ questions: [source] });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value.rounds[0]!.questions[0]!;
}

/** The answers of a team that knows everything and never mistypes. */
const ANSWERING = { chance: 1, isExact: true, guesses: ['Paris', '42'] };

const KINDS = [
  choice('A?'),
  { question: 'B?', answers: ['a', 'b', 'c'], correctAnswers: [0, 2] },
  text('C?', 'Copenhagen'),
  text('Short?', 'Po'),
  { question: 'D?', correctNumber: 1969 },
  { question: 'E?', correctNumber: 0.25 },
  { question: 'F?', correctOrder: ['one', 'two'] },
  { question: 'G?', parts: [part('one', 'Abba'), part('two', 'Waterloo')] },
  {
    question: 'H?',
    pairs: [
      ['one', 'a'],
      ['two', 'b'],
      ['three', 'c'],
    ],
  },
];
/** Questions at the limits of what a quiz may contain. */
const EDGES = [
  ...[999_999_999_999_999, -1e14, Math.PI, 5e-324, -2.5e-7, 0, 123456.7890125].map((correctNumber) => ({
    question: `${correctNumber}?`,
    correctNumber,
  })),
  text('120 letters?', 'ab'.repeat(60)),
  text('One letter?', 'a'),
  text('Only emoji?', '🍕🍕🍕🍕🍕'),
  text('Accents?', 'e\u0301e\u0301e\u0301e\u0301'),
  { question: 'All right?', answers: ['a', 'b'], correctAnswers: [0, 1] },
];

test.each([...KINDS, ...EDGES])('every answer of a pretend team to $question is valid', (source) => {
  const question = questionOf(source);
  const random = seeded();
  for (let each = 0; each < 300; each++) {
    const answer = pretendAnswer(question, { ...ANSWERING, chance: 0.5, isExact: false, random });
    expect(rulesOf(question).stored(question, answer)).toEqual(answer);
  }
});

test.each(KINDS)('a team that knows everything and never mistypes has $question right', (source) => {
  const question = questionOf(source);
  const answer = pretendAnswer(question, { ...ANSWERING, random: seeded() });
  for (const { verdict } of judgedPieces(question, { answer, afterMs: 0 })) expect(verdict).toBe('right');
});

test('nobody knows which of several identical answers is meant', () => {
  const question = questionOf({ question: 'H?', answers: ['Bonn', 'bonn ', 'Kiel'], correctAnswer: 0 });
  const random = seeded();
  const given = Array.from({ length: 50 }, () => pretendAnswer(question, { ...ANSWERING, random }));
  expect(new Set(given)).toEqual(new Set([0, 1]));
});

test.each(['Zürich', 'Łódź', "Rock 'n' Roll", 'AC/DC', '3,5 %', 'Señor', 'H₂O', '50 €', 'Hawaiʻi', '1984'])(
  '%s can be typed',
  (accepted) => expect(isTypable(accepted, 'Who?')).toBe(true),
);

test.each(['Москва', 'π', '東京', '🍺', 'a\u0007b', '∞', 'too long'.repeat(20)])(
  '%s cannot be typed',
  (accepted) => expect(isTypable(accepted, 'Who?')).toBe(false),
);

test('whoever reads a question in other letters can type them', () => {
  expect(isTypable('Київ', 'Яке місто є столицею України?')).toBe(true);
  expect(isTypable('東京', 'Яке місто є столицею Японії?')).toBe(false);
  const answer = (random: () => number) =>
    pretendAnswer(questionOf(text('Столиця України?', 'Київ')), { ...ANSWERING, random });
  expect(answer(seeded())).toBe('Київ');
});

test('one answer that can be typed is enough', () => {
  expect(untypableIn(questionOf(text('Where?', 'Москва', 'Moskau')))).toEqual([]);
  expect(untypableIn(questionOf(text('Where?', 'Москва', '東京')))).toEqual([
    { answer: 'Москва', reason: 'letters' },
  ]);
});

test('a number with superfluous digits is not reported', () => {
  const exact = { question: 'Pi?', correctNumber: Math.PI };
  expect(untypableIn(questionOf(exact))).toEqual([{ answer: String(Math.PI), reason: 'refused' }]);
  expect(untypableIn(questionOf({ ...exact, nearest: [2, 1] }))).toEqual([]);
  expect(untypableIn(questionOf({ ...exact, tolerance: 0.01 }))).toEqual([]);
});

test('each accepted answer is tried in the phone’s field, and those that fail are reported with the reason', () => {
  const failing = (...accepted: string[]) => untypableIn(questionOf(text('Who?', ...accepted)));
  expect(failing('AC/DC', 'Guns N’ Roses', '3.5', 'naïve')).toEqual([]);
  const severalIn = (answer: string) => [{ answer, reason: 'several' }];
  expect(failing('Helene Fischer; Fischer', 'Helene')).toEqual(severalIn('Helene Fischer; Fischer'));
  expect(failing('Bach / Händel')).toEqual(severalIn('Bach / Händel'));
  // Without the line break, the two words become one.
  expect(failing('Johann\nSebastian')).toEqual([{ answer: 'Johann\nSebastian', reason: 'refused' }]);
  const parts = [part('Song', 'Waterloo'), part('Band', 'ABBA | Abba')];
  expect(untypableIn(questionOf({ question: 'What?', parts }))).toEqual(severalIn('ABBA | Abba'));
});

test('there are two hundred names and more, all different and allowed', () => {
  const names = teamNames(undefined).flat();
  expect(names.length).toBeGreaterThan(200);
  expect(new Set(names.map(nameKey)).size).toBe(names.length);
  for (const name of names) {
    expect(checkPlayerName(name)).toEqual({ ok: true, name });
  }
});

test.each(WHOLE_LANGUAGES)('in %s, forty pretend teams have names of that language', (language) => {
  const [own, others] = teamNames(language);
  expect(own.length).toBeGreaterThanOrEqual(40);
  expect(new Set([...own, ...others].map(nameKey)).size).toBe(own.length + others.length);
  expect(guessesIn(language).length).toBeGreaterThan(4);
  const stars = createStarWords(() => language)(language);
  expect([...own, ...guessesIn(language)].filter((each) => stars(each) !== each)).toEqual([]);
});
