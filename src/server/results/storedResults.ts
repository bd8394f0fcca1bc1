import * as v from 'valibot';
import { countSchema, parserOf } from '../../contract/parsed';
import type { GameResults } from './gameResults';

const number = v.number();
const text = v.string();
/** Absent in what a server from before the field has written. */
const orNull = <T>(schema: v.GenericSchema<unknown, T>) => v.nullish(schema, null);
const shareField = v.exactOptional(number);
const place = { round: orNull(countSchema), number: countSchema };

const correctionSchema = v.variant('type', [
  v.object({
    type: v.literal('mark'),
    ...place,
    question: text,
    part: v.exactOptional(text),
    answer: text,
    count: countSchema,
    correct: v.boolean(),
    share: v.exactOptional(v.literal(0.5)),
  }),
  v.object({
    type: v.literal('score'),
    ...place,
    question: text,
    name: text,
    correct: v.boolean(),
    share: v.exactOptional(v.literal(0.5)),
  }),
  v.object({ type: v.literal('total'), round: countSchema, name: text, points: number }),
  v.object({ type: v.literal('adjustment'), name: text, points: number, reason: text }),
]);

/** One quiz's results as they stand in an evening's file, which a disk or a person may have damaged. */
const quizResultsSchema = v.object({
  rounds: v.array(
    v.object({
      round: countSchema,
      title: orNull(text),
      share: orNull(number),
      hardest: orNull(countSchema),
      easiest: orNull(countSchema),
    }),
  ),
  hasJoker: v.boolean(),
  hasTieBreak: v.boolean(),
  standings: v.array(
    v.object({
      rank: countSchema,
      name: text,
      points: number,
      rounds: v.array(number),
      adjusted: number,
      joker: orNull(countSchema),
      tieBreak: orNull(number),
    }),
  ),
  answers: v.array(
    v.object({
      ...place,
      questionId: text,
      question: text,
      name: text,
      answer: v.union([text, number]),
      correct: v.boolean(),
      share: shareField,
      judge: v.picklist(['quiz', 'typo', 'host']),
      points: orNull(number),
    }),
  ),
  questions: v.array(
    v.object({
      ...place,
      questionId: text,
      question: text,
      solution: text,
      value: v.exactOptional(number),
      answered: countSchema,
      correct: countSchema,
      share: orNull(number),
      strongMinusWeak: orNull(number),
    }),
  ),
  corrections: v.array(correctionSchema),
});

/** Reads the results of one quiz. */
export const parseQuizResults = parserOf<GameResults>(quizResultsSchema);

const resultsSchema: v.GenericSchema<unknown, GameResults> = v.object({
  ...quizResultsSchema.entries,
  former: v.exactOptional(v.array(v.object({ quizName: text, results: quizResultsSchema }))),
});

/** Reads the results in an evening's file. */
export const parseStoredResults = parserOf(resultsSchema);
