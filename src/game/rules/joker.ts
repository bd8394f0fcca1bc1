import type { Outcome } from '../events';
import type { Plan, PlannedRound } from '../plan';
import type { GameState } from '../state';
import { overlayOf, plannedScene } from './sceneFacts';

/** The index of the round that a player doubles, once its first question was asked: then it is spent. */
export function spentJoker(plan: Plan, state: GameState, playerId: string): number | undefined {
  const played = state.jokers[playerId];
  return played !== undefined && hasBegun(plan, state, played) ? played : undefined;
}

/** Doubles the points of the round whose title shows, for one player; null takes it back. */
export function playJoker(
  plan: Plan,
  state: GameState,
  playerId: string,
  roundIndex: number | null,
): Outcome {
  if (!state.players.some((each) => each.playerId === playerId)) return 'not_joined';
  const round = jokerRound(plan, state);
  const isFitting = round && (roundIndex === null || roundIndex === round.index);
  if (!isFitting || spentJoker(plan, state, playerId) !== undefined) return 'joker_refused';
  if ((state.jokers[playerId] ?? null) === roundIndex) return state;
  const jokers = { ...state.jokers };
  if (roundIndex === null) delete jokers[playerId];
  else jokers[playerId] = roundIndex;
  return { ...state, jokers };
}

/** The round that can be doubled now. */
function jokerRound(plan: Plan, state: GameState): PlannedRound | undefined {
  const scene = plannedScene(plan, state);
  if (!plan.hasJoker || overlayOf(state) || scene.name !== 'round') return undefined;
  return hasBegun(plan, state, scene.round.index) ? undefined : scene.round;
}

function hasBegun({ questions }: Plan, { furthest }: GameState, roundIndex: number): boolean {
  return questions.some(({ round, askedAt }) => round.index === roundIndex && askedAt <= furthest);
}
