import type { SceneName } from '../../../contract/scene';
import type { SoundName } from './tones';

/** What of a session can be heard. */
export interface Audible {
  step: number;
  scene: SceneName;
  playerCount: number;
  /** When the break that is shown ends by itself, as performance.now() tells it; null: not, or there is none. */
  breakEndsAt: number | null;
}

/** In milliseconds. The server's clock ends a break, and its message may be here before ours has come to the end. */
const EARLY_MS = 1_000;

const SCENE_SOUNDS: Partial<Record<SceneName, SoundName>> = {
  closed: 'closed',
  reveal: 'reveal',
  podium: 'podium',
};

/**
 * The sound of what has changed at a time; undefined where nothing sounds. The end of a break is heard before the scene
 * that comes back, and a new scene before who joined.
 */
export function soundOfChange(before: Audible, now: Audible, at: number): SoundName | undefined {
  const { breakEndsAt } = before;
  if (breakEndsAt !== null && now.scene !== 'break' && at >= breakEndsAt - EARLY_MS) return 'breakOver';
  if (now.step !== before.step && now.scene !== 'lobby') return SCENE_SOUNDS[now.scene];
  return now.playerCount > before.playerCount ? 'joined' : undefined;
}
