import { MAX_DEVICES } from '../contract/limits';
import type { Playback } from '../contract/media';
import type { GivenAnswer, StoredState } from './storedGame';

/**
 * The answers to one question by playerId. They are never changed in place, and stand in parts of which an answer that
 * comes copies one: so it costs the same however many there are.
 */
export type AnswersToQuestion = readonly Readonly<Record<string, GivenAnswer>>[];

export type GamePlayer = StoredState['players'][number];
export type QuestionClock = StoredState['clocks'][string];
/** A game, without its quiz. Plain JSON, so that it can be stored and read again at any moment. */
export type GameState = Omit<StoredState, 'answers'> & {
  answers: Readonly<Record<string, AnswersToQuestion>>;
};

/** Silence, at this volume. */
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
    ended: false,
    scoresShown: false,
    scoresOneByOne: false,
    hidden: 0,
    break: null,
    paused: false,
    locked: false,
    autopilot: false,
    pace: 1,
    media: createPlayback(1),
    zoomed: false,
    autopilotMs: null,
    playedMs: 0,
    closedForMs: null,
    lastCallMs: null,
    players: [],
    formerPlayers: [],
    connected: [],
    bannedNames: [],
    uncovered: [],
    clocks: {},
    answers: {},
    ready: {},
    besideReady: {},
    deviceLimit: MAX_DEVICES,
    jokers: {},
    tieBreakers: null,
    marks: [],
    shares: {},
    totals: {},
    lastMarked: null,
    adjustments: [],
    showings: [],
    seasonId: null,
    seasonShown: false,
    fairPlay: false,
    earlier: { count: 0, earned: {}, carried: {} },
    latecomers: [],
    departed: [],
  };
}

/** Everybody who has a row in the standings: who is in, and who left once the podium had been reached. */
export function rankedPlayers({
  players,
  formerPlayers,
}: Pick<GameState, 'players' | 'formerPlayers'>): readonly GamePlayer[] {
  return formerPlayers.length > 0 ? [...players, ...formerPlayers] : players;
}

/** Whether there is such a player. */
export function hasPlayer({ players }: GameState, playerId: string): boolean {
  return players.some((each) => each.playerId === playerId);
}

/** With this value under a key; null: without it. */
export function withValue<T>(
  values: Readonly<Record<string, T>>,
  key: string,
  value: T | null,
): Record<string, T> {
  const others = Object.entries(values).filter(([each]) => each !== key);
  return Object.fromEntries(value === null ? others : [...others, [key, value]]);
}

/** How right the host or a scorer said a player was, whatever was answered; undefined: nobody has. */
export function scoredShare({ shares }: GameState, playerId: string, questionId: string): number | undefined {
  const own = Object.hasOwn(shares, playerId) ? shares[playerId]! : {};
  return Object.hasOwn(own, questionId) ? own[questionId] : undefined;
}

const PARTS = 64;
const NO_ANSWERS: AnswersToQuestion = Array.from({ length: PARTS }, () => ({}));

/** A player's answer, or undefined. */
export function givenBy(answers: AnswersToQuestion | undefined, playerId: string): GivenAnswer | undefined {
  const part = answers?.[partOf(playerId)];
  return part && Object.hasOwn(part, playerId) ? part[playerId] : undefined;
}

/** With this answer of a player, in place of a former one. */
export function withGiven(
  answers: AnswersToQuestion | undefined,
  playerId: string,
  given: GivenAnswer,
): AnswersToQuestion {
  const all = answers ?? NO_ANSWERS;
  const at = partOf(playerId);
  return all.with(at, { ...all[at], [playerId]: given });
}

/** Without the answer of a player; the same where there is none. */
export function withoutGiven(answers: AnswersToQuestion, playerId: string): AnswersToQuestion {
  if (!givenBy(answers, playerId)) return answers;
  const at = partOf(playerId);
  return answers.with(
    at,
    Object.fromEntries(Object.entries(answers[at]!).filter(([each]) => each !== playerId)),
  );
}

/** All answers with their playerIds, in the order in which they came. */
export function givenAnswers(answers: AnswersToQuestion | undefined): [playerId: string, GivenAnswer][] {
  const all = (answers ?? NO_ANSWERS).flatMap((part) => Object.entries(part));
  return all.sort(([, one], [, other]) => one.afterMs - other.afterMs);
}

/** Spreads the players over the parts. */
function partOf(playerId: string): number {
  let hash = 0;
  for (let i = 0; i < playerId.length; i++) hash = (hash * 31 + playerId.charCodeAt(i)) % 0x10000;
  return hash % PARTS;
}
