import { describe, expect, test } from 'vitest';
import { parseAnswer } from '../../src/contract/fromPhones';
import { parseStoredAnswer, parsePlayerGame, parsePlayerOwn } from '../../src/contract/toPhones';
import { parseCommand } from '../../src/contract/fromHosts';
import { parseAnswersCounted } from '../../src/contract/toMonitors';
import { parseHostGame } from '../../src/contract/toHosts';
import { question, scenes } from '../support/gameSamples';
import { parseSessionGame } from '../support/parseSessionGame';

const base = { revision: 3, step: 2, paused: false };
const sessionGame = (scene: unknown) => ({
  ...base,
  locked: true,
  autopilot: false,
  pace: 2,
  scoresOneByOne: true,
  scene,
});
const asking = scenes.find(({ name }) => name === 'question');
const inQuestion = (change: object) => sessionGame({ ...asking, question: { ...question, ...change } });

describe('the game of a session', () => {
  test.each(scenes.map((scene) => [scene.name, scene]))('reads the scene %s as it is', (_name, scene) => {
    expect(parseSessionGame(sessionGame(scene))).toEqual({ ok: true, value: sessionGame(scene) });
  });

  test('reads null, which some servers send for nothing, as nothing', () => {
    const read = parseSessionGame(inQuestion({ audioUrl: null, imageUrl: null, imageAlt: null }));
    expect(read).toEqual({
      ok: true,
      value: inQuestion({ audioUrl: undefined, imageUrl: undefined, imageAlt: undefined }),
    });
  });

  test.each(['javascript:alert(1)', '//elsewhere.example/1', 'data:image/png,x', 7])(
    'shows no picture of %s',
    (imageUrl) => {
      expect(parseSessionGame(inQuestion({ imageUrl }))).toEqual({
        ok: true,
        value: inQuestion({ imageUrl: undefined }),
      });
    },
  );

  test.each([[null], [{ name: 'intermezzo' }], [{ name: 'round' }], [{ name: 'break', remainingMs: -1 }]])(
    'is not read with the scene %j',
    (scene) => {
      expect(parseSessionGame(sessionGame(scene)).ok).toBe(false);
    },
  );
});

describe('the game of a player', () => {
  test('has no place for what only monitors show', () => {
    const game = { ...base, scene: { ...asking, ready: 1 }, questions: [] };
    expect(JSON.stringify(parsePlayerGame(game))).not.toMatch(/answered|expected|ready/);
    expect(parsePlayerGame(game).ok).toBe(true);
  });

  test('has no points, place and number of players if none are sent', () => {
    const none = { answers: {}, results: {} };
    expect(parsePlayerOwn(none)).toEqual({
      ok: true,
      value: { ...none, points: null, rank: null, of: null },
    });
  });
});

describe('the game of a host', () => {
  test('needs few fields, and drops an unknown scene', () => {
    const little = { revision: 0, step: 0, next: null, marking: [], players: [], adjustments: [] };
    expect(parseHostGame({ ...little, next: 'intermezzo' })).toEqual({ ok: true, value: little });
  });
});

describe('a command', () => {
  const ask = (text: string, answers: string[], more?: object) => ({ type: 'ask', text, answers, ...more });

  test('that asks something is read without spaces around its texts', () => {
    expect(parseCommand(ask(' A? ', [' A', 'B ']))).toEqual({ ok: true, value: ask('A?', ['A', 'B']) });
    const counts = { correct: 1, points: 0.5 };
    expect(parseCommand(ask('A?', ['A', 'B'], counts))).toMatchObject({ ok: true, value: counts });
  });

  test.each([
    [{ type: 'dance' }],
    [{ type: 'next' }],
    [{ type: 'next', step: '1' }],
    [{ type: 'addTime', step: 1, seconds: -5 }],
    [{ type: 'addTime', step: 1, seconds: 1e9 }],
    [{ type: 'startBreak', minutes: -1 }],
    [{ type: 'pace', factor: 3 }],
    [{ type: 'devices', limit: 0 }],
    [{ type: 'score', playerId: 'p', questionId: 'q1' }],
    [{ type: 'scoreRound', playerId: 'p', roundIndex: 0, points: 0.3 }],
    [{ type: 'adjust', adjustmentId: 'a', playerId: 'p', points: 0.3, reason: '' }],
    [{ type: 'adjust', adjustmentId: '', playerId: 'p', points: 1, reason: '' }],
    [ask('', ['A', 'B'])],
    [ask('  ', ['A', 'B'])],
    [ask('A?', ['A'])],
    [ask('A?', [...'ABCDEFG'])],
    [ask('A?', ['A', ' '])],
    [ask('A?', ['A', 'A '])],
    [ask('A?', ['A', 'B'], { correct: 2 })],
    [ask('A?', ['A', 'B'], { correct: -1 })],
    [ask('A?', ['A', 'B'], { correct: 1, points: 100.5 })],
    [ask('A?', ['A', 'B'], { correct: 1, points: 0.25 })],
    [ask('x'.repeat(1001), ['A', 'B'])],
    [ask('A?', ['A', 'x'.repeat(301)])],
    ['start'],
    [null],
  ])('%j is none', (input) => {
    expect(parseCommand(input).ok).toBe(false);
  });
});

describe('an answer', () => {
  test.each([[0], [-2.5], [[0]], [[2, 0, 1]], [[null, 0]], ['Bach'], ['x'.repeat(120)]])(
    'may be %j',
    (answer) => {
      expect(parseAnswer(answer)).toEqual({ ok: true, value: answer });
      expect(parseStoredAnswer({ answer })).toEqual({ ok: true, value: { answer } });
    },
  );

  test.each([
    [''],
    ['  '],
    ['x'.repeat(121)],
    [NaN],
    [Infinity],
    [[]],
    [[-1]],
    [[0.5]],
    [Array(9).fill(0)],
    [null],
    [{}],
  ])('cannot be %j', (answer) => {
    expect(parseAnswer(answer).ok).toBe(false);
  });
});

test('counts are whole numbers', () => {
  const counted = { step: 1, answered: 2, expected: 3, ready: 1 };
  expect(parseAnswersCounted(counted)).toEqual({ ok: true, value: counted });
  expect(parseAnswersCounted({ ...counted, answered: 0.5 }).ok).toBe(false);
});
