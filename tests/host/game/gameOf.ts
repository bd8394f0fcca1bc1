import type { HostGame } from '../../../src/contract/toHosts';
import type { SceneName } from '../../../src/contract/scene';
import type { SessionGame } from '../../../src/contract/toMonitors';
import { hostGame, question, round, scenes } from '../../support/gameSamples';
import { parseSessionGame } from '../../support/parseSessionGame';

type GameState = Partial<Omit<SessionGame, 'scene'>>;

/**
 * A game in its third step, at the first sample of the named scene, with `fields` overriding the sample's.
 */
export function gameOf(name: SceneName, state: GameState = {}, fields: object = {}): SessionGame {
  const usual = { revision: 4, step: 3, paused: false, locked: false, autopilot: false };
  const sample = scenes.find((scene) => scene.name === name);
  const parsed = parseSessionGame({ ...usual, ...state, scene: { ...sample, ...fields } });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

/**
 * The host's view of a game in its third step, from a server that does not report what is possible, with no
 * sheet missing, no objections, and nothing to preload: no server has the sample's media.
 */
export function hostGameOf(next: SceneName | null, step = 3): HostGame {
  const left = { canClose: undefined, canGoBack: undefined, preload: undefined, missingSheets: undefined };
  const none = { objections: undefined, openObjections: undefined, objectionsOff: undefined };
  return { ...(hostGame as HostGame), ...left, ...none, step, next };
}

export { question, round };
