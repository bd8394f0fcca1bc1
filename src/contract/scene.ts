import * as v from 'valibot';
import { countSchema, optionalField, timeLeftSchema } from './parsed';
import { questionSchema, roundSchema, solutionSchema, tallySchema } from './question';
import {
  awardSchema,
  countedPlaceSchema,
  movedPlaceSchema,
  placeSchema,
  seasonPlaceSchema,
  standingSchema,
} from './scores';

export const answerCounts = {
  /** How many players have answered, and how many are expected to. */
  answered: countSchema,
  expected: countSchema,
  /** How many gave each answer, if the scene shows it live. */
  liveCounts: optionalField(v.array(countSchema)),
};
/** The names of those who are still missing, where they are eight or fewer; absent: more, or nobody. */
export const waitingFor = { waitingFor: optionalField(v.array(v.string())) };
/** The first ten of `playerCount`, without those that are still hidden. */
const shownStandings = {
  standings: v.array(standingSchema),
  playerCount: countSchema,
  /** How many of the first places are still hidden; absent: none. */
  hidden: optionalField(countSchema),
  /** How many paper sheets of the rounds shown are missing; absent: none. */
  missing: optionalField(countSchema),
};

/** The players who won or lost the most by a wager, three at most, and how many points that was. */
const wageredSchema = v.object({ names: v.array(v.string()), points: v.number() });

/** Where a question belongs: to a round or, with a null round, to the tie-break or to a break. */
const placed = { round: v.nullish(roundSchema, null), tieBreak: optionalField(v.boolean()) };

const msSchema = v.pipe(v.number(), v.minValue(0));
/** The longest time for which a reveal holds back what is right. */
const MOST_SUSPENSE_MS = 2_500;
const lastCall = {
  /** The time left before the whole round closes, and that of the whole last call; absent: none was made. */
  lastCallMs: optionalField(msSchema),
  lastCallDurationMs: optionalField(msSchema),
};

/** What monitors and phones both receive of each scene. */
export const commonScenes = {
  lobby: { name: v.literal('lobby') },
  round: {
    name: v.literal('round'),
    round: roundSchema,
    /** Whether the quiz has a joker, with which a player doubles a round while its title is shown. */
    joker: optionalField(v.boolean()),
    /** As with a question: the last call before a round that ran alongside the others closes. */
    ...lastCall,
  },
  /** Before a question with a wager: each player stakes points on it. */
  wager: {
    name: v.literal('wager'),
    round: roundSchema,
    questionId: v.string(),
    remainingMs: timeLeftSchema,
    /** The whole time to stake points; absent without a limit. */
    durationMs: optionalField(msSchema),
  },
  question: {
    name: v.literal('question'),
    ...placed,
    question: questionSchema,
    remainingMs: timeLeftSchema,
    durationMs: timeLeftSchema,
    ...lastCall,
    /** The question's sound or film has not been played yet: its time does not start until then. */
    waiting: optionalField(v.boolean()),
    /** Everybody reads it first: its answers are not shown, and its time does not start until then. */
    reading: optionalField(v.object({ remainingMs: msSchema, durationMs: msSchema })),
    /** Everybody has answered: unless somebody changes an answer, the question closes in this many milliseconds. */
    closingMs: optionalField(msSchema),
  },
  closed: {
    name: v.literal('closed'),
    ...placed,
    /** Null if the whole round is closed. */
    question: v.nullish(questionSchema, null),
  },
  reveal: {
    name: v.literal('reveal'),
    ...placed,
    question: questionSchema,
    /** Absent for a kind without a right answer. */
    solution: v.optional(solutionSchema),
    /** For how long walls and phones hold back what is right, from its arrival on; absent: not at all. */
    suspenseMs: optionalField(v.pipe(msSchema, v.maxValue(MOST_SUSPENSE_MS))),
    /** The host has taken the question out of the game: it brings nobody anything. */
    void: optionalField(v.literal(true)),
    /** In the tie-break only, the names of its winners: several, at most 50, if it did not separate them. */
    winners: optionalField(v.array(v.string())),
  },
  scores: { name: v.literal('scores') },
  break: { name: v.literal('break'), remainingMs: timeLeftSchema },
  tieBreak: {
    name: v.literal('tieBreak'),
    /** The first 50 of those who are tied. */
    names: v.array(v.string()),
    /** How many more are tied; absent: none. */
    others: optionalField(countSchema),
  },
  /** `tied`: whether the first place is shared; false while it is covered. */
  podium: { name: v.literal('podium'), tied: v.boolean() },
  /** After the podium: the evening's awards so far, the latest last, and how many there are; absent: no more. */
  awards: { name: v.literal('awards'), awards: v.array(awardSchema), of: optionalField(countSchema) },
  /** Before the first round: what the quiz or the venue wants everybody to know. */
  rules: { name: v.literal('rules'), text: v.string() },
  /** After the podium: the table of the season that the evening counts towards. */
  season: { name: v.literal('season'), seasonName: v.string() },
  /** The last scene: thanks, and the venue's next date; absent: it has none. */
  goodbye: { name: v.literal('goodbye'), nextDate: optionalField(v.string()) },
};

export const sceneSchema = v.variant('name', [
  v.object(commonScenes.lobby),
  v.object({
    ...commonScenes.round,
    /** For a round that ran alongside the others and is about to close. */
    answered: optionalField(countSchema),
    expected: optionalField(countSchema),
    ready: optionalField(countSchema),
    ...waitingFor,
    /** The most points that one of its questions brings where the fastest get more; absent: points are fixed. */
    speedPoints: optionalField(v.number()),
  }),
  v.object({
    ...commonScenes.wager,
    /** How many have staked, even if it was nothing, and how many are expected to. */
    staked: countSchema,
    expected: countSchema,
    ...waitingFor,
  }),
  v.object({
    ...commonScenes.question,
    ...answerCounts,
    /** How many have handed in, if the round is revealed at its end and all its questions were asked. */
    ready: optionalField(countSchema),
    ...waitingFor,
  }),
  v.object({ ...commonScenes.closed, ...answerCounts }),
  v.object({
    ...commonScenes.reveal,
    tally: tallySchema,
    /**
     * How many answers are wholly right, out of how many players: those who were in the game when the question
     * closed, and of those on paper only the ones with a score. Absent where nothing is right or wrong.
     */
    right: optionalField(v.object({ count: countSchema, of: countSchema })),
    /** In a speed round: who was right the fastest, three at most, by their last change; absent: nobody. */
    fastest: optionalField(v.array(v.object({ name: v.string(), ms: msSchema }))),
    /** Who alone was right, out of three or more players; absent: nobody, or several. */
    onlyRight: optionalField(v.string()),
    /** The wrong answers that the host shows large; absent: none. */
    quotes: optionalField(v.array(v.string())),
    /** After a wager: who won and who lost the most by it, and how much; absent: nobody did. */
    wagers: optionalField(
      v.object({ won: optionalField(wageredSchema), lost: optionalField(wageredSchema) }),
    ),
  }),
  v.object({
    ...commonScenes.scores,
    ...shownStandings,
    /** The places after those, up to the 200th; absent while any is hidden. */
    rest: optionalField(v.array(movedPlaceSchema)),
    /** The page on display: 0 for the first places, then those of `rest`; absent where there are no others. */
    page: optionalField(countSchema),
  }),
  v.object({
    ...commonScenes.break,
    /** The top 10 as last shown; absent: none were shown yet. */
    standings: optionalField(v.array(placeSchema)),
    /** The round that begins after it; absent: a round goes on, or the podium follows. */
    next: optionalField(roundSchema),
  }),
  v.object(commonScenes.tieBreak),
  v.object({
    ...commonScenes.podium,
    ...shownStandings,
    /** The places after those, up to the 200th; absent while any is hidden. */
    rest: optionalField(v.array(countedPlaceSchema)),
    /** The page of all places on display, from 0; absent: the first three places. */
    page: optionalField(countSchema),
    /** While places are hidden and some of the first three are shared: how many steps they stand on together. */
    steps: optionalField(countSchema),
  }),
  v.object(commonScenes.awards),
  v.object(commonScenes.rules),
  v.object({
    ...commonScenes.season,
    /** The first 20 of `teamCount`; empty if the season cannot be read. */
    standings: v.array(seasonPlaceSchema),
    teamCount: optionalField(countSchema),
  }),
  v.object(commonScenes.goodbye),
]);

/** Whether a question or its result is shown in a break: it belongs neither to a round nor to the tie-break. */
export function isInBreak(scene: {
  name: SceneName;
  round?: unknown;
  tieBreak?: boolean | undefined;
}): boolean {
  return scene.round === null && !scene.tieBreak;
}

/** Whether a question is only read, before it opens for answers. */
export function isOnlyRead(scene: { name: SceneName; reading?: unknown }): boolean {
  return scene.name === 'question' && scene.reading !== undefined;
}

/** What every monitor shows of the game now. */
export type Scene = v.InferOutput<typeof sceneSchema>;
export type SceneName = Scene['name'];
/** The scene of this name, with what it shows. */
export type SceneNamed<Name extends SceneName> = Extract<Scene, { name: Name }>;

interface SceneTraits {
  /** The game is over: the podium, or what follows it. */
  isAtEnd?: true;
  /** Only covers what was open before. */
  isCover?: true;
  /** For how many milliseconds the autopilot shows it, or each place and page of it; absent: until the host goes on. */
  autopilotMs?: number;
  /** The sound with which it begins; absent: in silence. */
  sound?: 'closed' | 'reveal';
}

/** What is true of a scene whatever it shows. */
export const SCENES: Record<SceneName, SceneTraits> = {
  lobby: {},
  rules: {},
  round: { autopilotMs: 8_000 },
  wager: {},
  question: {},
  closed: { autopilotMs: 3_000, sound: 'closed' },
  reveal: { autopilotMs: 8_000, sound: 'reveal' },
  scores: { isCover: true, autopilotMs: 8_000 },
  break: { isCover: true },
  tieBreak: { autopilotMs: 8_000 },
  podium: { isAtEnd: true, autopilotMs: 6_000 },
  awards: { isAtEnd: true, autopilotMs: 8_000, sound: 'reveal' },
  season: { isAtEnd: true, autopilotMs: 12_000 },
  goodbye: { isAtEnd: true },
};

/** Whether the wall belongs to the winners, and nobody needs to join any more: no room code stands below it. */
export function hidesJoin(scene: { name: SceneName }): boolean {
  return isAtEnd(scene) && scene.name !== 'season';
}

/** Whether the game is over: the podium, or what follows it, is shown. */
export function isAtEnd({ name }: { name: SceneName }): boolean {
  return SCENES[name].isAtEnd === true;
}
