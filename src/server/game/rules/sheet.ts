import type { Outcome } from '../events';
import type { Plan, PlannedRound } from '../plan';
import type { GameState } from '../state';
import { heldOpen, overlayOf } from './sceneFacts';

/** The round that stays open until its end, as a sheet that is handed in; an overlay only covers it. */
export function openSheet(plan: Plan, state: GameState): PlannedRound | undefined {
  const [asked] = heldOpen(plan, state);
  return asked?.round.reveal === 'round' ? asked.round : undefined;
}

/** Whether a player is done with a round. */
export function isReadyIn(state: GameState, round: PlannedRound | undefined, playerId: string): boolean {
  return !!round && Object.hasOwn(state.ready, playerId) && state.ready[playerId] === round.index;
}

/** Whether everybody whose phone is connected is done with a round. */
export function areAllReady(state: GameState, round: PlannedRound): boolean {
  return state.connected.length > 0 && state.connected.every((id) => isReadyIn(state, round, id));
}

/** A player is done with the round that is open, or takes that back. */
export function setReady(plan: Plan, state: GameState, playerId: string, isReady: boolean): Outcome {
  if (!state.players.some((each) => each.playerId === playerId)) return 'not_joined';
  const round = overlayOf(state) ? undefined : openSheet(plan, state);
  if (!round) return 'answers_closed';
  if (isReadyIn(state, round, playerId) === isReady) return state;
  const ready = { ...state.ready };
  if (isReady) ready[playerId] = round.index;
  else delete ready[playerId];
  return { ...state, ready };
}
