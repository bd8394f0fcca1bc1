import type { Standing } from '../../contract/scores';
import { isTieBreak, type Plan, type PlannedQuestion } from './plan';
import { closedQuestions, isRevealed, showsStandings } from './rules/sceneFacts';
import { gradeAnswers, type GradedGroup } from './scoring/grade';
import { resultsOf, type Result } from './scoring/results';
import { rankPlayers, totalPoints, type Basis, type PlayerStanding } from './scoring/standings';
import type { GameState } from './state';

/** Everything that is derived from answers, marks and adjustments. Nothing of it is ever stored. */
export interface Scores {
  /** The playerIds of everybody. */
  players: ReadonlySet<string>;
  /** By questionId, of the questions that were closed. */
  graded: Map<string, GradedGroup[]>;
  /** By questionId and playerId, of the questions that were revealed. */
  results: Map<string, Map<string, Result>>;
  /** Everybody, as of now, best first. */
  standings: PlayerStanding[];
  /** By playerId, as in the standings shown last; null before the host has shown any. */
  shown: Map<string, PlayerStanding> | null;
}

/**
 * The scores found last for a plan, with all that they follow from. An answer to an open question changes none of it.
 */
const known = new WeakMap<Plan, { causes: unknown[]; scores: Scores }>();

/** Scores a whole game. The views take the scores, so that one change is scored once for two thousand phones. */
export function scoreGame(plan: Plan, state: GameState): Scores {
  const causes = causesOf(plan, state);
  const found = known.get(plan);
  if (found?.causes.length === causes.length && causes.every((cause, i) => cause === found.causes[i]))
    return found.scores;
  const scores = scoreAnew(plan, state);
  known.set(plan, { causes, scores });
  return scores;
}

/** States are never changed in place, so the same object has the same value. */
function causesOf(plan: Plan, state: GameState): unknown[] {
  const { players, marks, adjustments, showings, furthest } = state;
  const answers = closedQuestions(plan, state).flatMap(({ question: { questionId } }) => [
    questionId,
    state.answers[questionId],
  ]);
  return [players, marks, adjustments, showings, furthest, showsStandings(plan, state), ...answers];
}

function scoreAnew(plan: Plan, state: GameState): Scores {
  const players = new Set(state.players.map(({ playerId }) => playerId));
  const scores: Scores = { players, graded: new Map(), results: new Map(), standings: [], shown: null };
  const closed = closedQuestions(plan, state);
  for (const asked of closed.filter((each) => !isTieBreak(plan, each))) grade(state, asked, players, scores);
  const tieBreak = closed.find((each) => isTieBreak(plan, each));
  if (tieBreak) grade(state, tieBreak, leaders(plan, state, scores), scores);
  scores.standings = standingsOf(plan, state, scores);
  scores.shown = shownStandings(plan, state, scores);
  return scores;
}

/** Whether two or more share the first place. */
export function isTied(standings: readonly Standing[]): boolean {
  return standings[1]?.rank === 1;
}

function grade(state: GameState, asked: PlannedQuestion, players: ReadonlySet<string>, scores: Scores): void {
  const graded = gradeAnswers(state, asked, players);
  scores.graded.set(asked.question.questionId, graded);
  if (isRevealed(state, asked))
    scores.results.set(asked.question.questionId, resultsOf(state, asked, graded));
}

/** Those who share the first place without the tie-break: it is theirs alone. */
function leaders(plan: Plan, state: GameState, scores: Scores): ReadonlySet<string> {
  const first = standingsOf(plan, state, scores).filter(({ rank }) => rank === 1);
  return new Set(first.map(({ playerId }) => playerId));
}

const NOW: Basis = { furthest: Infinity, showing: Infinity };

/** Everybody's place as of now, and what came since the standings that were shown at an earlier point of the game. */
function standingsOf(plan: Plan, state: GameState, { results }: Scores): PlayerStanding[] {
  const former = state.showings.findLastIndex((furthest) => furthest < state.furthest);
  const points = totalPoints(plan, state, results, NOW);
  const before = former < 0 ? undefined : totalPoints(plan, state, results, basisOf(state, former));
  return rankPlayers(state.players, points, before);
}

function shownStandings(plan: Plan, state: GameState, { results, standings }: Scores): Scores['shown'] {
  const byPlayer = (list: PlayerStanding[]) => new Map(list.map((each) => [each.playerId, each]));
  if (showsStandings(plan, state)) return byPlayer(standings);
  const last = state.showings.length - 1;
  if (last < 0) return null;
  return byPlayer(rankPlayers(state.players, totalPoints(plan, state, results, basisOf(state, last))));
}

function basisOf({ showings }: GameState, showing: number): Basis {
  return { furthest: showings[showing] ?? 0, showing };
}
