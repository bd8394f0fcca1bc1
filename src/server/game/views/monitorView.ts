import type { Scene, SessionGame } from '../../../contract/scene';
import type { Plan } from '../plan';
import { countAnswers } from '../rules/closing';
import { overlayOf, plannedScene } from '../rules/sceneFacts';
import { isTied, type Scores } from '../score';
import { tallyOf } from '../scoring/tally';
import type { GameState } from '../state';
import { placeView, questionView, roundView, solutionView, type ViewContext } from './questionView';
import { breakTime, questionTime, stateAt } from './timeLeft';

const MOST_STANDINGS = 10;

/** The game as every monitor may see it: `Session.game`. */
export function monitorView(plan: Plan, state: GameState, scores: Scores, context: ViewContext): SessionGame {
  const { revision, step, paused, locked, autopilot, pace } = state;
  const scene = sceneView(plan, stateAt(plan, state, context.now), scores, context);
  return { revision, step, paused, locked, autopilot, pace, scene };
}

function sceneView(plan: Plan, state: GameState, scores: Scores, context: ViewContext): Scene {
  switch (overlayOf(state)) {
    case 'podium':
      return podium(scores);
    case 'scores':
      return { name: 'scores', ...firstStandings(scores) };
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
      return { name: 'round', round: roundView(scene.round) };
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
      return { name: 'scores', ...firstStandings(scores) };
    case 'podium':
      return podium(scores);
    case 'lobby':
      return { name: 'lobby' };
  }
}

function podium(scores: Scores): Scene {
  return { name: 'podium', ...firstStandings(scores), tied: isTied(scores.standings) };
}

function firstStandings({
  standings,
}: Scores): Pick<Extract<Scene, { name: 'scores' }>, 'standings' | 'playerCount'> {
  const first = standings.slice(0, MOST_STANDINGS);
  return {
    standings: first.map(({ rank, name, points, gained }) => ({ rank, name, points, gained })),
    playerCount: standings.length,
  };
}
