import type { QuizProblem } from '../../../contract/errors';
import type { DraftPart } from '../draft/writeSource';

export const NONE: readonly QuizProblem[] = [];

/** Something that keeps the quiz from being played, and where it is in the draft. */
export interface PlacedProblem extends QuizProblem {
  place: DraftPart;
}

/** The parts that the problems are in: each the nearest part around its path. */
export function placeProblems(
  problems: readonly QuizProblem[],
  places: ReadonlyMap<string, DraftPart>,
): PlacedProblem[] {
  return problems.map((problem) => ({ ...problem, place: placeOf(problem.path, places) }));
}

/** The problems of each question, by its key. */
export function byQuestion(problems: readonly PlacedProblem[]): ReadonlyMap<string, readonly QuizProblem[]> {
  const map = new Map<string, QuizProblem[]>();
  for (const { place, path, message } of problems) {
    if (place.question === undefined) continue;
    const known = map.get(place.question);
    if (known) known.push({ path, message });
    else map.set(place.question, [{ path, message }]);
  }
  return map;
}

function placeOf(path: string, places: ReadonlyMap<string, DraftPart>): DraftPart {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(part.lastIndexOf('/'), 0))) {
    const place = places.get(part);
    if (place) return place;
  }
  return {};
}
