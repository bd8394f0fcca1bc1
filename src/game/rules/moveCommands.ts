import type { CommandOf } from '../../contract/commands';
import type { Outcome } from '../events';
import type { Plan } from '../plan';
import type { GameState } from '../state';
import { closeAnswers, withoutLastCall } from './lastCall';
import { autopilotPause, goTo } from './moves';
import { formerPosition, nextPosition, nextScene } from './nextScene';
import { canClose, canGoBack } from './possibleMoves';
import { withClock } from './questionClock';
import { isLastCall, overlayOf, plannedScene, runningQuestion } from './sceneFacts';
import { coveredCount, shownCount, withoutScores } from './shownStandings';

const REFUSED = 'command_refused';

/** Leaves the lobby for good. */
function start(plan: Plan, state: GameState): Outcome {
  return state.position === 0 ? goTo(plan, state, 1) : state;
}

/** Uncovers the next of the standings, removes the overlay, or goes on to the next scene. */
function next(plan: Plan, state: GameState): Outcome {
  if (nextScene(plan, state) === null) return REFUSED;
  const covered = coveredCount(plan, state);
  if (covered > 0) return { ...state, hidden: covered - 1 };
  if (overlayOf(state)) return removeOverlay(plan, state);
  const following = nextPosition(plan, state);
  if (following === null) return REFUSED;
  const closes = isLastCall(state) || plan.scenes[following]?.name === 'closed';
  return closes ? closeAnswers(plan, state) : goTo(plan, state, following);
}

/**
 * Covers the last place uncovered, removes the overlay, an early end too, takes the last call back, or walks to the
 * former scene.
 */
function back(plan: Plan, state: GameState): Outcome {
  if (!canGoBack(state)) return REFUSED;
  const covered = coveredCount(plan, state);
  if (covered > 0 && covered < shownCount(state)) return { ...state, hidden: covered + 1 };
  if (overlayOf(state)) return removeOverlay(plan, state);
  if (isLastCall(state)) return withoutLastCall(plan, state);
  return goTo(plan, state, formerPosition(plan, state));
}

function removeOverlay(plan: Plan, state: GameState): GameState {
  if (state.ended) return { ...state, ended: false };
  return state.scoresShown ? withoutScores(plan, state) : { ...state, break: null };
}

/** Closes the answers. */
function close(plan: Plan, state: GameState): Outcome {
  return canClose(plan, state) ? closeAnswers(plan, state) : REFUSED;
}

/**
 * Gives the question more time, and keeps it open even if everybody has answered. It ends the last call. A break with
 * an end is made longer.
 */
function addTime(plan: Plan, state: GameState, { seconds }: CommandOf<'addTime'>): Outcome {
  if (overlayOf(state) === 'break') return longerBreak(state, seconds);
  const running = overlayOf(state) ? undefined : runningQuestion(plan, state);
  const clock = running && state.clocks[running.question.questionId];
  if (!running || !clock) return REFUSED;
  if (clock.remainingMs === null || clock.durationMs === null)
    return isLastCall(state) ? { ...state, lastCallMs: null } : REFUSED;
  const more = {
    remainingMs: clock.remainingMs + seconds * 1000,
    durationMs: clock.durationMs + seconds * 1000,
    closingMs: null,
    keepOpen: true,
  };
  const longer = withClock({ ...state, lastCallMs: null }, running.question.questionId, more);
  return { ...longer, autopilotMs: state.autopilot ? autopilotPause(plan, longer) : null };
}

function longerBreak(state: GameState, seconds: number): Outcome {
  const remainingMs = state.break?.remainingMs ?? null;
  return remainingMs === null ? REFUSED : { ...state, break: { remainingMs: remainingMs + seconds * 1000 } };
}

/** Shows the podium, wherever the game is. `back` takes it back. */
function end(plan: Plan, state: GameState): Outcome {
  if (state.position === 0) return REFUSED;
  if (state.ended || plannedScene(plan, state).name === 'podium') return state;
  return { ...state, ended: true, scoresShown: false, hidden: 0, break: null };
}

export const moveCommands = { start, next, back, close, addTime, end };
