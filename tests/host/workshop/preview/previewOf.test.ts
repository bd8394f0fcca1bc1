import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../../src/contract/scene';
import type { Moment } from '../../../../src/host/workshop/workshopKind';
import { RULES } from '../../../../src/host/workshop/draft/draft';
import { previewOf } from '../../../../src/host/workshop/preview/previewOf';
import { draftOf, draftWith } from './drafts';

const NO_URLS = new Map<string, string>();

function sceneOf(question: object, moment: Moment = 'question', quiz: object = {}): Scene {
  const { draft, asked } = draftWith(question, quiz);
  return previewOf(draft, asked.key, moment, NO_URLS).game.scene;
}

const choice = { answers: ['Mars', ' ', 'Venus'], correctAnswer: 2 };
const order = { correctOrder: ['one', 'two', 'three', 'four'] };

describe('a question', () => {
  test.each([
    ['choice', choice, { answers: ['Mars', 'Venus'] }],
    ['multiple', { answers: ['a', 'b'], correctAnswers: [0, 1] }, { answers: ['a', 'b'] }],
    ['text', { acceptedAnswers: ['Rhine'] }, {}],
    ['number', { correctNumber: 8, unit: 'legs' }, { unit: 'legs' }],
    ['order', order, { answers: ['two', 'one', 'four', 'three'] }],
  ])('of kind %s is shown as players see it', (kind, question, shown) => {
    const scene = sceneOf(question);
    expect(scene).toMatchObject({
      name: 'question',
      question: { kind, text: 'What?', number: 1, of: 1, points: 1, ...shown },
      answered: 0,
      expected: 24,
    });
  });

  test('counts the questions that will be played, and itself', () => {
    const { draft, asked } = draftOf([{ question: 'One?', ...choice }, { question: '' }, { question: '' }]);
    const { game } = previewOf(draft, asked.key, 'question', NO_URLS);
    expect(game.scene).toMatchObject({
      round: { index: 0, of: 1, questionCount: 2 },
      question: { number: 2, of: 2, text: '…', answers: [] },
    });
  });

  test('has the picture that exists, and no other', () => {
    const { draft, asked } = draftWith({ ...choice, image: 'dot.png', imageAlt: 'A dot', audio: 'gone.mp3' });
    const urls = new Map([['dot.png', 'blob:http://localhost/1']]);
    const { game, phone } = previewOf(draft, asked.key, 'question', urls);
    expect(game.scene).toMatchObject({
      question: { imageUrl: 'blob:http://localhost/1', imageAlt: 'A dot' },
    });
    expect(game.scene).not.toHaveProperty('question.audioUrl');
    expect(phone.questions).toMatchObject([{ media: ['image'], imageAlt: 'A dot' }]);
    expect(JSON.stringify(phone)).not.toContain('blob:');
  });

  test.each([
    ['its own', { seconds: 10 }, { seconds: 20 }, { seconds: 40 }, 10_000],
    ['its own, which is none', { seconds: null }, { seconds: 20 }, { seconds: 40 }, null],
    ["the round's", {}, { seconds: 20 }, { seconds: 40 }, 20_000],
    ["the round's, which is none", {}, { seconds: null }, { seconds: 40 }, null],
    ["the quiz's", {}, {}, { seconds: 40 }, 40_000],
    ['the default', {}, {}, {}, 30_000],
    ['the next one said where it is no time', { seconds: 'soon' }, { seconds: 20 }, {}, 20_000],
  ])('has the time that applies: %s', (_which, question, round, quiz, durationMs) => {
    const { draft, asked } = draftOf([{ ...choice, ...question }], quiz, round);
    const { game, phone } = previewOf(draft, asked.key, 'question', NO_URLS);
    for (const { scene, paused } of [game, phone]) {
      expect(scene).toMatchObject({ remainingMs: durationMs, durationMs });
      expect(paused).toBe(false);
    }
  });

  test.each([
    ['its own', { ...choice, points: 2.5 }, {}, 2.5],
    ['one', choice, {}, 1],
    ['one where it is no number', { ...choice, points: 'many' }, {}, 1],
    ["the nearest's", { correctNumber: 8, nearest: [1, 5, 2], points: 9 }, {}, 5],
    ['a thousand for speed', choice, { scoring: 'speed' }, 1000],
  ])('earns the points that apply: %s', (_which, question, quiz, points) => {
    expect(sceneOf(question, 'question', quiz)).toMatchObject({ question: { points } });
  });

  test('is on a sheet with those before it where the round is revealed at its end', () => {
    const { draft, asked } = draftOf([{ question: 'One?' }, { question: 'Two?' }], { reveal: 'round' });
    const { game, phone } = previewOf(draft, asked.key, 'question', NO_URLS);
    expect(game.scene).toMatchObject({ round: { reveal: 'round' }, ready: 0 });
    expect(phone.questions.map(({ text }) => text)).toEqual(['One?', 'Two?']);
  });

  test('that breaks a tie belongs to no round and earns no points', () => {
    const { draft } = draftWith(choice, { tieBreak: { question: 'How many?', correctNumber: 7 } });
    const { game, own } = previewOf(draft, draft.tieBreak!.key, 'question', NO_URLS);
    expect(game.scene).toMatchObject({ round: null, tieBreak: true, question: { points: 0 } });
    expect(own.tieBreak).toBe(true);
  });
});

describe('its reveal', () => {
  test.each([
    ['choice', choice, { correct: [1] }, { counts: [10, 14] }],
    [
      'choice without a right answer',
      { answers: ['a', 'b'], correctAnswer: null },
      { correct: [] },
      { counts: [12, 12] },
    ],
    ['multiple', { answers: ['a', 'b'], correctAnswers: [0] }, { correct: [0] }, { counts: [14, 6] }],
    ['order', order, { correct: [1, 0, 3, 2] }, { counts: [12, 14, 8, 8] }],
    [
      'text',
      { acceptedAnswers: ['Rhine', 'Rhine', 'Rhein'] },
      { accepted: ['Rhine', 'Rhein'] },
      {
        groups: [
          { text: 'Rhine', count: 7, correct: true },
          { text: 'Rhein', count: 7, correct: true },
        ],
      },
    ],
    ['text that is not typed', { acceptedAnswers: [] }, { accepted: ['…'] }, { groups: [{ text: '…' }] }],
    ['number that is not typed', { correctNumber: null }, { accepted: ['…'] }, { groups: [] }],
  ])('of %s has the right answer and sample answers', (_kind, question, solution, tally) => {
    const scene = sceneOf({ ...question, explanation: 'So it is.' }, 'solution');
    expect(scene).toMatchObject({
      name: 'reveal',
      solution: { ...solution, explanation: 'So it is.' },
      tally,
    });
  });

  test.each([
    ['exactly', {}, [1, 0, 0]],
    ['to the nearest', { nearest: [4, 2] }, [4, 2, 0]],
    ['within a tolerance', { tolerance: 1 }, [1, 1, 0]],
  ])('of a number counted %s says who gets what', (_how, counting, points) => {
    const scene = sceneOf({ correctNumber: 8, unit: 'legs', ...counting }, 'solution');
    expect(scene).toMatchObject({
      solution: { value: 8, unit: 'legs' },
      tally: { nearest: [8, 9, 6].map((value, place) => ({ value, points: points[place] })) },
    });
  });

  test.each([
    ['names who wins', 7, ['Anna']],
    ['names nobody before its number is typed', null, []],
  ])('of a tie-break %s', (_what, correctNumber, winners) => {
    const { draft } = draftWith(choice, { tieBreak: { question: 'How many?', correctNumber } });
    const { game } = previewOf(draft, draft.tieBreak!.key, 'solution', NO_URLS);
    expect(game.scene).toMatchObject({ name: 'reveal', tieBreak: true, winners });
  });

  test('shows the phone that it was right, and no counts', () => {
    const { draft, asked } = draftWith({ ...choice, points: 3 });
    const { phone, own } = previewOf(draft, asked.key, 'solution', NO_URLS);
    expect(phone).toMatchObject({ questions: [], scene: { name: 'reveal', solution: { correct: [1] } } });
    expect(phone.scene).not.toHaveProperty('tally');
    expect(Object.values(own.results)).toEqual([{ correct: true, points: 3 }]);
  });
});

test('without a question the first round starts', () => {
  const { draft } = draftOf([{ question: 'One?' }], { quizName: '', joker: true }, { title: ' Music ' });
  const { session, game, phone, own } = previewOf(draft, null, 'question', NO_URLS);
  expect(session).toMatchObject({ quizName: '…', sessionCode: 'BDFGH' });
  const scene = { name: 'round', round: { title: 'Music', questionCount: 1 }, joker: true };
  expect([game.scene, phone.scene]).toMatchObject([scene, scene]);
  expect(own.joker).toBeNull();
});

test('while rules are typed they are on both screens, and without any the first round starts', () => {
  const { draft } = draftOf([{ question: 'One?' }], { rules: ' No phones!\nFun! ' });
  const { game, phone } = previewOf(draft, RULES, 'question', NO_URLS);
  const scene = { name: 'rules', text: 'No phones!\nFun!' };
  expect([game.scene, phone.scene]).toEqual([scene, scene]);
  expect(previewOf(draft, null, 'question', NO_URLS).game.scene.name).toBe('round');
  const without = { ...draft, settings: { ...draft.settings, rules: ' ' } };
  expect(previewOf(without, RULES, 'question', NO_URLS).game.scene.name).toBe('round');
});

test('another question is another step, and another text is not', () => {
  const { draft } = draftOf([{ question: 'One?' }, { question: 'Two?' }]);
  const [one, two] = draft.rounds[0]!.questions.map(({ key }) => key);
  const stepOf = (key: string, moment: Moment) => previewOf(draft, key, moment, NO_URLS).game.step;
  const steps = [stepOf(one!, 'question'), stepOf(one!, 'solution'), stepOf(two!, 'question')];
  expect(new Set(steps).size).toBe(3);
  const other = { ...draft, rounds: draft.rounds.map((round) => ({ ...round, title: 'Other' })) };
  expect(previewOf(other, one!, 'question', NO_URLS).game.step).toBe(steps[0]);
});
