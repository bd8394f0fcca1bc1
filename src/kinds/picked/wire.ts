import * as v from 'valibot';
import { mediaUrlSchema } from '../../contract/media';
import { countSchema, optionalField } from '../../contract/parsed';

/** The most answers that a question offers to select or to sort. */
export const MAX_ANSWERS = 6;

/** The fields shared by kinds whose answers are indexes of those that the question shows. */
export const pickedWire = {
  /** Its answers are not sent while it is only read. */
  question: { answers: v.optional(v.array(v.string()), []) },
  /** The indexes of the right answers. */
  solution: { correct: v.array(countSchema) },
  tally: { counts: v.array(countSchema) },
  /** Also indexes. */
  answer: v.pipe(v.array(countSchema), v.minLength(1), v.maxLength(MAX_ANSWERS)),
};

export const answersSource = v.nullish(v.array(v.string()));

/** The same for kinds whose answers may have a picture each. */
export const picturedWire = {
  ...pickedWire,
  question: {
    ...pickedWire.question,
    /** The picture of each answer; null for one that cannot be shown. */
    answerImages: optionalField(v.array(v.nullable(mediaUrlSchema))),
  },
  /** The names of the pictures that these fields name. */
  picturesIn: ({ answerImages }: { answerImages?: string[] | null | undefined }) => answerImages ?? [],
};

export const picturedSource = { answers: answersSource, answerImages: v.nullish(v.array(v.string())) };
