import type { Plan, PlannedQuestion } from '../plan';
import { runClocks } from '../rules/clock';
import { isRevealed, overlayOf } from '../rules/sceneFacts';
import type { GameState } from '../state';
import { isPlayable, type MediaContext } from './mediaView';

/** The game at `now`, nothing but its remaining times changed: a deadline that is over is still to come. */
export function stateAt(plan: Plan, state: GameState, now: number): GameState {
  return runClocks(plan, state, Math.max(0, now - state.time));
}

/**
 * What is left of a question's time, and of how much, both null without a limit; of the last call; and whether the time
 * stands until the question's sound or film is played.
 */
export function questionTime(
  state: GameState,
  asked: PlannedQuestion,
  context: MediaContext,
): { remainingMs: number | null; durationMs: number | null; lastCallMs?: number; waiting?: true } {
  const lastCall = state.lastCallMs === null ? {} : { lastCallMs: state.lastCallMs };
  const clock = state.clocks[asked.question.questionId];
  // A last call runs all the same.
  const isStanding = clock?.waiting && state.lastCallMs === null && !isRevealed(state, asked);
  if (isStanding && isPlayable(asked.question, context)) {
    const { remainingMs, durationMs } = clock;
    return { remainingMs, durationMs, waiting: true };
  }
  if (!clock || clock.remainingMs === null) return { remainingMs: null, durationMs: null, ...lastCall };
  if (isRevealed(state, asked)) return { remainingMs: 0, durationMs: clock.durationMs, ...lastCall };
  return {
    // What ends first: a client that knows no last call shows it as well.
    remainingMs: state.lastCallMs ?? Math.min(clock.remainingMs, clock.closingMs ?? Infinity),
    durationMs: clock.durationMs,
    ...lastCall,
  };
}

/** What is left of the break that is shown; null: until the host goes on. */
export function breakTime(state: GameState): number | null {
  return overlayOf(state) === 'break' ? (state.break?.remainingMs ?? null) : null;
}
