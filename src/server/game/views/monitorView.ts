import type { Scene, SessionGame } from '../../../contract/scene';
import type { Plan } from '../plan';
import { countAnswers } from '../rules/closing';
import { spentJoker } from '../rules/joker';
import { overlayOf, plannedScene } from '../rules/sceneFacts';
import { coveredCount, shownCount } from '../rules/shownStandings';
import { isTied, type Scores } from '../score';
import { tallyOf } from '../scoring/tally';
import type { GameState } from '../state';
import { playbackView } from './mediaView';
import { placeView, questionView, roundView, solutionView, type ViewContext } from './questionView';
import { starredScene } from './starredScene';
import { breakTime, questionTime, stateAt } from './timeLeft';

/** The game as every monitor may see it: `Session.game`. */
export function monitorView(plan: Plan, state: GameState, scores: Scores, context: ViewContext): SessionGame {
  const { revision, step, paused, locked, autopilot, pace, scoresOneByOne } = state;
  const scene = starredScene(state, sceneView(plan, stateAt(plan, state, context.now), scores, context));
  const media = playbackView(plan, state, context);
  return { revision, step, paused, locked, autopilot, pace, scoresOneByOne, ...media, scene };
}

function sceneView(plan: Plan, state: GameState, scores: Scores, context: ViewContext): Scene {
  switch (overlayOf(state)) {
    case 'podium':
      return podium(plan, state, scores);
    case 'scores':
      return scoresView(plan, state, scores);
    case 'break':
      return { name: 'break', remainingMs: breakTime(state) };
    case null:
      return plannedView(plan, state, scores, context);
  }
}

function plannedView(plan: Plan, state: GameState, scores: Scores, context: ViewContext): Scene {
  const scene = plannedScene(plan, state);
  switch (scene.name) {
    case 'round':
      return { name: 'round', round: roundView(scene.round), ...(plan.hasJoker && { joker: true }) };
    case 'question': {
      const counted = countAnswers(plan, state, scene);
      const [place, question] = [placeView(scene.asked.round), questionView(scene.asked, context)];
      return { name: 'question', ...place, question, ...questionTime(state, scene.asked), ...counted };
    }
    case 'closed': {
      const question = scene.asked ? questionView(scene.asked, context) : null;
      return { name: 'closed', ...placeView(scene.round), question, ...countAnswers(plan, state, scene) };
    }
    case 'reveal': {
      const [place, question] = [placeView(scene.asked.round), questionView(scene.asked, context)];
      const solution = solutionView(scene.asked.question);
      return { name: 'reveal', ...place, question, solution, tally: tallyOf(state, scene.asked, scores) };
    }
    case 'scores':
      return scoresView(plan, state, scores);
    case 'podium':
      return podium(plan, state, scores);
    case 'lobby':
      return { name: 'lobby' };
  }
}

function podium(plan: Plan, state: GameState, scores: Scores): Scene {
  return { name: 'podium', ...firstStandings(plan, state, scores), tied: isTied(scores.standings) };
}

/** The first places may still be covered: nobody is sent what stands there. */
function scoresView(plan: Plan, state: GameState, scores: Scores): Scene {
  const { standings, playerCount } = firstStandings(plan, state, scores);
  const hidden = coveredCount(plan, state);
  return { name: 'scores', standings: standings.slice(hidden), playerCount, ...(hidden > 0 && { hidden }) };
}

function firstStandings(
  plan: Plan,
  state: GameState,
  { standings }: Scores,
): Pick<Extract<Scene, { name: 'scores' }>, 'standings' | 'playerCount'> {
  const first = standings.slice(0, shownCount(state));
  return {
    standings: first.map(({ playerId, rank, name, points, gained }) => {
      const joker = spentJoker(plan, state, playerId);
      return { rank, name, points, gained, ...(joker !== undefined && { joker }) };
    }),
    playerCount: standings.length,
  };
}
