import * as v from 'valibot';
import { countSchema, parserOf } from '../../contract/parsed';

const number = v.number();
const text = v.string();
/** Absent in what a server from before the field has written. */
const orNull = <T>(schema: v.GenericSchema<unknown, T>) => v.nullish(schema, null);

/** Where a question stands: the round, counted from 1, or null for the tie-break; and its number in it, from 1. */
const placeSchema = v.object({ round: orNull(countSchema), number: countSchema });
export type ResultPlace = v.InferOutput<typeof placeSchema>;

/** A round, counted from 1, and how it went. */
const roundSchema = v.object({
  round: countSchema,
  title: orNull(text),
  /** How right all answers were together, in percent; null: there are none. */
  share: orNull(number),
  /** The numbers of its hardest and its easiest question; null where they are equally hard. */
  hardest: orNull(countSchema),
  easiest: orNull(countSchema),
});
export type RoundResult = v.InferOutput<typeof roundSchema>;

/** One player's place, and how it came about. */
const playerSchema = v.object({
  rank: countSchema,
  name: text,
  points: number,
  /** What each round brought, in their order, the joker included. */
  rounds: v.array(number),
  /** What the host gave or took by hand. */
  adjusted: number,
  /** The round that this player doubled, counted from 1; null: none. */
  joker: orNull(countSchema),
  /** The answer to the question that breaks a tie; null: none. */
  tieBreak: orNull(number),
});
export type PlayerResult = v.InferOutput<typeof playerSchema>;

/** One player's answer to one question. */
const answerSchema = v.object({
  ...placeSchema.entries,
  questionId: text,
  question: text,
  name: text,
  /** As this player gave it; picked answers in words; empty where it stands on paper. */
  answer: v.union([text, number]),
  correct: v.boolean(),
  /** How much of it is right, where that is neither nothing nor all: half of it, or so many of its parts. */
  share: v.exactOptional(number),
  /** Who found it right or wrong: the quiz, the quiz despite a typo, or the host. */
  judge: v.picklist(['quiz', 'typo', 'host']),
  /** Null while the answer is not revealed and so brings nothing yet. */
  points: orNull(number),
});
export type AnswerResult = v.InferOutput<typeof answerSchema>;

const questionSchema = v.object({
  ...placeSchema.entries,
  questionId: text,
  question: text,
  /** What is right, in words. */
  solution: text,
  /** The number in it, which every language writes with its own sign. */
  value: v.exactOptional(number),
  /** How many answered, and how many of them were right. */
  answered: countSchema,
  correct: countSchema,
  /** How right they were all together, in percent; null: nobody answered. */
  share: orNull(number),
  /**
   * How right the upper third of the standings was, less how right the lower third was, in percent; null: there are
   * fewer than six players, or it is the tie-break.
   */
  strongMinusWeak: orNull(number),
});
export type QuestionResult = v.InferOutput<typeof questionSchema>;

/** Half right. */
const halfField = v.exactOptional(v.literal(0.5));

const correctionSchema = v.variant('type', [
  /** An answer that the host judged, with how many gave it. */
  v.object({
    type: v.literal('mark'),
    ...placeSchema.entries,
    question: text,
    /** The label of the part that it is about. */
    part: v.exactOptional(text),
    answer: text,
    count: countSchema,
    correct: v.boolean(),
    share: halfField,
  }),
  /** How right a player was, whatever was answered. */
  v.object({
    type: v.literal('score'),
    ...placeSchema.entries,
    question: text,
    name: text,
    correct: v.boolean(),
    share: halfField,
  }),
  /** What a player's whole round is worth. */
  v.object({ type: v.literal('total'), round: countSchema, name: text, points: number }),
  /** Points given or taken by hand. */
  v.object({ type: v.literal('adjustment'), name: text, points: number, reason: text }),
]);
export type ResultCorrection = v.InferOutput<typeof correctionSchema>;

const quizResultsSchema = v.object({
  rounds: v.array(roundSchema),
  /** Whether each player could double the points of one round. */
  hasJoker: v.boolean(),
  /** Whether the question that breaks a tie was asked. */
  hasTieBreak: v.boolean(),
  /** Everybody, best first. */
  standings: v.array(playerSchema),
  /** Question by question, the best players first. */
  answers: v.array(answerSchema),
  /** The hardest first. */
  questions: v.array(questionSchema),
  /** In the order in which they were made: judgements on answers, then points given by hand. */
  corrections: v.array(correctionSchema),
});

/** The results of a quiz that the session played before. */
const formerSchema = v.object({ quizName: text, results: quizResultsSchema });
export type FormerResults = v.InferOutput<typeof formerSchema>;

const resultsSchema = v.object({
  ...quizResultsSchema.entries,
  /** The quizzes that the session played before this one, in their order. */
  former: v.exactOptional(v.array(formerSchema)),
});
/** What a host takes home of a game. Plain JSON. */
export type GameResults = v.InferOutput<typeof resultsSchema>;

/** Reads the results of one quiz. A disk or a person may have damaged them. */
export const parseQuizResults = parserOf(quizResultsSchema);

/** Reads the results in an evening's file. */
export const parseStoredResults = parserOf(resultsSchema);
