import { givenBy } from '../answers';
import type { PlannedQuestion } from '../plan';
import type { GameState } from '../state';
import type { GradedGroup } from './grade';

/** What one question brought one player. */
export interface Result {
  correct: boolean;
  points: number;
}

/** An answer within this time counts as given at once. */
const AT_ONCE_MS = 500;

/** What a question brought, by playerId, to those who answered it. */
export function resultsOf(
  state: GameState,
  asked: PlannedQuestion,
  graded: GradedGroup[],
): Map<string, Result> {
  const given = state.answers[asked.question.questionId];
  const results = new Map<string, Result>();
  for (const { correct, worth, playerIds } of graded) {
    for (const playerId of playerIds) {
      const points =
        asked.round.scoring === 'speed'
          ? speedPoints(timeOf(asked, state), worth, givenBy(given, playerId)?.afterMs ?? 0)
          : worth;
      const times = state.jokers[playerId] === asked.round.index ? 2 : 1;
      results.set(playerId, { correct, points: points * times });
    }
  }
  return results;
}

/** How long a question is open at the game's pace, without what the host adds; 0: without a limit. */
function timeOf({ question }: PlannedQuestion, { pace }: GameState): number {
  return (question.seconds ?? 0) * 1000 * pace;
}

/** `worth × 1000 × (1 − t/2T)`, rounded: half of it at the end of the time, and no less in time that was added. */
function speedPoints(mostMs: number, worth: number, afterMs: number): number {
  const isAtOnce = mostMs === 0 || afterMs < AT_ONCE_MS;
  const lost = isAtOnce ? 0 : Math.min(afterMs, mostMs) / (2 * mostMs);
  return Math.round(worth * 1000 * (1 - lost));
}
