import type { PlayerGame, PlayerOwn, PlayerScene } from '../../contract/playerGame';
import { phoneQuestion } from '../../contract/question';
import type { Scene } from '../../contract/scene';
import type { Plan } from '../plan';
import { questionView, type ViewContext } from './questionView';
import { isRevealed, openQuestions, openSheet, plannedScene, readyIn, roundOf } from '../facts';
import type { Scores } from '../scoring/score';
import { type GameState, givenBy } from '../state';
import { monitorView } from './monitorView';

/** The game as every phone sees it, the same for all: GameUpdated. */
export function playerView(plan: Plan, state: GameState, scores: Scores, context: ViewContext): PlayerGame {
  const { revision, step, paused, scene } = monitorView(plan, state, scores, context);
  const questions = openQuestions(plan, state).map((asked) => phoneQuestion(questionView(asked, context)));
  return { revision, step, paused, scene: playerScene(scene), questions };
}

/** A monitor's scene without tally, standings and counts. Each field is named, as in the question's view. */
function playerScene(scene: Scene): PlayerScene {
  switch (scene.name) {
    case 'question': {
      const { name, remainingMs, durationMs, lastCallMs, waiting } = scene;
      const question = phoneQuestion(scene.question);
      const lastCall = lastCallMs === undefined ? {} : { lastCallMs };
      const place = placeOf(scene);
      return { name, ...place, question, remainingMs, durationMs, ...lastCall, ...(waiting && { waiting }) };
    }
    case 'closed':
      return {
        name: scene.name,
        ...placeOf(scene),
        question: scene.question && phoneQuestion(scene.question),
      };
    case 'reveal': {
      const { name, question, solution, winners } = scene;
      const first = winners && { winners };
      return { name, ...placeOf(scene), question: phoneQuestion(question), solution, ...first };
    }
    case 'scores':
      return { name: scene.name };
    case 'podium':
      return { name: scene.name, tied: scene.tied };
    case 'lobby':
    case 'round':
    case 'break':
    case 'tieBreak':
      return scene;
  }
}

type Placed = Pick<Extract<Scene, { name: 'closed' }>, 'round' | 'tieBreak'>;

function placeOf({ round, tieBreak }: Placed): Placed {
  return { round, ...(tieBreak && { tieBreak }) };
}

/** What concerns one player alone, PlayerUpdated; undefined where there is no such player. */
export function ownView(
  plan: Plan,
  state: GameState,
  scores: Scores,
  playerId: string,
): PlayerOwn | undefined {
  if (!scores.players.has(playerId)) return undefined;
  const own: PlayerOwn = { answers: {}, results: {}, points: null, rank: null, of: null };
  if (roundOf(plannedScene(plan, state))?.isTieBreak) own.tieBreak = scores.tieBreakers.has(playerId);
  if (plan.hasJoker) own.joker = state.jokers[playerId] ?? null;
  if (readyIn(plan, state, openSheet(plan, state))(playerId)) own.ready = true;
  for (const asked of plan.questions) {
    const { questionId } = asked.question;
    const given = givenBy(state.answers[questionId], playerId);
    if (given) own.answers[questionId] = given.answer;
    if (!isRevealed(state, asked) || (asked.round.isTieBreak && !scores.tieBreakers.has(playerId))) continue;
    const result = scores.results.get(questionId)?.get(playerId);
    const { correct, points, share } = result ?? { correct: false, points: 0 };
    own.results[questionId] = { correct, points, ...(share !== undefined && { share }) };
  }
  const standing = scores.shown?.get(playerId);
  if (!standing) return own;
  return { ...own, points: standing.points, rank: standing.rank, of: scores.players.size };
}
