import type { Scene } from '../../../contract/scene';
import type { Tally } from '../../../contract/scores';
import { isSameName } from '../../names/nameKeys';
import { shownText } from '../rules/uncover';
import type { GameState } from '../state';

/** A scene with bad words in names and text answers starred. What the quiz itself takes as right is shown. */
export function starredScene(state: GameState, scene: Scene): Scene {
  if ('standings' in scene) return { ...scene, standings: withShownNames(state, scene.standings) };
  if (scene.name !== 'reveal') return scene;
  const accepted = 'accepted' in scene.solution ? scene.solution.accepted : [];
  return { ...scene, tally: starredTally(state, scene.tally, accepted) };
}

/** An answer as monitors see it; `accepted`: what the quiz takes as right. */
export function shownAnswer(state: GameState, text: string, accepted: readonly string[]): string {
  const shown = shownText(state, text);
  // Comparing takes time, and few answers are starred.
  if (shown === text || accepted.some((each) => isSameName(each, text))) return text;
  return shown;
}

function starredTally(state: GameState, tally: Tally, accepted: readonly string[]): Tally {
  if ('nearest' in tally) return { nearest: withShownNames(state, tally.nearest) };
  if (!('groups' in tally)) return tally;
  return {
    groups: tally.groups.map((group) => ({ ...group, text: shownAnswer(state, group.text, accepted) })),
  };
}

function withShownNames<T extends { name: string }>(state: GameState, list: readonly T[]): T[] {
  return list.map((each) => ({ ...each, name: shownText(state, each.name) }));
}
