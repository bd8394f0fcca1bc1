import type { CommandOf } from '../../contract/fromHosts';
import type { RuleOutcome } from '../events';
import {
  canBeInterrupted,
  connectedIds,
  hadPodium,
  hasPlayed,
  isOfEvening,
  isOver,
  isRevealed,
  shownCount,
  wasPodiumShown,
} from '../facts';
import { isSameName } from '../names/nameKeys';
import { checkPlayerName } from '../names/playerName';
import { tieBreakOf } from '../plan';
import { groupAnswers } from '../scoring/grade';
import { type Game, type GamePlayer, type GameState, withoutGiven } from '../state';
import { withClosing } from './answers';
import { withMediaPaused } from './clock';
import { withDeparted } from './evening';

/**
 * Adds a player who has joined; the phone is connected. A known player, or one who returns to a row in the
 * standings, keeps the place, under the new name.
 */
export function withPlayer(
  game: Game,
  { playerId, name, paper = false }: { playerId: string; name: string; paper?: boolean },
): GameState {
  const { plan, state } = game;
  const known = state.players.find((each) => each.playerId === playerId);
  if (known?.name === name) return withConnection(game, playerId, true);
  const former = state.formerPlayers.find((each) => each.playerId === playerId);
  const isBack = former !== undefined;
  const formerPlayers = isBack
    ? state.formerPlayers.filter((each) => each.playerId !== playerId)
    : state.formerPlayers;
  const since = former ? former.since : state.furthest;
  const added = {
    playerId,
    name,
    ...(since && { since }),
    ...(paper && { paperSince: state.furthest }),
  };
  const players = known
    ? state.players.map((each) => (each === known ? { ...known, name } : each))
    : [...state.players, added];
  // Where every place is covered, an additional one is covered too.
  const isAllCovered = !isOver(game) && state.hidden > 0 && state.hidden >= shownCount(state);
  const isLate = hadPodium(game) && !known && !isBack;
  const latecomers = isLate ? [...state.latecomers, playerId] : state.latecomers;
  const joined = { ...state, players, formerPlayers, latecomers };
  const hidden = isAllCovered ? shownCount(joined) : state.hidden;
  return withConnection({ plan, state: { ...joined, hidden } }, playerId, !paper);
}

/** Removes players with their adjustments, their places in a tie-break and everything they sent. */
function withoutPlayers(game: Game, gone: ReadonlySet<string>): GameState {
  const { plan, state } = game;
  const isOther = (each: { playerId: string }): boolean => !gone.has(each.playerId);
  if (state.players.every(isOther)) return state;
  const players = state.players.filter(isOther);
  const adjustments = state.adjustments.filter(isOther);
  const connected = state.connected.filter((each) => !gone.has(each));
  const isLate = state.latecomers.some((each) => gone.has(each));
  const latecomers = isLate ? state.latecomers.filter((each) => !gone.has(each)) : state.latecomers;
  const tieBreakers = tieBreakersLeft(game, gone);
  const left = { ...withoutGiftsOf(state, gone), players, adjustments, connected, latecomers, tieBreakers };
  const marked = { ...left, marks: marksLeft(game, left) };
  return connected.length === state.connected.length ? marked : withClosing({ plan, state: marked });
}

/** Drops the marks on answers that only those who are gone gave, since a mark says what the answer was. */
function marksLeft({ plan: { questions }, state: before }: Game, left: GameState): GameState['marks'] {
  const marks = before.marks.filter(({ questionId, key }) => {
    const asked = questions.find(({ question }) => question.questionId === questionId)?.question;
    const isGivenIn = ({ answers }: GameState): boolean =>
      !!asked && groupAnswers(asked, answers[questionId]).some((group) => group.key === key);
    return !isGivenIn(before) || isGivenIn(left);
  });
  return marks.length < before.marks.length ? marks : before.marks;
}

/** Removes players' answers and choices. */
function withoutGiftsOf(state: GameState, gone: ReadonlySet<string>): GameState {
  const answers = Object.fromEntries(
    Object.entries(state.answers).map(([questionId, given]) => [
      questionId,
      [...gone].reduce(withoutGiven, given),
    ]),
  );
  return {
    ...state,
    answers,
    ready: without(state.ready, gone),
    besideReady: without(state.besideReady, gone),
    jokers: without(state.jokers, gone),
    stakes: without(state.stakes, gone),
    shares: without(state.shares, gone),
    totals: without(state.totals, gone),
  };
}

function without<T>(byPlayer: Record<string, T>, gone: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(byPlayer).filter(([playerId]) => !gone.has(playerId)));
}

/** Where fewer than two remain before the reveal, the tie-break is between those tied then, if any. */
function tieBreakersLeft({ plan, state }: Game, gone: ReadonlySet<string>): string[] | null {
  const left = state.tieBreakers?.filter((each) => !gone.has(each)) ?? [];
  const tieBreak = tieBreakOf(plan);
  return left.length > 1 || (tieBreak && isRevealed(state, tieBreak)) ? left : null;
}

/**
 * Removes players who leave or are removed. Once the podium was shown, those who count keep their row in this
 * quiz's standings; before that they give up this quiz, and keep what the evening earned them.
 */
export function withLeft(
  game: Game,
  gone: ReadonlySet<string>,
  counts: (playerId: string) => boolean = (playerId) => isOfEvening(game.state, playerId),
): GameState {
  const { plan, state } = game;
  const counting = state.players.filter(({ playerId }) => gone.has(playerId) && counts(playerId));
  const former = new Set(counting.map(({ playerId }) => playerId));
  if (former.size === 0 || !wasPodiumShown(game))
    return withoutPlayers({ plan, state: withDeparted(game, former) }, gone);
  const isOther = (playerId: string): boolean => !former.has(playerId);
  const left = {
    ...state,
    players: state.players.filter(({ playerId }) => isOther(playerId)),
    formerPlayers: [...state.formerPlayers, ...counting],
    connected: state.connected.filter(isOther),
    latecomers: state.latecomers.filter(isOther),
  };
  const forgotten = new Set([...gone].filter(isOther));
  return withoutPlayers({ plan, state: withClosing({ plan, state: left }) }, forgotten);
}

/** Notes whether a player's phone is connected. */
export function withConnection({ plan, state }: Game, playerId: string, isConnected: boolean): GameState {
  const was = state.connected.includes(playerId);
  const is = isConnected && state.players.some((each) => each.playerId === playerId && !isOnPaper(each));
  if (was === is) return state;
  const connected = is ? [...state.connected, playerId] : state.connected.filter((id) => id !== playerId);
  return withClosing({ plan, state: { ...state, connected } });
}

/**
 * The game after a server restart: paused where it was. Everybody counts as connected until it is clear who
 * stays away, so that those who return first do not close the question for the others. `goesOn`: nobody
 * noticed, and nothing is paused.
 */
export function restarted(game: Game, now: number, goesOn = false): GameState {
  const { plan, state } = game;
  const connected = state.players.filter((each) => !isOnPaper(each)).map(({ playerId }) => playerId);
  if (goesOn) return { ...state, time: now, connected };
  const paused = canBeInterrupted(game);
  return withClosing({
    plan,
    state: { ...withMediaPaused(state), time: now, closedForMs: null, connected, paused },
  });
}

function lock({ state }: Game, { locked }: CommandOf<'lock'>): RuleOutcome {
  return state.locked === locked ? state : { ...state, locked };
}

/** Removes a player; the session bans the name. */
function remove({ plan, state }: Game, { playerId }: CommandOf<'remove'>): RuleOutcome {
  const player = state.players.find((each) => each.playerId === playerId);
  if (!player) return state;
  const uncovered = state.uncovered.filter((each) => each !== player.name);
  return withLeft({ plan, state: { ...state, uncovered } }, new Set([playerId]));
}

/** Removes absent players on phones who have never played, as crowds do; their names can be used again. */
function removeAway(game: Game): RuleOutcome {
  const { state } = game;
  const connected = connectedIds(state);
  const away = (player: GamePlayer): boolean =>
    !isOnPaper(player) && !connected.has(player.playerId) && !hasPlayed(state, player.playerId);
  return withoutCrowd(game, state.players.filter(away));
}

function removeNewest(game: Game, { count }: CommandOf<'removeNewest'>): RuleOutcome {
  const { state } = game;
  const onPhones = state.players.filter((player) => !isOnPaper(player));
  return withoutCrowd(game, onPhones.slice(-count));
}

/** A team that went home after an earlier quiz is away too, and keeps what it earned. */
function withoutCrowd(game: Game, crowd: readonly GamePlayer[]): GameState {
  const { state } = game;
  const ids = new Set(crowd.map(({ playerId }) => playerId));
  const isTeam = (playerId: string): boolean =>
    playerId in state.earlier.earned || hasPlayed(state, playerId);
  return withLeft(game, ids, isTeam);
}

/** Renames a player; refuses a name that could not have joined. */
function rename({ state }: Game, { playerId, name: typed }: CommandOf<'rename'>): RuleOutcome {
  const player = state.players.find((each) => each.playerId === playerId);
  const checked = checkPlayerName(typed);
  if (!player || !checked.ok) return 'command_refused';
  const { name } = checked;
  if (name === player.name) return state;
  const others = state.players.filter((each) => each !== player);
  if (others.some((each) => isSameName(each.name, name))) return 'command_refused';
  return { ...state, players: state.players.map((each) => (each === player ? { ...player, name } : each)) };
}

/** A player goes on without a phone, and keeps all answers. */
function toPaper({ plan, state }: Game, { playerId }: CommandOf<'toPaper'>): RuleOutcome {
  const player = state.players.find((each) => each.playerId === playerId);
  if (!player) return 'command_refused';
  if (isOnPaper(player)) return state;
  const changed = { ...player, paperSince: state.furthest };
  const players = state.players.map((each) => (each === player ? changed : each));
  return withConnection({ plan, state: { ...state, players } }, playerId, false);
}

/** A player on paper gets a phone; scores stay. */
export function offPaper(state: GameState, playerId: string): GameState {
  const player = state.players.find((each) => each.playerId === playerId);
  if (!player || !isOnPaper(player)) return state;
  const changed = { playerId, name: player.name };
  return { ...state, players: state.players.map((each) => (each === player ? changed : each)) };
}

function isOnPaper({ paperSince }: GamePlayer): boolean {
  return paperSince !== undefined;
}

/** Limits the phones of each player. Those already in stay. */
function devices({ state }: Game, { limit }: CommandOf<'devices'>): RuleOutcome {
  return state.deviceLimit === limit ? state : { ...state, deviceLimit: limit };
}

/** The command itself changes nothing: the player on paper then joins as everybody does. */
function addPaper(): RuleOutcome {
  return 'command_refused';
}

export const playerCommands = { addPaper, lock, remove, removeAway, removeNewest, rename, toPaper, devices };
