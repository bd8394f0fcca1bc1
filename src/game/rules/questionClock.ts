import type { Plan } from '../plan';
import type { GameState, QuestionClock } from '../state';
import { runningQuestion } from './sceneFacts';

/** Changes a question's clock. */
export function withClock(state: GameState, questionId: string, change: Partial<QuestionClock>): GameState {
  const clock = state.clocks[questionId];
  if (!clock) return state;
  return { ...state, clocks: { ...state.clocks, [questionId]: { ...clock, ...change } } };
}

/** Whether the scene asks a question whose sound or film was not played yet: it takes answers, and its time stands. */
export function isWaiting(plan: Plan, state: GameState): boolean {
  const running = runningQuestion(plan, state);
  return running !== undefined && state.clocks[running.question.questionId]?.waiting === true;
}
