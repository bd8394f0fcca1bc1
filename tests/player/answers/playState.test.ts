import { describe, expect, test } from 'vitest';
import { playCalls } from '../../../src/player/answers/playCalls';
import { playAdmitted, reducePlay, type PlayState } from '../../../src/player/answers/playState';
import { asking, closing, game, own, question, revealing, round } from '../games';

const asked = question('choice');
const admission = { sessionCode: 'B', quizName: 'Q', playerName: 'A', playerToken: 't', playerCount: 1 };
const state: PlayState = {
  game: asking(asked, { revision: 5 }),
  receivedAt: 100,
  own: own(),
  pending: { choice: 1 },
  refused: {},
};

test('drops a game that is older than its own', () => {
  expect(reducePlay(state, { type: 'gameUpdated', game: closing(asked, { revision: 4 }), at: 200 })).toBe(
    state,
  );
});

test('accepts an admission’s game, however old: the server may have been reset', () => {
  const older = asking(asked, { revision: 1 });
  const next = playAdmitted(state, { ...admission, game: older, own: own() }, { at: 300, saved: {} });
  expect(next).toMatchObject({ game: older, receivedAt: 300, pending: { choice: 1 } });
});

test('has nothing to say of the time before it was away, and lets a question be answered that is open again', () => {
  const before: PlayState = { ...state, pending: {}, refused: { choice: 'late' }, timeNews: 'goesOn' };
  const again = asking(asked, { revision: 6, step: 6 });
  const next = playAdmitted(before, { ...admission, game: again, own: own() }, { at: 300, saved: {} });
  expect(next).toMatchObject({ game: again, refused: {}, timeNews: undefined });
});

test('keeps an answer that waits while the host asks something else in a break', () => {
  const poll = question('poll', { questionId: 'ask7' });
  const asks = {
    name: 'question',
    round: null,
    question: poll,
    remainingMs: null,
    durationMs: null,
  } as const;
  const inBreak = reducePlay(state, {
    type: 'gameUpdated',
    game: game(asks, { revision: 6, questions: [poll] }),
    at: 200,
  });
  expect(inBreak).toMatchObject({ pending: { choice: 1 }, refused: {} });
  const later = asking(question('text'), { revision: 7 });
  expect(reducePlay(inBreak, { type: 'gameUpdated', game: later, at: 300 })).toMatchObject({
    pending: {},
    refused: { choice: 'late' },
  });
});

test.each(['scores', 'break'] as const)(
  'keeps an answer through %s, for its question may open again',
  (name) => {
    const scene = name === 'break' ? ({ name, remainingMs: null } as const) : { name };
    const shown = reducePlay(state, { type: 'gameUpdated', game: game(scene, { revision: 6 }), at: 0 });
    expect(shown.pending).toEqual({ choice: 1 });
  },
);

test('drops an answer whose question was revealed', () => {
  const revealed = revealing(asked, { kind: 'choice', correct: [1] }, { revision: 6 });
  const next = reducePlay(state, { type: 'gameUpdated', game: revealed, at: 0 });
  expect(next).toMatchObject({ pending: {}, refused: { choice: 'late' } });
});

describe('an answer that the server has, although its result was lost', () => {
  const stored = own({ answers: { choice: 1 } });

  test('is not called late after the reveal', () => {
    const revealed = revealing(asked, { kind: 'choice', correct: [1] }, { revision: 6 });
    const next = playAdmitted(state, { ...admission, game: revealed, own: stored }, { at: 0, saved: {} });
    expect([next?.pending, next?.refused]).toEqual([{}, {}]);
  });

  test('is not called late if the question is closed when it is sent again', () => {
    const closed = { ...state, game: closing(asked), own: stored };
    const event = playCalls(closed)[0]?.eventOf({ kind: 'refused', code: 'answers_closed' });
    const next = event && reducePlay(closed, event.play);
    expect([next?.pending, next?.refused]).toEqual([{}, {}]);
  });
});

test('forgets a refusal when another answer is chosen', () => {
  const refused: PlayState = { ...state, pending: {}, refused: { choice: 'invalid' } };
  const next = reducePlay(refused, { type: 'answerChosen', questionId: 'choice', answer: 2 });
  expect(next).toMatchObject({ pending: { choice: 2 }, refused: {} });
});

test.each([
  ['is stored already', 'choice'],
  ['answers a question that is not open', 'other'],
])('ignores a choice that %s', (_why, questionId) => {
  const stored = { ...state, own: own({ answers: { choice: 1 } }), pending: {} };
  expect(reducePlay(stored, { type: 'answerChosen', questionId, answer: 1 })).toBe(stored);
});

test('sends a request that may be too late, and reports it if the server says so', () => {
  const wish = { kind: 'joker', value: 1 } as const;
  const wishing = { ...state, own: own({ joker: null }), pending: {}, wishes: [wish] };
  const later = reducePlay(wishing, { type: 'gameUpdated', game: asking(asked), at: 0 });
  const event = playCalls(later)[0]?.eventOf({ kind: 'refused', code: 'joker_refused' });
  const next = event && reducePlay(later, event.play);
  expect(next).toMatchObject({ wishes: [], missed: { wish, isLate: true }, own: { joker: null } });
  expect(next && reducePlay(next, { type: 'wished', wish }).missed).toBeUndefined();
});

test('keeps a request that is only covered', () => {
  const wishes = [{ kind: 'stake', questionId: 'q1', value: 3 } as const];
  expect(playCalls({ ...state, game: game({ name: 'scores' }), pending: {}, wishes })).toEqual([]);
});

test('sends a joker before the answer that would spend it', () => {
  const beside = { round: { ...round, index: 2, beside: true as const }, questions: [question('text')] };
  const wishes = [{ kind: 'joker', value: 2 } as const];
  const [call] = playCalls({ ...state, game: { ...state.game, beside }, wishes });
  expect(call).toMatchObject({ method: 'PlayJoker', args: [2] });
});
