import type { Command, CommandOf } from '../contract/fromHosts';
import type { GameEvent, GameRefusal, RuleOutcome } from './events';
import {
  isLastCall,
  isOver,
  isReading,
  isWaiting,
  overlayOf,
  runningQuestion,
  sceneName,
  showsStandings,
} from './facts';
import { setReady, submitAnswer, withdrawAnswer } from './rules/answers';
import {
  type Deadline,
  autopilotPause,
  clockCommands,
  endReading,
  nextDeadline,
  runClocks,
  startClock,
  withPageTurned,
} from './rules/clock';
import { closeAnswers, goOnInFinale, goTo, moveCommands, nextPosition } from './rules/moves';
import { objectionCommands, raiseObjection } from './rules/objections';
import { offPaper, playerCommands, restarted, withConnection, withLeft, withPlayer } from './rules/players';
import { finaleCommands, withFittedCover } from './rules/finale';
import { eveningCommands, withGivenBack, withKept, withPhones, withReturned } from './rules/evening';
import { playJoker, scoreCommands } from './rules/scores';
import { setStake, stakeCommands } from './rules/stakes';
import { settingCommands, withMediaPlayed } from './rules/settings';
import { type Game, type GameState, createPlayback } from './state';

type Reduced = { state: GameState } | { refused: GameRefusal };

/**
 * A command whose effect is already there is accepted and changes nothing, since two hosts may press the same
 * button. Where one button both shows standings and uncovers them, the step distinguishes the two.
 */
const RULES: {
  [T in Command['type']]: (game: Game, command: CommandOf<T>) => RuleOutcome;
} = {
  ...clockCommands,
  ...moveCommands,
  ...playerCommands,
  ...scoreCommands,
  ...settingCommands,
  ...stakeCommands,
  ...eveningCommands,
  ...finaleCommands,
  ...objectionCommands,
};

/**
 * The rules of the game. A quiz file is read (`readQuiz`) and planned (`planGame`) once; from then on each
 * event turns the state into a new one, or is refused and changes nothing. The state holds decisions and
 * answers; everything that follows from them (`scoreGame`) is derived, and shown by the views of monitors,
 * hosts and phones.
 *
 * Nothing here uses a clock, a socket, a disk or a timer: events come with the time of their arrival,
 * `nextDeadline` says when to send a `time` event, and the caller stores the state before announcing it.
 * `now`: that time in milliseconds, on a clock that never goes back while the process runs.
 */
export function reduceGame(game: Game, event: GameEvent, now: number): Reduced {
  const { plan } = game;
  if (event.type === 'restart') return { state: countChange(game, restarted(game, now, event.goesOn)) };
  const current = passTime(game, now);
  const outcome = applyEvent({ plan, state: current }, event);
  return typeof outcome === 'string'
    ? { refused: outcome }
    : { state: countChange({ plan, state: current }, outcome) };
}

function applyEvent(game: Game, event: Exclude<GameEvent, { type: 'restart' }>): RuleOutcome {
  const { plan, state } = game;
  switch (event.type) {
    case 'command':
      return applyCommand(game, event.command);
    case 'answer':
      return submitAnswer(game, event);
    case 'withdraw':
      return withdrawAnswer(game, event);
    case 'ready':
      return setReady(game, event.playerId, event.ready, event.roundIndex);
    case 'joker':
      return playJoker(game, event.playerId, event.roundIndex);
    case 'stake':
      return setStake(game, event);
    case 'objection':
      return raiseObjection(game, event);
    case 'joined':
      return withGivenBack({ plan, state: withReturned(withPlayer(game, event), event) }, event);
    case 'offPaper':
      return offPaper(state, event.playerId);
    case 'seasonOpen':
      return state.seasonOpen === event.open ? state : { ...state, seasonOpen: event.open };
    case 'left':
      return withPhones(withLeft({ plan, state: withKept(game, event) }, new Set([event.playerId])), event);
    case 'connection':
      return withConnection(game, event.playerId, event.connected);
    case 'unplayable':
      return runningQuestion(game)?.question.questionId === event.questionId ? startClock(game) : state;
    case 'time':
      return state;
  }
}

function applyCommand<T extends Command['type']>(game: Game, command: CommandOf<T>): RuleOutcome {
  const { state } = game;
  if ('step' in command && command.step !== undefined && command.step !== state.step) return 'command_stale';
  return RULES[command.type as T](game, command);
}

/**
 * Lets the time up to `now` pass. At most one deadline takes effect, and what follows it starts at `now`:
 * after a laptop has slept, the game is one scene further, not at its end.
 */
function passTime(game: Game, now: number): GameState {
  const { plan, state } = game;
  const elapsed = Math.max(0, now - state.time);
  const due = nextDeadline(game);
  if (!due || due.inMs > elapsed) return runClocks(game, elapsed);
  const atDeadline = runClocks(game, due.inMs);
  const after = countChange({ plan, state: atDeadline }, applyDeadline({ plan, state: atDeadline }, due));
  const lateMs = elapsed - due.inMs;
  const closedForMs = after.closedForMs === null ? null : after.closedForMs + lateMs;
  return { ...after, time: state.time + elapsed, closedForMs };
}

function applyDeadline(game: Game, { kind }: Deadline): GameState {
  const { plan, state } = game;
  if (kind === 'endBreak') return { ...state, break: null };
  if (kind === 'readEnd') return endReading(game);
  if (kind === 'turnPage') return withPageTurned(game);
  if (kind === 'timeUp') return { ...state, autopilotMs: state.autopilot ? autopilotPause(game) : null };
  if (kind === 'goOn' && isWaiting(game)) return withMediaPlayed(game);
  if (isOver(game)) return goOnInFinale(game) ?? { ...state, autopilotMs: null };
  const goesOn = kind === 'goOn' || kind === 'nextStage' || kind === 'stakesClose';
  const following = goesOn ? nextPosition(game) : null;
  const closes = following === null || plan.scenes[following]?.name === 'closed';
  return closes ? closeAnswers(game) : goTo(game, following);
}

/** Counts a change of state: each is a revision, and each change of scene also a step. */
function countChange({ plan, state: before }: Game, changed: GameState): GameState {
  if (changed === before) return changed;
  const after = withFittedCover({ plan, state: before }, changed);
  const revision = before.revision + 1;
  const isSameAsk = before.break?.ask?.questionId === after.break?.ask?.questionId;
  const isSamePicture =
    before.position === after.position && overlayOf(before) === overlayOf(after) && isSameAsk;
  const wereScores = sceneName({ plan, state: before }) === 'scores';
  // Standings turn their pages within the same scene.
  const isSamePage = before.page === after.page || (isSamePicture && wereScores);
  const isSameCover = before.hidden === after.hidden && isSamePage && before.awardCount === after.awardCount;
  const isSamePhase =
    isLastCall(before) === isLastCall(after) &&
    isReading({ plan, state: before }) === isReading({ plan, state: after });
  const isSameScene = isSamePicture && isSamePhase && isSameCover;
  if (isSameScene) return { ...after, revision };
  const step = before.step + 1;
  const playing = isSamePicture ? after : withFreshScene(after);
  // A new quiz has not shown any standings yet.
  const showings = after.earlier.count === before.earlier.count ? showingsAfter({ plan, state: before }) : [];
  const page = wereScores ? null : playing.page;
  return { ...playing, revision, step, showings, page, pageMs: null };
}

/** Every scene starts in silence, with everything visible and nothing quoted. */
function withFreshScene(state: GameState): GameState {
  return { ...state, media: createPlayback(state.media.volume), zoomed: false, quotes: [] };
}

/** Standings count as shown when their scene is left, since people remember how they last were. */
function showingsAfter({ plan, state: before }: Game): number[] {
  const { showings, furthest, adjustments } = before;
  if (!showsStandings({ plan, state: before })) return showings;
  const isRepeated = showings.at(-1) === furthest && !adjustments.some(({ at }) => at === showings.length);
  return isRepeated ? showings : [...showings, furthest];
}
