import * as v from 'valibot';
import { countSchema } from '../../contract/parsed';

/** What the kinds have in common whose answers are places among those that the question shows. */
export const pickedWire = {
  question: { answers: v.array(v.string()) },
  /** The right ones by their places. */
  solution: { correct: v.array(countSchema) },
  tally: { counts: v.array(countSchema) },
};

export const answersSource = v.nullish(v.array(v.string()));
