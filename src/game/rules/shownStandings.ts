import type { Plan } from '../plan';
import type { GameState } from '../state';
import { plannedScene, sceneName } from './sceneFacts';

const MOST_STANDINGS = 10;

/** How many standings a scene shows. */
export function shownCount({ players }: GameState): number {
  return Math.min(MOST_STANDINGS, players.length);
}

/** How many of the standings that the scene shows are still covered, the first place among them. */
export function coveredCount(plan: Plan, state: GameState): number {
  return sceneName(plan, state) === 'scores' ? Math.min(state.hidden, shownCount(state)) : 0;
}

/** Whether everybody can see the standings: they count as shown once nothing of them is covered. */
export function showsStandings(plan: Plan, state: GameState): boolean {
  return ['scores', 'podium'].includes(sceneName(plan, state)) && coveredCount(plan, state) === 0;
}

/** How many places are covered when the plan comes to standings: all, unless they were shown there before. */
export function coverAt(state: GameState, position: number): number {
  const wereShown = state.showings.some((furthest) => furthest >= position);
  return state.scoresOneByOne && !wereShown ? shownCount(state) : 0;
}

/** Shows standings as an overlay. Over the same standings in the plan, covered stays what is covered there. */
export function withScores(plan: Plan, state: GameState): GameState {
  const fresh = state.scoresOneByOne ? shownCount(state) : 0;
  const hidden = plannedScene(plan, state).name === 'scores' ? state.hidden : fresh;
  return { ...state, scoresShown: true, hidden };
}

/** Takes that overlay away. */
export function withoutScores(plan: Plan, state: GameState): GameState {
  const hidden = plannedScene(plan, state).name === 'scores' ? state.hidden : 0;
  return { ...state, scoresShown: false, hidden };
}
