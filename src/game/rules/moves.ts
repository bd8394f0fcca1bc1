import type { SceneName } from '../../contract/scene';
import type { Plan, PlannedQuestion } from '../plan';
import { scoreGame } from '../score';
import type { GameState } from '../state';
import { withClosing } from './closing';
import { isWaiting, withClock } from './questionClock';
import { isRevealed, plannedScene, runningQuestion } from './sceneFacts';
import { coverAt } from './shownStandings';

/** How long the autopilot shows a scene. Where it is not named, the autopilot waits for the host. */
const AUTOPILOT_MS: Partial<Record<SceneName, number>> = {
  ...{ closed: 3_000, reveal: 8_000, round: 8_000, tieBreak: 8_000 },
};
/** How long it waits after a question's time, where the round stays open. */
const AUTOPILOT_AFTER_TIME_MS = 3_000;
/** How long people read a question before the autopilot plays its sound or film. */
const AUTOPILOT_BEFORE_SOUND_MS = 3_000;

/** Shows another scene of the plan. Walking back keeps what was asked, and stops the autopilot for that scene. */
export function goTo(plan: Plan, state: GameState, position: number): GameState {
  const isForward = position > state.position;
  const moved = { ...state, position, furthest: Math.max(position, state.furthest) };
  const [from, to] = [plannedScene(plan, state), plannedScene(plan, moved)];
  const closes = isForward && from.name === 'question' && to.name === 'closed';
  const opened = to.name === 'question' ? openQuestion(plan, moved, to.asked, from.name === 'closed') : moved;
  const autopilotMs = isForward && opened.autopilot ? autopilotPause(plan, opened) : null;
  const hidden = isForward && to.name === 'scores' ? coverAt(state, position) : 0;
  return withClosing(plan, {
    ...opened,
    hidden,
    autopilotMs,
    lastCallMs: null,
    closedForMs: closes ? 0 : null,
  });
}

/** How long the autopilot waits in this scene; null: for the host. */
export function autopilotPause(plan: Plan, state: GameState): number | null {
  if (isWaiting(plan, state)) return AUTOPILOT_BEFORE_SOUND_MS;
  const running = runningQuestion(plan, state);
  if (running && state.clocks[running.question.questionId]?.remainingMs === 0) return AUTOPILOT_AFTER_TIME_MS;
  return AUTOPILOT_MS[plannedScene(plan, state).name] ?? null;
}

/** A question asked for the first time gets its time; one that was closed opens again with what was left of it. */
function openQuestion(plan: Plan, before: GameState, asked: PlannedQuestion, wasClosed: boolean): GameState {
  const { questionId, seconds, audio, video } = asked.question;
  const state = asked.round.isTieBreak ? withTieBreakers(plan, before) : before;
  const clock = state.clocks[questionId];
  if (!clock) {
    const durationMs = seconds === null || state.pace === 0 ? null : seconds * 1000 * state.pace;
    const fresh = {
      remainingMs: durationMs,
      durationMs,
      sinceMs: state.playedMs,
      closingMs: null,
      keepOpen: false,
      waiting: audio !== undefined || video !== undefined,
    };
    return { ...state, clocks: { ...state.clocks, [questionId]: fresh } };
  }
  return !wasClosed || isRevealed(state, asked) ? state : reopen(state, questionId);
}

/** The time of the question that waits for its sound or film begins. Answers given before do not close it. */
export function startClock(plan: Plan, state: GameState): GameState {
  const running = runningQuestion(plan, state);
  if (!running || !isWaiting(plan, state)) return state;
  const { questionId } = running.question;
  const { closingMs = null, keepOpen = false } = state.clocks[questionId] ?? {};
  const change = { waiting: false, closingMs: null, keepOpen: keepOpen || closingMs !== null };
  const started = withClock(state, questionId, change);
  return { ...started, autopilotMs: state.autopilot ? autopilotPause(plan, started) : null };
}

/** The tie-break asks those who are tied when it is first asked: what is marked or adjusted later sends nobody away. */
function withTieBreakers(plan: Plan, state: GameState): GameState {
  return state.tieBreakers ? state : { ...state, tieBreakers: [...scoreGame(plan, state).tied] };
}

/** Where the time had run out, the host goes back to give it anew. */
export function reopen(state: GameState, questionId: string): GameState {
  const clock = state.clocks[questionId];
  const remainingMs = clock?.remainingMs === 0 ? clock.durationMs : (clock?.remainingMs ?? null);
  return withClock(state, questionId, { remainingMs, closingMs: null, keepOpen: true });
}
