import type { CommandOf } from '../../contract/commands';
import { isSameName } from '../names/nameKeys';
import { checkPlayerName } from '../names/playerName';
import type { Outcome } from '../events';
import type { Plan } from '../plan';
import type { GamePlayer, GameState } from '../state';
import { hasAnswered, isBanned, withoutPlayer } from './players';

function lock(_plan: Plan, state: GameState, { locked }: CommandOf<'lock'>): Outcome {
  return state.locked === locked ? state : { ...state, locked };
}

/** Removes a player with all points; the name cannot be used again. */
function remove(plan: Plan, state: GameState, { playerId }: CommandOf<'remove'>): Outcome {
  const player = state.players.find((each) => each.playerId === playerId);
  if (!player) return state;
  const bannedNames = isBanned(state, player.name) ? state.bannedNames : [...state.bannedNames, player.name];
  return withoutPlayer(plan, { ...state, bannedNames }, playerId);
}

/** For places that were taken in crowds, which are no teams: a team of the same name can still join. */
function removeAway(plan: Plan, state: GameState): Outcome {
  const connected = new Set(state.connected);
  const away = ({ playerId }: GamePlayer) => !connected.has(playerId) && !hasAnswered(state, playerId);
  return withoutPlayers(plan, state, state.players.filter(away));
}

function removeNewest(plan: Plan, state: GameState, { count }: CommandOf<'removeNewest'>): Outcome {
  return withoutPlayers(plan, state, state.players.slice(-count));
}

function withoutPlayers(plan: Plan, state: GameState, players: readonly GamePlayer[]): GameState {
  return players.reduce((left, { playerId }) => withoutPlayer(plan, left, playerId), state);
}

/** A name that could not have joined is refused. */
function rename(_plan: Plan, state: GameState, { playerId, name: typed }: CommandOf<'rename'>): Outcome {
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
