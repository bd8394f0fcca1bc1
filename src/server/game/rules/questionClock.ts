import type { GameState, QuestionClock } from '../state';

/** Changes a question's clock. */
export function withClock(state: GameState, questionId: string, change: Partial<QuestionClock>): GameState {
  const clock = state.clocks[questionId];
  if (!clock) return state;
  return { ...state, clocks: { ...state.clocks, [questionId]: { ...clock, ...change } } };
}
