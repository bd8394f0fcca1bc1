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
  isOver,
  isRevealed,
  openQuestions,
  openSheet,
  openWager,
  overlayOf,
  plannedScene,
  questionOf,
  runningQuestion,
  sceneName,
  shownAsk,
  shownCount,
} from '../facts';
import {
  type Plan,
  type PlannedQuestion,
  type PlannedRound,
  type PlannedScene,
  askIdOf,
  tieBreakOf,
} from '../plan';
import { scoreGame } from '../scoring/score';
import type { GameState } from '../state';
import { withClosing } from './answers';
import { autopilotPause, lastCallOf, reopen, stakingTime, withFullLastCall } from './clock';
import { afterPlaces, beforePlaces, coverOfPodium, firstPlaces, keptForPodium, uncoverPlace } from './finale';
import { coverAt, withoutScores } from './scores';

/** Moves to another scene of the plan. Going back keeps what was asked, and stops the autopilot there. */
export function goTo(plan: Plan, state: GameState, position: number): GameState {
  const isForward = position > state.position;
  const moved = { ...state, position, furthest: Math.max(position, state.furthest) };
  const [from, to] = [plannedScene(plan, state), plannedScene(plan, moved)];
  const closes = to.name === 'closed' ? openQuestions(plan, state).length > 0 : !!openWager(plan, state);
  // Closed before, or at another stage.
  const isAgain = to.name === 'question' && (from.name === 'closed' || questionOf(from) === to.asked);
  const opened = to.name === 'question' ? openQuestion(plan, moved, to.asked, isAgain) : moved;
  // Going back to it keeps what was left.
  const isNewWager = to.name === 'wager' && position > state.furthest;
  const autopilotMs = isForward && opened.autopilot ? autopilotPause(plan, opened) : null;
  const cover = { scores: () => coverAt(state, position), podium: () => coverOfPodium(plan, state, moved) };
  const hidden = isForward && (to.name === 'scores' || to.name === 'podium') ? cover[to.name]() : 0;
  return withClosing(plan, {
    ...opened,
    stakingMs: isNewWager ? stakingTime(plan, state) : state.stakingMs,
    hidden,
    page: null,
    autopilotMs,
    lastCallMs: null,
    closedForMs: isForward && closes ? 0 : null,
  });
}

/** Opens a question or its next stage with its full time; `isAgain`: with what was left of it. */
function openQuestion(plan: Plan, before: GameState, asked: PlannedQuestion, isAgain: boolean): GameState {
  const { questionId, seconds, audio, video } = asked.question;
  const state = asked.round.isTieBreak ? withTieBreakers(plan, before) : before;
  const clock = state.clocks[questionId];
  const stage = state.position - asked.askedAt;
  const isNewStage = clock && stage > clock.stage && !isRevealed(state, asked);
  if (!clock || isNewStage) {
    const durationMs = seconds === null || state.pace === 0 ? null : seconds * 1000 * state.pace;
    const fresh = {
      remainingMs: durationMs,
      durationMs,
      stage,
      sinceMs: state.playedMs,
      closingMs: null,
      // Each stage may change everybody's mind.
      keepOpen: asked.stageCount > 1,
      waiting: !clock && (audio !== undefined || video !== undefined),
    };
    return { ...state, clocks: { ...state.clocks, [questionId]: fresh } };
  }
  return !isAgain || isRevealed(state, asked) ? state : reopen(state, questionId);
}

/** The tie-break asks those tied when it is first asked: later marks or adjustments exclude nobody. */
function withTieBreakers(plan: Plan, state: GameState): GameState {
  return state.tieBreakers ? state : { ...state, tieBreakers: [...scoreGame(plan, state).tied] };
}

/** Closes what is open: a round that is revealed at its end after a last call, unless nobody needs one. */
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
  if (state.position === 0) return null;
  if (isOver(plan, state)) {
    const after = nextOfFinale(plan, state);
    return after && sceneName(plan, after);
  }
  if (coveredCount(plan, state) > keptForPodium(plan, state)) return 'scores';
  if (overlayOf(state)) return sceneName(plan, afterOverlay(plan, state));
  if (isLastCall(state)) return 'closed';
  const following = nextPosition(plan, state);
  return following === null ? null : plan.scenes[following]!.name;
}

/** Where Next leads from the podium and what follows it: each place first, then a tie-break that is due. */
function nextOfFinale(plan: Plan, state: GameState): GameState | null {
  if (coveredCount(plan, state) > 0) return uncoverPlace(plan, state);
  const following = overlayOf(state) ? null : nextPosition(plan, state);
  return following === null ? afterPlaces(plan, state) : goTo(plan, state, following);
}

/** The same, with the autopilot's pause before what follows. */
export function goOnInFinale(plan: Plan, state: GameState): GameState | null {
  const after = nextOfFinale(plan, state);
  if (!after?.autopilot) return after;
  return { ...after, autopilotMs: nextOfFinale(plan, after) && autopilotPause(plan, after) };
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
 * shown first; and it skips the stages of a question that was closed before them.
 */
function formerPosition({ podiumAt, scenes }: Plan, { position, showings, clocks }: GameState): number {
  const former = position === podiumAt + 1 && !showings.includes(podiumAt) ? podiumAt - 1 : position - 1;
  const scene = scenes[former];
  if (scene?.name !== 'question') return former;
  const { question, askedAt } = scene.asked;
  return Math.min(former, askedAt + (clocks[question.questionId]?.stage ?? 0));
}

/** The next question; the tie-break's only where it will be asked. */
export function nextQuestion(plan: Plan, state: GameState): PlannedQuestion | undefined {
  const tieBreak = tieBreakOf(plan);
  const at = nextPosition(plan, state);
  if (tieBreak && at !== null && at > plan.podiumAt && at <= tieBreak.askedAt) return tieBreak;
  const asked = questionOf(plannedScene(plan, state));
  const onTheWay = plan.scenes.slice(state.position + 1, plan.podiumAt);
  const following = onTheWay.find((scene) => scene.name === 'question' && scene.asked !== asked);
  return following && questionOf(following);
}

/** What follows the scene on display, so that the host can read ahead. */
interface Coming {
  /** The question asked, staked on or revealed next, unless something else comes before it. */
  asked?: PlannedQuestion | undefined;
  /** The round that begins before anything is asked. */
  round?: PlannedRound | undefined;
}

/** The next round or question on the way; nothing once the game is over, and while a break asks something. */
export function comingNext(plan: Plan, state: GameState): Coming {
  const isCovered = overlayOf(state) !== null;
  if (shownAsk(state) || (isCovered && isOver(plan, state))) return {};
  const at = isCovered ? state.position : (nextPosition(plan, state) ?? plan.scenes.length);
  const scenes = plan.scenes.slice(at, at > plan.podiumAt ? undefined : plan.podiumAt);
  const shown = isCovered ? undefined : questionOf(plannedScene(plan, state));
  const place = scenes.findIndex(
    (scene) => scene.name === 'round' || (askedIn(scene) && askedIn(scene) !== shown),
  );
  const first = scenes[place];
  if (first?.name !== 'round') return first?.name === 'reveal' && place > 0 ? {} : { asked: askedIn(first) };
  const after = scenes[place + 1];
  return { round: first.round, asked: after?.name === 'closed' ? undefined : askedIn(after) };
}

function askedIn(scene: PlannedScene | undefined): PlannedQuestion | undefined {
  return scene && (scene.name === 'wager' ? scene.staked : questionOf(scene));
}

/** Leaves the lobby for good. */
function start(plan: Plan, state: GameState): RuleOutcome {
  return state.position === 0 ? goTo(plan, state, 1) : state;
}

/** Uncovers the next place of the standings, removes the overlay, or moves to the next scene. */
function next(plan: Plan, state: GameState): RuleOutcome {
  if (nextScene(plan, state) === null) return 'command_refused';
  if (isOver(plan, state)) return goOnInFinale(plan, state) ?? 'command_refused';
  const covered = coveredCount(plan, state);
  if (covered > keptForPodium(plan, state)) return { ...state, hidden: covered - 1 };
  if (overlayOf(state)) return afterOverlay(plan, state);
  const following = nextPosition(plan, state);
  if (following === null) return 'command_refused';
  const closes = isLastCall(state) || plan.scenes[following]?.name === 'closed';
  return closes ? closeAnswers(plan, state) : goTo(plan, state, following);
}

/** Covers the place uncovered last, removes the overlay, cancels the last call, or goes back one scene. */
function back(plan: Plan, state: GameState): RuleOutcome {
  if (!canGoBack(state)) return 'command_refused';
  const before = isOver(plan, state) ? beforePlaces(plan, state) : null;
  if (before) return { ...before, autopilotMs: null };
  const covered = coveredCount(plan, state);
  const isScores = sceneName(plan, state) === 'scores';
  if (isScores && covered > keptForPodium(plan, state) && covered < shownCount(state))
    return { ...state, hidden: covered + 1 };
  if (overlayOf(state) === 'reveal') return withAskClosed(state, false);
  if (overlayOf(state)) return removeOverlay(plan, state);
  if (isLastCall(state)) return withoutLastCall(plan, state);
  return goTo(plan, state, formerPosition(plan, state));
}

/** What Next shows after an overlay: after a question in a break its result, then the break again. */
function afterOverlay(plan: Plan, state: GameState): GameState {
  return overlayOf(state) === 'question' ? withAskClosed(state, true) : removeOverlay(plan, state);
}

function removeOverlay(plan: Plan, state: GameState): GameState {
  if (state.ended) return withoutEnd(plan, state);
  if (state.scoresShown) return withoutScores(plan, state);
  return state.ask ? { ...state, ask: null } : { ...state, break: null };
}

function withAskClosed(state: GameState, closed: boolean): GameState {
  return { ...state, ask: state.ask && { ...state.ask, closed } };
}

/** Reverses an early end: where the game goes on to another podium, nobody came too late for it. */
function withoutEnd(plan: Plan, state: GameState): GameState {
  const open = { ...state, ended: false, hidden: 0, autopilotMs: null };
  return hadPodium(plan, open) ? open : { ...open, latecomers: [] };
}

/** Closes the answers. */
function close(plan: Plan, state: GameState): RuleOutcome {
  if (!canClose(plan, state)) return 'command_refused';
  return overlayOf(state) === 'question' ? withAskClosed(state, true) : closeAnswers(plan, state);
}

/** Shows the podium, wherever the game is; `back` reverses it. */
function end(plan: Plan, state: GameState): RuleOutcome {
  if (state.position === 0) return 'command_refused';
  if (state.ended || plannedScene(plan, state).name === 'podium') return state;
  const ended = { ...state, ended: true, scoresShown: false, page: null, break: null, ask: null };
  const autopilotMs = state.autopilot ? autopilotPause(plan, ended) : null;
  return { ...ended, hidden: firstPlaces(plan, ended), autopilotMs };
}

/** Starts a break, or changes the length of the current one. A break with an end ends by itself. */
function startBreak(plan: Plan, state: GameState, { minutes }: CommandOf<'startBreak'>): RuleOutcome {
  if (!canBeInterrupted(plan, state)) return 'command_refused';
  const remainingMs = minutes === 0 ? null : minutes * 60_000;
  return { ...withoutScores(plan, withFullLastCall(plan, state)), break: { remainingMs } };
}

function endBreak(_plan: Plan, state: GameState): RuleOutcome {
  return state.break ? { ...state, break: null, ask: null } : state;
}

/** Asks the room something in the break on display, in place of a former question. */
function ask(_plan: Plan, state: GameState, { text, answers }: CommandOf<'ask'>): RuleOutcome {
  if (!state.break || (overlayOf(state) !== 'break' && !shownAsk(state))) return 'command_refused';
  const { ask: former } = state;
  const isSame = former?.text === text && JSON.stringify(former.answers) === JSON.stringify(answers);
  if (isSame && !former.closed) return state;
  // Revisions only increase, so no phone shows an answer to an earlier question.
  return { ...state, ask: { questionId: askIdOf(state.revision), text, answers, closed: false } };
}

export const moveCommands = { start, next, back, close, end, startBreak, endBreak, ask };
