import { hasSolution } from '../../contract/question';
import type { Standing } from '../../contract/scores';
import { largestFirst } from '../../kinds/kindRules';
import { rulesOf } from '../../kinds/rules';
import { derived } from '../derived';
import {
  askingScene,
  closedQuestions,
  coveredCount,
  isOver,
  isRevealed,
  isVoid,
  onPaper,
  overlayOf,
  plannedScene,
  sceneName,
  showsStandings,
} from '../facts';
import { type Plan, type PlannedQuestion, tieBreakOf } from '../plan';
import { type Game, type GameState, rankedPlayers } from '../state';
import { type GradedGroup, type Result, gradeAnswers, resultsOf } from './grade';
import {
  type Basis,
  type PlayerStanding,
  rankPlayers,
  tieBreakPlaces,
  totalPoints,
  totalsOf,
} from './standings';

/** Everything derived from answers, marks and adjustments. None of it is ever stored. */
export interface Scores {
  /** The playerIds of everybody in the standings. */
  players: ReadonlySet<string>;
  /** By questionId, for closed questions. */
  graded: Map<string, GradedGroup[]>;
  /** By questionId and playerId, for revealed questions with a right answer. */
  results: Map<string, Map<string, Result>>;
  /** By round index and playerId, the totals that replace a round's results. */
  totals: Map<number, Map<string, number>>;
  /** Everybody, as of now, best first. */
  standings: PlayerStanding[];
  /** The points in them, by playerId. */
  points: ReadonlyMap<string, number>;
  /** The playerIds of those who share the first place by their points. */
  tied: ReadonlySet<string>;
  /** The playerIds of those who can answer the tie-break: everybody who was tied when it was asked. */
  tieBreakers: ReadonlySet<string>;
  /** By playerId, from 0, the places in the tie-break of those whom it asked; null before its reveal. */
  tieBreakPlaces: Map<string, number> | null;
  /** By playerId, the standings shown last; null before the first. */
  shown: Map<string, PlayerStanding> | null;
}

/** Scores a whole game. Two thousand phones may ask: each change is scored once. */
export const scoreGame = derived(
  (game: Game) => scoresOf(game),
  ({ plan, state }) => [plan, state],
);

/** The same for all states between which nothing changed but answers to open questions. */
const scoresOf = derived(scoreAnew, causesOf);

/**
 * What the scores depend on. States are never changed in place, so an identical object has an equal value. A
 * joker or a stake on a phone is left out: it is fixed once the round or the question has begun; those on paper can
 * change.
 */
function causesOf(game: Game): [Plan, ...unknown[]] {
  const { plan, state } = game;
  const { players, formerPlayers, marks, adjustments, showings, furthest } = state;
  const { tieBreakers, shares, totals, earlier } = state;
  const answers = closedQuestions(game).flatMap(({ question: { questionId } }) => [
    questionId,
    state.answers[questionId],
  ]);
  const shown = tellsPlaces(game);
  const onSheets = JSON.stringify([...onPaper(state)].map((id) => [state.jokers[id], state.stakes[id]]));
  return [
    plan,
    players,
    formerPlayers,
    earlier,
    shares,
    totals,
    onSheets,
    marks,
    state.voided,
    adjustments,
    showings,
    furthest,
    tieBreakers,
    shown,
    ...answers,
  ];
}

/** One set for all scorings between which nobody came or left, so that what was graded for it still holds. */
const rankedIds = derived(
  (state: GameState): ReadonlySet<string> => new Set(rankedPlayers(state).map(({ playerId }) => playerId)),
  ({ players, formerPlayers }) => [players, formerPlayers],
);

function scoreAnew(game: Game): Scores {
  const { state } = game;
  const players = rankedIds(state);
  const scores: Scores = {
    players,
    graded: new Map(),
    results: new Map(),
    totals: totalsOf(game),
    standings: [],
    points: new Map(),
    shown: null,
    tied: new Set<string>(),
    tieBreakers: new Set<string>(),
    tieBreakPlaces: null,
  };
  const closed = closedQuestions(game);
  for (const asked of closed.filter(({ round }) => !round.isTieBreak)) grade(state, asked, players, scores);
  scores.points = totalPoints(game, scores, NOW);
  scores.standings = standingsOf(game, scores);
  scores.tied = firstOf(scores.standings);
  scores.tieBreakers = state.tieBreakers ? new Set(state.tieBreakers) : scores.tied;
  const tieBreak = closed.find(({ round }) => round.isTieBreak);
  if (tieBreak) breakTie(game, tieBreak, scores);
  scores.shown = shownStandings(game, scores);
  return scores;
}

/** Whether two or more share the first place. */
export function isTied(standings: readonly Standing[]): boolean {
  return standings[1]?.rank === 1;
}

function grade(state: GameState, asked: PlannedQuestion, players: ReadonlySet<string>, scores: Scores): void {
  const graded = gradeAnswers(state, asked, players);
  scores.graded.set(asked.question.questionId, graded);
  if (hasSolution(asked.question) && isRevealed(state, asked))
    scores.results.set(asked.question.questionId, resultsOf(state, asked, graded, players));
}

/** The playerIds of those who share the first place; empty where one player is ahead. */
function firstOf(standings: readonly PlayerStanding[]): ReadonlySet<string> {
  if (!isTied(standings)) return new Set();
  return new Set(standings.filter(({ rank }) => rank === 1).map(({ playerId }) => playerId));
}

/** Once revealed, the tie-break orders those who share the first place; those without an answer are last. */
function breakTie(game: Game, asked: PlannedQuestion, scores: Scores): void {
  const { state } = game;
  const { questionId } = asked.question;
  const graded = gradeAnswers(state, asked, scores.tieBreakers);
  scores.graded.set(questionId, graded);
  if (!isRevealed(state, asked)) return;
  const places = tieBreakPlaces(state, asked, graded);
  scores.results.set(
    questionId,
    new Map([...places].map(([playerId, place]) => [playerId, { correct: place === 0, points: 0 }])),
  );
  const last = places.size;
  scores.tieBreakPlaces = new Map([...scores.tieBreakers].map((id) => [id, places.get(id) ?? last]));
  scores.standings = standingsOf(game, scores);
}

const NOW: Basis = { furthest: Infinity, showing: Infinity };
const NOTHING_YET: Basis = { furthest: -1, showing: -1 };

/** Everybody's place as of now, with the points gained since the standings shown earlier in the game. */
function standingsOf(game: Game, scores: Scores): PlayerStanding[] {
  const { state } = game;
  const former = state.showings.findLastIndex((furthest) => furthest < state.furthest);
  const { points } = scores;
  const basis = former < 0 ? NOTHING_YET : basisOf(state, former);
  const before = totalPoints(game, scores, basis);
  const ranked = rankedPlayers(state);
  const shown = former < 0 ? [] : rankPlayers(ranked, before, { places: null });
  const ranksBefore = new Map(shown.map(({ playerId, rank }) => [playerId, rank]));
  return rankPlayers(ranked, points, { before, ranksBefore, places: scores.tieBreakPlaces });
}

/** Whether players know their place as of now; at the end from the podium's beginning, unless it is covered. */
function tellsPlaces(game: Game): boolean {
  return showsStandings(game) || isOver(game);
}

function shownStandings(game: Game, scores: Scores): Scores['shown'] {
  const { plan, state } = game;
  const { standings, tieBreakPlaces: places } = scores;
  const byPlayer = (list: PlayerStanding[]) => new Map(list.map((each) => [each.playerId, each]));
  if (tellsPlaces(game)) return byPlayer(standings);
  const last = state.showings.length - 1;
  if (last < 0) return null;
  const basis = basisOf(state, last);
  const tieBreak = tieBreakOf(plan);
  const isBroken = tieBreak && tieBreak.revealedAt <= basis.furthest;
  const points = totalPoints(game, scores, basis);
  return byPlayer(rankPlayers(rankedPlayers(state), points, { places: isBroken ? places : null }));
}

function basisOf({ showings }: GameState, showing: number): Basis {
  return { furthest: showings[showing] ?? 0, showing };
}

/** Whether a place of the podium is still covered; with it all who share it, even beyond the tenth. */
export function isAmongCovered(game: Game, rank: number): boolean {
  const { standings } = scoreGame(game);
  const covered = sceneName(game) === 'podium' ? coveredCount(game) : 0;
  return covered > 0 && rank <= standings[covered - 1]!.rank;
}

/**
 * By playerId, how right the answers to the question are that the scene has closed or reveals; undefined where nothing
 * is right or counts. A tie-break has only a winner.
 */
export function closedResults(game: Game): ReadonlyMap<string, Result> | undefined {
  const { state } = game;
  const scene = askingScene(game);
  const asked = scene.name === 'closed' || scene.name === 'reveal' ? scene.asked : null;
  if (!asked || asked.round.isTieBreak || !hasSolution(asked.question) || isVoid(state, asked))
    return undefined;
  const { graded, results, players } = scoreGame(game);
  const { questionId } = asked.question;
  return results.get(questionId) ?? resultsOf(state, asked, graded.get(questionId) ?? [], players);
}

/** The wrong answers that the reveal on display can show large, the most frequent first; elsewhere none. */
export function quotableAnswers(game: Game): GradedGroup[] {
  const { state } = game;
  const scene = plannedScene(game);
  if (overlayOf(state) || scene.name !== 'reveal' || !rulesOf(scene.asked.question).isQuotable) return [];
  const groups = scoreGame(game).graded.get(scene.asked.question.questionId) ?? [];
  return largestFirst(groups.filter(({ share }) => share === 0));
}

/** The texts that the host has chosen from them, in the order of the choice. */
export function quotesOf(game: Game): string[] {
  const { state } = game;
  if (state.quotes.length === 0) return [];
  const texts = new Set(quotableAnswers(game).map(({ text }) => text));
  return state.quotes.filter((text) => texts.has(text));
}
