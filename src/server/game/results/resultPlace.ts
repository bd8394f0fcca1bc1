import type { PlannedQuestion } from '../../../game/plan';

/** Where a question stands: the round, counted from 1, or null for the tie-break; and its number in it, from 1. */
export interface ResultPlace {
  round: number | null;
  number: number;
}

export function placeOf({ round, number }: PlannedQuestion): ResultPlace {
  return { round: round.isTieBreak ? null : round.index + 1, number };
}
