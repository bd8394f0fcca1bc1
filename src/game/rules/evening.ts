import type { CommandOf } from '../../contract/fromHosts';
import type { RuleOutcome } from '../events';
import { hadPodium, isOfEvening, isOver, wasPodiumShown } from '../facts';
import { eveningPoints } from '../scoring/evening';
import { scoreGame } from '../scoring/score';
import {
  type Game,
  type GameState,
  createGame,
  createPlayback,
  givenBy,
  hasPlayer,
  withGiven,
} from '../state';
import { withClosing } from './answers';
import { withPodium } from './finale';

/**
 * Sets the season that the evening counts in; null: none, and none is proposed again. A change hides the table of the
 * former season.
 */
function season(game: Game, { seasonId }: CommandOf<'season'>): RuleOutcome {
  const { state } = game;
  const seasonDeclined = seasonId === null;
  if (state.seasonId === seasonId)
    return state.seasonDeclined === seasonDeclined ? state : { ...state, seasonDeclined };
  const shown = state.cover === 'season' ? withPodium(game) : state;
  return { ...shown, seasonId, seasonDeclined };
}

/** Changes the season alone, which is not the game's. */
function seasonTeam(): RuleOutcome {
  return 'command_refused';
}

/**
 * Returns to the lobby with the same players, devices and settings; the session says which quiz it is. What
 * was earned stays for the evening, and with `keepPoints` also for the standings.
 */
function anotherQuiz(game: Game, { keepPoints }: CommandOf<'anotherQuiz'>): RuleOutcome {
  const { state } = game;
  if (!isOver(game)) return 'command_refused';
  const { time, revision, step, players, connected, uncovered, deviceLimit } = state;
  const {
    locked,
    autopilot,
    pace,
    scoresOneByOne,
    awards,
    livePolls,
    media,
    seasonId,
    seasonDeclined,
    fairPlay,
    objectionsOff,
  } = state;
  const earned = eveningPoints(game);
  const carried = keepPoints ? scoreGame(game).points : new Map<string, number>();
  return {
    ...createGame(time),
    deviceLimit,
    locked,
    autopilot,
    pace,
    scoresOneByOne,
    awards,
    livePolls,
    fairPlay,
    objectionsOff,
    revision,
    step,
    connected,
    uncovered,
    seasonId,
    seasonDeclined,
    media: createPlayback(media.volume),
    // In the new quiz nothing has been asked since they joined, or play on paper.
    players: players.map(({ playerId, name, paperSince }) =>
      paperSince === undefined ? { playerId, name } : { playerId, name, paperSince: 0 },
    ),
    earlier: {
      count: state.earlier.count + 1,
      earned: Object.fromEntries(
        [...earned].filter(([playerId]) => hasPlayer(state, playerId) && isOfEvening(state, playerId)),
      ),
      carried: Object.fromEntries([...carried].filter(([playerId]) => hasPlayer(state, playerId))),
    },
    departed: [
      ...state.departed.map((each) => ({ ...each, standing: keepPoints ? each.standing : 0 })),
      ...state.formerPlayers.map(({ playerId, name, phones }) => ({
        playerId,
        name,
        phones,
        points: earned.get(playerId) ?? 0,
        standing: carried.get(playerId) ?? 0,
      })),
    ],
  };
}

/**
 * A player who leaves after an earlier quiz gives up this one, but the evening still counts. One who came
 * only after the podium is forgotten.
 */
export function withDeparted(game: Game, gone: ReadonlySet<string>): GameState {
  const { state } = game;
  const isWon = hadPodium(game);
  const { earned, carried } = state.earlier;
  const leaving = state.players.filter(
    ({ playerId }) => gone.has(playerId) && (isWon ? isOfEvening(state, playerId) : playerId in earned),
  );
  if (leaving.length === 0) return state;
  const points = isWon ? eveningPoints(game) : new Map(Object.entries(earned));
  const standings = isWon ? scoreGame(game).points : new Map(Object.entries(carried));
  const left = leaving.map(({ playerId, name }) => ({
    name,
    playerId,
    points: points.get(playerId) ?? 0,
    standing: standings.get(playerId) ?? 0,
  }));
  return { ...state, departed: [...state.departed, ...left] };
}

/** Notes the phones by which a player who has left is recognised. */
export function withPhones(
  state: GameState,
  left: { playerId: string; phones?: readonly string[] },
): GameState {
  const { playerId, phones } = left;
  const isKnown = [...state.departed, ...state.formerPlayers].some((each) => each.playerId === playerId);
  if (!phones || !isKnown) return state;
  const known = <T extends { playerId?: string | undefined }>(all: T[]): T[] =>
    all.map((each) => (each.playerId === playerId ? { ...each, phones: [...phones] } : each));
  return { ...state, departed: known(state.departed), formerPlayers: known(state.formerPlayers) };
}

/** Players who return on one of their phones get back what they had earned; the name alone gives nothing. */
export function withReturned(
  state: GameState,
  { playerId, phones = [] }: { playerId: string; phones?: readonly string[] },
): GameState {
  const former = state.departed.find((each) => each.phones?.some((phone) => phones.includes(phone)));
  if (!former) return state;
  const { count, earned, carried } = state.earlier;
  const departed = state.departed.filter((each) => each !== former);
  return {
    ...state,
    departed,
    earlier: {
      count,
      earned: { ...earned, [playerId]: former.points },
      carried: { ...carried, [playerId]: former.standing },
    },
  };
}

/** More than teams that leave by mistake. */
const MOST_KEPT = 200;

/** Keeps what a player who leaves has given in this quiz. After the podium, the player's row stays as it is. */
export function withKept(
  game: Game,
  { playerId, phones = [] }: { playerId: string; phones?: readonly string[] },
): GameState {
  const { state } = game;
  if (phones.length === 0 || !hasPlayer(state, playerId) || wasPodiumShown(game)) return state;
  const answers: GameState['kept'][number]['answers'] = {};
  for (const [questionId, given] of Object.entries(state.answers)) {
    const answer = givenBy(given, playerId);
    if (answer) answers[questionId] = answer;
  }
  const gave = {
    phones: [...phones],
    answers,
    ready: state.ready[playerId],
    besideReady: state.besideReady[playerId],
    joker: state.jokers[playerId],
    stakes: state.stakes[playerId],
    shares: state.shares[playerId],
    totals: state.totals[playerId],
    adjustments: state.adjustments.filter((each) => each.playerId === playerId),
  };
  return { ...state, kept: [...state.kept, gave].slice(-MOST_KEPT) };
}

/** Gives players who return on one of their phones what they had given in this quiz before they left. */
export function withGivenBack(
  { plan, state }: Game,
  { playerId, phones = [] }: { playerId: string; phones?: readonly string[] },
): GameState {
  const gave = state.kept.find((each) => each.phones.some((phone) => phones.includes(phone)));
  if (!gave) return state;
  const answers = { ...state.answers };
  for (const [questionId, given] of Object.entries(gave.answers))
    answers[questionId] = withGiven(answers[questionId], playerId, given);
  const withOwn = <T>(values: Readonly<Record<string, T>>, own: T | undefined): Record<string, T> =>
    own === undefined ? values : { ...values, [playerId]: own };
  return withClosing({
    plan,
    state: {
      ...state,
      kept: state.kept.filter((each) => each !== gave),
      answers,
      ready: withOwn(state.ready, gave.ready),
      besideReady: withOwn(state.besideReady, gave.besideReady),
      jokers: withOwn(state.jokers, gave.joker),
      stakes: withOwn(state.stakes, gave.stakes),
      shares: withOwn(state.shares, gave.shares),
      totals: withOwn(state.totals, gave.totals),
      adjustments: [...state.adjustments, ...gave.adjustments.map((each) => ({ ...each, playerId }))],
    },
  });
}

export const eveningCommands = { season, seasonTeam, anotherQuiz };
