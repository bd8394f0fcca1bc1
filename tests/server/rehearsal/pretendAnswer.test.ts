import { expect, test } from 'vitest';
import { checkPlayerName } from '../../../src/game/names/playerName';
import { nameKey } from '../../../src/game/names/nameKeys';
import { rulesOf } from '../../../src/kinds/rules';
import type { QuizQuestion } from '../../../src/game/quiz/quiz';
import { readQuiz } from '../../../src/game/quiz/readQuiz';
import { starWords } from '../../../src/server/names/starWords';
import { pretendAnswer, untypableIn } from '../../../src/server/rehearsal/pretendAnswer';
import { shuffledNames } from '../../../src/server/rehearsal/teamNames';
import { isTypable } from '../../../src/kinds/written/pretend';
import { choice } from '../../support/gameQuizzes';
import { seeded, text } from '../../support/rehearsal';

function questionOf(source: object): QuizQuestion {
  const read = readQuiz({ questions: [source] });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value.rounds[0]!.questions[0]!;
}

const KINDS = [
  choice('A?'),
  { question: 'B?', answers: ['a', 'b', 'c'], correctAnswers: [0, 2] },
  text('C?', 'Copenhagen'),
  text('Short?', 'Po'),
  { question: 'D?', correctNumber: 1969 },
  { question: 'E?', correctNumber: 0.25 },
  { question: 'F?', correctOrder: ['one', 'two'] },
  {
    question: 'G?',
    parts: [
      { label: 'one', acceptedAnswers: ['Abba'] },
      { label: 'two', acceptedAnswers: ['Waterloo'] },
    ],
  },
];
/** At the edges of what a quiz may have. */
const EDGES = [
  ...[1e307, -1e300, 1e21, 5e-324, -2.5e-7, 0, 123456.7890125].map((correctNumber) => ({
    question: `${correctNumber}?`,
    correctNumber,
  })),
  text('120 letters?', 'ab'.repeat(60)),
  text('One letter?', 'a'),
  text('Only emoji?', '🍕🍕🍕🍕🍕'),
  text('Accents?', 'e\u0301e\u0301e\u0301e\u0301'),
  { question: 'All right?', answers: ['a', 'b'], correctAnswers: [0, 1] },
];

test.each([...KINDS, ...EDGES])('whatever a pretend team answers to $question fits it', (source) => {
  const question = questionOf(source);
  const random = seeded();
  for (let each = 0; each < 300; each++) {
    const answer = pretendAnswer(question, { chance: 0.5, isExact: false, random });
    expect(rulesOf(question).stored(question, answer)).toEqual(answer);
  }
});

test.each(KINDS)('who knows all and never mistypes has $question right', (source) => {
  const question = questionOf(source);
  const answer = pretendAnswer(question, { chance: 1, isExact: true, random: seeded() });
  const pieces = rulesOf(question).piecesOf?.(question, answer) ?? [{ answer, field: 0 }];
  for (const piece of pieces)
    expect(rulesOf(question).judge(question, piece.answer, piece.field)).toBe('right');
});

test('of answers that read the same nobody knows which is meant', () => {
  const question = questionOf({ question: 'H?', answers: ['Bonn', 'bonn ', 'Kiel'], correctAnswer: 0 });
  const random = seeded();
  const given = Array.from({ length: 50 }, () =>
    pretendAnswer(question, { chance: 1, isExact: true, random }),
  );
  expect(new Set(given)).toEqual(new Set([0, 1]));
});

test.each(['Zürich', 'Łódź', "Rock 'n' Roll", 'AC/DC', '3,5 %', 'Señor', 'H₂O', '50 €', 'Hawaiʻi', '1984'])(
  '%s can be typed',
  (accepted) => expect(isTypable(accepted)).toBe(true),
);

test.each(['Москва', 'π', '東京', '🍺', 'a\u0007b', '∞', 'too long'.repeat(20)])(
  '%s cannot be typed',
  (accepted) => expect(isTypable(accepted)).toBe(false),
);

test('one answer that can be typed is enough', () => {
  expect(untypableIn(questionOf(text('Where?', 'Москва', 'Moskau')))).toEqual([]);
  expect(untypableIn(questionOf(text('Where?', 'Москва', '東京')))).toEqual([
    { answer: 'Москва', reason: 'letters' },
  ]);
});

test('a number whose digits nobody needs raises no alarm', () => {
  const far = { question: 'Atoms?', correctNumber: 1e80 };
  expect(untypableIn(questionOf(far))).toEqual([{ answer: '1e+80', reason: 'refused' }]);
  expect(untypableIn(questionOf({ ...far, nearest: [2, 1] }))).toEqual([]);
  expect(untypableIn(questionOf({ ...far, tolerance: 1e79 }))).toEqual([]);
});

test('each accepted answer is tried through the phone’s field, and those that fail are named with the reason', () => {
  const failing = (...accepted: string[]) => untypableIn(questionOf(text('Who?', ...accepted)));
  expect(failing('AC/DC', 'Guns N’ Roses', '3.5', 'naïve')).toEqual([]);
  expect(failing('Helene Fischer; Fischer', 'Helene')).toEqual([
    { answer: 'Helene Fischer; Fischer', reason: 'several' },
  ]);
  expect(failing('Bach / Händel')).toEqual([{ answer: 'Bach / Händel', reason: 'several' }]);
  // Without its line break two words are one.
  expect(failing('Johann\nSebastian')).toEqual([{ answer: 'Johann\nSebastian', reason: 'refused' }]);
  const parts = [
    { label: 'Song', acceptedAnswers: ['Waterloo'] },
    { label: 'Band', acceptedAnswers: ['ABBA | Abba'] },
  ];
  expect(untypableIn(questionOf({ question: 'What?', parts }))).toEqual([
    { answer: 'ABBA | Abba', reason: 'several' },
  ]);
});

test('there are two hundred names and more, all different, allowed, and fit for a projector', () => {
  const names = shuffledNames(seeded());
  expect(names.length).toBeGreaterThan(200);
  expect(new Set(names.map(nameKey)).size).toBe(names.length);
  for (const name of names) {
    expect(checkPlayerName(name)).toEqual({ ok: true, name });
    expect(starWords(name)).toBe(name);
  }
});
