import type { Command } from '../contract/fromHosts';
import { checkPlayerName } from '../game/names/playerName';
import type { GameEvent } from '../game/events';
import type { Plan } from '../game/plan';
import { reduceGame } from '../game/reduce';
import { withMoreToAsk } from '../game/rules/ownQuestion';
import type { Game } from '../game/state';
import { isBanned, withBanned } from './bannedNames';
import type { SessionRecord } from './documents';
import {
  captainOf,
  join,
  type Membership,
  type Newcomer,
  type People,
  phonesOf,
  type Player,
  playerWithId,
  withDevice,
  withDevicesRemoved,
  withoutPlayers,
  withChanged,
  withRemoved,
} from './people/people';
import type { Hash } from './ports';
import type { SessionRefusal } from './refusal';
import type { PlayedResults } from './results/storedResults';

/** A session as one value: its own document, who is in it, and its game. A change is a new value. */
export interface SessionValue {
  readonly record: SessionRecord;
  readonly people: People;
  readonly game: Game;
  /** The results of the quizzes that were played before this one. */
  readonly former: readonly PlayedResults[];
}

/** What changes in a session's document before it ends. */
export type RecordChange = Partial<
  Omit<SessionRecord, 'sessionCode' | 'createdAt' | 'hostKeyHash' | 'endedAt' | 'byGuest'>
>;

/** What happens to a session, without its time of arrival. */
export type SessionEvent =
  /** `plan`: what a start plays, or another quiz, or the quiz with what the host adds. */
  | { type: 'command'; command: Command; plan?: Plan; change?: RecordChange; former?: PlayedResults }
  | Exclude<GameEvent, { type: 'command' | 'joined' | 'left' | 'offPaper' | 'restart' | 'ready' | 'joker' }>
  /** A phone hands in for its team, or takes that back; or it doubles a round. Only the captain's may. */
  | (Extract<GameEvent, { type: 'ready' | 'joker' }> & Membership)
  | { type: 'join'; newcomer: Newcomer }
  /** A known phone is back, from this address. */
  | { type: 'back'; playerId: string; address: string }
  /** `away`: the phones of the team that have been away; a host's ticket may replace one of them. */
  | {
      type: 'addDevice';
      playerId: string;
      deviceId: string;
      tokenHash: string;
      isFromHost: boolean;
      away: readonly string[];
    }
  | ({ type: 'removeDevice' | 'leave' | 'passOn' } & Membership)
  | { type: 'record'; change: RecordChange };

/** What must be done outside once the change is stored. */
export type Effect =
  /** The player's phones reconnect, to learn what has become of their player. */
  | { type: 'disconnect'; playerId: string }
  /** A host has removed the player, whose phones are told. */
  | { type: 'playerRemoved'; playerId: string }
  /** A phone was sent away from its team. */
  | ({ type: 'deviceRemoved' } & Membership)
  /** A phone answered, or staked points, or did something else that the others of its team see. */
  | { type: 'answered' | 'staked' | 'teamChanged'; playerId: string };

/** What a session is reduced by besides its event. */
export interface Rules {
  hash: Hash;
  /** Returns a new secret. */
  newSecret(): string;
  maxPlayers: number;
}

/** `detail`: what exactly is wrong, for the log. */
type Reduced =
  { value: SessionValue; effects: readonly Effect[] } | { refused: SessionRefusal; detail?: string };

/**
 * The rules of a session: each event turns its value into a new one, with the effects that follow once it is stored,
 * or is refused and changes nothing. `now`: the time of arrival in milliseconds, on a clock that never goes back.
 */
export function reduceSession(value: SessionValue, event: SessionEvent, now: number, rules: Rules): Reduced {
  switch (event.type) {
    case 'join':
      return joined(value, event.newcomer, now, rules);
    case 'back':
      return changed(value, { people: withPart(value.people, event.playerId, { address: event.address }) });
    case 'addDevice':
      return withAddedDevice(value, event, now);
    case 'removeDevice':
      return withRemovedDevice(value, event);
    case 'leave':
      return left(value, event, now);
    case 'passOn':
      return changed(value, { people: withPart(value.people, event.playerId, { captain: event.deviceId }) });
    case 'record':
      return changed(value, { record: { ...value.record, ...event.change } });
    case 'command':
      return commanded(value, event, now, rules);
    case 'answer':
    case 'withdraw':
      return played(value, event, now, [{ type: 'answered', playerId: event.playerId }]);
    case 'objection':
      return played(value, event, now, [{ type: 'teamChanged', playerId: event.playerId }]);
    case 'stake':
      return played(value, event, now, [{ type: 'staked', playerId: event.playerId }]);
    case 'ready':
    case 'joker':
      return captainPlayed(value, event, now);
    default:
      return played(value, event, now);
  }
}

function changed(
  value: SessionValue,
  change: Partial<SessionValue>,
  effects: readonly Effect[] = [],
): Reduced {
  return { value: { ...value, ...change }, effects };
}

/** Applies an event to the game alone. */
function played(
  value: SessionValue,
  event: GameEvent,
  now: number,
  effects: readonly Effect[] = [],
): Reduced {
  const reduced = reduceGame(value.game, event, now);
  if ('refused' in reduced) return reduced;
  return { value: { ...value, game: { plan: value.game.plan, state: reduced.state } }, effects };
}

function captainPlayed(
  value: SessionValue,
  { deviceId, ...event }: Extract<SessionEvent, { type: 'ready' | 'joker' }>,
  now: number,
): Reduced {
  const { playerId } = event;
  const player = playerWithId(value.people, playerId);
  if (!player || captainOf(player) !== deviceId) return { refused: 'not_captain' };
  return played(value, event, now, [{ type: 'teamChanged', playerId }]);
}

/** Applies an event that the game cannot refuse. */
function withGameEvent(game: Game, event: GameEvent, now: number): Game {
  const reduced = reduceGame(game, event, now);
  return 'refused' in reduced ? game : { ...game, state: reduced.state };
}

function withPart(people: People, playerId: string, part: Partial<Player>): People {
  const player = playerWithId(people, playerId);
  return player ? withChanged(people, { ...player, ...part }) : people;
}

function joined(value: SessionValue, newcomer: Newcomer, now: number, { hash, maxPlayers }: Rules): Reduced {
  const { game, record } = value;
  const isPaper = newcomer.address === undefined;
  if (!isPaper && game.state.locked) return { refused: 'session_locked' };
  const checked = checkPlayerName(newcomer.typedName);
  if (!checked.ok) return { refused: checked.code };
  const { name } = checked;
  if (!isPaper && isBanned(record.banned, name, hash)) return { refused: 'name_taken' };
  const made = join(value.people, { ...newcomer, name }, game.state, maxPlayers);
  if (typeof made === 'string') return { refused: made };
  const { people, playerId, displaced } = made;
  const left = displaced ? withGameEvent(game, { type: 'left', playerId: displaced.playerId }, now) : game;
  const phones = phonesOf(playerWithId(people, playerId)!);
  const next = withGameEvent(left, { type: 'joined', playerId, name, paper: isPaper, phones }, now);
  const effects = displaced ? [{ type: 'disconnect' as const, playerId: displaced.playerId }] : [];
  return changed(value, { people, game: next }, effects);
}

function withAddedDevice(
  value: SessionValue,
  event: Extract<SessionEvent, { type: 'addDevice' }>,
  now: number,
): Reduced {
  const { playerId, deviceId, tokenHash, isFromHost, away } = event;
  const player = playerWithId(value.people, playerId);
  if (!player) return { refused: 'ticket_invalid' };
  const isFull = player.devices.length >= value.game.state.deviceLimit;
  const replaced =
    isFull && isFromHost ? player.devices.find((each) => away.includes(each.deviceId)) : undefined;
  if (isFull && !replaced) return { refused: 'devices_full' };
  const people = withDevice(value.people, player, { deviceId, tokenHash }, replaced?.deviceId);
  const wasOnPaper = player.devices.length === 0;
  const game = wasOnPaper ? withGameEvent(value.game, { type: 'offPaper', playerId }, now) : value.game;
  const effects = replaced ? [{ type: 'deviceRemoved' as const, playerId, deviceId: replaced.deviceId }] : [];
  return changed(value, { people, game }, effects);
}

function withRemovedDevice(value: SessionValue, { playerId, deviceId }: Membership): Reduced {
  const player = playerWithId(value.people, playerId);
  const isThere = player?.devices.some((each) => each.deviceId === deviceId);
  if (!player || !isThere || player.devices.length === 1)
    return { refused: 'invalid_arguments', detail: 'deviceId: not one of several phones' };
  const people = withDevicesRemoved(value.people, player, [deviceId]);
  return changed(value, { people }, [{ type: 'deviceRemoved', playerId, deviceId }]);
}

/** Removes a phone that leaves by itself, and with its last phone the player. */
function left(value: SessionValue, { playerId, deviceId }: Membership, now: number): Reduced {
  const player = playerWithId(value.people, playerId);
  const devices = player?.devices.filter((each) => each.deviceId !== deviceId) ?? [];
  if (!player || devices.length === player.devices.length) return changed(value, {});
  if (devices.length > 0)
    return changed(value, { people: withChanged(value.people, { ...player, devices }) });
  const game = withGameEvent(value.game, { type: 'left', playerId, phones: phonesOf(player) }, now);
  return changed(value, { people: withoutPlayers(value.people, [playerId]), game });
}

function commanded(
  value: SessionValue,
  { command, plan, change, former }: Extract<SessionEvent, { type: 'command' }>,
  now: number,
  rules: Rules,
): Reduced {
  const checked = command.type === 'rename' ? checkPlayerName(command.name) : undefined;
  if (checked?.ok && isBanned(value.record.banned, checked.name, rules.hash))
    return { refused: 'command_refused' };
  const isPlanned = command.type === 'ask' || (command.type === 'start' && value.game.state.position === 0);
  const planned = isPlanned && plan;
  const played =
    planned && (command.type === 'ask' ? withMoreToAsk(value.game, plan) : { ...value.game, plan });
  const game = played || value.game;
  const reduced = reduceGame(game, { type: 'command', command }, now);
  if ('refused' in reduced) return reduced;
  const { state } = reduced;
  const isAnother = state.earlier.count > value.game.state.earlier.count;
  const next = {
    ...value,
    record: change ? { ...value.record, ...change } : value.record,
    game: { plan: (isAnother && plan) || game.plan, state },
    former: isAnother && former ? [...value.former, former] : value.former,
  };
  return withPeopleFollowing(value, next, command, rules);
}

/** Lets the people follow what a host's command has made of the game's players. */
function withPeopleFollowing(
  before: SessionValue,
  value: SessionValue,
  command: Command,
  rules: Rules,
): Reduced {
  const { people } = value;
  if (value.game.state.players === before.game.state.players) return changed(value, {});
  const target = 'playerId' in command ? playerWithId(people, command.playerId) : undefined;
  if (target && command.type === 'remove') {
    const banned = withBanned(value.record.banned, target.name, rules);
    const removed = { people: withRemoved(people, target), record: { ...value.record, banned } };
    return changed(value, removed, [{ type: 'playerRemoved', playerId: target.playerId }]);
  }
  if (target && command.type === 'rename') {
    const { name } = value.game.state.players.find(({ playerId }) => playerId === target.playerId)!;
    const renamed = { people: withChanged(people, { ...target, name }) };
    return changed(value, renamed, [{ type: 'disconnect', playerId: target.playerId }]);
  }
  if (target && command.type === 'toPaper') {
    const gone = target.devices.map(({ deviceId }) => deviceId);
    const moved = { people: withDevicesRemoved(people, target, gone) };
    const { playerId } = target;
    return changed(
      value,
      moved,
      gone.map((deviceId) => ({ type: 'deviceRemoved', playerId, deviceId })),
    );
  }
  const staying = new Set(value.game.state.players.map(({ playerId }) => playerId));
  const crowd = people.players.map(({ playerId }) => playerId).filter((playerId) => !staying.has(playerId));
  if (crowd.length === 0) return changed(value, {});
  const effects = crowd.map((playerId) => ({ type: 'disconnect' as const, playerId }));
  return changed(value, { people: withoutPlayers(people, crowd) }, effects);
}
