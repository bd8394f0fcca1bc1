import type { Outcome } from '../events';
import type { Plan, PlannedRound } from '../plan';
import type { GameState } from '../state';
import { heldOpen, overlayOf } from './sceneFacts';

/** The round that stays open until its end, as a sheet that is handed in; an overlay only covers it. */
export function openSheet(plan: Plan, state: GameState): PlannedRound | undefined {
  const [asked] = heldOpen(plan, state);
  return asked?.round.reveal === 'round' ? asked.round : undefined;
}

/** Whether all questions of a round were asked. Only then can a player be done with it. */
export function isRoundAsked(plan: Plan, { furthest }: GameState, round: PlannedRound): boolean {
  return lastAskedAt(plan, round) <= furthest;
}

/** Tells who is done with all questions of a round. */
export function readyIn(
  plan: Plan,
  { ready }: GameState,
  round: PlannedRound | undefined,
): (playerId: string) => boolean {
  if (!round) return () => false;
  const lastAsked = lastAskedAt(plan, round);
  return (playerId) => Object.hasOwn(ready, playerId) && ready[playerId]! >= lastAsked;
}

function lastAskedAt({ questions }: Plan, round: PlannedRound): number {
  return Math.max(...questions.filter((asked) => asked.round === round).map(({ askedAt }) => askedAt));
}

/** Whether everybody whose phone is connected is done with a round. */
export function areAllReady(plan: Plan, state: GameState, round: PlannedRound): boolean {
  return state.connected.length > 0 && state.connected.every(readyIn(plan, state, round));
}

/** A player is done with the round that is open, once its last question was asked, or takes that back. */
export function setReady(plan: Plan, state: GameState, playerId: string, isReady: boolean): Outcome {
  if (!state.players.some((each) => each.playerId === playerId)) return 'not_joined';
  const round = overlayOf(state) ? undefined : openSheet(plan, state);
  if (!round || (isReady && !isRoundAsked(plan, state, round))) return 'answers_closed';
  if (readyIn(plan, state, round)(playerId) === isReady) return state;
  const ready = { ...state.ready };
  if (isReady) ready[playerId] = state.furthest;
  else delete ready[playerId];
  return { ...state, ready };
}
