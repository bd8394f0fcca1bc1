import { describe, expect, test } from 'vitest';
import { readQuiz } from '../../../src/game/quiz/readQuiz';
import { faultForLog } from '../../../src/server/formats/faults';
import { faultsIn, quizOf as read } from '../../support/gameQuizzes';
import { fc } from '../../support/property';

const choice = { question: 'How many?', answers: ['One', 'Two', 'Three'], correctAnswer: 1 };
const multiple = { question: 'Which?', answers: ['A', 'B', 'C'], correctAnswers: [2, 0] };
const text = { question: 'Who?', acceptedAnswers: ['Bach', 'J. S. Bach'] };
const number = { question: 'When?', correctNumber: 1685 };
const order = { question: 'Sort!', correctOrder: ['Ant', 'Dog', 'Elephant', 'Whale'] };

const readOne = (question: object) => read({ questions: [question] }).rounds[0]!.questions[0]!;
const reasonOf = (rest: unknown) => {
  const parsed = readQuiz(rest);
  return parsed.ok ? 'read' : faultForLog(parsed.faults[0]!);
};

test('drafts are never asked, whatever they lack, and neither is a round or a tie-break that is one', () => {
  const draft = { question: 'What?', correctAnswer: null, seconds: 'soon', draft: true };
  const rounds = [
    { title: 'Drafts', questions: [draft] },
    { title: 'Asked', questions: [draft, choice, draft, text] },
  ];
  const quiz = read({ rounds, tieBreak: draft });
  expect(quiz.rounds.map(({ title }) => title)).toEqual(['Asked']);
  expect(quiz.rounds[0]!.questions.map(({ questionId }) => questionId)).toEqual(['q1', 'q2']);
  expect(quiz).not.toHaveProperty('tieBreak');
  expect(read({ questions: [draft] }).rounds).toEqual([]);
});

test('a round without any question is left out beside others', () => {
  const rounds = [
    { title: 'Later', questions: [] },
    { title: 'Now', questions: [choice] },
  ];
  expect(read({ rounds }).rounds.map(({ title }) => title)).toEqual(['Now']);
});

describe('a quiz file', () => {
  test('with questions alone is one round without a title, with the defaults', () => {
    expect(read({ questions: [choice] })).toEqual({
      scores: 'round',
      rounds: [
        {
          scoring: 'points',
          reveal: 'question',
          questions: [
            {
              questionId: 'q1',
              kind: 'choice',
              text: 'How many?',
              points: 1,
              seconds: 30,
              answers: ['One', 'Two', 'Three'],
              correct: [1],
            },
          ],
        },
      ],
    });
  });

  test('takes missing values from the level above', () => {
    const { rounds } = read({
      seconds: 60,
      scoring: 'speed',
      reveal: 'round',
      rounds: [
        { title: 'One', questions: [choice, { ...choice, seconds: null }] },
        {
          title: 'Two',
          seconds: null,
          scoring: 'points',
          reveal: 'question',
          questions: [choice, { ...choice, seconds: 5 }],
        },
      ],
    });
    expect(rounds.map(({ title, scoring, reveal }) => [title, scoring, reveal])).toEqual([
      ['One', 'speed', 'round'],
      ['Two', 'points', 'question'],
    ]);
    const seconds = rounds.map(({ questions }) => questions.map((each) => each.seconds));
    expect(seconds).toEqual([
      [60, null],
      [null, 5],
    ]);
  });

  test('reads null and empty text as absent', () => {
    const round = {
      title: '',
      scoring: null,
      reveal: null,
      questions: [{ ...choice, points: null, note: null, explanation: ' ' }],
    };
    const { rounds } = read({ rounds: [round], questions: null, scores: null, tieBreak: null });
    expect(rounds).toEqual(read({ questions: [choice] }).rounds);
  });

  test('may have a question that breaks a tie, won by the nearest', () => {
    expect(read({ questions: [choice], tieBreak: number, scores: 'end' })).toMatchObject({
      scores: 'end',
      tieBreak: { questionId: 'tieBreak', kind: 'number', value: 1685, nearest: [1], points: 0 },
    });
    const own = { ...number, nearest: [3, 2], points: 5 };
    expect(read({ questions: [choice], tieBreak: own }).tieBreak).toMatchObject({ nearest: [1], points: 0 });
  });

  test('may have a joker', () => {
    expect(read({ questions: [choice], joker: true })).toHaveProperty('joker', true);
    for (const joker of [false, null, undefined])
      expect(read({ questions: [choice], joker })).not.toHaveProperty('joker');
  });

  test('is not changed by being read, and can be read again with the same result', () => {
    const file = { rounds: [{ questions: [order, multiple] }] };
    const before = JSON.stringify(file);
    expect(readQuiz(file)).toEqual(readQuiz(JSON.parse(before)));
    expect(JSON.stringify(file)).toBe(before);
  });
});

describe('the kind of a question', () => {
  test('order is shown in another order, and knows the right one', () => {
    const read = readOne(order);
    expect(read).toMatchObject({ kind: 'order' });
    if (read.kind !== 'order') throw Error('another kind');
    expect(read.answers).not.toEqual(order.correctOrder);
    expect(read.correct.map((place) => read.answers[place])).toEqual(order.correctOrder);
  });

  test('order is shown in the same order whatever the right one is', () => {
    const reversed = { ...order, correctOrder: [...order.correctOrder].reverse() };
    expect(readOne(reversed)).toMatchObject({ answers: (readOne(order) as { answers: string[] }).answers });
  });

  test('number may have a unit, and points for the nearest or a tolerance', () => {
    expect(readOne({ ...number, unit: 'years', nearest: [3, 2, 1] })).toMatchObject({
      unit: 'years',
      nearest: [3, 2, 1],
      points: 3,
    });
    expect(readOne({ ...number, tolerance: 0.5 })).toMatchObject({ tolerance: 0.5, points: 1 });
  });

  test('leaves explanation, note and media unchanged', () => {
    const beside = {
      explanation: 'So it is.',
      note: 'Slowly.',
      image: 'a.png',
      imageAlt: 'A',
      audio: 'b.mp3',
      video: 'c.mp4',
    };
    expect(readOne({ ...choice, ...beside })).toMatchObject(beside);
  });
});

describe('a quiz file is refused with the reason', () => {
  const inSecondRound = (question: unknown) => ({
    rounds: [{ questions: [choice] }, { questions: [choice, question] }],
  });

  test.each([
    [null, 'must be an object'],
    [{}, 'must have questions'],
    [{ questions: [] }, 'questions must have at least one question'],
    [{ rounds: [] }, 'rounds must have at least one entry'],
    [{ rounds: [{ title: 'Empty', questions: [] }] }, 'round 1: questions must have at least one question'],
    [{ rounds: [{ title: 'Empty' }] }, 'round 1: questions missing'],
    [{ rounds: [7] }, 'round 1: must be an object'],
    [{ rounds: [{ questions: [choice] }], questions: [choice] }, 'must have rounds or questions, not both'],
    [{ questions: [choice], joker: 'yes' }, 'joker must be true or false'],
    [{ questions: [choice], scoring: 'luck' }, 'scoring must be points or speed'],
    [{ questions: [choice], seconds: 2 }, 'seconds must be at least 5 seconds'],
    [{ questions: [choice], tieBreak: choice }, 'tieBreak: must be a number question, with correctNumber'],
    [{ questions: Array(1001).fill(choice) }, 'must not have more than 1,000 questions'],
    [
      { questions: [{ ...choice, correctAnswer: 3 }] },
      'question 1: correctAnswer must be the position of one of the answers, counted from 0',
    ],
  ])('%j: %s', (file, reason) => {
    expect(reasonOf(file)).toBe(reason);
  });

  test.each([
    [7, 'must be an object'],
    [{ answers: ['A', 'B'], correctAnswer: 0 }, 'question missing'],
    [{ question: 'Who?' }, /has no clear question type: it must have one of correctAnswer, /],
    [
      { ...choice, ...text },
      'has no clear question type: it must have only one of correctAnswer, acceptedAnswers',
    ],
    [
      { ...choice, correctAnswer: -1 },
      'correctAnswer must be the position of one of the answers, counted from 0',
    ],
    [{ ...choice, correctAnswer: 'One' }, 'correctAnswer must be a number'],
    [{ ...choice, answers: ['One'] }, 'answers must have at least 2 entries'],
    [{ ...multiple, correctAnswers: [] }, 'correctAnswers must have at least one entry'],
    [
      { ...multiple, correctAnswers: [0, 3] },
      'correctAnswers must be positions of the answers, counted from 0',
    ],
    [{ ...text, acceptedAnswers: [' '] }, 'acceptedAnswers.0 must not be empty'],
    [
      { ...text, acceptedAnswers: ['x'.repeat(121)] },
      'acceptedAnswers.0 must not be longer than 120 characters',
    ],
    [{ ...number, nearest: [1], tolerance: 2 }, 'must have nearest or tolerance, not both'],
    [{ ...number, correctNumber: '8' }, 'correctNumber must be a number'],
    [{ ...order, correctOrder: ['A', 'A'] }, 'correctOrder must not have the same text twice'],
    [{ ...order, correctOrder: [1, 0] }, 'correctOrder.0 must be text'],
    [{ ...choice, points: 0.3 }, 'points must be whole or half points'],
    ...['../secret.png', '/etc/passwd', 'a/b.png', 'a\\b.png', 'a\0.png'].map(
      (image) =>
        [{ ...choice, image }, 'image must be the name of a file in the media folder'] as [object, string],
    ),
    [{ ...choice, note: 7 }, 'note must be text'],
    [{ ...choice, audioFrom: 10, audioTo: 10 }, 'audioTo must be at least 10.5'],
    [{ ...choice, audioFade: -1 }, 'audioFade must be at least 0'],
    [{ ...choice, audioGain: 0 }, 'audioGain must be at least 0.01'],
    [{ ...choice, audioGain: 1.5 }, 'audioGain must be at most 1'],
    [{ ...choice, checkAfter: '2026-02-30' }, 'checkAfter must be a date, such as 2025-03-14'],
  ])('%j: round 2, question 2: %s', (question, reason) => {
    const start = 'round 2, question 2: ';
    expect(reasonOf(inSecondRound(question))).toEqual(
      typeof reason === 'string' ? start + reason : expect.stringMatching(reason),
    );
  });
});

describe('a question in parts', () => {
  const part = { label: 'Song', acceptedAnswers: ['Waterloo'] };
  const parts = { question: 'What is playing?', parts: [part, { ...part, label: 'Band' }] };
  const at = 'rounds/0/questions/1';

  test('has a label and accepted answers for each', () => {
    expect(readOne({ ...parts, anyOrder: true })).toMatchObject({
      kind: 'parts',
      parts: [
        { label: 'Song', accepted: ['Waterloo'] },
        { label: 'Band', accepted: ['Waterloo'] },
      ],
      anyOrder: true,
    });
    expect(readOne({ ...parts, anyOrder: false })).not.toHaveProperty('anyOrder');
  });

  test.each([
    [{ parts: [part, { label: 'Band' }] }, [`${at}/parts/1/acceptedAnswers missing`]],
    [{ parts: [part, { ...part, acceptedAnswers: [] }] }, [`${at}/parts/1/acceptedAnswers needs_one`]],
    [{ parts: [part, { ...part, acceptedAnswers: ['x', ' '] }] }, [`${at}/parts/1/acceptedAnswers/1 empty`]],
    [
      { parts: [{ acceptedAnswers: ['x'] }, { ...part, label: ' ' }] },
      [`${at}/parts/0/label missing`, `${at}/parts/1/label empty`],
    ],
    [{ parts: [part, { ...part, label: 'x'.repeat(101) }] }, [`${at}/parts/1/label too_long`]],
    [{ parts: [part] }, [`${at}/parts too_few`]],
    [{ parts: Array.from({ length: 11 }, () => part) }, [`${at}/parts too_many`]],
    [{ parts: 'Song' }, [`${at}/parts not_list`]],
    [{ parts: [part, null] }, [`${at}/parts/1 not_object`]],
    [{ anyOrder: 'yes' }, [`${at}/anyOrder not_yes_or_no`]],
    [{ acceptedAnswers: ['x'] }, [`${at} several_kinds`]],
  ])('is reported with its faults: %j', (question, faults) => {
    expect(faultsIn({ rounds: [{ questions: [choice, { ...parts, ...question }] }] })).toEqual(faults);
  });
});

describe('a round beside the others', () => {
  const round = (rest: object) => ({ title: 'Pictures', questions: [choice], ...rest });

  test('is revealed at its end, whatever the quiz says', () => {
    expect(read({ rounds: [round({ beside: true, reveal: 'round' })] }).rounds[0]).toMatchObject({
      beside: true,
    });
    expect(read({ reveal: 'round', rounds: [round({ beside: true })] }).rounds[0]).toMatchObject({
      beside: true,
    });
    expect(read({ rounds: [round({ beside: false })] }).rounds[0]).not.toHaveProperty('beside');
  });

  test.each([
    [{ rounds: [round({}), round({ beside: true })] }, ['rounds/1/beside beside_needs_round']],
    [
      { reveal: 'round', rounds: [round({ beside: true, reveal: 'question' })] },
      ['rounds/0/beside beside_needs_round'],
    ],
    [
      { reveal: 'round', rounds: [round({ beside: true }), round({}), round({ beside: true })] },
      ['rounds/2/beside beside_twice'],
    ],
    [{ rounds: [round({ beside: 1 })] }, ['rounds/0/beside not_yes_or_no']],
  ])('is refused elsewhere: %j', (quiz, faults) => {
    expect(faultsIn(quiz)).toEqual(faults);
  });
});

test('any JSON is read, or refused with a reason, without throwing', () => {
  const part = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(choice, text, number, order));
  fc.assert(
    fc.property(fc.jsonValue(), part, part, (json, one, other) => {
      for (const file of [
        json,
        { questions: [one] },
        { rounds: [{ questions: [one, other] }, json], tieBreak: other },
      ])
        expect(reasonOf(file)).toMatch(/./);
    }),
  );
});
