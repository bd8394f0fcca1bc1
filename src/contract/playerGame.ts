import * as v from 'valibot';
import { answerSchema } from './answer';
import { countSchema, timeLeftSchema } from './fields';
import { parseWith, type Parsed } from './parsed';
import { questionSchema, roundSchema, solutionSchema } from './question';

const playerSceneSchema = v.variant('name', [
  v.object({ name: v.literal('lobby') }),
  v.object({ name: v.literal('round'), round: roundSchema }),
  v.object({
    name: v.literal('question'),
    round: roundSchema,
    question: questionSchema,
    remainingMs: timeLeftSchema,
    durationMs: timeLeftSchema,
  }),
  v.object({ name: v.literal('closed'), round: roundSchema, question: v.nullish(questionSchema, null) }),
  v.object({
    name: v.literal('reveal'),
    round: roundSchema,
    question: questionSchema,
    solution: solutionSchema,
  }),
  v.object({ name: v.literal('scores') }),
  v.object({ name: v.literal('break'), remainingMs: timeLeftSchema }),
  v.object({ name: v.literal('podium'), tied: v.boolean() }),
]);
/** A monitor's scene without tally, standings and counts, for these would reach every phone with every answer. */
export type PlayerScene = v.InferOutput<typeof playerSceneSchema>;

export const playerGameSchema = v.object({
  revision: countSchema,
  step: countSchema,
  paused: v.boolean(),
  scene: playerSceneSchema,
  /** Those that are open for answers now. */
  questions: v.array(questionSchema),
});
/** The game as every phone sees it: GameUpdated's payload, and `game` of an admission. */
export type PlayerGame = v.InferOutput<typeof playerGameSchema>;

const resultSchema = v.object({ correct: v.boolean(), points: v.number() });

export const playerOwnSchema = v.object({
  /** By questionId: all that this player has answered. */
  answers: v.record(v.string(), answerSchema),
  /** By questionId: only of questions that were revealed. */
  results: v.record(v.string(), resultSchema),
  /** As in the standings shown last; null until the host has shown any. */
  points: v.nullish(v.number(), null),
  rank: v.nullish(countSchema, null),
  of: v.nullish(countSchema, null),
});
/** What concerns one player alone: PlayerUpdated's payload, and `own` of an admission. */
export type PlayerOwn = v.InferOutput<typeof playerOwnSchema>;

/** Reads GameUpdated's payload. */
export function parsePlayerGame(input: unknown): Parsed<PlayerGame> {
  return parseWith(playerGameSchema, input);
}

/** Reads PlayerUpdated's payload. */
export function parsePlayerOwn(input: unknown): Parsed<PlayerOwn> {
  return parseWith(playerOwnSchema, input);
}
