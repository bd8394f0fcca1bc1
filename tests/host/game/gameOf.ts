import type { HostGame } from '../../../src/contract/hostGame';
import { parseSessionGame, type SceneName, type SessionGame } from '../../../src/contract/scene';
import { hostGame, question, round, scenes } from '../../support/gameSamples';

type GameState = Partial<Omit<SessionGame, 'scene'>>;

/** A game in its third step, at the first sample of the named scene, with `fields` instead of the sample's. */
export function gameOf(name: SceneName, state: GameState = {}, fields: object = {}): SessionGame {
  const usual = { revision: 4, step: 3, paused: false, locked: false, autopilot: false };
  const sample = scenes.find((scene) => scene.name === name);
  const parsed = parseSessionGame({ ...usual, ...state, scene: { ...sample, ...fields } });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

/**
 * What hosts see of a game in its third step, from a server that does not say what is possible, with no sheet missing
 * and nothing to load ahead: no server has the sample's media.
 */
export function hostGameOf(next: SceneName | null, step = 3): HostGame {
  const left = { canClose: undefined, canGoBack: undefined, preload: undefined, missingSheets: undefined };
  return { ...(hostGame as HostGame), ...left, step, next };
}

export { question, round };
