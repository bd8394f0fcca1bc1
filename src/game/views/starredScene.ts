import type { Scene, SceneNamed } from '../../contract/scene';
import type { Tally } from '../../contract/question';
import { rulesOf } from '../../kinds/rules';
import { isSameName } from '../names/nameKeys';
import type { Plan } from '../plan';
import { shownText } from '../facts';
import type { GameState } from '../state';

/** A scene with bad words in names and text answers starred. What the quiz itself takes as right is shown. */
export function starredScene(plan: Plan, state: GameState, scene: Scene): Scene {
  const shown = (names: readonly string[]): string[] => names.map((name) => shownText(plan, state, name));
  switch (scene.name) {
    case 'scores':
      return { ...scene, standings: withShownNames(plan, state, scene.standings) };
    case 'podium': {
      const { standings, rest = [] } = scene;
      return {
        ...scene,
        standings: withShownNames(plan, state, standings),
        rest: withShownNames(plan, state, rest),
      };
    }
    case 'break':
      if (!scene.standings) return scene;
      return { ...scene, standings: withShownNames(plan, state, scene.standings) };
    case 'season':
      return { ...scene, standings: withShownNames(plan, state, scene.standings) };
    case 'tieBreak':
      return { ...scene, names: shown(scene.names) };
    case 'reveal': {
      const { winners } = scene;
      const starred = { ...scene, tally: starredTally(plan, state, scene) };
      return winners ? { ...starred, winners: shown(winners) } : starred;
    }
    case 'lobby':
    case 'rules':
    case 'round':
    case 'question':
    case 'closed':
      return scene;
  }
}

/** An answer as monitors see it; `accepted`: what the quiz takes as right. */
export function shownAnswer(plan: Plan, state: GameState, text: string, accepted: readonly string[]): string {
  const shown = shownText(plan, state, text);
  // Comparing takes time, and few answers are starred.
  if (shown === text || accepted.some((each) => isSameName(each, text))) return text;
  return shown;
}

function starredTally(plan: Plan, state: GameState, { tally, solution }: SceneNamed<'reveal'>): Tally {
  const { starred } = rulesOf(tally);
  if (!starred) return tally;
  return starred(tally, solution, {
    name: (name) => shownText(plan, state, name),
    answer: (text, accepted) => shownAnswer(plan, state, text, accepted),
  });
}

function withShownNames<T extends { name: string }>(plan: Plan, state: GameState, list: readonly T[]): T[] {
  return list.map((each) => ({ ...each, name: shownText(plan, state, each.name) }));
}
