import { hasSolution } from '../../contract/question';
import { rounded, shownPoints } from '../../contract/rounded';
import type { Standing } from '../../contract/scores';
import { rulesOf } from '../../kinds/rules';
import { isVoid, onPaper } from '../facts';
import { type PlannedQuestion, lastRevealOf, questionsOfRound, roundsIn } from '../plan';
import { type Game, type GamePlayer, type GameState, givenBy, rankedPlayers, scoredShare } from '../state';
import { type GradedGroup, type Result, jokerTimes } from './grade';
import { derived } from '../derived';

export interface PlayerStanding extends Standing {
  playerId: string;
}

/** What counts in a total: questions revealed up to a position, adjustments up to a showing of standings. */
export interface Basis {
  furthest: number;
  showing: number;
}

/** Results by questionId and playerId; totals that replace a round's results, by round index and playerId. */
export interface CountedResults {
  results: ReadonlyMap<string, ReadonlyMap<string, Result>>;
  totals: ReadonlyMap<number, ReadonlyMap<string, number>>;
}

/** Everybody's points, by playerId: the sum of all results and adjustments that count. */
export function totalPoints(
  { plan, state }: Game,
  { results, totals: roundTotals }: CountedResults,
  basis: Basis,
): Map<string, number> {
  const { carried } = state.earlier;
  const totals = new Map(rankedPlayers(state).map(({ playerId }) => [playerId, carried[playerId] ?? 0]));
  const add = (playerId: string, points: number): void => {
    const total = totals.get(playerId);
    if (total !== undefined) totals.set(playerId, total + points);
  };
  for (const { question, round, revealedAt } of plan.questions) {
    if (revealedAt > basis.furthest) continue;
    const given = roundTotals.get(round.index);
    const total = given && lastRevealOf(plan, round) <= basis.furthest ? given : undefined;
    results.get(question.questionId)?.forEach(({ points }, playerId) => {
      if (!total?.has(playerId)) add(playerId, points);
    });
    if (total && revealedAt === lastRevealOf(plan, round))
      total.forEach((points, playerId) => add(playerId, points));
  }
  for (const { playerId, points, at } of state.adjustments) if (at <= basis.showing) add(playerId, points);
  return new Map([...totals].map(([playerId, total]) => [playerId, rounded(total)]));
}

/**
 * The totals of whole rounds entered by the host or a scorer, by round index and playerId. Until a round is
 * completely revealed, its questions count.
 */
export function totalsOf({ plan, state }: Game): Map<number, Map<string, number>> {
  const byRound = new Map<number, Map<string, number>>();
  const revealed = roundsIn(plan).filter((round) => lastRevealOf(plan, round) <= state.furthest);
  const counting = new Set(revealed.map(({ index }) => index));
  for (const [playerId, totals] of Object.entries(state.totals)) {
    for (const [key, points] of Object.entries(totals)) {
      const index = Number(key);
      if (!counting.has(index)) continue;
      const round = byRound.get(index) ?? new Map<string, number>();
      byRound.set(index, round.set(playerId, points * jokerTimes(state, playerId, index)));
    }
  }
  return byRound;
}

/** The inputs of a ranking besides points. */
interface RankingParts {
  /** The points in the standings shown before, and the ranks if any were shown. */
  before?: ReadonlyMap<string, number> | undefined;
  ranksBefore?: ReadonlyMap<string, number> | undefined;
  /** The tie-break's places of those who share the first place; whoever it did not ask stays first. */
  places: ReadonlyMap<string, number> | null;
}

/**
 * Ranks by points as they are shown; equals share a rank unless the tie-break separates them, listed in order of
 * joining.
 */
export function rankPlayers(
  players: readonly GamePlayer[],
  points: ReadonlyMap<string, number>,
  { before, ranksBefore, places }: RankingParts,
): PlayerStanding[] {
  const standings = players.map(({ playerId, name }): PlayerStanding => {
    const total = points.get(playerId) ?? 0;
    const gained = rounded(total - (before?.get(playerId) ?? 0));
    return { playerId, rank: 0, name, points: total, gained, before: ranksBefore?.get(playerId) };
  });
  const shown = new Map(standings.map((each) => [each, shownPoints(each.points)]));
  const most = Math.max(...shown.values());
  const placeOf = (each: PlayerStanding): number =>
    shown.get(each) === most ? (places?.get(each.playerId) ?? 0) : 0;
  standings.sort((one, other) => shown.get(other)! - shown.get(one)! || placeOf(one) - placeOf(other));
  standings.forEach((standing, i) => {
    const above = standings[i - 1];
    const isLevel = above && shown.get(above) === shown.get(standing);
    standing.rank = isLevel && placeOf(above) === placeOf(standing) ? above.rank : i + 1;
  });
  return standings;
}

/**
 * The tie-break's places, by playerId, from 0: the nearest first, at equal distance the earlier answer; equal
 * times share a place. An answer marked wrong counts as none, one marked right as exact.
 */
export function tieBreakPlaces(
  state: GameState,
  { question }: PlannedQuestion,
  graded: readonly GradedGroup[],
): Map<string, number> {
  const { distanceOf } = rulesOf(question);
  if (!distanceOf) return new Map();
  const given = state.answers[question.questionId];
  const markOf = ({ key }: GradedGroup): boolean | undefined =>
    state.marks.find((mark) => mark.questionId === question.questionId && mark.key === key)?.correct;
  const running = graded.flatMap((group) => {
    const mark = markOf(group);
    if (mark === false) return [];
    const distance = mark ? 0 : distanceOf(question, group.answer);
    return group.playerIds.map((playerId) => ({
      playerId,
      distance,
      afterMs: givenBy(given, playerId)?.afterMs ?? 0,
    }));
  });
  running.sort((one, other) => one.distance - other.distance || one.afterMs - other.afterMs);
  const places = new Map<string, number>();
  running.forEach(({ playerId, distance, afterMs }, i) => {
    const above = running[i - 1];
    const isShared = above?.distance === distance && above.afterMs === afterMs;
    places.set(playerId, isShared ? places.get(above.playerId)! : i);
  });
  return places;
}

/** The number of missing paper sheets. */
export function missingSheets(game: Game): number {
  return [...sheetsMissing(game).values()].reduce((sum, each) => sum + each, 0);
}

/**
 * The number of missing sheets by playerId, for teams on paper that have any: one for every round revealed since
 * they play on paper that has neither a total nor an entry for each question with a right answer.
 */
export const sheetsMissing = derived(
  findMissing,
  ({ plan, state: { players, shares, totals, answers, furthest, voided } }) => [
    plan,
    players,
    shares,
    totals,
    answers,
    furthest,
    voided,
  ],
);

function findMissing({ plan, state }: Game): ReadonlyMap<string, number> {
  const missing = new Map<string, number>();
  const paper = onPaper(state);
  if (paper.size === 0) return missing;
  for (const round of roundsIn(plan)) {
    if (round.isTieBreak || lastRevealOf(plan, round) > state.furthest) continue;
    const questions = questionsOfRound(plan, round).filter(
      (asked) => hasSolution(asked.question) && !isVoid(state, asked),
    );
    for (const { playerId, paperSince = Infinity } of state.players) {
      if (!paper.has(playerId) || paperSince >= round.closedAt) continue;
      const isIn = ({ question: { questionId } }: PlannedQuestion): boolean =>
        scoredShare(state, playerId, questionId) !== undefined ||
        givenBy(state.answers[questionId], playerId) !== undefined;
      const hasTotal = state.totals[playerId]?.[round.index] !== undefined;
      if (!hasTotal && !questions.every(isIn)) missing.set(playerId, (missing.get(playerId) ?? 0) + 1);
    }
  }
  return missing;
}
