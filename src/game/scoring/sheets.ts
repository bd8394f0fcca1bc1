import { hasSolution } from '../../contract/question';
import { onPaper } from '../facts';
import { type Plan, type PlannedQuestion, lastRevealOf, questionsOfRound, roundsIn } from '../plan';
import { type GameState, givenBy, scoredShare } from '../state';
import { jokerTimes } from './grade';

/**
 * The totals of whole rounds entered by the host or a scorer, by round index and playerId. Until a round is
 * completely revealed, its questions count.
 */
export function totalsOf(plan: Plan, state: GameState): Map<number, Map<string, number>> {
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

/**
 * The number of missing paper sheets: for each team on paper, one for every round revealed since it plays on
 * paper that has neither a total nor an entry for each question with a right answer.
 */
export function missingSheets(plan: Plan, state: GameState): number {
  const paper = onPaper(state);
  if (paper.size === 0) return 0;
  let missing = 0;
  for (const round of roundsIn(plan)) {
    if (round.isTieBreak || lastRevealOf(plan, round) > state.furthest) continue;
    const questions = questionsOfRound(plan, round).filter(({ question }) => hasSolution(question));
    for (const { playerId, paperSince = Infinity } of state.players) {
      if (!paper.has(playerId) || paperSince >= round.closedAt) continue;
      const isIn = ({ question: { questionId } }: PlannedQuestion): boolean =>
        scoredShare(state, playerId, questionId) !== undefined ||
        givenBy(state.answers[questionId], playerId) !== undefined;
      const hasTotal = state.totals[playerId]?.[round.index] !== undefined;
      if (!hasTotal && !questions.every(isIn)) missing++;
    }
  }
  return missing;
}
