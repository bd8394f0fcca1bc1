import { useState } from 'react';
import type { QuizProblem } from '../../../contract/errors';
import type { DraftPart } from '../draft/writeSource';
import { placeProblems, type PlacedProblem } from './problemsByPlace';

interface Placed {
  problems: readonly QuizProblem[];
  placed: PlacedProblem[];
}

/** The problems with their places as these were when the problems came: what is typed since then may move them. */
export function usePlacedProblems(
  problems: readonly QuizProblem[],
  places: ReadonlyMap<string, DraftPart>,
): PlacedProblem[] {
  const place = (): Placed => ({ problems, placed: placeProblems(problems, places) });
  const [known, setKnown] = useState(place);
  if (known.problems === problems) return known.placed;
  const next = place();
  setKnown(next);
  return next.placed;
}
