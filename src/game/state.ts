import { MAX_DEVICES } from '../contract/limits';
import type { Playback } from '../contract/media';
import { derived } from './derived';
import type { Plan } from './plan';
import type { GivenAnswer, StoredState } from './storedGame';

/**
 * The answers to one question, by playerId. They are never changed in place, and are stored in parts: a new
 * answer copies only one of these, so its cost does not grow with their number.
 */
export type AnswersToQuestion = readonly Readonly<Record<string, GivenAnswer>>[];

export type GamePlayer = StoredState['players'][number];
export type QuestionClock = StoredState['clocks'][string];
/** A game, without its quiz. Plain JSON, so that it can be stored and read back at any moment. */
export type GameState = Omit<StoredState, 'answers'> & {
  answers: Readonly<Record<string, AnswersToQuestion>>;
};

/** What is played, and how far it has come. */
export interface Game {
  readonly plan: Plan;
  readonly state: GameState;
}

/** Playback of nothing, at this volume. */
export function createPlayback(volume: number): Playback {
  return { playing: false, replays: 0, volume };
}

/** A game in its lobby. `now` is the caller's clock, in milliseconds. */
export function createGame(now: number): GameState {
  return {
    revision: 0,
    step: 0,
    time: now,
    position: 0,
    furthest: 0,
    cover: null,
    scoresOneByOne: false,
    hidden: 0,
    page: null,
    pageMs: null,
    awards: true,
    awardCount: 0,
    livePolls: false,
    break: null,
    paused: false,
    locked: false,
    autopilot: false,
    pace: 1,
    scoring: null,
    media: createPlayback(1),
    zoomed: false,
    quotes: [],
    autopilotMs: null,
    playedMs: 0,
    closedForMs: null,
    lastCallMs: null,
    players: [],
    formerPlayers: [],
    connected: [],
    uncovered: [],
    clocks: {},
    answers: {},
    ready: {},
    besideReady: {},
    deviceLimit: MAX_DEVICES,
    jokers: {},
    stakes: {},
    stakingMs: null,
    tieBreakers: null,
    marks: [],
    voided: [],
    asked: null,
    objections: [],
    objectionsOff: false,
    shares: {},
    totals: {},
    lastMarked: null,
    adjustments: [],
    showings: [],
    seasonId: null,
    seasonDeclined: false,
    seasonOpen: false,
    fairPlay: false,
    earlier: { count: 0, earned: {}, carried: {} },
    latecomers: [],
    departed: [],
    kept: [],
  };
}

/** Everybody in the standings: current players, and those who left after the podium had been reached. */
export function rankedPlayers({
  players,
  formerPlayers,
}: Pick<GameState, 'players' | 'formerPlayers'>): readonly GamePlayer[] {
  return formerPlayers.length > 0 ? [...players, ...formerPlayers] : players;
}

/** The playerIds of them all: the same set until somebody comes or leaves. */
export function rankedIds(state: GameState): ReadonlySet<string> {
  return state.formerPlayers.length > 0 ? idsOfAll(state) : idsOf(state.players);
}

const idsOfAll = derived(
  (state: GameState) => new Set(rankedPlayers(state).map(({ playerId }) => playerId)),
  ({ players, formerPlayers }) => [players, formerPlayers],
);

/** Whether this player exists. */
export function hasPlayer({ players }: GameState, playerId: string): boolean {
  return idsOf(players).has(playerId);
}

const idsOf = derived((players: readonly GamePlayer[]) => new Set(players.map(({ playerId }) => playerId)));

/** Sets a value under a key; null removes it. */
export function withValue<T>(
  values: Readonly<Record<string, T>>,
  key: string,
  value: T | null,
): Record<string, T> {
  const others = Object.entries(values).filter(([each]) => each !== key);
  return Object.fromEntries(value === null ? others : [...others, [key, value]]);
}

/** The share that the host or a scorer gave a player, whatever was answered; undefined: none. */
export function scoredShare({ shares }: GameState, playerId: string, questionId: string): number | undefined {
  return entryOf(shares, playerId, questionId);
}

/** The points that a player has staked on a question; undefined: no stake. */
export function stakeOf({ stakes }: GameState, playerId: string, questionId: string): number | undefined {
  return entryOf(stakes, playerId, questionId);
}

type Entries = Readonly<Record<string, Readonly<Record<string, number>>>>;

function entryOf(all: Entries, playerId: string, key: string): number | undefined {
  const own = Object.hasOwn(all, playerId) ? all[playerId]! : {};
  return Object.hasOwn(own, key) ? own[key] : undefined;
}

/** Sets an entry of a player, or removes it for null. Returns the same object where nothing changes. */
export function withEntry(all: Entries, playerId: string, key: string, value: number | null): Entries {
  if ((entryOf(all, playerId, key) ?? null) === value) return all;
  return { ...all, [playerId]: withValue(Object.hasOwn(all, playerId) ? all[playerId]! : {}, key, value) };
}

const PARTS = 64;
const NO_ANSWERS: AnswersToQuestion = Array.from({ length: PARTS }, () => ({}));

/** A player's answer, or undefined. */
export function givenBy(answers: AnswersToQuestion | undefined, playerId: string): GivenAnswer | undefined {
  const part = answers?.[partOf(playerId)];
  return part && Object.hasOwn(part, playerId) ? part[playerId] : undefined;
}

/** Sets a player's answer, in place of a former one. */
export function withGiven(
  answers: AnswersToQuestion | undefined,
  playerId: string,
  given: GivenAnswer,
): AnswersToQuestion {
  const all = answers ?? NO_ANSWERS;
  const at = partOf(playerId);
  return all.with(at, { ...all[at], [playerId]: given });
}

/** Removes a player's answer; returns the same object where there is none. */
export function withoutGiven(answers: AnswersToQuestion, playerId: string): AnswersToQuestion {
  if (!givenBy(answers, playerId)) return answers;
  const at = partOf(playerId);
  return answers.with(at, withValue(answers[at]!, playerId, null));
}

/** All answers with their playerIds, in order of arrival. */
export function givenAnswers(answers: AnswersToQuestion | undefined): [playerId: string, GivenAnswer][] {
  const all = (answers ?? NO_ANSWERS).flatMap((part) => Object.entries(part));
  return all.sort(([, one], [, other]) => one.afterMs - other.afterMs);
}

/** Distributes the players over the parts. */
function partOf(playerId: string): number {
  let hash = 0;
  for (let i = 0; i < playerId.length; i++) hash = (hash * 31 + playerId.charCodeAt(i)) % 0x10000;
  return hash % PARTS;
}
