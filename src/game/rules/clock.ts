import type { CommandOf } from '../../contract/fromHosts';
import { SCENES, type SceneName } from '../../contract/scene';
import type { RuleOutcome } from '../events';
import {
  canBeInterrupted,
  isLastCall,
  isOver,
  isReading,
  isWaiting,
  openWager,
  overlayOf,
  pageOfScores,
  pagesOfScores,
  plannedScene,
  positionFrom,
  questionToRead,
  runningQuestion,
  sceneName,
  shownAsk,
  stakedNow,
} from '../facts';
import type { Plan, PlannedQuestion } from '../plan';
import type { Game, GameState, QuestionClock } from '../state';
import { isHeldByOpenEnds } from './finale';

/** The autopilot's pause after a question's time, where the round stays open. */
const AUTOPILOT_AFTER_TIME_MS = 3_000;
/** The time to read a question before the autopilot plays its sound or film. */
const AUTOPILOT_BEFORE_SOUND_MS = 3_000;
const CLOSING_MS = 3_000;
const LAST_CALL_MS = 10_000;
const STAKING_MS = 20_000;
/** How long each page of standings stays. */
const PAGE_MS = 8_000;

/** The next automatic change, in milliseconds from the state's `time`. */
export interface Deadline {
  kind:
    | 'readEnd'
    | 'close'
    | 'lastCall'
    | 'timeUp'
    | 'nextStage'
    | 'stakesClose'
    | 'goOn'
    | 'turnPage'
    | 'endBreak';
  inMs: number;
}

/** The next automatic change; null where time has stopped or the host must act. */
export function nextDeadline(game: Game): Deadline | null {
  const { state } = game;
  if (state.paused) return null;
  const deadlines: Deadline[] = [];
  const pageCount = pagesOfScores(game);
  const isLastPage = pageOfScores(game) === pageCount - 1;
  if (state.autopilotMs !== null && goesOnByItself(game) && isLastPage)
    deadlines.push({ kind: 'goOn', inMs: state.autopilotMs });
  else if (pageCount > 1) deadlines.push({ kind: 'turnPage', inMs: timeOfPage(game) });
  const breakMs = state.break?.remainingMs ?? null;
  // A break does not end while the host asks something in it.
  if (breakMs !== null && !state.break?.ask) deadlines.push({ kind: 'endBreak', inMs: breakMs });
  if (overlayOf(state)) return first(deadlines);
  if (stakedNow(game) && state.stakingMs !== null)
    deadlines.push({ kind: 'stakesClose', inMs: state.stakingMs });
  if (state.lastCallMs !== null) return { kind: 'lastCall', inMs: state.lastCallMs };
  const running = runningQuestion(game);
  if (running && isReading(game))
    deadlines.push({ kind: 'readEnd', inMs: state.clocks[running.question.questionId]?.readingMs ?? 0 });
  else if (running && !isWaiting(game))
    deadlines.push(...questionDeadlines(game, state.clocks[running.question.questionId]));
  return first(deadlines);
}

function first(deadlines: readonly Deadline[]): Deadline | null {
  let earliest: Deadline | null = null;
  for (const each of deadlines) if (!earliest || each.inMs < earliest.inMs) earliest = each;
  return earliest;
}

/** Whether the autopilot leaves the scene on display, or its place or page, in its own time. */
export function goesOnByItself(game: Game): boolean {
  const { state } = game;
  const isCovered = overlayOf(state) !== null && !isOver(game);
  return state.autopilot && state.autopilotMs !== null && !isCovered && !isHeldByOpenEnds(game);
}

/**
 * The time of a stage leads to the next one. Where the round stays open after a question, its time can run out
 * once without closing anything.
 */
function questionDeadlines(game: Game, clock: QuestionClock | undefined): Deadline[] {
  const { remainingMs = null, closingMs = null } = clock ?? {};
  if (isStageNext(game)) return remainingMs === null ? [] : [{ kind: 'nextStage', inMs: remainingMs }];
  if (!closesNext(game)) return remainingMs ? [{ kind: 'timeUp', inMs: remainingMs }] : [];
  return [remainingMs, closingMs].filter((ms) => ms !== null).map((inMs) => ({ kind: 'close', inMs }));
}

/** Whether Next shows another stage of the question that the scene asks. */
function isStageNext({ plan, state: { position } }: Game): boolean {
  const [scene, following] = [plan.scenes[position], plan.scenes[position + 1]];
  return scene?.name === 'question' && following?.name === 'question' && scene.asked === following.asked;
}

/** Whether moving on to the next scene closes the answers. */
function closesNext(game: Game): boolean {
  const { plan, state } = game;
  return plan.scenes[positionFrom(game, state.position + 1, 1)]?.name === 'closed';
}

/**
 * Advances all remaining times by `ms`. A pause or an overlay stops the scene's time, and a sound not played
 * yet stops that of its question; a break's own time goes on under standings.
 */
export function runClocks(game: Game, ms: number): GameState {
  const { state } = game;
  if (ms === 0) return state;
  const later = {
    ...state,
    time: state.time + ms,
    closedForMs: state.closedForMs === null ? null : state.closedForMs + ms,
  };
  if (state.paused) return later;
  if (state.break) later.break = { ...state.break, remainingMs: less(state.break.remainingMs, ms) };
  if (pagesOfScores(game) > 1) later.pageMs = less(timeOfPage(game), ms);
  if (overlayOf(state) && !isOver(game)) return later;
  // The whole pause is left for when nothing is open any more.
  if (!isHeldByOpenEnds(game)) later.autopilotMs = less(state.autopilotMs, ms);
  if (openWager(game)) return { ...later, stakingMs: less(state.stakingMs, ms) };
  const running = overlayOf(state) || isWaiting(game) ? undefined : runningQuestion(game);
  if (running && isReading(game)) {
    const { questionId } = running.question;
    const readingMs = less(state.clocks[questionId]?.readingMs ?? null, ms);
    later.clocks = changedClock(state.clocks, questionId, { readingMs });
    return later;
  }
  if (running) later.playedMs = state.playedMs + ms;
  // The question's own time is kept, in case the host cancels the last call.
  if (state.lastCallMs !== null) return { ...later, lastCallMs: less(state.lastCallMs, ms) };
  if (!running) return later;
  const { questionId } = running.question;
  const clock = state.clocks[questionId];
  const remainingMs = less(clock?.remainingMs ?? null, ms);
  const closingMs = less(clock?.closingMs ?? null, ms);
  later.clocks = changedClock(state.clocks, questionId, { remainingMs, closingMs });
  return later;
}

function less(remainingMs: number | null, ms: number): number | null {
  return remainingMs === null ? null : Math.max(0, remainingMs - ms);
}

/** Changes a question's clock. */
export function withClock(state: GameState, questionId: string, change: Partial<QuestionClock>): GameState {
  const clocks = changedClock(state.clocks, questionId, change);
  return clocks === state.clocks ? state : { ...state, clocks };
}

function changedClock(
  clocks: GameState['clocks'],
  questionId: string,
  change: Partial<QuestionClock>,
): GameState['clocks'] {
  const clock = clocks[questionId];
  return clock ? { ...clocks, [questionId]: { ...clock, ...change } } : clocks;
}

/** Starts the time of the question that waits for its sound or film. Answers given before do not close it. */
export function startClock(game: Game): GameState {
  const { plan, state } = game;
  const running = runningQuestion(game);
  if (!running || !isWaiting(game)) return state;
  const { questionId } = running.question;
  const { closingMs = null, keepOpen = false } = state.clocks[questionId] ?? {};
  const change = { waiting: false, closingMs: null, keepOpen: keepOpen || closingMs !== null };
  const started = withClock(state, questionId, change);
  return { ...started, autopilotMs: state.autopilot ? autopilotPause({ plan, state: started }) : null };
}

/** Shows the answers of the question that everybody has read: its time starts. */
export function endReading(game: Game): GameState {
  const { state } = game;
  const asked = questionToRead(game);
  return asked ? withClock(state, asked.question.questionId, { readingMs: null }) : state;
}

/** How long a question is read before its answers are shown, at the game's pace; null: not at all. */
export function readingTime({ plan, state: { pace } }: Game, asked: PlannedQuestion): number | null {
  const { readSeconds = 0 } = asked.question;
  if (readSeconds === 0 || asked.round.reveal === 'round') return null;
  return quickly(plan, readSeconds * 1000 * (pace || 1));
}

/** Where the time had run out, going back gives the question its full time again. */
export function reopen(state: GameState, questionId: string): GameState {
  const clock = state.clocks[questionId];
  const remainingMs = clock?.remainingMs === 0 ? clock.durationMs : (clock?.remainingMs ?? null);
  return withClock(state, questionId, { remainingMs, closingMs: null, keepOpen: true });
}

/** The duration at the plan's speed of something that usually takes `ms`. */
function quickly({ speed = 1 }: Plan, ms: number): number {
  return Math.round(ms / speed);
}

/** How long players can stake points before a question, at the game's pace; null: without a limit. */
export function stakingTime({ plan, state: { pace } }: Game): number | null {
  return pace === 0 ? null : quickly(plan, STAKING_MS * pace);
}

/** How long a question stays open after everybody has answered, in case somebody has second thoughts. */
export function closingTime(plan: Plan): number {
  return quickly(plan, CLOSING_MS);
}

/** The length of a last call: how long a round that is about to close still accepts answers. */
export function lastCallOf(plan: Plan): number {
  return quickly(plan, LAST_CALL_MS);
}

/** The autopilot's pause in this scene; null: until the host goes on. */
export function autopilotPause(game: Game): number | null {
  const { plan } = game;
  const ms = usualPause(game);
  return ms === null ? null : quickly(plan, ms);
}

function usualPause(game: Game): number | null {
  const { state } = game;
  if (isOver(game)) return autopilotMs(sceneName(game));
  if (isWaiting(game)) return AUTOPILOT_BEFORE_SOUND_MS;
  const running = runningQuestion(game);
  if (running && state.clocks[running.question.questionId]?.remainingMs === 0) return AUTOPILOT_AFTER_TIME_MS;
  const { name } = plannedScene(game);
  // Whoever uncovers standings place by place also says when to go on.
  if (name === 'scores' && state.hidden > 0) return null;
  // After going back, the stakes are closed.
  if (name === 'wager' && !stakedNow(game)) return AUTOPILOT_AFTER_TIME_MS;
  return autopilotMs(name);
}

function autopilotMs(name: SceneName): number | null {
  return SCENES[name].autopilotMs ?? null;
}

/** The time left until standings turn to their next page. */
function timeOfPage({ plan, state: { pageMs } }: Game): number {
  return pageMs ?? quickly(plan, PAGE_MS);
}

/** Turns standings to their next page, and after the last one to the first again. */
export function withPageTurned(game: Game): GameState {
  const { state } = game;
  const page = (pageOfScores(game) + 1) % pagesOfScores(game);
  const autopilotMs = goesOnByItself(game) ? autopilotPause(game) : state.autopilotMs;
  return { ...state, page: page === 0 ? null : page, pageMs: null, autopilotMs };
}

/** Nobody can answer during a break or standings, so the last call starts afresh after them. */
export function withFullLastCall({ plan, state }: Game): GameState {
  return state.lastCallMs === null ? state : { ...state, lastCallMs: lastCallOf(plan) };
}

/**
 * Gives the question more time, and keeps it open even once everybody has answered. Cancels a last call.
 * Makes a break with an end longer, and the time to stake points.
 */
function addTime(game: Game, { seconds }: CommandOf<'addTime'>): RuleOutcome {
  const { plan, state } = game;
  if (overlayOf(state) === 'break' || shownAsk(state)) return longerBreak(state, seconds);
  if (openWager(game) && state.stakingMs !== null)
    return { ...state, stakingMs: state.stakingMs + seconds * 1000 };
  const running = overlayOf(state) ? undefined : runningQuestion(game);
  const clock = running && state.clocks[running.question.questionId];
  if (!running || !clock) return 'command_refused';
  if (clock.remainingMs === null || clock.durationMs === null)
    return isLastCall(state) ? { ...state, lastCallMs: null } : 'command_refused';
  const more = {
    remainingMs: clock.remainingMs + seconds * 1000,
    durationMs: clock.durationMs + seconds * 1000,
    closingMs: null,
    keepOpen: true,
  };
  const longer = withClock({ ...state, lastCallMs: null }, running.question.questionId, more);
  return { ...longer, autopilotMs: state.autopilot ? autopilotPause({ plan, state: longer }) : null };
}

function longerBreak(state: GameState, seconds: number): RuleOutcome {
  const remainingMs = state.break?.remainingMs ?? null;
  return remainingMs === null
    ? 'command_refused'
    : { ...state, break: { ask: null, ...state.break, remainingMs: remainingMs + seconds * 1000 } };
}

function pause(game: Game): RuleOutcome {
  return canBeInterrupted(game) ? standing(game) : 'command_refused';
}

/** Pauses the game, where that is possible. */
export function standing(game: Game): GameState {
  const { state } = game;
  if (state.paused || !canBeInterrupted(game)) return state;
  return { ...withMediaPaused(state), paused: true };
}

function resume({ state }: Game): RuleOutcome {
  return state.paused ? { ...state, paused: false } : state;
}

/** Stops any media that are playing. */
export function withMediaPaused(state: GameState): GameState {
  return state.media.playing ? { ...state, media: { ...state.media, playing: false } } : state;
}

export const clockCommands = { addTime, pause, resume };
