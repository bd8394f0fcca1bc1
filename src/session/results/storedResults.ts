import * as v from 'valibot';
import { countSchema, parserOf } from '../../contract/parsed';
import { keptGameSchema } from '../../game/keptGame';

const number = v.number();
const text = v.string();

/** A question's place: its round from 1, or null for the tie-break, and its number in it from 1. */
const placeSchema = v.object({ round: v.nullable(countSchema), number: countSchema });
export type ResultPlace = v.InferOutput<typeof placeSchema>;

/** A round, counted from 1, and how it went. */
const roundSchema = v.object({
  round: countSchema,
  title: v.nullable(text),
  /** How right all answers were on average, in percent; null if there are none. */
  share: v.nullable(number),
  /** The numbers of its hardest and its easiest question; null if they are equally hard. */
  hardest: v.nullable(countSchema),
  easiest: v.nullable(countSchema),
});
export type RoundResult = v.InferOutput<typeof roundSchema>;

/** One player's place, and where the points come from. */
const playerSchema = v.object({
  rank: countSchema,
  name: text,
  points: number,
  /** The points of each round, in order, including the joker. */
  rounds: v.array(number),
  /** The points that the host gave or took. */
  adjusted: number,
  /** The round that this player doubled, counted from 1; null if none. */
  joker: v.nullable(countSchema),
  /** The answer to the tie-break question; null if none. */
  tieBreak: v.nullable(number),
});
export type PlayerResult = v.InferOutput<typeof playerSchema>;

const answerSchema = v.object({
  ...placeSchema.entries,
  questionId: text,
  question: text,
  name: text,
  /** What this player answered; picked answers in words; empty if it is on paper. */
  answer: v.union([text, number]),
  correct: v.boolean(),
  /** How much of it is right if neither all nor nothing, such as half or some of its parts. */
  share: v.exactOptional(number),
  /** Who judged it: the quiz, the quiz in spite of a typo, or the host. */
  judge: v.picklist(['quiz', 'typo', 'host']),
  /** Null while the answer has not been revealed, and so brings no points yet. */
  points: v.nullable(number),
});
export type AnswerResult = v.InferOutput<typeof answerSchema>;

const questionSchema = v.object({
  ...placeSchema.entries,
  questionId: text,
  question: text,
  /** The right answer in words. */
  solution: text,
  /** The number in it, since each language formats numbers in its own way. */
  value: v.exactOptional(number),
  /** How many answered, and how many of them were right. */
  answered: countSchema,
  correct: countSchema,
  /** How right they were on average, in percent; null if nobody answered. */
  share: v.nullable(number),
  /**
   * How much more right the upper third of the standings was than the lower third, in percentage points; null if there
   * are fewer than six players, or for the tie-break.
   */
  strongMinusWeak: v.nullable(number),
});
export type QuestionResult = v.InferOutput<typeof questionSchema>;

/** A question without a right answer, and how many gave each answer, the most frequent first. */
const opinionSchema = v.object({
  ...placeSchema.entries,
  question: text,
  answers: v.array(v.object({ answer: text, count: countSchema })),
});
export type OpinionResult = v.InferOutput<typeof opinionSchema>;

const halfField = v.exactOptional(v.literal(0.5));

const correctionSchema = v.variant('type', [
  /** The host's judgement on an answer, and how many players gave that answer. */
  v.object({
    type: v.literal('mark'),
    ...placeSchema.entries,
    question: text,
    /** The label of the part that it concerns. */
    part: v.exactOptional(text),
    answer: text,
    count: countSchema,
    correct: v.boolean(),
    share: halfField,
  }),
  /** How right a player was, whatever the answer. */
  v.object({
    type: v.literal('score'),
    ...placeSchema.entries,
    question: text,
    name: text,
    correct: v.boolean(),
    share: halfField,
  }),
  /** The points for a player's whole round. */
  v.object({ type: v.literal('total'), round: countSchema, name: text, points: number }),
  /** Points given or taken by hand. */
  v.object({ type: v.literal('adjustment'), name: text, points: number, reason: text }),
]);
export type ResultCorrection = v.InferOutput<typeof correctionSchema>;

const quizResultsSchema = v.object({
  rounds: v.array(roundSchema),
  /** Whether each player could double the points of one round. */
  hasJoker: v.boolean(),
  /** Whether the tie-break question was asked. */
  hasTieBreak: v.boolean(),
  /** Everybody, best first. */
  standings: v.array(playerSchema),
  /** To questions with a right answer: one after the other, the best players first. */
  answers: v.array(answerSchema),
  /** Those with a right answer, the hardest first. */
  questions: v.array(questionSchema),
  /** In the order in which they were made: judgements on answers, then points given or taken. */
  corrections: v.array(correctionSchema),
  /** In the order of the quiz; absent where no question asked for any. */
  opinions: v.exactOptional(v.array(opinionSchema)),
});

const keptQuizSchema = v.object({ quiz: v.unknown(), game: keptGameSchema });
/** A quiz as it was played, and its game: all that its results are made from. */
export type KeptQuiz = v.InferOutput<typeof keptQuizSchema>;

/** Reads such a quiz, which a disk or a person may have damaged. */
export const parseKeptQuiz = parserOf(keptQuizSchema);

/** For each quiz of an evening; null for one that an earlier version stored, or that cannot be read. */
export const keptQuizzesSchema = v.array(v.fallback(v.nullable(keptQuizSchema), null));

/** The results of a quiz that the session played before. */
const formerSchema = v.object({ quizName: text, results: quizResultsSchema });
type FormerResults = v.InferOutput<typeof formerSchema>;
/** The results of a quiz that was played, with what they are made from. */
export interface PlayedResults extends FormerResults {
  kept?: KeptQuiz | undefined;
}

export const resultsSchema = v.object({
  ...quizResultsSchema.entries,
  /** The quizzes that the session played before this one, in order. */
  former: v.exactOptional(v.array(formerSchema)),
});
/** The results of a game for a host to keep. Plain JSON. */
export type GameResults = v.InferOutput<typeof resultsSchema>;

/** Reads the results of one quiz, which a disk or a person may have damaged. */
export const parseQuizResults = parserOf(quizResultsSchema);

/** Returns the results of the last quiz, with those of the quizzes before it. */
export function resultsOfAll(played: readonly PlayedResults[]): GameResults {
  const former = played.slice(0, -1).map(({ quizName, results }) => ({ quizName, results }));
  return { ...played.at(-1)!.results, ...(former.length > 0 && { former }) };
}
