import type { CommandOf } from '../../contract/fromHosts';
import type { GameEvent, RuleOutcome } from '../events';
import { connectedIds, onPaper, openWager, plannedScene } from '../facts';
import { type PlannedQuestion, plannedQuestion } from '../plan';
import { scoreGame, type Scores } from '../scoring/score';
import { type Game, type GameState, hasPlayer, stakeOf, withEntry } from '../state';
import { fewMissing, wasJustClosed } from './answers';
import { coverMoved } from './scores';

/** The points that a player can stake now: all whole points that the player has. */
export function stakeable({ points }: Scores, playerId: string): number {
  return Math.max(0, Math.floor(points.get(playerId) ?? 0));
}

/** The question on which players can stake points, or could a moment ago. */
function takingStakes(game: Game): PlannedQuestion | undefined {
  const { state } = game;
  const scene = plannedScene(game);
  const isJustAsked = scene.name === 'question' && wasJustClosed(state);
  return isJustAsked ? scene.asked : openWager(game);
}

/** Stakes a player's points on the question that comes next, in place of a former stake. */
export function setStake(
  game: Game,
  { playerId, questionId, points }: Omit<GameEvent & { type: 'stake' }, 'type'>,
): RuleOutcome {
  const { state } = game;
  if (!hasPlayer(state, playerId)) return 'not_joined';
  if (takingStakes(game)?.question.questionId !== questionId)
    return reachedWager(game, questionId) ? 'answers_closed' : 'invalid_arguments';
  const isPossible = points >= 0 && points <= stakeable(scoreGame(game), playerId);
  if (!isPossible || !Number.isInteger(points)) return 'invalid_arguments';
  return withStake(state, playerId, questionId, points);
}

/** Sets what a team on paper has staked: its sheet says so, and the host may read that later. */
function stake(game: Game, command: CommandOf<'stake'>): RuleOutcome {
  const { state } = game;
  const { playerId, questionId, points } = command;
  if (!onPaper(state).has(playerId) || !reachedWager(game, questionId)) return 'command_refused';
  const staked = withStake(state, playerId, questionId, points);
  return staked === state ? state : coverMoved(game, staked);
}

/** The question with a wager whose stakes the game has come to. */
function reachedWager({ plan, state }: Game, questionId: string): PlannedQuestion | undefined {
  const asked = plannedQuestion(plan, questionId);
  return asked?.question.wager && asked.askedAt - 1 <= state.furthest ? asked : undefined;
}

function withStake(state: GameState, playerId: string, questionId: string, points: number | null): GameState {
  const stakes = withEntry(state.stakes, playerId, questionId, points);
  return stakes === state.stakes ? state : { ...state, stakes };
}

/** Returns a test for the players who have staked on a question, even if it was nothing. */
export function stakedOn(state: GameState, { question }: PlannedQuestion): (playerId: string) => boolean {
  return (playerId) => stakeOf(state, playerId, question.questionId) !== undefined;
}

/**
 * Counts the players who have staked on a question, even if it was nothing, and those who are expected to: the
 * connected ones, and others who have staked. Players on paper do not count. It names who is still missing.
 */
export function countStakes(
  state: GameState,
  asked: PlannedQuestion,
): { staked: number; expected: number; waitingFor?: string[] } {
  const connected = connectedIds(state);
  const paper = onPaper(state);
  const isStakedBy = stakedOn(state, asked);
  let [staked, expected] = [0, 0];
  const missing: string[] = [];
  for (const { playerId, name } of state.players) {
    if (paper.has(playerId)) continue;
    const hasStaked = isStakedBy(playerId);
    if (hasStaked) staked++;
    if (hasStaked || connected.has(playerId)) expected++;
    if (!hasStaked && connected.has(playerId)) missing.push(name);
  }
  return { staked, expected, ...fewMissing(missing) };
}

export const stakeCommands = { stake };
