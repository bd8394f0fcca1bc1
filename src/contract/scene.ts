import * as v from 'valibot';
import { countSchema, timeLeftSchema } from './fields';
import { parseWith, type Parsed } from './parsed';
import { questionSchema, roundSchema, solutionSchema } from './question';
import { standingSchema, tallySchema } from './scores';

/** How many have answered, and of how many an answer is expected. */
const answersCounted = { answered: countSchema, expected: countSchema };
/** The first ten of `playerCount`. */
const shownStandings = { standings: v.array(standingSchema), playerCount: countSchema };

export const sceneSchema = v.variant('name', [
  v.object({ name: v.literal('lobby') }),
  v.object({ name: v.literal('round'), round: roundSchema }),
  v.object({
    name: v.literal('question'),
    round: roundSchema,
    question: questionSchema,
    remainingMs: timeLeftSchema,
    durationMs: timeLeftSchema,
    ...answersCounted,
  }),
  v.object({
    name: v.literal('closed'),
    round: roundSchema,
    /** Null where the whole round is closed. */
    question: v.nullish(questionSchema, null),
    ...answersCounted,
  }),
  v.object({
    name: v.literal('reveal'),
    round: roundSchema,
    question: questionSchema,
    solution: solutionSchema,
    tally: tallySchema,
  }),
  v.object({ name: v.literal('scores'), ...shownStandings }),
  v.object({ name: v.literal('break'), remainingMs: timeLeftSchema }),
  v.object({ name: v.literal('podium'), ...shownStandings, tied: v.boolean() }),
]);
/** What the game shows now on every monitor. */
export type Scene = v.InferOutput<typeof sceneSchema>;
export type SceneName = Scene['name'];

export const sessionGameSchema = v.object({
  /** Grows with every change. */
  revision: countSchema,
  /** Grows with every change of scene; a command that moves the game names the step it is meant for. */
  step: countSchema,
  paused: v.boolean(),
  locked: v.boolean(),
  autopilot: v.boolean(),
  scene: sceneSchema,
});
/** The game as monitors see it: `Session.game`. */
export type SessionGame = v.InferOutput<typeof sessionGameSchema>;

/** Reads `Session.game`. */
export function parseSessionGame(input: unknown): Parsed<SessionGame> {
  return parseWith(sessionGameSchema, input);
}
