import type { Plan } from '../../../game/plan';
import { spentJoker } from '../../../game/facts';
import type { Scores } from '../../../game/scoring/score';
import { type GameState, givenBy } from '../../../game/state';

/** One player's place, and how it came about. */
export interface PlayerResult {
  rank: number;
  name: string;
  points: number;
  /** What each round brought, in their order, the joker included. */
  rounds: number[];
  /** What the host gave or took by hand. */
  adjusted: number;
  /** The round that this player doubled, counted from 1; null: none. */
  joker: number | null;
  /** The answer to the question that breaks a tie; null: none. */
  tieBreak: number | null;
}

/** Everybody's result, best first. */
export function playerResults(plan: Plan, state: GameState, scores: Scores): PlayerResult[] {
  const rounds = new Set(plan.questions.map(({ round }) => round).filter(({ isTieBreak }) => !isTieBreak));
  const tieBreak = plan.questions.find(({ round }) => round.isTieBreak)?.question.questionId;
  return scores.standings.map(({ playerId, rank, name, points }) => {
    const joker = plan.hasJoker ? spentJoker(plan, state, playerId) : undefined;
    const given = tieBreak === undefined ? undefined : givenBy(state.answers[tieBreak], playerId);
    return {
      ...{ rank, name, points },
      rounds: [...rounds].map(({ index }) => roundPoints(plan, scores, index, playerId)),
      adjusted: sum(state.adjustments.filter((each) => each.playerId === playerId)),
      joker: joker === undefined ? null : joker + 1,
      tieBreak: given === undefined ? null : Number(given.answer),
    };
  });
}

function roundPoints({ questions }: Plan, { results }: Scores, index: number, playerId: string): number {
  const ofRound = questions.filter(({ round }) => round.index === index);
  return sum(ofRound.flatMap(({ question }) => results.get(question.questionId)?.get(playerId) ?? []));
}

function sum(all: readonly { points: number }[]): number {
  return all.reduce((total, { points }) => total + points, 0);
}
