import type { Plan } from '../plan';
import type { GameState } from '../state';
import { withMediaStopped } from './mediaCommands';
import { isLastCall, overlayOf } from './sceneFacts';
import { showsStandings } from './shownStandings';

/** Counts what a rule made of a state: each change is a revision, each change of scene a step as well. */
export function countChange(plan: Plan, before: GameState, after: GameState): GameState {
  if (after === before) return after;
  const revision = before.revision + 1;
  const isSamePicture = before.position === after.position && overlayOf(before) === overlayOf(after);
  const isSameScene =
    isSamePicture && isLastCall(before) === isLastCall(after) && before.hidden === after.hidden;
  if (isSameScene) return { ...after, revision };
  const step = before.step + 1;
  const playing = isSamePicture ? after : withMediaStopped(after);
  return { ...playing, revision, step, showings: showingsAfter(plan, before) };
}

/** Standings count as shown when their scene is left: what they said at the end is what people remember. */
function showingsAfter(plan: Plan, before: GameState): number[] {
  const { showings, furthest, adjustments } = before;
  if (!showsStandings(plan, before)) return showings;
  const isRepeated = showings.at(-1) === furthest && !adjustments.some(({ at }) => at === showings.length);
  return isRepeated ? showings : [...showings, furthest];
}
