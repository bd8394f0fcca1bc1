import type { PlayerGame, PlayerOwn, PlayerScene } from '../../../contract/playerGame';
import type { Scene } from '../../../contract/scene';
import type { Plan } from '../plan';
import { isRevealed, openQuestions, plannedScene, questionOf } from '../rules/sceneFacts';
import { openSheet, readyIn } from '../rules/sheet';
import type { Scores } from '../score';
import type { GameState } from '../state';
import { monitorView } from './monitorView';
import { questionView, type ViewContext } from './questionView';

/** The game as every phone sees it, the same for all: GameUpdated. */
export function playerView(plan: Plan, state: GameState, scores: Scores, context: ViewContext): PlayerGame {
  const { revision, step, paused, scene } = monitorView(plan, state, scores, context);
  const questions = openQuestions(plan, state).map((asked) => questionView(asked, context));
  return { revision, step, paused, scene: playerScene(scene), questions };
}

/** A monitor's scene without tally, standings and counts. Each field is named, as in the question's view. */
function playerScene(scene: Scene): PlayerScene {
  switch (scene.name) {
    case 'question': {
      const { name, question, remainingMs, durationMs, lastCallMs } = scene;
      const lastCall = lastCallMs === undefined ? {} : { lastCallMs };
      return { name, ...placeOf(scene), question, remainingMs, durationMs, ...lastCall };
    }
    case 'closed':
      return { name: scene.name, ...placeOf(scene), question: scene.question };
    case 'reveal': {
      const { name, question, solution } = scene;
      return { name, ...placeOf(scene), question, solution };
    }
    case 'scores':
      return { name: scene.name };
    case 'podium':
      return { name: scene.name, tied: scene.tied };
    case 'lobby':
    case 'round':
    case 'break':
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
  const { round } = questionOf(plannedScene(plan, state)) ?? {};
  if (round?.isTieBreak) own.tieBreak = scores.tieBreakers.has(playerId);
  if (plan.hasJoker) own.joker = state.jokers[playerId] ?? null;
  if (readyIn(plan, state, openSheet(plan, state))(playerId)) own.ready = true;
  for (const asked of plan.questions) {
    const { questionId } = asked.question;
    const given = state.answers[questionId];
    if (given && Object.hasOwn(given, playerId)) own.answers[questionId] = given[playerId]!.answer;
    if (!isRevealed(state, asked) || (asked.round.isTieBreak && !scores.tieBreakers.has(playerId))) continue;
    const { correct, points } = scores.results.get(questionId)?.get(playerId) ?? {
      correct: false,
      points: 0,
    };
    own.results[questionId] = { correct, points };
  }
  const standing = scores.shown?.get(playerId);
  if (!standing) return own;
  return { ...own, points: standing.points, rank: standing.rank, of: scores.players.size };
}
