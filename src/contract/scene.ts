import * as v from 'valibot';
import { playbackSchema } from './media';
import { countSchema, optionalField, parserOf, timeLeftSchema } from './parsed';
import { questionSchema, roundSchema, solutionSchema, tallySchema } from './question';
import { placeSchema, seasonPlaceSchema, standingSchema } from './scores';

/** How many have answered, and of how many an answer is expected. */
const answersCounted = { answered: countSchema, expected: countSchema };
/** The first ten of `playerCount`. */
const shownStandings = {
  standings: v.array(standingSchema),
  playerCount: countSchema,
  /** How many paper sheets of the rounds shown are not in; absent: none. */
  missing: optionalField(countSchema),
};

/** Where a question stands: in a round, or in the tie-break, which is none. */
const placed = { round: v.nullish(roundSchema, null), tieBreak: optionalField(v.boolean()) };

/** What monitors and phones are sent alike of each scene. */
export const commonScenes = {
  lobby: { name: v.literal('lobby') },
  round: {
    name: v.literal('round'),
    round: roundSchema,
    /** Whether the quiz has a joker: each player can double the points of one round while its title shows. */
    joker: optionalField(v.boolean()),
    /** As with a question: what is left before a round closes that was open beside the others. */
    lastCallMs: optionalField(v.pipe(v.number(), v.minValue(0))),
  },
  question: {
    name: v.literal('question'),
    ...placed,
    question: questionSchema,
    remainingMs: timeLeftSchema,
    durationMs: timeLeftSchema,
    /** What is left before the whole round closes; absent: nobody has called for the last answers. */
    lastCallMs: optionalField(v.pipe(v.number(), v.minValue(0))),
    /** The question's sound or film was not played yet: its time stands until then. */
    waiting: optionalField(v.boolean()),
  },
  closed: {
    name: v.literal('closed'),
    ...placed,
    /** Null where the whole round is closed. */
    question: v.nullish(questionSchema, null),
  },
  reveal: {
    name: v.literal('reveal'),
    ...placed,
    question: questionSchema,
    solution: solutionSchema,
    /** In the tie-break alone, the names of who came first in it: several, 50 at most, where it parted nobody. */
    winners: optionalField(v.array(v.string())),
  },
  scores: { name: v.literal('scores') },
  break: { name: v.literal('break'), remainingMs: timeLeftSchema },
  tieBreak: {
    name: v.literal('tieBreak'),
    /** Of those who are level, the first 50. */
    names: v.array(v.string()),
    /** How many more are level; absent: none. */
    others: optionalField(countSchema),
  },
  podium: { name: v.literal('podium'), tied: v.boolean() },
  /** Before the first round: what the quiz or the house wants everybody to know. */
  rules: { name: v.literal('rules'), text: v.string() },
  /** After the podium: the table of the season that the evening counts in. */
  season: { name: v.literal('season'), seasonName: v.string() },
};

export const sceneSchema = v.variant('name', [
  v.object(commonScenes.lobby),
  v.object({
    ...commonScenes.round,
    /** Of a round that was open beside the others, and is about to close. */
    answered: optionalField(countSchema),
    expected: optionalField(countSchema),
    ready: optionalField(countSchema),
  }),
  v.object({
    ...commonScenes.question,
    ...answersCounted,
    /** How many say that they are done with the round, where it is revealed at its end and all of it was asked. */
    ready: optionalField(countSchema),
  }),
  v.object({ ...commonScenes.closed, ...answersCounted }),
  v.object({ ...commonScenes.reveal, tally: tallySchema }),
  v.object({
    ...commonScenes.scores,
    ...shownStandings,
    /** How many of the first places are still covered, and so not among the standings; absent: none. */
    hidden: optionalField(countSchema),
  }),
  v.object({
    ...commonScenes.break,
    /** As they were shown last, the first 10; absent: none were shown yet. */
    standings: optionalField(v.array(placeSchema)),
  }),
  v.object(commonScenes.tieBreak),
  v.object({
    ...commonScenes.podium,
    ...shownStandings,
    /** The places after those, up to the 200th. */
    rest: optionalField(v.array(placeSchema)),
  }),
  v.object(commonScenes.rules),
  v.object({
    ...commonScenes.season,
    /** The first 20 of `teamCount`; none where the season cannot be read. */
    standings: v.array(seasonPlaceSchema),
    teamCount: optionalField(countSchema),
  }),
]);
/** What the game shows now on every monitor. */
export type Scene = v.InferOutput<typeof sceneSchema>;
export type SceneName = Scene['name'];
/** The scene of this name, with what it shows. */
export type SceneNamed<Name extends SceneName> = Extract<Scene, { name: Name }>;

const AT_END: Record<SceneName, boolean> = {
  lobby: false,
  rules: false,
  round: false,
  question: false,
  closed: false,
  reveal: false,
  scores: false,
  break: false,
  tieBreak: false,
  podium: true,
  season: true,
};

/** Whether the game is over: the podium is shown, or what comes after it. */
export function isAtEnd({ name }: { name: SceneName }): boolean {
  return AT_END[name];
}

export const sessionGameSchema = v.object({
  /** Grows with every change. */
  revision: countSchema,
  /** Grows with every change of scene; a command that moves the game names the step it is meant for. */
  step: countSchema,
  paused: v.boolean(),
  locked: v.boolean(),
  autopilot: v.boolean(),
  /** How often as long as written the time of each question is; 0: without a limit. */
  pace: optionalField(v.number()),
  /** Whether standings are uncovered one by one, from the last place on. */
  scoresOneByOne: optionalField(v.boolean()),
  /** Where the scene's question has a sound or film. */
  media: optionalField(playbackSchema),
  /** Whether every projector shows the picture or film of the scene's question alone. */
  zoomed: optionalField(v.boolean()),
  /** A round that is open beside the others. */
  beside: optionalField(v.object({ round: roundSchema })),
  scene: sceneSchema,
});
/** The game as monitors see it: `Session.game`. */
export type SessionGame = v.InferOutput<typeof sessionGameSchema>;

export const parseSessionGame = parserOf(sessionGameSchema);
