import * as v from 'valibot';
import { faultyMediaSchema, mediaUrlSchema } from './media';
import { countSchema, optionalField, parserOf } from './parsed';
import { playerDeviceSchema } from './playerGame';
import { QUESTION_KINDS, solutionSchema } from './question';
import { sceneSchema } from './scene';

const sceneNameSchema = v.picklist(sceneSchema.options.map(({ entries }) => entries.name.literal));

const answerGroupSchema = v.object({
  text: v.string(),
  count: countSchema,
  correct: v.boolean(),
  /** Counts as right because it differs by typos alone; the host has not said otherwise yet. */
  suggested: v.boolean(),
  /** Counts as wrong although it looks like the right answer; the host has not said so yet. */
  doubtful: optionalField(v.literal(true)),
  /** 0.5: the host has said that it is half right. */
  share: optionalField(v.number()),
  /** Of an answer in parts, which one, from 0. */
  part: optionalField(countSchema),
  /** The host has said whether it is right. */
  marked: optionalField(v.literal(true)),
  /** Monitors see it with stars, as `shownText` has it. */
  starred: optionalField(v.literal(true)),
  shownText: optionalField(v.string()),
});

const hostPlayerSchema = v.object({
  /** Public among hosts; opens nothing. */
  playerId: v.string(),
  name: v.string(),
  connected: v.boolean(),
  /** Whether this player has answered the question of the scene, or any of the round that it closes. */
  answered: v.boolean(),
  /** Whether this player is done with the round, where one is open that is revealed at its end. */
  ready: optionalField(v.boolean()),
  points: v.number(),
  /** Plays without a phone. */
  paper: optionalField(v.literal(true)),
  /** Of a team on paper that had a phone before: the questionIds that it answered there, which counts all the same. */
  byPhone: optionalField(v.array(v.string())),
  /** By questionId, how right the host or a scorer said this player was: 0, 0.5 or 1. */
  sheets: optionalField(v.record(v.string(), v.number())),
  /** By the round's index, what the host or a scorer said that the whole round is worth. */
  totals: optionalField(v.record(v.string(), v.number())),
  /** The index of the round that this player doubles. */
  joker: optionalField(countSchema),
  /** Where there are several: this player's phones, none of them `own`. */
  devices: optionalField(v.array(playerDeviceSchema)),
  /** With fair play, where it was: how often, and how long in milliseconds, phones left the page in this question. */
  left: optionalField(v.object({ times: countSchema, ms: v.number() })),
  /** Cannot answer: the tie-break is between others. */
  watches: optionalField(v.literal(true)),
  /** Monitors see the name with stars, as `shownName` has it. */
  starred: optionalField(v.literal(true)),
  shownName: optionalField(v.string()),
});
/** A player as hosts see it. */
export type HostPlayer = v.InferOutput<typeof hostPlayerSchema>;

export const adjustmentSchema = v.object({
  adjustmentId: v.string(),
  playerId: v.string(),
  points: v.number(),
  reason: v.string(),
});
/** Points that the host gave or took by hand. */
export type Adjustment = v.InferOutput<typeof adjustmentSchema>;

const markedQuestionSchema = v.object({
  questionId: v.string(),
  text: v.string(),
  /** The labels of its parts. */
  parts: optionalField(v.array(v.string())),
  kind: optionalField(v.picklist(QUESTION_KINDS)),
  /** The round's index from 0, and the question's number in it from 1. */
  round: optionalField(countSchema),
  number: optionalField(countSchema),
  /** Everybody has been shown what is right. */
  revealed: optionalField(v.literal(true)),
  /** Those that need the host first, then the most frequent; absent where they have to be asked for: GetMarking. */
  groups: optionalField(v.array(answerGroupSchema)),
  /** Another one where the groups are others. */
  version: optionalField(v.string()),
  /** How many of the groups are suggested or doubtful. */
  waiting: optionalField(countSchema),
});
/** A question that was closed, with its answers in groups of those that are right or wrong together. */
export type MarkedQuestion = v.InferOutput<typeof markedQuestionSchema>;

const hostDeviceSchema = v.object({
  deviceId: v.string(),
  /**
   * `session`: all that have the key which came with the session; `remote`: one that claimed a ticket; `scorer`: one
   * that can only score teams on paper.
   */
  kind: v.picklist(['session', 'remote', 'scorer']),
  connected: v.boolean(),
  /** The receiver itself. */
  own: v.boolean(),
});
/** A device that commands the session. */
export type HostDevice = v.InferOutput<typeof hostDeviceSchema>;

const hostGameSchema = v.object({
  revision: countSchema,
  step: countSchema,
  /** The scene that Next leads to; null where Next does nothing. */
  next: v.fallback(v.nullable(sceneNameSchema), null),
  /** Whether the commands close and back are taken now; absent: the scene lets one guess. */
  canClose: optionalField(v.boolean()),
  canGoBack: optionalField(v.boolean()),
  solution: optionalField(solutionSchema),
  note: optionalField(v.string()),
  /** The text of the question that comes next. */
  upcoming: optionalField(v.string()),
  /** Every question that was closed; with groups, what the scene asks, closes or reveals, and what was just marked. */
  marking: v.array(markedQuestionSchema),
  players: v.array(hostPlayerSchema),
  adjustments: v.array(adjustmentSchema),
  devices: optionalField(v.array(hostDeviceSchema)),
  /** The receiver can only score teams on paper, and is sent no more than that needs. */
  role: optionalField(v.literal('scorer')),
  /** How many phones a team can have; absent: as many as ever. */
  deviceLimit: optionalField(countSchema),
  /** What the question asked now and the next one show and play: hosts may load it before its time. */
  preload: optionalField(v.array(mediaUrlSchema)),
  /** Of the questions asked so far, and the next one. */
  mediaFaults: optionalField(v.array(faultyMediaSchema)),
  /** How many sheets of teams on paper are missing, of the rounds that were revealed; absent: none. */
  missingSheets: optionalField(countSchema),
  /** The season that this evening counts in. */
  season: optionalField(
    v.object({
      seasonId: v.string(),
      seasonName: v.string(),
      /** `waiting`: the disk does not take the evening, and it is tried again; `unreadable`: its file is broken. */
      state: optionalField(v.picklist(['waiting', 'unreadable'])),
    }),
  ),
  /** Whether hosts are told who leaves the page while a question is open. */
  fairPlay: optionalField(v.literal(true)),
  /** In the lobby: questions of the quiz that teams of tonight have had in this season, the latest evening first. */
  playedBefore: optionalField(
    v.array(
      v.object({
        date: v.string(),
        quizName: v.string(),
        questions: countSchema,
        teams: v.array(v.string()),
        /** How many more teams there are than those. */
        others: optionalField(countSchema),
      }),
    ),
  ),
  /** How many quizzes this session has played before this one. */
  earlierQuizzes: optionalField(countSchema),
  /** The game was at its end before, the tie-break or the podium: a host has gone on to it, whatever was open. */
  endReached: optionalField(v.literal(true)),
});
/** What only hosts see: HostUpdated's payload. */
export type HostGame = v.InferOutput<typeof hostGameSchema>;

const sheetRoundSchema = v.object({
  /** From 0. */
  index: countSchema,
  title: v.nullish(v.string(), null),
  /** Those that were asked. */
  questions: v.array(
    v.object({
      questionId: v.string(),
      number: countSchema,
      text: v.string(),
      points: v.number(),
      /** The answers to choose from or to sort, as phones show them: a sheet may name them by letter or in words. */
      answers: optionalField(v.array(v.string())),
      /** Absent while it is open, for a scorer until it was revealed. */
      solution: optionalField(solutionSchema),
    }),
  ),
});
const sheetsSchema = v.object({ rounds: v.array(sheetRoundSchema), joker: optionalField(v.literal(true)) });
/** What was asked so far, round by round, to mark paper by; `joker`: whether each player can double one round. */
export type Sheets = v.InferOutput<typeof sheetsSchema>;

/** Reads what GetSheets answers. */
export const parseSheets = parserOf(sheetsSchema);

/** Reads what GetMarking answers. */
export const parseMarkedQuestion = parserOf(markedQuestionSchema);

export const parseHostGame = parserOf(hostGameSchema);
