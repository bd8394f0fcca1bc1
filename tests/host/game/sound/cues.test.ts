import { expect, test } from 'vitest';
import type { SceneName } from '../../../../src/contract/scene';
import { soundOfChange } from '../../../../src/host/game/sound/cues';

const LOBBY = { step: 0, scene: 'lobby', playerCount: 1 } as const;

test.each<[SceneName, string | undefined]>([
  ['round', undefined],
  ['question', undefined],
  ['closed', 'closed'],
  ['reveal', 'reveal'],
  ['scores', undefined],
  ['break', undefined],
  ['podium', 'podium'],
])('the scene %s sounds as %s', (scene, sound) => {
  expect(soundOfChange(LOBBY, { step: 1, scene, playerCount: 1 })).toBe(sound);
});

test.each<SceneName>(['lobby', 'question'])('who joins in the scene %s is heard', (scene) => {
  expect(soundOfChange({ ...LOBBY, scene }, { ...LOBBY, scene, playerCount: 2 })).toBe('joined');
});

test('who leaves is not heard, nor what stays as it is', () => {
  expect(soundOfChange(LOBBY, { ...LOBBY, playerCount: 0 })).toBeUndefined();
  expect(soundOfChange(LOBBY, LOBBY)).toBeUndefined();
});

test('a new scene is heard before who joined', () => {
  expect(soundOfChange(LOBBY, { step: 1, scene: 'reveal', playerCount: 2 })).toBe('reveal');
});
