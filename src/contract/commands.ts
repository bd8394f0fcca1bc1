import * as v from 'valibot';
import { indexesSchema } from './question';
import { PACES } from './limits';
import { MEDIA_ACTIONS, volumeSchema } from './media';
import { countSchema, parserOf } from './parsed';

/** In minutes. */
export const MAX_BREAK_MINUTES = 240;
/** In seconds. */
export const MAX_ADDED_SECONDS = 3600;

const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const minutesSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_BREAK_MINUTES));
const secondsSchema = v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_ADDED_SECONDS));
/** Whole or half points. */
const pointsSchema = v.pipe(v.number(), v.multipleOf(0.5), v.minValue(-1_000_000), v.maxValue(1_000_000));
/** A group's text as hostGame shows it, or the answer itself. Six long answers in sequence are a long text. */
const markedAnswerSchema = v.union([v.pipe(v.string(), v.maxLength(2500)), v.number(), indexesSchema]);

/** With the step a command is meant for: pressed twice, or on two devices, it works once. */
const atStep = { step: countSchema };

export const commandSchema = v.variant('type', [
  v.object({ type: v.literal('start') }),
  v.object({ type: v.literal('next'), ...atStep }),
  v.object({ type: v.literal('back'), ...atStep }),
  v.object({ type: v.literal('close'), ...atStep }),
  v.object({ type: v.literal('addTime'), ...atStep, seconds: secondsSchema }),
  v.object({ type: v.literal('pause') }),
  v.object({ type: v.literal('resume') }),
  v.object({ type: v.literal('scores'), shown: v.boolean(), step: v.optional(countSchema) }),
  /** 0 minutes: an open end. */
  v.object({ type: v.literal('startBreak'), minutes: minutesSchema }),
  v.object({ type: v.literal('endBreak') }),
  v.object({ type: v.literal('autopilot'), on: v.boolean() }),
  /** Whether standings are uncovered one by one, from the last place on. */
  v.object({ type: v.literal('scoresOneByOne'), on: v.boolean() }),
  /** In the lobby alone. */
  v.object({ type: v.literal('pace'), factor: v.picklist(PACES) }),
  /** For the sound or film of the scene's question; `zoom` and `unzoom` for its picture or film. */
  v.object({ type: v.literal('media'), ...atStep, action: v.picklist(MEDIA_ACTIONS) }),
  v.object({ type: v.literal('volume'), level: volumeSchema }),
  v.object({ type: v.literal('lock'), locked: v.boolean() }),
  v.object({ type: v.literal('remove'), playerId: idSchema }),
  /** All who are away and have answered nothing. Their names stay free, as with the next. */
  v.object({ type: v.literal('removeAway') }),
  /** Those who joined last. */
  v.object({ type: v.literal('removeNewest'), count: v.pipe(countSchema, v.minValue(1)) }),
  v.object({ type: v.literal('rename'), playerId: idSchema, name: v.string() }),
  /** Shows a name or an answer that is starred as it is. */
  v.object({ type: v.literal('uncover'), text: v.pipe(v.string(), v.minLength(1), v.maxLength(500)) }),
  v.object({
    type: v.literal('mark'),
    questionId: idSchema,
    answer: markedAnswerSchema,
    correct: v.boolean(),
  }),
  /** Takes a judgement back: the quiz alone decides again. */
  v.object({ type: v.literal('unmark'), questionId: idSchema, answer: markedAnswerSchema }),
  /** 0 points take the adjustment back. */
  v.object({
    type: v.literal('adjust'),
    adjustmentId: idSchema,
    playerId: idSchema,
    points: pointsSchema,
    reason: v.pipe(v.string(), v.maxLength(200)),
  }),
  v.object({ type: v.literal('end') }),
]);
/** What a host can tell the game: HostCommand's argument. */
export type Command = v.InferOutput<typeof commandSchema>;
/** The command of one type. */
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

export const parseCommand = parserOf(commandSchema);
