import type { SessionGame } from '../../contract/scene';
import { takenBeside } from '../facts';
import type { Plan } from '../plan';
import { runClocks } from '../rules/clock';
import type { Scores } from '../scoring/score';
import type { GameState } from '../state';
import { playbackView } from './mediaView';
import { type ViewContext, roundView } from './questionView';
import { sceneView } from './sceneViews';

/** The game as every monitor may see it: `Session.game`. */
export function monitorView(plan: Plan, state: GameState, scores: Scores, context: ViewContext): SessionGame {
  const { revision, step, paused, locked, autopilot, pace, scoresOneByOne, awards, livePolls, zoomed } =
    state;
  const scene = sceneView(plan, stateAt(plan, state, context.now), scores, context);
  const media = playbackView(plan, state, context);
  const beside = takenBeside(plan, state)[0]?.round;
  return {
    revision,
    step,
    paused,
    locked,
    autopilot,
    pace,
    scoresOneByOne,
    ...(!awards && { awards }),
    ...(livePolls && { livePolls }),
    ...media,
    ...(zoomed && { zoomed }),
    ...(beside && { beside: { round: roundView(beside) } }),
    scene,
  };
}

/** The game at `now`, with only its remaining times changed: an expired deadline has not taken effect yet. */
function stateAt(plan: Plan, state: GameState, now: number): GameState {
  return runClocks(plan, state, Math.max(0, now - state.time));
}
