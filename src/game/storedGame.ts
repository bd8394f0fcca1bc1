import * as v from 'valibot';
import { answerSchema, scoringSchema } from '../contract/question';
import { adjustmentSchema } from '../contract/toHosts';
import { OBJECTION_STATES } from '../contract/limits';
import { playbackSchema } from '../contract/media';
import { countSchema, parserOf } from '../contract/parsed';

const ms = v.pipe(v.number(), v.minValue(0));
const finishedAnswerSchema = v.object({
  answer: answerSchema,
  afterMs: ms,
  /** The latest stage shown when it came, from 0; absent: the first. */
  stage: v.optional(countSchema),
  /** The deviceId of the phone that sent it. */
  by: v.optional(v.string()),
});
/** An answer that counts as answered, with the time that questions had been open when it came. */
export type FinishedAnswer = v.InferOutput<typeof finishedAnswerSchema>;

export const givenAnswerSchema = v.object({
  ...finishedAnswerSchema.entries,
  /** The player is still editing: it does not count as answered until the question closes. */
  unfinished: v.optional(v.literal(true)),
  /** What the player had finished before starting to change it. */
  finished: v.optional(finishedAnswerSchema),
});
const answersSchema = v.array(v.record(v.string(), givenAnswerSchema));
/** An answer, finished or not. */
export type GivenAnswer = v.InferOutput<typeof givenAnswerSchema>;
const playerSchema = v.object({
  playerId: v.string(),
  name: v.string(),
  /** `furthest` when this player joined; absent: before the first scene. */
  since: v.optional(countSchema),
  /** `furthest` when this player went on paper; absent: on a phone. */
  paperSince: v.optional(countSchema),
});

/** `at`: the number of showings of standings before it. */
const storedAdjustmentSchema = v.object({ ...adjustmentSchema.entries, at: countSchema });

/** The clock of a question that was asked. */
const clockSchema = v.object({
  /** Null: without a limit. */
  remainingMs: v.nullable(ms),
  durationMs: v.nullable(ms),
  /** The furthest stage shown, from 0, which has a time of its own. */
  stage: countSchema,
  /** `playedMs` when it was first asked, or when that stage was first shown. */
  sinceMs: ms,
  /** The time left before it closes because everybody connected has answered; null: not everybody has. */
  closingMs: v.nullable(ms),
  /** It does not close when everybody has answered: the host gave it more time, or it has stages. */
  keepOpen: v.boolean(),
  /** Its sound or film has not been played yet, so its time has not started. */
  waiting: v.boolean(),
  /** The time left to read it before its answers are shown; null: they are. */
  readingMs: v.optional(v.nullable(ms), null),
});

/** What a player who left has earned: in the evening, and in this quiz's standings. */
export const departedSchema = v.object({
  name: v.string(),
  points: v.number(),
  standing: v.number(),
  playerId: v.optional(v.string()),
  phones: v.optional(v.array(v.string())),
});

export const gameStateSchema = v.object({
  revision: countSchema,
  step: countSchema,
  /** The time on the caller's clock to which all remaining times refer. */
  time: v.number(),
  /** The scene's position in the plan, and the furthest position so far: what was revealed stays revealed. */
  position: countSchema,
  furthest: countSchema,
  /**
   * What covers the scene of the plan and any break: standings, the podium of a game that was ended early, or what
   * follows the podium.
   */
  cover: v.nullable(v.picklist(['scores', 'podium', 'awards', 'season', 'goodbye'])),
  /** Whether standings are uncovered one by one. */
  scoresOneByOne: v.boolean(),
  /** How many of the standings or of the podium's places on display are still covered, from the first on. */
  hidden: countSchema,
  /** The page of all places on the podium, from 0; null: the first three. The page of standings; null: the first. */
  page: v.nullable(countSchema),
  /** The time left until standings turn to their next page; null: all of it. */
  pageMs: v.nullable(ms),
  /** Whether awards follow the podium, and how many of them are on display, or were when they were left. */
  awards: v.boolean(),
  awardCount: countSchema,
  /** Whether the counts of polls are shown while they are open. */
  livePolls: v.boolean(),
  /** A break; `ask`: what the host asks the room in it, `closed` once the result is on display. */
  break: v.nullable(
    v.object({
      remainingMs: v.nullable(ms),
      ask: v.nullable(
        v.object({
          questionId: v.string(),
          text: v.string(),
          answers: v.array(v.string()),
          closed: v.boolean(),
        }),
      ),
    }),
  ),
  paused: v.boolean(),
  locked: v.boolean(),
  autopilot: v.boolean(),
  /** The factor for the time that the quiz gives its questions; 0: without a limit. */
  pace: v.number(),
  /** How all rounds will be scored, chosen in the lobby; null: as the quiz says. The plan of a game follows it. */
  scoring: v.nullable(scoringSchema),
  /** The playback of the scene's sound or film. */
  media: playbackSchema,
  /** Whether the picture or film of the scene's question is shown alone. */
  zoomed: v.boolean(),
  /** The texts of the wrong answers that the reveal shows large, the latest last. */
  quotes: v.array(v.string()),
  /** The time left before the autopilot goes on; null: it waits for the host. */
  autopilotMs: v.nullable(ms),
  /** How long questions have been open in this game, not counting pauses. */
  playedMs: ms,
  /** The time since answers or stakes were closed; null: long ago. */
  closedForMs: v.nullable(ms),
  /** The time left of the last call before a round closes; null: there is none. */
  lastCallMs: v.nullable(ms),
  /** In order of joining. */
  players: v.array(playerSchema),
  /**
   * Players who left, or were removed, once the podium had been shown: they stay in this quiz's standings.
   * `phones`: the identifiers of their phones.
   */
  formerPlayers: v.array(v.object({ ...playerSchema.entries, phones: v.optional(v.array(v.string())) })),
  /** The playerIds of players with a connected phone. */
  connected: v.array(v.string()),
  /** Names and answers that the host shows without stars. */
  uncovered: v.array(v.string()),
  /** By questionId, for every question that was asked. */
  clocks: v.record(v.string(), clockSchema),
  /** By questionId. */
  answers: v.record(v.string(), answersSchema),
  /** By playerId, `furthest` when the player last declared to be done with what was asked. */
  ready: v.record(v.string(), countSchema),
  /** By playerId, the players who are done with the round beside the others. */
  besideReady: v.record(v.string(), v.literal(true)),
  /** The most phones that a player can have. */
  deviceLimit: countSchema,
  /** By playerId, the index of the round that the player doubles. */
  jokers: v.record(v.string(), countSchema),
  /** By playerId and questionId, the points that a player has staked. */
  stakes: v.record(v.string(), v.record(v.string(), v.number())),
  /** The time left to stake points in the wager reached last; null: without a limit. */
  stakingMs: v.nullable(ms),
  /** The playerIds of those whom the tie-break asks; null before it is asked. */
  tieBreakers: v.nullable(v.array(v.string())),
  /** The host's marks on answers, by the key of their group. */
  marks: v.array(
    v.object({
      questionId: v.string(),
      key: v.string(),
      correct: v.boolean(),
      /** It is half right. */
      share: v.optional(v.literal(0.5)),
    }),
  ),
  /** The questionIds of questions that the host has taken out of the game; older versions stored none. */
  voided: v.optional(v.array(v.string()), []),
  /** Objections to how questions were judged, in the order of their arrival; older versions stored none. */
  objections: v.optional(
    v.array(
      v.object({
        questionId: v.string(),
        playerId: v.string(),
        text: v.string(),
        state: v.picklist(OBJECTION_STATES),
      }),
    ),
    [],
  ),
  /** Whether the host takes no objections. */
  objectionsOff: v.optional(v.boolean(), false),
  /** The question of whose doubtful answers a host was told last. */
  asked: v.optional(v.nullable(v.string()), null),
  /** By playerId and questionId, the share that the host or a scorer gave a player, whatever was answered. */
  shares: v.record(v.string(), v.record(v.string(), v.number())),
  /** By playerId and round index, the total of a whole round, which replaces its questions. */
  totals: v.record(v.string(), v.record(v.string(), v.number())),
  /** The question that the host marked last, and in which step; null: none. */
  lastMarked: v.nullable(v.object({ questionId: v.string(), step: countSchema })),
  adjustments: v.array(storedAdjustmentSchema),
  /** For each showing of standings, `furthest` at its end. */
  showings: v.array(countSchema),
  /** The season that the evening counts in; null: none. */
  seasonId: v.nullable(v.string()),
  /** A host has said that the evening counts in no season. */
  seasonDeclined: v.boolean(),
  /** The host still has to say in which season it counts, or whether similar names are the same team's. */
  seasonOpen: v.boolean(),
  /** Whether hosts are told who leaves the page while a question is open. */
  fairPlay: v.boolean(),
  /**
   * The quizzes that this session played before: their number; by playerId, what each player earned in all of
   * them, and how much of it counts in this quiz's standings.
   */
  earlier: v.object({
    count: countSchema,
    earned: v.record(v.string(), v.number()),
    carried: v.record(v.string(), v.number()),
  }),
  /** The playerIds of players who joined when the podium had already been shown. */
  latecomers: v.array(v.string()),
  /**
   * Players who left without a row in the standings after the evening had earned them something: what that
   * was, which counts in the season, and how much of it counts in this quiz's standings. They get it back
   * when one of their phones returns, under any name.
   */
  departed: v.array(departedSchema),
  /**
   * What players gave in this quiz who left it before its podium: it counts for nothing, until one of their
   * phones returns, under any name.
   */
  kept: v.array(
    v.object({
      phones: v.array(v.string()),
      /** By questionId. */
      answers: v.record(v.string(), givenAnswerSchema),
      ready: v.optional(countSchema),
      besideReady: v.optional(v.literal(true)),
      joker: v.optional(countSchema),
      stakes: v.optional(v.record(v.string(), v.number())),
      shares: v.optional(v.record(v.string(), v.number())),
      totals: v.optional(v.record(v.string(), v.number())),
      adjustments: v.array(storedAdjustmentSchema),
    }),
  ),
});
/** A game as read from storage. */
export type StoredState = v.InferOutput<typeof gameStateSchema>;

/** What versions without `cover` stored in its place. */
const formerCoverSchema = v.object({
  ended: v.optional(v.boolean()),
  scoresShown: v.optional(v.boolean()),
  awardsShown: v.optional(v.boolean()),
  seasonShown: v.optional(v.boolean()),
  break: v.nullish(v.object({ remainingMs: v.nullable(ms) })),
  ask: v.nullish(v.unknown()),
});

/** Returns a stored game with a cover, whatever version has stored it. */
export function withCover(stored: object): object {
  const read = v.safeParse(formerCoverSchema, stored);
  if ('cover' in stored || !read.success) return stored;
  const { ended, scoresShown, awardsShown, seasonShown, break: former, ask = null } = read.output;
  const names = { season: seasonShown, awards: awardsShown, podium: ended, scores: scoresShown };
  const [cover = null] = Object.entries(names).flatMap(([name, isShown]) => (isShown ? name : []));
  return { ...stored, cover, break: former ? { ...former, ask } : null };
}

/** How many awards versions without `awardCount` have shown, all at once. */
const AWARDS_AT_ONCE = 3;

/** Returns a stored game with the number of awards on display, whatever version has stored it. */
export function withAwardCount(stored: object): object {
  if ('awardCount' in stored) return stored;
  const { awardsTold, cover }: { awardsTold?: unknown; cover?: unknown } = stored;
  return { ...stored, awardCount: awardsTold === true || cover === 'awards' ? AWARDS_AT_ONCE : 0 };
}

/** Reads a stored game. */
export const readGameState = parserOf(gameStateSchema);

/** Reads a stored answer. */
export const readGivenAnswer = parserOf(givenAnswerSchema);
