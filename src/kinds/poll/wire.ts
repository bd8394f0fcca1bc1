import * as v from 'valibot';
import { countSchema, optionalField } from '../../contract/parsed';
import { answersSource } from '../picked/wire';
import { typedSchema } from '../written/wire';

/** How a poll is answered: by picking one of its answers, or by typing. */
export const POLLS = ['choice', 'text'] as const;

/** What the room thinks. There is no right answer, and so no solution. */
export const pollWire = {
  kind: 'poll' as const,
  /** Absent: answers are typed. */
  question: { answers: optionalField(v.array(v.string())) },
  tally: {
    /** How many players picked each answer. */
    counts: optionalField(v.array(countSchema)),
    /** The most frequent texts that the host has let in, twenty at most. */
    groups: optionalField(v.array(v.object({ text: v.string(), count: countSchema }))),
    /** There are texts, none of which the host has let in. */
    pending: optionalField(v.literal(true)),
  },
  /** An index, or a text. */
  answer: v.union([countSchema, v.pipe(typedSchema, v.minLength(1))]),
  source: { poll: v.nullish(v.string()), answers: answersSource },
};
