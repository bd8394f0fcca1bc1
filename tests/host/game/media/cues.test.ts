import { describe, expect, test } from 'vitest';
import type { SceneName } from '../../../../src/contract/scene';
import { soundOfChange, type Audible } from '../../../../src/host/game/media/GameSounds';

const LOBBY = { step: 0, scene: 'lobby', playerCount: 1, breakEndsAt: null } as const;
const change = (before: Audible, now: Audible, at = 0) => soundOfChange(before, now, at);

test.each<[SceneName, string | undefined]>([
  ['question', undefined],
  ['closed', 'closed'],
  ['awards', 'reveal'],
])('the scene %s sounds as %s', (scene, sound) => {
  expect(change(LOBBY, { ...LOBBY, step: 1, scene })).toBe(sound);
});

test.each<SceneName>(['lobby', 'question'])('who joins in the scene %s is heard', (scene) => {
  expect(change({ ...LOBBY, scene }, { ...LOBBY, scene, playerCount: 2 })).toBe('join');
});

test('players who leave are not heard, nor what stays the same', () => {
  expect(change(LOBBY, { ...LOBBY, playerCount: 0 })).toBeUndefined();
  expect(change(LOBBY, LOBBY)).toBeUndefined();
});

test('a new scene is heard before new players', () => {
  expect(change(LOBBY, { ...LOBBY, step: 1, scene: 'reveal', playerCount: 2 })).toBe('reveal');
});

test.each<[string, number | null, SceneName, string | undefined]>([
  ['whose time is up', 60_000, 'reveal', 'breakOver'],
  ['that the host ended before', 90_000, 'reveal', 'reveal'],
  ['without an end', null, 'scores', undefined],
  ['that goes on', 60_000, 'break', undefined],
])('a break %s', (_, breakEndsAt, scene, sound) => {
  const before = { ...LOBBY, step: 1, scene: 'break', breakEndsAt } as const;
  expect(change(before, { ...LOBBY, step: 2, scene }, 59_800)).toBe(sound);
});

describe('on the podium', () => {
  const podium = (step: number, covered?: number): Audible => ({ ...LOBBY, step, scene: 'podium', covered });
  const before: Audible = { ...LOBBY, step: 1, scene: 'reveal' };

  test.each<[string, Audible, Audible, string | undefined]>([
    ['a drum rolls when all places are covered', before, podium(2, 3), 'drum'],
    ['a place that is uncovered is heard', podium(2, 3), podium(3, 2), 'place'],
    ['places that are uncovered together are heard once', podium(2, 5), podium(3, 1), 'place'],
    ['the winner has a sound of its own', podium(2, 1), podium(3, 0), 'winner'],
    ['a drum rolls again when a place is covered again', podium(2, 1), podium(3, 2), 'drum'],
    ['nothing is heard where no place is covered', before, podium(2, 0), undefined],
    ['a page is silent', podium(2, 0), podium(3, undefined), undefined],
    ['the places that come back after a page are silent', podium(2, undefined), podium(3, 0), undefined],
    ['who joins is heard', podium(2, 2), { ...podium(2, 2), playerCount: 2 }, 'join'],
  ])('%s', (_, from, to, sound) => {
    expect(change(from, to)).toBe(sound);
  });
});
