import * as v from 'valibot';
import { MAX_TEXT_ANSWER_LENGTH } from '../../contract/limits';
import { countSchema, optionalField } from '../../contract/parsed';

/** A typed text; empty: no answer. */
export const typedSchema = v.pipe(v.string(), v.trim(), v.maxLength(MAX_TEXT_ANSWER_LENGTH));

/** The fields shared by kinds whose answer is one text, compared with those that are accepted. */
export const writtenWire = {
  solution: { accepted: v.array(v.string()) },
  tally: {
    /** The most frequent texts, ten at most; `share` marks those that are half right. */
    groups: v.array(
      v.object({
        text: v.string(),
        count: countSchema,
        correct: v.boolean(),
        share: optionalField(v.literal(0.5)),
      }),
    ),
  },
  answer: v.pipe(typedSchema, v.minLength(1)),
};

export const acceptedSource = v.nullish(v.array(v.string()));
