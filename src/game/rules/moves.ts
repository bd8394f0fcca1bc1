import type { CommandOf } from '../../contract/commands';
import type { SceneName } from '../../contract/scene';
import type { RuleOutcome } from '../events';
import {
  areAllReady,
  canBeInterrupted,
  canClose,
  canGoBack,
  coveredCount,
  hadPodium,
  isLastCall,
  isRevealed,
  openQuestions,
  openSheet,
  overlayOf,
  plannedScene,
  questionOf,
  runningQuestion,
  shownCount,
} from '../facts';
import { type Plan, type PlannedQuestion, tieBreakOf } from '../plan';
import { scoreGame } from '../scoring/score';
import type { GameState } from '../state';
import { withClosing } from './answers';
import { autopilotPause, lastCallOf, reopen, withFullLastCall } from './clock';
import { coverAt, withoutScores } from './scores';

const REFUSED = 'command_refused';

/**
 * Moves to another scene of the plan. Going back keeps what was asked, and stops the autopilot for that
 * scene.
 */
export function goTo(plan: Plan, state: GameState, position: number): GameState {
  const isForward = position > state.position;
  const moved = { ...state, position, furthest: Math.max(position, state.furthest) };
  const [from, to] = [plannedScene(plan, state), plannedScene(plan, moved)];
  const closes = isForward && to.name === 'closed' && openQuestions(plan, state).length > 0;
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

/** Opens a question: the first time with its full time, after closing with what was left of it. */
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

/**
 * The tie-break asks those who are tied when it is first asked: later marks or adjustments exclude nobody.
 */
function withTieBreakers(plan: Plan, state: GameState): GameState {
  return state.tieBreakers ? state : { ...state, tieBreakers: [...scoreGame(plan, state).tied] };
}

/**
 * Closes what is open. A round that is revealed at its end closes after a last call, unless nobody needs one.
 */
export function closeAnswers(plan: Plan, state: GameState): GameState {
  const sheet = openSheet(plan, state);
  const isCallDue = sheet && state.lastCallMs === null && !areAllReady(plan, state, sheet);
  if (isCallDue) return { ...state, lastCallMs: lastCallOf(plan), autopilotMs: null };
  const closedAt = plan.scenes.findIndex(({ name }, at) => at > state.position && name === 'closed');
  return goTo(plan, state, closedAt);
}

/** Cancels the last call: the question continues with the time that was left. */
function withoutLastCall(plan: Plan, state: GameState): GameState {
  const running = runningQuestion(plan, state);
  const open = { ...state, lastCallMs: null, autopilotMs: null };
  return running ? reopen(open, running.question.questionId) : open;
}

/** The scene that Next leads to; null where it leads nowhere. */
export function nextScene(plan: Plan, state: GameState): SceneName | null {
  if (state.position === 0 || state.seasonShown) return null;
  if (state.ended) return seasonAfter(state);
  if (coveredCount(plan, state) > 0) return 'scores';
  if (overlayOf(state)) return state.scoresShown && state.break ? 'break' : plannedScene(plan, state).name;
  if (isLastCall(state)) return 'closed';
  const following = nextPosition(plan, state);
  return following === null ? seasonAfter(state) : plan.scenes[following]!.name;
}

/** The scene after the podium. */
function seasonAfter({ seasonId }: GameState): 'season' | null {
  return seasonId === null ? null : 'season';
}

/**
 * The position after the planned scene; null at the end. Where there is a tie, the tie-break follows before
 * the podium, or after one that came to be tied later; once revealed, it stays on the way. Where the tie
 * disappears before that, the podium follows at once.
 */
export function nextPosition(plan: Plan, state: GameState): number | null {
  const { position, furthest } = state;
  const { podiumAt, scenes } = plan;
  if (position < podiumAt - 1) return position + 1;
  // After going back from the podium, the way leads to it again.
  if (position < podiumAt && furthest === podiumAt) return podiumAt;
  const tieBreak = tieBreakOf(plan);
  const isDue = tieBreak && (isRevealed(state, tieBreak) || scoreGame(plan, state).tied.size > 0);
  if (!isDue) return position === podiumAt ? null : podiumAt;
  if (position < podiumAt) return podiumAt + 1;
  return position + 1 < scenes.length ? position + 1 : null;
}

/**
 * The previous position. From the tie-break it skips the podium that it replaced, unless that podium was
 * shown first.
 */
function formerPosition({ podiumAt }: Plan, { position, showings }: GameState): number {
  return position === podiumAt + 1 && !showings.includes(podiumAt) ? podiumAt - 1 : position - 1;
}

/** The next question; the tie-break's only where it will be asked. */
export function nextQuestion(plan: Plan, state: GameState): PlannedQuestion | undefined {
  const tieBreak = tieBreakOf(plan);
  const at = nextPosition(plan, state);
  if (tieBreak && at !== null && at > plan.podiumAt && at <= tieBreak.askedAt) return tieBreak;
  const onTheWay = plan.scenes.slice(state.position + 1, plan.podiumAt);
  const following = onTheWay.find(({ name }) => name === 'question');
  return following && questionOf(following);
}

/** Leaves the lobby for good. */
function start(plan: Plan, state: GameState): RuleOutcome {
  return state.position === 0 ? goTo(plan, state, 1) : state;
}

/** Uncovers the next place of the standings, removes the overlay, or moves to the next scene. */
function next(plan: Plan, state: GameState): RuleOutcome {
  const scene = nextScene(plan, state);
  if (scene === null) return REFUSED;
  if (scene === 'season') return { ...state, seasonShown: true };
  const covered = coveredCount(plan, state);
  if (covered > 0) return { ...state, hidden: covered - 1 };
  if (overlayOf(state)) return removeOverlay(plan, state);
  const following = nextPosition(plan, state);
  if (following === null) return REFUSED;
  const closes = isLastCall(state) || plan.scenes[following]?.name === 'closed';
  return closes ? closeAnswers(plan, state) : goTo(plan, state, following);
}

/**
 * Covers the place uncovered last, removes the overlay (also that of an early end), cancels the last call, or
 * goes back one scene.
 */
function back(plan: Plan, state: GameState): RuleOutcome {
  if (!canGoBack(state)) return REFUSED;
  const covered = coveredCount(plan, state);
  if (covered > 0 && covered < shownCount(state)) return { ...state, hidden: covered + 1 };
  if (overlayOf(state)) return removeOverlay(plan, state);
  if (isLastCall(state)) return withoutLastCall(plan, state);
  return goTo(plan, state, formerPosition(plan, state));
}

function removeOverlay(plan: Plan, state: GameState): GameState {
  if (state.seasonShown) return { ...state, seasonShown: false };
  if (state.ended) return withoutEnd(plan, state);
  return state.scoresShown ? withoutScores(plan, state) : { ...state, break: null };
}

/** Reverses an early end: where the game goes on to another podium, nobody came too late for it. */
function withoutEnd(plan: Plan, state: GameState): GameState {
  const open = { ...state, ended: false };
  return hadPodium(plan, open) ? open : { ...open, latecomers: [] };
}

/** Closes the answers. */
function close(plan: Plan, state: GameState): RuleOutcome {
  return canClose(plan, state) ? closeAnswers(plan, state) : REFUSED;
}

/** Shows the podium, wherever the game is; `back` reverses it. */
function end(plan: Plan, state: GameState): RuleOutcome {
  if (state.position === 0) return REFUSED;
  if (state.ended || plannedScene(plan, state).name === 'podium') return state;
  return { ...state, ended: true, scoresShown: false, hidden: 0, break: null };
}

/** Starts a break, or changes the length of the current one. A break with an end ends by itself. */
function startBreak(plan: Plan, state: GameState, { minutes }: CommandOf<'startBreak'>): RuleOutcome {
  if (!canBeInterrupted(plan, state)) return 'command_refused';
  const remainingMs = minutes === 0 ? null : minutes * 60_000;
  return { ...withoutScores(plan, withFullLastCall(plan, state)), break: { remainingMs } };
}

function endBreak(_plan: Plan, state: GameState): RuleOutcome {
  return state.break ? { ...state, break: null } : state;
}

export const moveCommands = { start, next, back, close, end, startBreak, endBreak };
