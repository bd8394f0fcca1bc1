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
import { type Plan, tieBreakOf } from '../plan';
import { type Game, type GameState, rankedIds, rankedPlayers } from '../state';
import { type GradedGroup, type Result, gradeAnswers, resultsOf } from './grade';
import {
  type Basis,
  type CountedResults,
  type PlayerStanding,
  rankPlayers,
  tieBreakPlaces,
  totalPoints,
  totalsOf,
} from './standings';

/** Closed questions by questionId, and the results of revealed ones with a right answer, also by playerId. */
interface Graded {
  graded: ReadonlyMap<string, GradedGroup[]>;
  results: ReadonlyMap<string, ReadonlyMap<string, Result>>;
}

/** By playerId, from 0, the places in the tie-break of those whom it asked; null before its reveal. */
type Places = ReadonlyMap<string, number> | null;

/**
 * Everything derived from answers, marks and adjustments. None of it is ever stored, and each part is derived when it
 * is first asked for: all of it changes with each player who joins, when nobody asks for places.
 */
export class Scores {
  /** The playerIds of everybody in the standings. */
  readonly players: ReadonlySet<string>;
  readonly #game: Game;
  /** Without the tie-break, which brings no points. */
  readonly #counted = lazy(() => gradeCounted(this.#game, this.players));
  readonly #points = lazy(() => totalPoints(this.#game, this.#counted(), NOW));
  readonly #level = lazy(() => standingsOf(this.#game, this.#counted(), this.points, null));
  readonly #tied = lazy(() => firstOf(this.#level()));
  readonly #tieBreakers = lazy(() => {
    const { tieBreakers } = this.#game.state;
    return tieBreakers ? new Set(tieBreakers) : this.tied;
  });
  readonly #tieBreak = lazy(() => gradeTieBreak(this.#game, this));
  readonly #all = lazy((): Graded => {
    const [counted, tieBreak] = [this.#counted(), this.#tieBreak()];
    const graded = new Map([...counted.graded, ...tieBreak.graded]);
    return { graded, results: new Map([...counted.results, ...tieBreak.results]) };
  });
  readonly #standings = lazy(() => {
    const places = this.tieBreakPlaces;
    return places ? standingsOf(this.#game, this.#counted(), this.points, places) : this.#level();
  });
  readonly #shown = lazy(() => shownStandings(this.#game, this));

  constructor(game: Game) {
    this.#game = game;
    this.players = rankedIds(game.state);
  }

  /** By questionId, for closed questions. */
  get graded(): Graded['graded'] {
    return this.#all().graded;
  }

  /** By questionId and playerId, for revealed questions with a right answer. */
  get results(): Graded['results'] {
    return this.#all().results;
  }

  /** By round index and playerId, the totals that replace a round's results. */
  get totals(): ReadonlyMap<number, ReadonlyMap<string, number>> {
    return this.#counted().totals;
  }

  /** Everybody, as of now, best first. */
  get standings(): readonly PlayerStanding[] {
    return this.#standings();
  }

  /** The points in them, by playerId. */
  get points(): ReadonlyMap<string, number> {
    return this.#points();
  }

  /** The playerIds of those who share the first place by their points. */
  get tied(): ReadonlySet<string> {
    return this.#tied();
  }

  /** The playerIds of those who can answer the tie-break: everybody who was tied when it was asked. */
  get tieBreakers(): ReadonlySet<string> {
    return this.#tieBreakers();
  }

  get tieBreakPlaces(): Places {
    return this.#tieBreak().places;
  }

  /** By playerId, the standings shown last; null before the first. */
  get shown(): ReadonlyMap<string, PlayerStanding> | null {
    return this.#shown();
  }
}

/** Returns `make`, which is called when its value is first asked for. */
function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Scores a whole game. Two thousand phones may ask: each change is scored once. */
export const scoreGame = derived(
  (game: Game) => scoresOf(game),
  ({ plan, state }) => [plan, state],
);

/** The same for all states between which nothing changed but answers to open questions. */
const scoresOf = derived(({ plan, state }: Game) => new Scores({ plan, state }), causesOf);

/**
 * What the scores depend on. States are never changed in place, so an identical object has an equal value. A
 * joker or a stake on a phone is left out: it is fixed once the round or the question has begun; those on paper can
 * change.
 */
function causesOf(game: Game): [Plan, ...unknown[]] {
  const { plan, state } = game;
  const { players, formerPlayers, marks, adjustments, showings, furthest } = state;
  const { tieBreakers, shares, totals, earlier } = state;
  const shown = tellsPlaces(game);
  const paper = onPaper(state);
  const onSheets =
    paper.size > 0 && JSON.stringify([...paper].map((id) => [state.jokers[id], state.stakes[id]]));
  const causes: [Plan, ...unknown[]] = [
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
  ];
  for (const { question } of closedQuestions(game))
    causes.push(question.questionId, state.answers[question.questionId]);
  return causes;
}

/** Whether two or more share the first place. */
export function isTied(standings: readonly Standing[]): boolean {
  return standings[1]?.rank === 1;
}

function gradeCounted(game: Game, players: ReadonlySet<string>): Graded & CountedResults {
  const { state } = game;
  const graded = new Map<string, GradedGroup[]>();
  const results = new Map<string, ReadonlyMap<string, Result>>();
  for (const asked of closedQuestions(game)) {
    const { question, round } = asked;
    if (round.isTieBreak) continue;
    const groups = gradeAnswers(state, asked, players);
    graded.set(question.questionId, groups);
    if (hasSolution(question) && isRevealed(state, asked))
      results.set(question.questionId, resultsOf(state, asked, groups, players));
  }
  return { graded, results, totals: totalsOf(game) };
}

/** The playerIds of those who share the first place; empty where one player is ahead. */
function firstOf(standings: readonly PlayerStanding[]): ReadonlySet<string> {
  if (!isTied(standings)) return new Set();
  return new Set(standings.filter(({ rank }) => rank === 1).map(({ playerId }) => playerId));
}

const NO_TIE_BREAK: Graded & { places: Places } = { graded: new Map(), results: new Map(), places: null };

/** Once revealed, the tie-break orders those who share the first place; those without an answer are last. */
function gradeTieBreak(game: Game, scores: Scores): Graded & { places: Places } {
  const { state } = game;
  const asked = closedQuestions(game).find(({ round }) => round.isTieBreak);
  if (!asked) return NO_TIE_BREAK;
  const { questionId } = asked.question;
  const { tieBreakers } = scores;
  const groups = gradeAnswers(state, asked, tieBreakers);
  const graded = new Map([[questionId, groups]]);
  if (!isRevealed(state, asked)) return { ...NO_TIE_BREAK, graded };
  const answered = tieBreakPlaces(state, asked, groups);
  const results = new Map(
    [...answered].map(([playerId, place]) => [playerId, { correct: place === 0, points: 0 }]),
  );
  const places = new Map([...tieBreakers].map((id) => [id, answered.get(id) ?? answered.size]));
  return { graded, results: new Map([[questionId, results]]), places };
}

const NOW: Basis = { furthest: Infinity, showing: Infinity };
const NOTHING_YET: Basis = { furthest: -1, showing: -1 };

/** Everybody's place as of now, with the points gained since the standings shown earlier in the game. */
function standingsOf(
  game: Game,
  counted: CountedResults,
  points: ReadonlyMap<string, number>,
  places: Places,
): PlayerStanding[] {
  const { state } = game;
  const former = state.showings.findLastIndex((furthest) => furthest < state.furthest);
  const basis = former < 0 ? NOTHING_YET : basisOf(state, former);
  const before = totalPoints(game, counted, basis);
  const ranked = rankedPlayers(state);
  const shown = former < 0 ? [] : rankPlayers(ranked, before, { places: null });
  const ranksBefore = new Map(shown.map(({ playerId, rank }) => [playerId, rank]));
  return rankPlayers(ranked, points, { before, ranksBefore, places });
}

/** Whether players know their place as of now; at the end from the podium's beginning, unless it is covered. */
function tellsPlaces(game: Game): boolean {
  return showsStandings(game) || isOver(game);
}

function shownStandings(game: Game, scores: Scores): Scores['shown'] {
  const { plan, state } = game;
  const byPlayer = (list: readonly PlayerStanding[]) => new Map(list.map((each) => [each.playerId, each]));
  if (tellsPlaces(game)) return byPlayer(scores.standings);
  const last = state.showings.length - 1;
  if (last < 0) return null;
  const basis = basisOf(state, last);
  const tieBreak = tieBreakOf(plan);
  const isBroken = tieBreak && tieBreak.revealedAt <= basis.furthest;
  const points = totalPoints(game, scores, basis);
  const places = isBroken ? scores.tieBreakPlaces : null;
  return byPlayer(rankPlayers(rankedPlayers(state), points, { places }));
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
