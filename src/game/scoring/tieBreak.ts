import { givenBy } from '../answers';
import type { PlannedQuestion } from '../plan';
import type { GameState } from '../state';
import type { GradedGroup } from './grade';
import { distanceOf } from './judge';

/**
 * The places that the tie-break gives, by playerId, from 0: the nearest first, and at the same distance whoever was
 * earlier; the same moment is shared. What the host marked wrong counts as no answer, what the host marked right is as
 * near as can be.
 */
export function tieBreakPlaces(
  state: GameState,
  { question }: PlannedQuestion,
  graded: readonly GradedGroup[],
): Map<string, number> {
  if (question.kind !== 'number') return new Map();
  const given = state.answers[question.questionId];
  const markOf = ({ key }: GradedGroup): boolean | undefined =>
    state.marks.find((mark) => mark.questionId === question.questionId && mark.key === key)?.correct;
  const running = graded.flatMap((group) => {
    const mark = markOf(group);
    if (mark === false) return [];
    const distance = mark ? 0 : distanceOf(question, Number(group.answer));
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
