import { connectedIds, hasPlayed } from '../../game/facts';
import { nameKey } from '../../game/names/nameKeys';
import type { Game, GameState } from '../../game/state';
import type { PlayerDeviceRecord, PlayerRecord } from '../documents';
import type { SessionRefusal } from '../refusal';

/** The share of all places above which one address holds nearly all of them. */
const NEARLY_ALL = 0.9;
/** How many phones that were sent away are remembered. */
const MOST_REMOVED = 20;

/** A player of a session, on phones or on paper. The game knows since when somebody plays on paper. */
export interface Player extends Readonly<Omit<PlayerRecord, 'removed' | 'paperSince' | 'devices'>> {
  /** In the order of joining; empty for a player on paper. */
  readonly devices: readonly PlayerDeviceRecord[];
  /** Where the player's phone last came from (see `callerOf`); unknown after a restart until it is back. */
  readonly address?: string | undefined;
}

/** A player together with the phone that speaks for it. */
export interface Membership {
  readonly playerId: string;
  readonly deviceId: string;
}

type WhyOut = 'player_removed' | 'device_removed';

/** Who is in a session. A change is a new value, so that two of them can be compared by identity. */
export interface People {
  /** In the order of joining. */
  readonly players: readonly Player[];
  /** By token hash, why a phone is out, as long as it has not come back. */
  readonly out: Readonly<Record<string, WhyOut>>;
}

/** A player who wants to join: on a phone, or on paper without one. */
export interface Newcomer {
  typedName: string;
  /** Names the player's document, unless another player's has that name. */
  tokenHash: string;
  /** What names it then. */
  otherHash: string;
  playerId: string;
  joinedAt: number;
  /** Where the phone is. Absent for a player on paper. */
  address?: string | undefined;
}

/** Returns the people of a stored session. */
export function storedPeople(stored: readonly PlayerRecord[]): People {
  const out: Record<string, WhyOut> = {};
  const players = stored.flatMap(({ removed, paperSince, ...record }) => {
    const first = paperSince === undefined ? [firstDevice(record.playerId, record.tokenHash)] : [];
    const player = { ...record, devices: record.devices ?? first };
    if (removed) for (const { tokenHash } of player.devices) out[tokenHash] = 'player_removed';
    for (const { tokenHash } of player.removedDevices ?? []) out[tokenHash] = 'device_removed';
    return removed ? [] : [player];
  });
  return { players, out };
}

/** Uses the player's id as its own, since a record with one phone does not name it. */
function firstDevice(playerId: string, tokenHash: string): PlayerDeviceRecord {
  return { deviceId: playerId, number: 1, tokenHash };
}

/** Of a list of players: the players by their ids, and, once somebody joins, their names as names are compared. */
interface Index {
  readonly byId: Map<string, Player>;
  keys?: Set<string>;
}
const indexes = new WeakMap<People['players'], Index>();

function indexOf(players: People['players']): Index {
  const known = indexes.get(players);
  if (known) return known;
  const index = { byId: new Map(players.map((each) => [each.playerId, each])) };
  indexes.set(players, index);
  return index;
}

function keysOf(players: People['players']): Set<string> {
  return (indexOf(players).keys ??= new Set(players.map(({ name }) => nameKey(name))));
}

/** Returns the list with a newcomer, and hands its index on: a new index would cost as much as all other players. */
function withLast(former: People['players'], newcomer: Player): People['players'] {
  const players = [...former, newcomer];
  const index = indexOf(former);
  keysOf(former).add(nameKey(newcomer.name));
  indexes.delete(former);
  index.byId.set(newcomer.playerId, newcomer);
  indexes.set(players, index);
  return players;
}

export function playerWithId({ players }: People, playerId: string): Player | undefined {
  return indexOf(players).byId.get(playerId);
}

/**
 * Returns the phone with this token. The comparison may take any time: it tells only something about the hash, and
 * nobody can choose a token for a given hash.
 */
export function phoneWithToken({ players }: People, tokenHash: string): Membership | undefined {
  for (const { playerId, devices } of players)
    for (const device of devices)
      if (device.tokenHash === tokenHash) return { playerId, deviceId: device.deviceId };
  return undefined;
}

export function deviceOf(people: People, { playerId, deviceId }: Membership): PlayerDeviceRecord | undefined {
  return playerWithId(people, playerId)?.devices.find((device) => device.deviceId === deviceId);
}

/** Returns the captain's deviceId; undefined for a player on paper. */
export function captainOf({ captain, devices }: Player): string | undefined {
  return devices.some(({ deviceId }) => deviceId === captain) ? captain : devices[0]?.deviceId;
}

/** Returns the ids by which the game knows a player's phones. */
export function phonesOf({ devices }: Player): string[] {
  return devices.map(({ tokenHash }) => tokenHash);
}

/** Returns the people with another player, last in order. The name must be free. */
function withNewcomer(people: People, newcomer: Newcomer & { name: string }, playerId: string): People {
  const { name, tokenHash, otherHash, joinedAt, address } = newcomer;
  const isTaken = people.players.some((player) => player.tokenHash === tokenHash);
  const player: Player = {
    playerId,
    name,
    tokenHash: isTaken ? otherHash : tokenHash,
    order: Math.max(0, ...people.players.slice(-1).map(({ order }) => order)) + 1,
    joinedAt,
    devices: address === undefined ? [] : [firstDevice(playerId, tokenHash)],
    address,
  };
  return { players: withLast(people.players, player), out: withoutKeys(people.out, phonesOf(player)) };
}

/**
 * Lets a player join. In a full session, `displaced` is who made room. If the phone's row is still in the standings,
 * it gets that row again; everybody else is new.
 */
export function join(
  people: People,
  newcomer: Newcomer & { name: string },
  game: GameState,
  maxPlayers: number,
): { people: People; playerId: string; displaced: Player | undefined } | SessionRefusal {
  if (keysOf(people.players).has(nameKey(newcomer.name))) return 'name_taken';
  const isFull = people.players.length >= maxPlayers;
  const displaced = isFull ? dispensable(people, newcomer.address, game) : undefined;
  if (isFull && !displaced) return 'session_full';
  const former = game.formerPlayers.find(({ phones }) => phones?.includes(newcomer.tokenHash));
  const playerId = former?.playerId ?? newcomer.playerId;
  const left = displaced ? withoutPlayers(people, [displaced.playerId]) : people;
  return { people: withNewcomer(left, newcomer, playerId), playerId, displaced };
}

/**
 * Returns the player who makes room in a full session for a newcomer from this address, if any: somebody from another
 * address who has answered nothing. Players who are away go first, then those from an address that holds nearly all
 * places; always the newest, since whoever floods a session comes after the real players. Nobody loses a place to
 * their own address.
 */
function dispensable({ players }: People, newcomer: string | undefined, game: GameState): Player | undefined {
  const connected = connectedIds(game);
  const newest = players
    .filter(({ address }) => newcomer === undefined || address !== newcomer)
    .filter(({ devices }) => devices.length > 0)
    .reverse();
  const counts = new Map<string | undefined, number>();
  for (const { address } of newest) counts.set(address, (counts.get(address) ?? 0) + 1);
  const crowded = [...counts].find(([, count]) => count > NEARLY_ALL * players.length)?.[0];
  const isIdle = ({ playerId }: Player): boolean => !hasPlayed(game, playerId);
  return (
    newest.find((player) => !connected.has(player.playerId) && isIdle(player)) ??
    newest.find((player) => crowded !== undefined && player.address === crowded && isIdle(player))
  );
}

/** Returns the people without some. */
export function withoutPlayers(people: People, playerIds: readonly string[]): People {
  const gone = new Set(playerIds);
  return { ...people, players: people.players.filter(({ playerId }) => !gone.has(playerId)) };
}

/** Returns the people without one whom a host has removed; the phones are told when they come back. */
export function withRemoved(people: People, player: Player): People {
  const told = Object.fromEntries(phonesOf(player).map((hash) => [hash, 'player_removed' as const]));
  return { ...withoutPlayers(people, [player.playerId]), out: { ...people.out, ...told } };
}

/** Returns the people with another value of one player. */
export function withChanged(people: People, player: Player): People {
  const players = people.players.map((each) => (each.playerId === player.playerId ? player : each));
  return { ...people, players };
}

/** Returns the people with another phone of a player; of a full team, `replaced` is the phone that makes room. */
export function withDevice(
  people: People,
  player: Player,
  device: { deviceId: string; tokenHash: string },
  replaced?: string,
): People {
  const staying = replaced === undefined ? player : withoutDevices(player, [replaced]);
  const known = [...player.devices, ...(player.removedDevices ?? [])].map(({ number }) => number);
  const number = Math.max(player.lastDevice ?? 0, ...known) + 1;
  const devices = [...staying.devices, { ...device, number }];
  const changed = withChanged(people, { ...staying, devices, lastDevice: number });
  return withOut({ ...changed, out: withoutKeys(changed.out, [device.tokenHash]) }, staying);
}

/** Returns the people without some phones of a player, which are remembered as sent away. */
export function withDevicesRemoved(people: People, player: Player, deviceIds: readonly string[]): People {
  const staying = withoutDevices(player, deviceIds);
  return withOut(withChanged(people, staying), staying);
}

function withoutDevices(player: Player, deviceIds: readonly string[]): Player {
  const { removedDevices = [], devices } = player;
  const isGone = ({ deviceId }: PlayerDeviceRecord): boolean => deviceIds.includes(deviceId);
  return {
    ...player,
    devices: devices.filter((device) => !isGone(device)),
    removedDevices: [...removedDevices, ...devices.filter(isGone)].slice(-MOST_REMOVED),
  };
}

function withOut(people: People, { removedDevices = [] }: Player): People {
  const told = Object.fromEntries(
    removedDevices.map(({ tokenHash }) => [tokenHash, 'device_removed' as const]),
  );
  const isAgain = (tokenHash: string): boolean => phoneWithToken(people, tokenHash) !== undefined;
  const still = Object.fromEntries(Object.entries(told).filter(([tokenHash]) => !isAgain(tokenHash)));
  return { ...people, out: { ...people.out, ...still } };
}

function withoutKeys<T>(
  values: Readonly<Record<string, T>>,
  gone: readonly string[],
): Readonly<Record<string, T>> {
  if (!gone.some((key) => Object.hasOwn(values, key))) return values;
  return Object.fromEntries(Object.entries(values).filter(([key]) => !gone.includes(key)));
}

/** What of a session says who is in it, and who of them is there. */
type Seen = { people: People; game: Game };

/** What a change of a session means for those who see its people. */
export interface PeopleChanges {
  /** Somebody joined, left or was renamed. */
  isListChanged: boolean;
  /** Somebody is away or back. */
  isAwayChanged: boolean;
  /** Somebody now plays on paper, or no longer does, or is renamed there. */
  isPaperChanged: boolean;
  /** The ids of players whose phones joined, left, or have another captain. */
  teams: string[];
  /** The ids of players who have gone, and of all phones that have. */
  gone: { players: string[]; phones: string[] };
}

/** What most changes mean, such as an answer. */
const NO_CHANGES: PeopleChanges = {
  isListChanged: false,
  isAwayChanged: false,
  isPaperChanged: false,
  teams: [],
  gone: { players: [], phones: [] },
};

export function peopleChanges(before: Seen, after: Seen): PeopleChanges {
  const isSame =
    before.people.players === after.people.players &&
    before.game.state.connected === after.game.state.connected;
  if (isSame) return NO_CHANGES;
  const [former, players] = differing(before.people.players, after.people.players);
  const current = new Map(players.map((player) => [player.playerId, player]));
  const changed = former.filter((player) => current.get(player.playerId) !== player);
  return {
    isListChanged: !isSameList(former, players),
    isAwayChanged: isAwayOther(before, after, [former, players]),
    isPaperChanged: !isSameList(former.filter(isOnPaper), players.filter(isOnPaper)),
    teams: changed.filter((player) => isOtherTeam(player, current.get(player.playerId))).map(idOf),
    gone: {
      players: changed.map(idOf).filter((playerId) => !current.has(playerId)),
      phones: changed.flatMap((player) => gonePhones(player, current.get(player.playerId))),
    },
  };
}

/**
 * Returns the parts in which two lists differ: what stands before and after them is the same in both. So whoever comes
 * or goes costs one look through the lists.
 */
export function differing<T>(before: readonly T[], after: readonly T[]): [former: T[], current: T[]] {
  if (before === after) return [[], []];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

/** Whether somebody is away or back, among those who have changed and those who have not. */
function isAwayOther(before: Seen, after: Seen, [former, players]: [Player[], Player[]]): boolean {
  const [lost, found] = differing(before.game.state.connected, after.game.state.connected);
  const known = new Set([...former, ...players].map(idOf));
  const isOther = (playerId: string): boolean => {
    const player = known.has(playerId) ? undefined : playerWithId(after.people, playerId);
    return player !== undefined && !isOnPaper(player);
  };
  const [gone, back] = [new Set(lost), new Set(found)];
  return (
    lost.some((playerId) => !back.has(playerId) && isOther(playerId)) ||
    found.some((playerId) => !gone.has(playerId) && isOther(playerId)) ||
    !isSameList(awayOf(former, before), awayOf(players, after))
  );
}

function isOtherTeam(former: Player, current: Player | undefined): boolean {
  return !!current && (former.devices !== current.devices || captainOf(former) !== captainOf(current));
}

function gonePhones({ devices }: Player, current: Player | undefined): string[] {
  const staying = new Set(current?.devices.map(({ deviceId }) => deviceId));
  return devices.map(({ deviceId }) => deviceId).filter((deviceId) => !staying.has(deviceId));
}

function idOf({ playerId }: Player): string {
  return playerId;
}

export function isOnPaper({ devices }: Player): boolean {
  return devices.length === 0;
}

/** Whether two lists have the same players in the same order, under the same names. */
function isSameList(before: readonly Player[], after: readonly Player[]): boolean {
  return (
    before.length === after.length &&
    after.every((player, at) => {
      const known = before[at];
      return known === player || (known?.playerId === player.playerId && known.name === player.name);
    })
  );
}

/** Returns the players on phones who are disconnected. */
export function awayIn({ people, game }: Seen): Player[] {
  const connected = connectedIds(game.state);
  return people.players.filter((player) => !isOnPaper(player) && !connected.has(player.playerId));
}

/** Returns the same of a few players. */
function awayOf(players: readonly Player[], { game }: Seen): Player[] {
  return players.filter((player) => !isOnPaper(player) && !game.state.connected.includes(player.playerId));
}
