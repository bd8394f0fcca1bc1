import type { Plan } from '../plan';
import type { GameState, QuestionClock } from '../state';
import { countChange } from './change';
import { closeAnswers } from './lastCall';
import { withMediaPlayed } from './mediaCommands';
import { autopilotPause, goTo } from './moves';
import { nextPosition } from './nextScene';
import { isWaiting, withClock } from './questionClock';
import { closesNext, overlayOf, runningQuestion } from './sceneFacts';

/** What happens by itself, and in how many milliseconds from the state's `time`. */
export interface Deadline {
  kind: 'close' | 'lastCall' | 'timeUp' | 'goOn' | 'endBreak';
  inMs: number;
}

/** The next thing that happens by itself; null: nothing, because time stands still or the host is waited for. */
export function nextDeadline(plan: Plan, state: GameState): Deadline | null {
  if (state.paused) return null;
  const breakMs = state.break?.remainingMs ?? null;
  if (breakMs !== null) return { kind: 'endBreak', inMs: breakMs };
  if (overlayOf(state)) return null;
  if (state.lastCallMs !== null) return { kind: 'lastCall', inMs: state.lastCallMs };
  const running = runningQuestion(plan, state);
  const deadlines: Deadline[] = [];
  if (running && !isWaiting(plan, state))
    deadlines.push(...questionDeadlines(plan, state, state.clocks[running.question.questionId]));
  if (state.autopilot && state.autopilotMs !== null)
    deadlines.push({ kind: 'goOn', inMs: state.autopilotMs });
  return deadlines.sort((one, other) => one.inMs - other.inMs)[0] ?? null;
}

/** Where the round stays open after a question, its time can be up without closing anything: once. */
function questionDeadlines(plan: Plan, state: GameState, clock: QuestionClock | undefined): Deadline[] {
  const { remainingMs = null, closingMs = null } = clock ?? {};
  if (!closesNext(plan, state)) return remainingMs ? [{ kind: 'timeUp', inMs: remainingMs }] : [];
  return [remainingMs, closingMs].filter((ms) => ms !== null).map((inMs) => ({ kind: 'close', inMs }));
}

/**
 * Lets the time up to `now` pass. One deadline at most takes effect, and what comes after it begins at `now`, so that
 * a laptop that slept is one scene further, not at the end of the game.
 */
export function passTime(plan: Plan, state: GameState, now: number): GameState {
  const elapsed = Math.max(0, now - state.time);
  const due = nextDeadline(plan, state);
  if (!due || due.inMs > elapsed) return runClocks(plan, state, elapsed);
  const atDeadline = runClocks(plan, state, due.inMs);
  const after = countChange(plan, atDeadline, applyDeadline(plan, atDeadline, due));
  const lateMs = elapsed - due.inMs;
  const closedForMs = after.closedForMs === null ? null : after.closedForMs + lateMs;
  return { ...after, time: state.time + elapsed, closedForMs };
}

function applyDeadline(plan: Plan, state: GameState, { kind }: Deadline): GameState {
  if (kind === 'endBreak') return { ...state, break: null };
  if (kind === 'timeUp')
    return { ...state, autopilotMs: state.autopilot ? autopilotPause(plan, state) : null };
  if (kind === 'goOn' && isWaiting(plan, state)) return withMediaPlayed(plan, state);
  const following = kind === 'goOn' ? nextPosition(plan, state) : null;
  return following === null ? closeAnswers(plan, state) : goTo(plan, state, following);
}

/**
 * All remaining times, `ms` later. A pause and an overlay stop the time of the scene, and a sound that was not played
 * yet that of its question; a break's own time goes on under standings.
 */
export function runClocks(plan: Plan, state: GameState, ms: number): GameState {
  if (ms === 0) return state;
  const later = {
    ...state,
    time: state.time + ms,
    closedForMs: state.closedForMs === null ? null : state.closedForMs + ms,
  };
  if (state.paused) return later;
  if (state.break) later.break = { remainingMs: less(state.break.remainingMs, ms) };
  if (overlayOf(state)) return later;
  later.autopilotMs = less(state.autopilotMs, ms);
  const running = isWaiting(plan, state) ? undefined : runningQuestion(plan, state);
  if (running) later.playedMs = state.playedMs + ms;
  // The question's own time waits for the case that the host takes the last call back.
  if (state.lastCallMs !== null) return { ...later, lastCallMs: less(state.lastCallMs, ms) };
  if (!running) return later;
  const { questionId } = running.question;
  const clock = state.clocks[questionId];
  const remainingMs = less(clock?.remainingMs ?? null, ms);
  const closingMs = less(clock?.closingMs ?? null, ms);
  return withClock(later, questionId, { remainingMs, closingMs });
}

function less(remainingMs: number | null, ms: number): number | null {
  return remainingMs === null ? null : Math.max(0, remainingMs - ms);
}
