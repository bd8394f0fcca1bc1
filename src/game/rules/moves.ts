import type { CommandOf } from '../../contract/fromHosts';
import type { SceneName } from '../../contract/scene';
import type { RuleOutcome } from '../events';
import {
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
  positionFrom,
  questionOf,
  questionToRead,
  readyIn,
  roundOf,
  runningQuestion,
  sceneName,
  shownAsk,
  shownCount,
} from '../facts';
import { type PlannedQuestion, type PlannedRound, type PlannedScene, tieBreakOf } from '../plan';
import { scoreGame } from '../scoring/score';
import type { Game, GameState } from '../state';
import { withClosing } from './answers';
import {
  autopilotPause,
  endReading,
  lastCallOf,
  readingTime,
  reopen,
  stakingTime,
  withFullLastCall,
} from './clock';
import { afterPlaces, beforePlaces, coverOfPodium, firstPlaces, keptForPodium, uncoverPlace } from './finale';
import { askInBreak, isAskedHere, isForBreak, placeOfAdded, withAskClosed } from './ownQuestion';
import { coverAt, withoutScores } from './scores';

/** Moves to another scene of the plan. Going back keeps what was asked, and stops the autopilot there. */
export function goTo(game: Game, position: number): GameState {
  const { plan, state } = game;
  const isForward = position > state.position;
  const moved = { ...state, position, furthest: Math.max(position, state.furthest) };
  const [from, to] = [plannedScene(game), plannedScene({ plan, state: moved })];
  const closes = to.name === 'closed' ? openQuestions(game).length > 0 : !!openWager(game);
  // Closed before, or at another stage.
  const isAgain = to.name === 'question' && (from.name === 'closed' || questionOf(from) === to.asked);
  const opened = to.name === 'question' ? openQuestion({ plan, state: moved }, to.asked, isAgain) : moved;
  // Going back to it keeps what was left.
  const isNewWager = to.name === 'wager' && position > state.furthest;
  const cover = { scores: () => coverAt(state, position), podium: () => coverOfPodium(game, moved) };
  const hidden = isForward && (to.name === 'scores' || to.name === 'podium') ? cover[to.name]() : 0;
  const shown = { ...opened, hidden };
  const autopilotMs = isForward && shown.autopilot ? autopilotPause({ plan, state: shown }) : null;
  return withClosing({
    plan,
    state: {
      ...shown,
      stakingMs: isNewWager ? stakingTime(game) : state.stakingMs,
      page: null,
      autopilotMs,
      lastCallMs: null,
      closedForMs: isForward && closes ? 0 : null,
    },
  });
}

/** Opens a question or its next stage with its full time; `isAgain`: with what was left of it. */
function openQuestion({ plan, state: before }: Game, asked: PlannedQuestion, isAgain: boolean): GameState {
  const { questionId, seconds, audio, video } = asked.question;
  const state = asked.round.isTieBreak ? withTieBreakers({ plan, state: before }) : before;
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
      readingMs: clock ? null : readingTime({ plan, state }, asked),
    };
    return { ...state, clocks: { ...state.clocks, [questionId]: fresh } };
  }
  return !isAgain || isRevealed(state, asked) ? state : reopen(state, questionId);
}

/** The tie-break asks those tied when it is first asked: later marks or adjustments exclude nobody. */
function withTieBreakers(game: Game): GameState {
  const { state } = game;
  return state.tieBreakers ? state : { ...state, tieBreakers: [...scoreGame(game).tied] };
}

/** Whether every player with a connected phone is done with a round. */
function areAllReady(game: Game, round: PlannedRound): boolean {
  const { state } = game;
  return state.connected.length > 0 && state.connected.every(readyIn(game, round));
}

/** Closes what is open: a round that is revealed at its end after a last call, unless nobody needs one. */
export function closeAnswers(game: Game): GameState {
  const { plan, state } = game;
  const sheet = openSheet(game);
  const isCallDue = sheet && state.lastCallMs === null && !areAllReady(game, sheet);
  if (isCallDue) return { ...state, lastCallMs: lastCallOf(plan), autopilotMs: null };
  const closedAt = plan.scenes.findIndex(({ name }, at) => at > state.position && name === 'closed');
  return goTo(game, closedAt);
}

/** Cancels the last call: the question continues with the time that was left. */
function withoutLastCall(game: Game): GameState {
  const { state } = game;
  const running = runningQuestion(game);
  const open = { ...state, lastCallMs: null, autopilotMs: null };
  return running ? reopen(open, running.question.questionId) : open;
}

/** The scene that Next leads to; null where it leads nowhere. */
export function nextScene(game: Game): SceneName | null {
  const { plan, state } = game;
  if (state.position === 0) return null;
  if (isOver(game)) {
    const after = nextOfFinale(game);
    return after && sceneName({ plan, state: after });
  }
  if (coveredCount(game) > keptForPodium(game)) return 'scores';
  if (overlayOf(state)) return sceneName({ plan, state: afterOverlay(game) });
  if (isLastCall(state)) return 'closed';
  if (questionToRead(game)) return 'question';
  const following = nextPosition(game);
  return following === null ? null : plan.scenes[following]!.name;
}

/** Where Next leads from the podium and what follows it: each place first, then a tie-break that is due. */
function nextOfFinale(game: Game): GameState | null {
  const { state } = game;
  if (coveredCount(game) > 0) return uncoverPlace(game);
  const following = overlayOf(state) ? null : nextPosition(game);
  return following === null ? afterPlaces(game) : goTo(game, following);
}

/** The same, with the autopilot's pause before what follows. */
export function goOnInFinale(game: Game): GameState | null {
  const { plan } = game;
  const after = nextOfFinale(game);
  if (!after?.autopilot) return after;
  return {
    ...after,
    autopilotMs: nextOfFinale({ plan, state: after }) && autopilotPause({ plan, state: after }),
  };
}

/**
 * The position after the planned scene; null at the end. Where there is a tie, the tie-break follows before
 * the podium, or after one that came to be tied later; once revealed, it stays on the way. Where the tie
 * disappears before that, the podium follows at once.
 */
export function nextPosition(game: Game): number | null {
  const { plan, state } = game;
  const { position, furthest } = state;
  const { podiumAt, scenes } = plan;
  const following = positionFrom(game, position + 1, 1);
  if (following < podiumAt) return following;
  // After going back from the podium, the way leads to it again.
  if (position < podiumAt && furthest === podiumAt) return podiumAt;
  const tieBreak = tieBreakOf(plan);
  const isDue = tieBreak && (isRevealed(state, tieBreak) || scoreGame(game).tied.size > 0);
  if (!isDue) return position === podiumAt ? null : podiumAt;
  if (position < podiumAt) return podiumAt + 1;
  return position + 1 < scenes.length ? position + 1 : null;
}

/**
 * The previous position. From the tie-break it skips the podium that it replaced, unless that podium was
 * shown first; and it skips the stages of a question that was closed before them.
 */
function formerPosition(game: Game): number {
  const { podiumAt, scenes } = game.plan;
  const { position, showings, clocks } = game.state;
  const before = position === podiumAt + 1 && !showings.includes(podiumAt) ? podiumAt - 1 : position - 1;
  // Where all before it is passed over, it stays.
  const former = positionFrom(game, before, -1) || position;
  const scene = scenes[former];
  if (scene?.name !== 'question') return former;
  const { question, askedAt } = scene.asked;
  return Math.min(former, askedAt + (clocks[question.questionId]?.stage ?? 0));
}

/** The next question; the tie-break's only where it will be asked. */
export function nextQuestion(game: Game): PlannedQuestion | undefined {
  const { plan, state } = game;
  const tieBreak = tieBreakOf(plan);
  const at = nextPosition(game);
  if (tieBreak && at !== null && at > plan.podiumAt && at <= tieBreak.askedAt) return tieBreak;
  const asked = questionOf(plannedScene(game));
  const onTheWay = scenesAhead(game, state.position + 1, plan.podiumAt);
  const following = onTheWay.find((scene) => scene.name === 'question' && scene.asked !== asked);
  return following && questionOf(following);
}

/** The scenes between two positions that are not passed over. */
function scenesAhead(game: Game, from: number, to?: number): PlannedScene[] {
  return game.plan.scenes.slice(from, to).filter((_scene, i) => positionFrom(game, from + i, 1) === from + i);
}

/** What follows the scene on display, so that the host can read ahead. */
interface Coming {
  /** The question asked, staked on or revealed next, unless something else comes before it. */
  asked?: PlannedQuestion | undefined;
  /** The round that begins before anything is asked. */
  round?: PlannedRound | undefined;
}

/** The next round or question on the way; nothing once the game is over, and while a break asks something. */
export function comingNext(game: Game): Coming {
  const { plan, state } = game;
  const isCovered = overlayOf(state) !== null;
  if (shownAsk(state) || (isCovered && isOver(game))) return {};
  const at = isCovered ? state.position : (nextPosition(game) ?? plan.scenes.length);
  const scenes = scenesAhead(game, at, at > plan.podiumAt ? undefined : plan.podiumAt);
  const shown = isCovered ? undefined : questionOf(plannedScene(game));
  const place = scenes.findIndex(
    (scene) => scene.name === 'round' || (askedIn(scene) && askedIn(scene) !== shown),
  );
  const first = scenes[place];
  if (first?.name !== 'round') return first?.name === 'reveal' && place > 0 ? {} : { asked: askedIn(first) };
  const after = scenes[place + 1];
  return { round: first.round, asked: after?.name === 'closed' ? undefined : askedIn(after) };
}

/** The round that begins after a break; undefined while one goes on, and before the podium. */
export function roundAfterBreak(game: Game): PlannedRound | undefined {
  const here = plannedScene(game);
  if (here.name === 'round') return here.round;
  const ahead = scenesAhead(game, game.state.position + 1, game.plan.podiumAt);
  const first = ahead.find((scene) => scene.name === 'round' || askedIn(scene));
  const round = first && roundOf(first);
  return round === roundOf(here) ? undefined : round;
}

function askedIn(scene: PlannedScene | undefined): PlannedQuestion | undefined {
  return scene && (scene.name === 'wager' ? scene.staked : questionOf(scene));
}

/** Leaves the lobby for good. */
function start(game: Game): RuleOutcome {
  const { state } = game;
  return state.position === 0 ? goTo(game, positionFrom(game, 1, 1)) : state;
}

/** Uncovers the next place of the standings, removes the overlay, or moves to the next scene. */
function next(game: Game): RuleOutcome {
  const { plan, state } = game;
  if (nextScene(game) === null) return 'command_refused';
  if (isOver(game)) return goOnInFinale(game) ?? 'command_refused';
  const covered = coveredCount(game);
  if (covered > keptForPodium(game)) return { ...state, hidden: covered - 1 };
  if (overlayOf(state)) return afterOverlay(game);
  if (questionToRead(game)) return endReading(game);
  const following = nextPosition(game);
  if (following === null) return 'command_refused';
  const closes = isLastCall(state) || plan.scenes[following]?.name === 'closed';
  return closes ? closeAnswers(game) : goTo(game, following);
}

/** Covers the place uncovered last, removes the overlay, cancels the last call, or goes back one scene. */
function back(game: Game): RuleOutcome {
  const { state } = game;
  if (!canGoBack(state)) return 'command_refused';
  const before = isOver(game) ? beforePlaces(game) : null;
  if (before) return { ...before, autopilotMs: null };
  const covered = coveredCount(game);
  const isScores = sceneName(game) === 'scores';
  if (isScores && covered > keptForPodium(game) && covered < shownCount(state))
    return { ...state, hidden: covered + 1 };
  if (overlayOf(state) === 'reveal') return withAskClosed(state, false);
  if (overlayOf(state)) return removeOverlay(game);
  if (isLastCall(state)) return withoutLastCall(game);
  return goTo(game, formerPosition(game));
}

/** What Next shows after an overlay: after a question in a break its result, then the break again. */
function afterOverlay(game: Game): GameState {
  const { state } = game;
  return overlayOf(state) === 'question' ? withAskClosed(state, true) : removeOverlay(game);
}

function removeOverlay(game: Game): GameState {
  const { state } = game;
  if (state.cover === 'podium') return withoutEnd(game);
  if (state.cover === 'scores') return withoutScores(game);
  return { ...state, break: state.break?.ask ? { ...state.break, ask: null } : null };
}

/** Reverses an early end: where the game goes on to another podium, nobody came too late for it. */
function withoutEnd({ plan, state }: Game): GameState {
  const open = { ...state, cover: null, hidden: 0, autopilotMs: null };
  return hadPodium({ plan, state: open }) ? open : { ...open, latecomers: [] };
}

/** Closes the answers. */
function close(game: Game): RuleOutcome {
  const { state } = game;
  if (!canClose(game)) return 'command_refused';
  return overlayOf(state) === 'question' ? withAskClosed(state, true) : closeAnswers(game);
}

/** Shows the podium, wherever the game is, and from there on the goodbye; `back` reverses it. */
function end(game: Game): RuleOutcome {
  const { plan, state } = game;
  if (state.position === 0) return 'command_refused';
  if (isOver(game))
    return state.cover === 'goodbye' ? state : { ...state, cover: 'goodbye', autopilotMs: null };
  const ended: GameState = { ...state, cover: 'podium', page: null, break: null };
  const autopilotMs = state.autopilot ? autopilotPause({ plan, state: ended }) : null;
  return { ...ended, hidden: firstPlaces({ plan, state: ended }), autopilotMs };
}

/** Starts a break, or changes the length of the current one. A break with an end ends by itself. */
function startBreak(game: Game, { minutes }: CommandOf<'startBreak'>): RuleOutcome {
  const { plan } = game;
  if (!canBeInterrupted(game)) return 'command_refused';
  const remainingMs = minutes === 0 ? null : minutes * 60_000;
  return { ...withoutScores({ plan, state: withFullLastCall(game) }), break: { remainingMs, ask: null } };
}

function endBreak({ state }: Game): RuleOutcome {
  return state.break ? { ...state, break: null } : state;
}

/**
 * Asks the host's own question: in a break without points, otherwise as one of the quiz, which the plan has as soon as
 * it is added, behind the reveal reached last.
 */
function ask(game: Game, command: CommandOf<'ask'>): RuleOutcome {
  const { plan, state } = game;
  if (isForBreak(state, command)) return askInBreak(game, command);
  if (isAskedHere(game, command)) return state;
  const place = placeOfAdded(game, command);
  return place === undefined ? 'command_refused' : goTo({ plan, state: { ...state, break: null } }, place);
}

export const moveCommands = { start, next, back, close, end, startBreak, endBreak, ask };
