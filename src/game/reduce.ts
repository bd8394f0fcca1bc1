import type { Command, CommandOf } from '../contract/commands';
import type { GameEvent, GameRefusal, RuleOutcome } from './events';
import { isLastCall, isOver, isWaiting, overlayOf, runningQuestion, showsStandings } from './facts';
import type { Plan } from './plan';
import { setReady, submitAnswer, withdrawAnswer } from './rules/answers';
import {
  type Deadline,
  autopilotPause,
  clockCommands,
  nextDeadline,
  runClocks,
  startClock,
} from './rules/clock';
import { closeAnswers, goOnInFinale, goTo, moveCommands, nextPosition } from './rules/moves';
import { offPaper, playerCommands, restarted, withConnection, withLeft, withPlayer } from './rules/players';
import { finaleCommands, withFittedCover } from './rules/finale';
import { eveningCommands, withGivenBack, withKept, withPhones, withReturned } from './rules/evening';
import { playJoker, scoreCommands } from './rules/scores';
import { setStake, stakeCommands } from './rules/stakes';
import { settingCommands, withMediaPlayed } from './rules/settings';
import { type GameState, createPlayback } from './state';

type Reduced = { state: GameState } | { refused: GameRefusal };

/**
 * A command whose effect is already there is accepted and changes nothing, since two hosts may press the same
 * button. Where one button both shows standings and uncovers them, the step distinguishes the two.
 */
const RULES: {
  [T in Command['type']]: (plan: Plan, state: GameState, command: CommandOf<T>) => RuleOutcome;
} = {
  ...clockCommands,
  ...moveCommands,
  ...playerCommands,
  ...scoreCommands,
  ...settingCommands,
  ...stakeCommands,
  ...eveningCommands,
  ...finaleCommands,
};

/**
 * The rules of the game. A quiz file is read (`readQuiz`) and planned (`planGame`) once; from then on each
 * event turns the state into a new one, or is refused and changes nothing. The state holds decisions and
 * answers; everything that follows from them (`scoreGame`) is derived, and shown by the views of monitors,
 * hosts and phones.
 *
 * Nothing here uses a clock, a socket, a disk or a timer: events carry the time of their arrival,
 * `nextDeadline` says when to send a `time` event, and the caller stores the state before announcing it.
 */
export function reduceGame(plan: Plan, state: GameState, event: GameEvent): Reduced {
  if (event.type === 'restart')
    return { state: countChange(plan, state, restarted(plan, state, event.now, event.goesOn)) };
  const current = passTime(plan, state, event.now);
  const outcome = applyEvent(plan, current, event);
  return typeof outcome === 'string' ? { refused: outcome } : { state: countChange(plan, current, outcome) };
}

function applyEvent(
  plan: Plan,
  state: GameState,
  event: Exclude<GameEvent, { type: 'restart' }>,
): RuleOutcome {
  switch (event.type) {
    case 'command':
      return applyCommand(plan, state, event.command);
    case 'answer':
      return submitAnswer(plan, state, event);
    case 'withdraw':
      return withdrawAnswer(plan, state, event);
    case 'ready':
      return setReady(plan, state, event.playerId, event.ready, event.roundIndex);
    case 'joker':
      return playJoker(plan, state, event.playerId, event.roundIndex);
    case 'stake':
      return setStake(plan, state, event);
    case 'joined':
      return withGivenBack(plan, withReturned(withPlayer(plan, state, event), event), event);
    case 'offPaper':
      return offPaper(state, event.playerId);
    case 'left':
      return withPhones(withLeft(plan, withKept(plan, state, event), new Set([event.playerId])), event);
    case 'connection':
      return withConnection(plan, state, event.playerId, event.connected);
    case 'unplayable':
      return runningQuestion(plan, state)?.question.questionId === event.questionId
        ? startClock(plan, state)
        : state;
    case 'time':
      return state;
  }
}

function applyCommand<T extends Command['type']>(
  plan: Plan,
  state: GameState,
  command: CommandOf<T>,
): RuleOutcome {
  if ('step' in command && command.step !== undefined && command.step !== state.step) return 'command_stale';
  return RULES[command.type as T](plan, state, command);
}

/**
 * Lets the time up to `now` pass. At most one deadline takes effect, and what follows it starts at `now`:
 * after a laptop has slept, the game is one scene further, not at its end.
 */
function passTime(plan: Plan, state: GameState, now: number): GameState {
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
  if (isOver(plan, state)) return goOnInFinale(plan, state) ?? { ...state, autopilotMs: null };
  const goesOn = kind === 'goOn' || kind === 'nextStage' || kind === 'stakesClose';
  const following = goesOn ? nextPosition(plan, state) : null;
  const closes = following === null || plan.scenes[following]?.name === 'closed';
  return closes ? closeAnswers(plan, state) : goTo(plan, state, following);
}

/** Counts a change of state: each is a revision, and each change of scene also a step. */
function countChange(plan: Plan, before: GameState, changed: GameState): GameState {
  if (changed === before) return changed;
  const after = withFittedCover(plan, before, changed);
  const revision = before.revision + 1;
  const isSameAsk = before.ask?.questionId === after.ask?.questionId;
  const isSamePicture =
    before.position === after.position && overlayOf(before) === overlayOf(after) && isSameAsk;
  const isSameCover = before.hidden === after.hidden && before.page === after.page;
  const isSameScene = isSamePicture && isLastCall(before) === isLastCall(after) && isSameCover;
  if (isSameScene) return { ...after, revision };
  const step = before.step + 1;
  const playing = isSamePicture ? after : withFreshScene(after);
  // A new quiz has not shown any standings yet.
  const showings = after.earlier.count === before.earlier.count ? showingsAfter(plan, before) : [];
  return { ...playing, revision, step, showings };
}

/** Every scene starts in silence, with everything visible and nothing quoted. */
function withFreshScene(state: GameState): GameState {
  return { ...state, media: createPlayback(state.media.volume), zoomed: false, quotes: [] };
}

/** Standings count as shown when their scene is left, since people remember how they last were. */
function showingsAfter(plan: Plan, before: GameState): number[] {
  const { showings, furthest, adjustments } = before;
  if (!showsStandings(plan, before)) return showings;
  const isRepeated = showings.at(-1) === furthest && !adjustments.some(({ at }) => at === showings.length);
  return isRepeated ? showings : [...showings, furthest];
}
