import { expect, test } from 'vitest';
import type { SceneName } from '../../../../src/contract/scene';
import { soundOfChange, type Audible } from '../../../../src/host/game/media/GameSounds';

const LOBBY = { step: 0, scene: 'lobby', playerCount: 1, breakEndsAt: null } as const;
const change = (before: Audible, now: Audible, at = 0) => soundOfChange(before, now, at);

test.each<[SceneName, string | undefined]>([
  ['round', undefined],
  ['question', undefined],
  ['closed', 'closed'],
  ['reveal', 'reveal'],
  ['scores', undefined],
  ['break', undefined],
  ['podium', 'podium'],
])('the scene %s sounds as %s', (scene, sound) => {
  expect(change(LOBBY, { ...LOBBY, step: 1, scene })).toBe(sound);
});

test.each<SceneName>(['lobby', 'question'])('who joins in the scene %s is heard', (scene) => {
  expect(change({ ...LOBBY, scene }, { ...LOBBY, scene, playerCount: 2 })).toBe('joined');
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
