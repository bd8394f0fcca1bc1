import type { CommandOf } from '../../contract/commands';
import type { ErrorCode } from '../../contract/errors';
import type { RuleOutcome } from '../events';
import { isRevealed, sceneName, shownCount } from '../facts';
import { isSameName } from '../names/nameKeys';
import { checkPlayerName } from '../names/playerName';
import { type Plan, tieBreakOf } from '../plan';
import { type GamePlayer, type GameState, givenBy, withoutGiven } from '../state';
import { withClosing } from './answers';
import { withMediaPaused } from './clock';

/** Whether a host removed a player of this name. */
export function isBanned({ bannedNames }: GameState, name: string): boolean {
  return bannedNames.some((banned) => isSameName(banned, name));
}

/** Why somebody new may not join under this name, or undefined. What is no name is left to those who check names. */
export function joinRefusal(state: GameState, typed: string): ErrorCode | undefined {
  if (state.locked) return 'session_locked';
  // Comparing a very long text with names would cost time that others wait for.
  const checked = checkPlayerName(typed);
  return checked.ok && isBanned(state, checked.name) ? 'name_taken' : undefined;
}

/** Takes in a player who has joined; the phone is connected. Whoever was there keeps the place, under the new name. */
export function withPlayer(plan: Plan, state: GameState, playerId: string, name: string): GameState {
  const known = state.players.find((each) => each.playerId === playerId);
  if (known?.name === name) return withConnection(plan, state, playerId, true);
  const players = known
    ? state.players.map((each) => (each === known ? { playerId, name } : each))
    : [...state.players, { playerId, name }];
  // Where everything is covered, the place of one more is covered too.
  const isAllCovered = state.hidden > 0 && state.hidden >= shownCount(state);
  const joined = { ...state, players };
  const hidden = isAllCovered ? shownCount(joined) : state.hidden;
  return withConnection(plan, { ...joined, hidden }, playerId, true);
}

/** Takes players out, with the adjustments, the places in a tie-break and all that they gave. */
export function withoutPlayers(plan: Plan, state: GameState, gone: ReadonlySet<string>): GameState {
  const isOther = (each: { playerId: string }): boolean => !gone.has(each.playerId);
  if (state.players.every(isOther)) return state;
  const players = state.players.filter(isOther);
  const adjustments = state.adjustments.filter(isOther);
  const connected = state.connected.filter((each) => !gone.has(each));
  const tieBreakers = tieBreakersLeft(plan, state, gone);
  const left = { ...withoutGiftsOf(state, gone), players, adjustments, connected, tieBreakers };
  return connected.length === state.connected.length ? left : withClosing(plan, left);
}

/** Without what players answered and decided. */
function withoutGiftsOf(state: GameState, gone: ReadonlySet<string>): GameState {
  const answers = Object.fromEntries(
    Object.entries(state.answers).map(([questionId, given]) => [
      questionId,
      [...gone].reduce(withoutGiven, given),
    ]),
  );
  const [ready, jokers] = [{ ...state.ready }, { ...state.jokers }];
  for (const playerId of gone) {
    delete ready[playerId];
    delete jokers[playerId];
  }
  return { ...state, answers, ready, jokers };
}

/** Where no two of them are left before the reveal, the tie-break is between those who are tied then, if any are. */
function tieBreakersLeft(plan: Plan, state: GameState, gone: ReadonlySet<string>): string[] | null {
  const left = state.tieBreakers?.filter((each) => !gone.has(each)) ?? [];
  const tieBreak = tieBreakOf(plan);
  return left.length > 1 || (tieBreak && isRevealed(state, tieBreak)) ? left : null;
}

/** Whether a player has answered any question. */
export function hasAnswered({ answers }: GameState, playerId: string): boolean {
  return Object.values(answers).some((given) => givenBy(given, playerId) !== undefined);
}

/** Notes whether a player's phone is connected. */
export function withConnection(
  plan: Plan,
  state: GameState,
  playerId: string,
  isConnected: boolean,
): GameState {
  const was = state.connected.includes(playerId);
  const is = isConnected && state.players.some((each) => each.playerId === playerId);
  if (was === is) return state;
  const connected = is ? [...state.connected, playerId] : state.connected.filter((id) => id !== playerId);
  return withClosing(plan, { ...state, connected });
}

/**
 * The game after the server started again: paused where it was. Everybody counts as connected until it is known who
 * stays away, so that those who are back first do not close the question for the others. `goesOn`: nobody noticed, and
 * nothing is paused.
 */
export function restarted(plan: Plan, state: GameState, now: number, goesOn = false): GameState {
  const connected = state.players.map(({ playerId }) => playerId);
  if (goesOn) return { ...state, time: now, connected };
  const paused = !['lobby', 'podium'].includes(sceneName(plan, state));
  return withClosing(plan, { ...withMediaPaused(state), time: now, closedForMs: null, connected, paused });
}

function lock(_plan: Plan, state: GameState, { locked }: CommandOf<'lock'>): RuleOutcome {
  return state.locked === locked ? state : { ...state, locked };
}

/** Removes a player with all points; the name cannot be used again. */
function remove(plan: Plan, state: GameState, { playerId }: CommandOf<'remove'>): RuleOutcome {
  const player = state.players.find((each) => each.playerId === playerId);
  if (!player) return state;
  const bannedNames = isBanned(state, player.name) ? state.bannedNames : [...state.bannedNames, player.name];
  return withoutPlayers(plan, { ...state, bannedNames }, new Set([playerId]));
}

/** For places that were taken in crowds, which are no teams: a team of the same name can still join. */
function removeAway(plan: Plan, state: GameState): RuleOutcome {
  const connected = new Set(state.connected);
  const away = ({ playerId }: GamePlayer) => !connected.has(playerId) && !hasAnswered(state, playerId);
  return withoutPlayers(plan, state, idsOf(state.players.filter(away)));
}

function removeNewest(plan: Plan, state: GameState, { count }: CommandOf<'removeNewest'>): RuleOutcome {
  return withoutPlayers(plan, state, idsOf(state.players.slice(-count)));
}

function idsOf(players: readonly GamePlayer[]): Set<string> {
  return new Set(players.map(({ playerId }) => playerId));
}

/** A name that could not have joined is refused. */
function rename(_plan: Plan, state: GameState, { playerId, name: typed }: CommandOf<'rename'>): RuleOutcome {
  const player = state.players.find((each) => each.playerId === playerId);
  const checked = checkPlayerName(typed);
  if (!player || !checked.ok || isBanned(state, checked.name)) return 'command_refused';
  const { name } = checked;
  if (name === player.name) return state;
  const others = state.players.filter((each) => each !== player);
  if (others.some((each) => isSameName(each.name, name))) return 'command_refused';
  return { ...state, players: state.players.map((each) => (each === player ? { playerId, name } : each)) };
}

export const playerCommands = { lock, remove, removeAway, removeNewest, rename };
