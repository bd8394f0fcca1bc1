import * as v from 'valibot';
import { answerSchema, type FieldValues, questionSchema, roundSchema } from './question';
import { countSchema, optionalField, parserOf } from './parsed';
import { awardSchema } from './scores';
import { commonScenes } from './scene';

/** A monitor's scene without tally, standings and counts: each change of those would go to every phone. */
export type PlayerScene = FieldValues<(typeof commonScenes)[keyof typeof commonScenes]>;

type SceneFields = v.ObjectEntries & { name: v.LiteralSchema<string, undefined> };
const schemas = Object.values<SceneFields>(commonScenes).map((fields) => v.object(fields));
// TypeScript cannot follow each scene through the list.
const playerSceneSchema = v.variant('name', schemas) as unknown as v.GenericSchema<unknown, PlayerScene>;

export const playerGameSchema = v.object({
  revision: countSchema,
  step: countSchema,
  paused: v.boolean(),
  scene: playerSceneSchema,
  /** No scene follows. */
  last: optionalField(v.literal(true)),
  /** The questions that are open for answers now. */
  questions: v.array(questionSchema),
  /** A round that runs alongside the others until its own place in the order. */
  beside: optionalField(v.object({ round: roundSchema, questions: v.array(questionSchema) })),
  /** How many phones a team can have; absent: the default limit. */
  deviceLimit: optionalField(countSchema),
  /** The host takes no objections. */
  objectionsOff: optionalField(v.literal(true)),
  /** Hosts see who leaves this page during a question: the phone tells its player and calls SetHidden. */
  fairPlay: optionalField(v.literal(true)),
  /** How many quizzes this session has played before; questions of several quizzes can share ids. */
  earlierQuizzes: optionalField(countSchema),
  /** Whether this is a rehearsal with pretend teams; absent: no. */
  rehearsal: optionalField(v.boolean()),
  /** After an earlier quiz: the name of the current one, since the admission named the former. */
  quizName: optionalField(v.string()),
});
/** The game as every phone sees it: GameUpdated's payload, and `game` of an admission. */
export type PlayerGame = v.InferOutput<typeof playerGameSchema>;

const resultSchema = v.object({
  correct: v.boolean(),
  points: v.number(),
  /** The fraction that is right, if neither none nor all: 0.5, or the share of right parts. */
  share: optionalField(v.number()),
  /** The host has taken the question out of the game. */
  void: optionalField(v.literal(true)),
  /** For a partly right multi-part answer: how right each part is, 0, 0.5 or 1. */
  parts: optionalField(v.array(v.number())),
});

export const playerDeviceSchema = v.object({
  deviceId: v.string(),
  /** From 1, in the order of joining; never reused. */
  number: optionalField(countSchema),
  /** This phone hands in, plays the joker and removes other phones. */
  captain: v.boolean(),
  connected: v.boolean(),
  /** Of a captain's phone that is not connected: the time left until another one becomes captain. */
  passesOnInMs: optionalField(v.number()),
  /** This is the receiver itself. */
  own: v.boolean(),
});
/** One of a player's phones. */
export type PlayerDevice = v.InferOutput<typeof playerDeviceSchema>;

const neighbourSchema = v.object({
  name: v.string(),
  points: v.number(),
  /** A tie-break has put two places of as many points apart. */
  apart: optionalField(v.literal(true)),
});

export const playerOwnSchema = v.object({
  /** By questionId: everything that this player has answered. */
  answers: v.record(v.string(), answerSchema),
  /** The questionIds of answers that the player has not finished; absent: none. */
  unfinished: optionalField(v.array(v.string())),
  /** By questionId, for revealed questions only. */
  results: v.record(v.string(), resultSchema),
  /** By questionId, what has become of this player's objections, as in OBJECTION_STATES; absent: none. */
  objections: optionalField(v.record(v.string(), v.string())),
  /** By questionId, the points that this player has staked; absent: none yet. */
  stakes: optionalField(v.record(v.string(), v.number())),
  /** While stakes are open: the points that this player can stake, a whole number. */
  stakeable: optionalField(v.number()),
  /** As in the standings last shown; null until the host has shown any. */
  points: v.nullish(v.number(), null),
  rank: v.nullish(countSchema, null),
  of: v.nullish(countSchema, null),
  /** With standings: the rank in those shown before; absent: none were shown. */
  before: optionalField(countSchema),
  /** With standings or the podium: what this player has gained since the standings shown before. */
  gained: optionalField(v.number()),
  /** With them: who is listed one place above and below; absent: nobody, or that place is still covered. */
  above: optionalField(neighbourSchema),
  below: optionalField(neighbourSchema),
  /** On the podium: this player is among the places still covered; points and rank are null meanwhile. */
  amongFirst: optionalField(v.literal(true)),
  /** In the scene `awards`: those of this player that are shown already; absent: none. */
  awards: optionalField(v.array(awardSchema)),
  /** In the tie-break's scenes only: whether this player takes part. */
  tieBreak: optionalField(v.boolean()),
  /** The index of the round that this player doubles, null if none yet; absent if there is no joker. */
  joker: optionalField(v.nullable(countSchema)),
  /** Whether this player has handed in the open round; absent: no. */
  ready: optionalField(v.boolean()),
  /** The same for the round that runs alongside the others. */
  besideReady: optionalField(v.boolean()),
  /** The name as monitors show it, if bad words in it are starred: the player's beer mat is drawn from it. */
  shownName: optionalField(v.string()),
  /** All phones of this player, in the order of joining. */
  devices: optionalField(v.array(playerDeviceSchema)),
  /** By questionId, the deviceId that wrote the current answer; only if a player has several phones. */
  lastBy: optionalField(v.record(v.string(), v.string())),
  /** In the scene `season`: this player's place out of `of`, and the places gained (lost: negative). */
  season: optionalField(v.object({ rank: countSchema, of: countSchema, moved: v.number() })),
});
/** What only one player receives: PlayerUpdated's payload, and `own` of an admission. */
export type PlayerOwn = v.InferOutput<typeof playerOwnSchema>;

export const parsePlayerGame = parserOf(playerGameSchema);

export const parsePlayerOwn = parserOf(playerOwnSchema);

/** Reads SubmitAnswer's result: the answer as stored. */
export const parseStoredAnswer = parserOf(v.object({ answer: answerSchema }));

/** The events that a phone receives. */
export const GameHubEvent = {
  /** `{ playerCount }`: how many players are in the session now. */
  PlayerCountChanged: 'PlayerCountChanged',
  /** PlayerGame, the same for every phone. */
  GameUpdated: 'GameUpdated',
  /** PlayerOwn, specific to each phone. */
  PlayerUpdated: 'PlayerUpdated',
  /** () → sent to the phone of a player removed by a host, just before its connection ends. */
  PlayerRemoved: 'PlayerRemoved',
  /** () → sent to a phone that was removed from its team, just before its connection ends. */
  DeviceRemoved: 'DeviceRemoved',
  /** TeamTyping, sent to the team's other phones. */
  TeamTyping: 'TeamTyping',
  /** () → sent to all phones of a session that a host has ended, just before their connections end. */
  SessionEnded: 'SessionEnded',
} as const;

const teamTypingSchema = v.object({
  questionId: v.string(),
  part: v.nullish(countSchema, null),
  deviceId: v.string(),
});
/** A field in which a team-mate has just pressed a key, and on which device. */
export type TeamTyping = v.InferOutput<typeof teamTypingSchema>;

export const parseTeamTyping = parserOf(teamTypingSchema);

const playerCountSchema = v.object({ playerCount: countSchema });

const playerAdmissionSchema = v.object({
  sessionCode: v.string(),
  quizName: v.string(),
  playerName: v.string(),
  playerToken: v.string(),
  game: v.optional(playerGameSchema),
  own: v.optional(playerOwnSchema),
  ...playerCountSchema.entries,
});
/** The session that a player joined, the player's name there, and the token with which the phone returns. */
export type PlayerAdmission = v.InferOutput<typeof playerAdmissionSchema>;

/** Reads the results of JoinSession and RejoinSession. */
export const parsePlayerAdmission = parserOf(playerAdmissionSchema);

export const parsePlayerCount = parserOf(playerCountSchema);
