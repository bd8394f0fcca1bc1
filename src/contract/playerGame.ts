import * as v from 'valibot';
import { answerSchema, type FieldValues, questionSchema, roundSchema } from './question';
import { countSchema, optionalField, parserOf } from './parsed';
import { commonScenes } from './scene';

/** A monitor's scene without tally, standings and counts, since a change of those would be sent to every phone. */
export type PlayerScene = FieldValues<(typeof commonScenes)[keyof typeof commonScenes]>;

type SceneFields = v.ObjectEntries & { name: v.LiteralSchema<string, undefined> };
const schemas = Object.values<SceneFields>(commonScenes).map((fields) => v.object(fields));
// The compiler cannot follow each scene through the list.
const playerSceneSchema = v.variant('name', schemas) as unknown as v.GenericSchema<unknown, PlayerScene>;

export const playerGameSchema = v.object({
  revision: countSchema,
  step: countSchema,
  paused: v.boolean(),
  scene: playerSceneSchema,
  /** Those that are open for answers now. */
  questions: v.array(questionSchema),
  /** A round that is open beside the others until its own place in the order. */
  beside: optionalField(v.object({ round: roundSchema, questions: v.array(questionSchema) })),
  /** How many phones a team can have; absent: as many as ever. */
  deviceLimit: optionalField(countSchema),
  /** Hosts are told who leaves this page while a question is open: the phone says so, and calls SetHidden. */
  fairPlay: optionalField(v.literal(true)),
  /** How many quizzes this session has played before this one: questions of another quiz have the same ids. */
  earlierQuizzes: optionalField(countSchema),
  /** Whether this is a rehearsal with pretend teams; absent: no. */
  rehearsal: optionalField(v.boolean()),
  /** Where there were any: what is played now, for the admission named the former quiz. */
  quizName: optionalField(v.string()),
});
/** The game as every phone sees it: GameUpdated's payload, and `game` of an admission. */
export type PlayerGame = v.InferOutput<typeof playerGameSchema>;

const resultSchema = v.object({
  correct: v.boolean(),
  points: v.number(),
  /** How much of it is right, where that is neither nothing nor all: 0.5, or so many of the parts. */
  share: optionalField(v.number()),
  /** Of an answer in parts that is right in some of them: how right each part is, 0, 0.5 or 1. */
  parts: optionalField(v.array(v.number())),
});

export const playerDeviceSchema = v.object({
  deviceId: v.string(),
  /** From 1, in the order of joining; never given twice. */
  number: optionalField(countSchema),
  /** Hands in, plays the joker and sends others away. */
  captain: v.boolean(),
  connected: v.boolean(),
  /** The receiver itself. */
  own: v.boolean(),
});
/** One of a player's phones. */
export type PlayerDevice = v.InferOutput<typeof playerDeviceSchema>;

export const playerOwnSchema = v.object({
  /** By questionId: all that this player has answered. */
  answers: v.record(v.string(), answerSchema),
  /** The questionIds of answers that the player is still at; absent: of none. */
  unfinished: optionalField(v.array(v.string())),
  /** By questionId: only of questions that were revealed. */
  results: v.record(v.string(), resultSchema),
  /** As in the standings shown last; null until the host has shown any. */
  points: v.nullish(v.number(), null),
  rank: v.nullish(countSchema, null),
  of: v.nullish(countSchema, null),
  /** In the scenes of the tie-break alone: whether this player is one of those who can answer it. */
  tieBreak: optionalField(v.boolean()),
  /** The index of the round that this player doubles, null for none yet; absent where the quiz has no joker. */
  joker: optionalField(v.nullable(countSchema)),
  /** Whether this player is done with the round that is open; absent: no. */
  ready: optionalField(v.boolean()),
  /** The same for the round that is open beside the others. */
  besideReady: optionalField(v.boolean()),
  /** All phones of this player, in the order of joining. */
  devices: optionalField(v.array(playerDeviceSchema)),
  /** By questionId, the deviceId of who wrote what stands, where a player has several phones. */
  lastBy: optionalField(v.record(v.string(), v.string())),
  /** In the scene `season`: this player's place in its table, out of `of`, and how many places up (down: negative). */
  season: optionalField(v.object({ rank: countSchema, of: countSchema, moved: v.number() })),
});
/** What concerns one player alone: PlayerUpdated's payload, and `own` of an admission. */
export type PlayerOwn = v.InferOutput<typeof playerOwnSchema>;

export const parsePlayerGame = parserOf(playerGameSchema);

export const parsePlayerOwn = parserOf(playerOwnSchema);
