import type { Plan } from '../plan';
import type { GameState } from '../state';
import { goTo, reopen } from './moves';
import { runningQuestion } from './sceneFacts';
import { areAllReady, openSheet } from './sheet';

/** How long a round that is about to close still takes answers. */
const LAST_CALL_MS = 10_000;

/** Closes what is open. A round that is revealed at its end closes after a last call, unless nobody needs one. */
export function closeAnswers(plan: Plan, state: GameState): GameState {
  const sheet = openSheet(plan, state);
  const isCallDue = sheet && state.lastCallMs === null && !areAllReady(plan, state, sheet);
  if (isCallDue) return { ...state, lastCallMs: LAST_CALL_MS, autopilotMs: null };
  const closedAt = plan.scenes.findIndex(({ name }, at) => at > state.position && name === 'closed');
  return goTo(plan, state, closedAt);
}

/** Takes the last call back: the question goes on with the time that was left. */
export function withoutLastCall(plan: Plan, state: GameState): GameState {
  const running = runningQuestion(plan, state);
  const open = { ...state, lastCallMs: null, autopilotMs: null };
  return running ? reopen(open, running.question.questionId) : open;
}

/** Under a break or standings nobody can answer: after them the last call begins anew. */
export function withFullLastCall(state: GameState): GameState {
  return state.lastCallMs === null ? state : { ...state, lastCallMs: LAST_CALL_MS };
}
