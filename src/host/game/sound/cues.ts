import type { SceneName } from '../../../contract/scene';
import type { SoundName } from './tones';

/** What of a session can be heard. */
export interface Audible {
  step: number;
  scene: SceneName;
  playerCount: number;
}

const SCENE_SOUNDS: Partial<Record<SceneName, SoundName>> = {
  closed: 'closed',
  reveal: 'reveal',
  podium: 'podium',
};

/** The sound of what has changed; undefined where nothing sounds. A new scene is heard before who joined. */
export function soundOfChange(before: Audible, now: Audible): SoundName | undefined {
  if (now.step !== before.step && now.scene !== 'lobby') return SCENE_SOUNDS[now.scene];
  return now.playerCount > before.playerCount ? 'joined' : undefined;
}
