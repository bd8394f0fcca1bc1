import * as v from 'valibot';
import { faultyMediaSchema, mediaUrlSchema } from './media';
import { OBJECTION_STATES } from './limits';
import { countSchema, optionalField, parserOf } from './parsed';
import { playerDeviceSchema } from './toPhones';
import { QUESTION_KINDS, scoringSchema, solutionSchema } from './question';
import { sceneSchema } from './scene';
import { mixedScaleSchema } from './scores';

const sceneNameSchema = v.picklist(sceneSchema.options.map(({ entries }) => entries.name.literal));

const answerGroupSchema = v.object({
  text: v.string(),
  count: countSchema,
  correct: v.boolean(),
  /** Counts as right because it only differs by typos; the host has not ruled on it yet. */
  suggested: v.boolean(),
  /** Counts as wrong although it resembles the right answer; the host has not ruled on it yet. */
  doubtful: optionalField(v.literal(true)),
  /** 0.5: the host ruled it half right. */
  share: optionalField(v.number()),
  /** The part of a multi-part answer, from 0. */
  part: optionalField(countSchema),
  /** The host has ruled on it. */
  marked: optionalField(v.literal(true)),
  /** Monitors show it with stars, as in `shownText`. */
  starred: optionalField(v.literal(true)),
  shownText: optionalField(v.string()),
});

const hostPlayerSchema = v.object({
  /** An id that all hosts see; it grants no access. */
  playerId: v.string(),
  name: v.string(),
  connected: v.boolean(),
  /** Whether this player has answered the scene's question, or any of the round that it closes. */
  answered: v.boolean(),
  /** Whether this player has handed in the open round; only where it is revealed at its end. */
  ready: optionalField(v.boolean()),
  /** Once the scene's question is closed, the share of it that this player has right; absent: nothing to judge. */
  share: optionalField(v.number()),
  points: v.number(),
  /** The player has no phone. */
  paper: optionalField(v.literal(true)),
  /** For teams now on paper: the questionIds answered by phone before, which still count. */
  byPhone: optionalField(v.array(v.string())),
  /** By questionId, how right the host or a scorer marked this player: 0, 0.5 or 1. */
  sheets: optionalField(v.record(v.string(), v.number())),
  /** By round index, the points that the host or a scorer gave for the whole round. */
  totals: optionalField(v.record(v.string(), v.number())),
  /** The index of the round that this player doubles. */
  joker: optionalField(countSchema),
  /** By questionId, what this player has staked; only for players on paper, whose sheets say it. */
  stakes: optionalField(v.record(v.string(), v.number())),
  /** This player's phones if there are several; `own` is set on none of them. */
  devices: optionalField(v.array(playerDeviceSchema)),
  /** With fair play: how often phones left the page in this question, and for how many milliseconds. */
  left: optionalField(v.object({ times: countSchema, ms: v.number() })),
  /** The player cannot answer: the tie-break is between others. */
  watches: optionalField(v.literal(true)),
  /** Monitors show the name with stars, as in `shownName`. */
  starred: optionalField(v.literal(true)),
  shownName: optionalField(v.string()),
});
/** A player as hosts see it. */
export type HostPlayer = v.InferOutput<typeof hostPlayerSchema>;

/** Points that the host added or took away by hand. */
export const adjustmentSchema = v.object({
  adjustmentId: v.string(),
  playerId: v.string(),
  points: v.number(),
  reason: v.string(),
});

const markedQuestionSchema = v.object({
  questionId: v.string(),
  text: v.string(),
  /** The labels of the question's parts. */
  parts: optionalField(v.array(v.string())),
  kind: optionalField(v.picklist(QUESTION_KINDS)),
  /** The round's index from 0, and the question's number in it from 1. */
  round: optionalField(countSchema),
  number: optionalField(countSchema),
  /** The solution was shown to everybody. */
  revealed: optionalField(v.literal(true)),
  /** Those that need the host come first, then the most frequent; if absent: GetMarking returns them. */
  groups: optionalField(v.array(answerGroupSchema)),
  /** Changes whenever the groups change. */
  version: optionalField(v.string()),
  /** How many of the groups are suggested or doubtful. */
  waiting: optionalField(countSchema),
  /** How many of the groups are doubtful. */
  doubtful: optionalField(countSchema),
});
/** A closed question, with its answers grouped by what is right or wrong together. */
export type MarkedQuestion = v.InferOutput<typeof markedQuestionSchema>;

const objectionSchema = v.object({
  questionId: v.string(),
  playerId: v.string(),
  name: v.string(),
  text: v.string(),
  state: v.picklist(OBJECTION_STATES),
});
/** An objection to how a question was judged. */
export type RaisedObjection = v.InferOutput<typeof objectionSchema>;

const hostDeviceSchema = v.object({
  deviceId: v.string(),
  /**
   * `session`: every device with the key issued at the session's start; `remote`: a device that claimed a
   * ticket; `scorer`: a device that can only mark teams on paper.
   */
  kind: v.picklist(['session', 'remote', 'scorer']),
  connected: v.boolean(),
  /** This is the receiver itself. */
  own: v.boolean(),
});
/** A device that commands the session. */
export type HostDevice = v.InferOutput<typeof hostDeviceSchema>;

const nearNameSchema = v.object({
  name: v.string(),
  teamId: v.string(),
  teamName: v.string(),
  /** How many evenings of the season that team has played. */
  evenings: countSchema,
});

export const hostGameSchema = v.object({
  revision: countSchema,
  step: countSchema,
  /** The scene that Next leads to; null if Next does nothing. */
  next: v.fallback(v.nullable(sceneNameSchema), null),
  /** Whether the commands close and back are accepted now; absent: to be inferred from the scene. */
  canClose: optionalField(v.boolean()),
  canGoBack: optionalField(v.boolean()),
  /** `ask` with `correct` is accepted now: it adds a question to the quiz. */
  canAdd: optionalField(v.boolean()),
  solution: optionalField(solutionSchema),
  note: optionalField(v.string()),
  /**
   * During a reveal: the most frequent wrong answers that projectors can quote; `quoted`: they do.
   * `shownText`: how they show it, if bad words in it are starred.
   */
  quotable: optionalField(
    v.array(
      v.object({
        text: v.string(),
        count: countSchema,
        quoted: optionalField(v.literal(true)),
        shownText: optionalField(v.string()),
      }),
    ),
  ),
  /** The text of the question that is asked or revealed next, and its note while it was not asked yet. */
  upcoming: optionalField(v.string()),
  upcomingNote: optionalField(v.string()),
  /** The title of the round that begins before it. */
  upcomingRound: optionalField(v.string()),
  /** All closed questions, with groups for those that the scene concerns and those just marked. */
  marking: v.array(markedQuestionSchema),
  players: v.array(hostPlayerSchema),
  adjustments: v.array(adjustmentSchema),
  devices: optionalField(v.array(hostDeviceSchema)),
  /** The receiver can only mark teams on paper, and gets only what that requires. */
  role: optionalField(v.literal('scorer')),
  /** How many phones a team can have; absent: the default limit. */
  deviceLimit: optionalField(countSchema),
  /** Media of the current and the next question, which hosts may preload. */
  preload: optionalField(v.array(mediaUrlSchema)),
  /** Faults in the media of all questions asked so far and of the next one. */
  mediaFaults: optionalField(v.array(faultyMediaSchema)),
  /** How many sheets of teams on paper are missing in the revealed rounds; absent: none. */
  missingSheets: optionalField(countSchema),
  /** The season that this evening counts towards. */
  season: optionalField(
    v.object({
      seasonId: v.string(),
      seasonName: v.string(),
      /** `waiting`: saving the evening failed and is retried; `unreadable`: the season's file is broken. */
      state: optionalField(v.picklist(['waiting', 'unreadable'])),
      /** Tonight's names that are similar to those of the season's other teams, the first 40; absent: none. */
      near: optionalField(v.array(nearNameSchema)),
    }),
  ),
  /** The season of the last evening, while this one counts in none and no host has declined. */
  seasonOffer: optionalField(v.object({ seasonId: v.string(), seasonName: v.string() })),
  /** Whether hosts are told who leaves the page while a question is open. */
  fairPlay: optionalField(v.literal(true)),
  /** Objections of players who are still there: the newest open ones first, then the others; 40 at most. */
  objections: optionalField(v.array(objectionSchema)),
  /** How many objections are open; absent: none. */
  openObjections: optionalField(countSchema),
  /** Players may not object. */
  objectionsOff: optionalField(v.literal(true)),
  /** The question of whose doubtful answers a host was told last, before its reveal; absent: none. */
  asked: optionalField(v.string()),
  /** The questionIds of questions that were taken out of the game; absent: none. */
  voided: optionalField(v.array(v.string())),
  /** In the lobby: what the rounds of a quiz that mixes two ways of scoring are worth; absent: it does not. */
  scale: optionalField(
    v.object({
      ...mixedScaleSchema.entries,
      /** How all rounds will be scored instead; absent: as the quiz says. */
      scoring: optionalField(scoringSchema),
    }),
  ),
  /** In the lobby: questions that tonight's teams have had before in this season, latest evening first. */
  playedBefore: optionalField(
    v.array(
      v.object({
        date: v.string(),
        quizName: v.string(),
        questions: countSchema,
        teams: v.array(v.string()),
        /** How many more teams there are. */
        others: optionalField(countSchema),
      }),
    ),
  ),
  /** How many quizzes this session has played before this one. */
  earlierQuizzes: optionalField(countSchema),
  /** The tie-break or podium was reached before: a host moved on to it despite any open tasks. */
  endReached: optionalField(v.literal(true)),
  /**
   * The autopilot is on, and waits: `next`, for the host to move on; `openEnds`, before the tie-break or the
   * podium, also until every answer and every similar name is judged, no sheet is missing, and the season on offer is
   * accepted or declined.
   */
  autopilotWaits: optionalField(v.picklist(['next', 'openEnds'])),
});
/** What only hosts see: HostUpdated's payload. */
export type HostGame = v.InferOutput<typeof hostGameSchema>;

const sheetRoundSchema = v.object({
  /** From 0. */
  index: countSchema,
  title: v.nullish(v.string(), null),
  /** The most points that the whole round can bring, without a joker; absent: unknown, as with a wager. */
  mostPoints: optionalField(v.number()),
  /** The questions asked so far. */
  questions: v.array(
    v.object({
      questionId: v.string(),
      number: countSchema,
      text: v.string(),
      points: v.number(),
      /** Before it, each player stakes points on it. */
      wager: optionalField(v.literal(true)),
      /** The answers to choose from or sort: a sheet may refer to them by letter or by text. */
      answers: optionalField(v.array(v.string())),
      /** Absent while the question is open; for a scorer, until it is revealed. */
      solution: optionalField(solutionSchema),
    }),
  ),
});
const sheetsSchema = v.object({ rounds: v.array(sheetRoundSchema), joker: optionalField(v.literal(true)) });
/** Everything asked so far, for marking paper; `joker`: whether each player can double a round. */
export type Sheets = v.InferOutput<typeof sheetsSchema>;

/** Reads the result of GetSheets. */
export const parseSheets = parserOf(sheetsSchema);

/** Reads the result of GetMarking. */
export const parseMarkedQuestion = parserOf(markedQuestionSchema);

export const parseHostGame = parserOf(hostGameSchema);

/** The events that hosts alone receive. */
export const QuizHubHostEvent = {
  /** HostGame, to hosts. */
  HostUpdated: 'HostUpdated',
  /** Nothing, sent to the connection that issued the ticket. */
  TicketClaimed: 'TicketClaimed',
  /** DeviceClaiming, sent to the connection that issued the ticket: the device waits for AnswerClaim. */
  DeviceClaiming: 'DeviceClaiming',
  /** Nothing, sent to the connection that claims: it waits for AnswerClaim. */
  ClaimWaiting: 'ClaimWaiting',
  /** Nothing, sent to the connections of a removed device: they are no longer hosts. */
  HostDismissed: 'HostDismissed',
} as const;
