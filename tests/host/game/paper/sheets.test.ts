import { expect, test } from 'vitest';
import { paperEntries, roundPoints, shareOfKey, typedPoints } from '../../../../src/host/game/paper/sheets';
import { hostGameOf } from '../gameOf';

const question = { questionId: 'a', number: 1, text: 'Who?', points: 1 };
const round = { index: 1, title: null, questions: [question, { ...question, questionId: 'b', points: 2 }] };
const player = { ...hostGameOf('closed').players[0]!, playerId: 'p1' };

test.each([
  ['1', 1],
  ['h', 0.5],
  ['H', 0.5],
  ['2', 0.5],
  ['0', 0],
  ['Delete', null],
  ['3', undefined],
  ['toString', undefined],
])('the key %s means %s', (key, share) => {
  expect(shareOfKey(key)).toBe(share);
});

test.each([
  ['7', 7],
  ['7,5', 7.5],
  ['7½', 7.5],
  ['.5', 0.5],
  [' 0 ', 0],
  ['10.5', 10.5],
  [' ', null],
  ['7,3', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['viel', undefined],
  ['9999999', undefined],
])('points typed as %j are %s', (typed, points) => {
  expect(typedPoints(typed)).toBe(points);
});

test('a round is worth its questions by their shares, its total instead, or nothing yet', () => {
  expect(roundPoints(player, round)).toBeNull();
  expect(roundPoints({ ...player, sheets: { a: 1, b: 0.5, c: 1 } }, round)).toBe(2);
  expect(roundPoints({ ...player, sheets: { a: 0 } }, round)).toBe(0);
  expect(roundPoints({ ...player, sheets: { a: 1 }, totals: { 1: 7.5 } }, round)).toBe(7.5);
});

test('entries for sheets are listed by team and round; questions not closed belong to the current one', () => {
  const marking = [
    { questionId: 'a', text: 'Who?', round: 0, number: 1 },
    { questionId: 'b', text: 'Where?', round: 0, number: 2 },
  ];
  const scored = { ...player, sheets: { a: 1, b: 0, c: 0.5 }, totals: { 2: 6 } };
  expect(paperEntries({ ...hostGameOf('closed'), marking, players: [scored] }, 1)).toEqual([
    { playerId: 'p1', round: 0, questionIds: ['a', 'b'] },
    { playerId: 'p1', round: 1, questionIds: ['c'] },
    { playerId: 'p1', round: 2, questionIds: [], total: 6 },
  ]);
});
