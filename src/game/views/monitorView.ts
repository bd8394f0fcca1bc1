import { MOST_PLACES, mostSteps, stepCount } from '../../contract/podium';
import type { Tally } from '../../contract/question';
import { rounded } from '../../contract/rounded';
import type { Scene, SceneName, SceneNamed } from '../../contract/scene';
import type { SessionGame } from '../../contract/toMonitors';
import type { Stars } from '../../kinds/kindRules';
import { rulesOf } from '../../kinds/rules';
import {
  askingScene,
  coveredCount,
  isOver,
  isVoid,
  openSheet,
  overlayOf,
  pageOfScores,
  shownCount,
  shownText,
  spentJoker,
  stakedNow,
  takenBeside,
} from '../facts';
import {
  type Plan,
  type PlannedQuestion,
  type PlannedRound,
  type PlannedScene,
  questionsOfRound,
} from '../plan';
import { countAnswers, countBegun } from '../rules/answers';
import { runClocks, stakingTime } from '../rules/clock';
import { nextScene, roundAfterBreak } from '../rules/moves';
import { countStakes } from '../rules/stakes';
import { awardsOf, shownAwards } from '../scoring/awards';
import { mostPointsFor } from '../scoring/grade';
import { type Scores, isTied, quotesOf, scoreGame } from '../scoring/score';
import { missingSheets, type PlayerStanding, sheetsMissing } from '../scoring/standings';
import type { Game, GameState } from '../state';
import {
  type ViewContext,
  lastCallView,
  liveCountsView,
  placeView,
  playbackView,
  questionTime,
  questionView,
  rightView,
  roundView,
  solutionView,
  suspenseView,
  tallyView,
} from './questionView';

/** The most names of tied players that are sent. */
const MOST_LEVEL = 50;
/** The most names of those who won or lost most by a wager. */
const MOST_WAGERED = 3;

/** The game as every monitor may see it: `Session.game`. */
export function monitorView(game: Game, context: ViewContext): SessionGame {
  const { plan, state } = game;
  const { revision, step, paused, locked, autopilot, pace, scoresOneByOne, awards, livePolls, zoomed } =
    state;
  // Only the remaining times are those of now: an expired deadline has not taken effect yet.
  const current = runClocks(game, Math.max(0, context.now - state.time));
  const beside = takenBeside(game)[0]?.round;
  return {
    revision,
    step,
    paused,
    locked,
    autopilot,
    pace,
    scoresOneByOne,
    ...(!awards && { awards }),
    ...(livePolls && { livePolls }),
    ...playbackView(game, context),
    ...(zoomed && { zoomed }),
    ...(beside && { beside: { round: roundView(beside), ...countBegun({ plan, state: current }) } }),
    ...(isOver(game) && nextScene(game) === null && { last: true as const }),
    scene: sceneView({ plan, state: current }, context),
  };
}

/** What a round's title says of speed. */
function speedView(plan: Plan, round: PlannedRound): { speedPoints?: number } {
  if (round.scoring !== 'speed') return {};
  const points = questionsOfRound(plan, round).map(({ question }) => question.points);
  return { speedPoints: mostPointsFor(Math.max(...points), round) };
}

/** The state of the game from which a scene is built. */
interface Moment {
  plan: Plan;
  state: GameState;
  scores: Scores;
  context: ViewContext;
}

/** A scene of the plan, or an overlay. */
type GameScene = PlannedScene | { name: 'break' | 'awards' | 'season' | 'goodbye' };
type Named<Each, Name> = Each extends { name: infer Names } ? (Name extends Names ? Each : never) : never;
/** The views of one scene. */
interface SceneView<Name extends SceneName> {
  /** For monitors, with everything that anybody typed. */
  monitor: (scene: Named<GameScene, Name>, moment: Moment) => SceneNamed<Name>;
  /** The same with bad words starred in everything that players typed: all names and answers in it. */
  starred: (scene: SceneNamed<Name>, stars: Stars) => SceneNamed<Name>;
}

const nothingTyped = <Shown>(scene: Shown): Shown => scene;

const missingStarred = <Shown extends { waitingFor?: string[] | undefined }>(
  scene: Shown,
  stars: Stars,
): Shown => (scene.waitingFor ? { ...scene, waitingFor: scene.waitingFor.map(stars.name) } : scene);

const SCENE_VIEWS: { [Name in SceneName]: SceneView<Name> } = {
  lobby: { monitor: () => ({ name: 'lobby' }), starred: nothingTyped },
  rules: { monitor: ({ text }) => ({ name: 'rules', text }), starred: nothingTyped },
  round: {
    // At the place of a round that was open beside the others, it includes who has answered and is done.
    monitor({ round }, { plan, state }) {
      const isOpen = openSheet({ plan, state }) === round;
      return {
        name: 'round',
        round: roundView(round),
        ...(plan.hasJoker && { joker: true }),
        ...(isOpen && countAnswers({ plan, state }, { name: 'round', round })),
        ...(isOpen && lastCallView({ plan, state })),
        ...(!isOpen && speedView(plan, round)),
      };
    },
    starred: missingStarred,
  },
  wager: {
    monitor: ({ staked }, { plan, state }) => ({
      name: 'wager',
      round: roundView(staked.round),
      questionId: staked.question.questionId,
      ...countStakes(state, staked),
      remainingMs: stakedNow({ plan, state }) ? state.stakingMs : 0,
      durationMs: stakingTime({ plan, state }) ?? undefined,
    }),
    starred: missingStarred,
  },
  question: {
    monitor: (scene, { plan, state, scores, context }) => ({
      name: 'question',
      ...placeView(scene.asked.round),
      question: questionView({ plan, state }, scene.asked, context),
      ...questionTime({ plan, state }, scene.asked, context),
      ...countAnswers({ plan, state }, { name: 'question', asked: scene.asked }),
      ...liveCountsView(state, scene.asked, scores),
    }),
    starred: missingStarred,
  },
  closed: {
    monitor: (scene, { plan, state, scores, context }) => ({
      name: 'closed',
      ...placeView(scene.round),
      question: scene.asked ? questionView({ plan, state }, scene.asked, context) : null,
      ...countAnswers({ plan, state }, scene),
      ...(scene.asked && liveCountsView(state, scene.asked, scores)),
    }),
    starred: nothingTyped,
  },
  reveal: {
    monitor: ({ asked }, { plan, state, scores, context }) => ({
      name: 'reveal',
      ...placeView(asked.round),
      question: questionView({ plan, state }, asked, context),
      ...solutionView(asked.question),
      ...(asked.round.isTieBreak && { winners: tieBreakWinners(scores) }),
      tally: tallyView(state, asked, scores),
      ...(isVoid(state, asked) && { void: true as const }),
      ...suspenseView(state, asked),
      ...rightView({ plan, state }, asked, scores),
      ...quotesIn({ plan, state }),
      ...wagersIn(asked, scores),
    }),
    starred: (scene, stars) => ({
      ...scene,
      tally: starredTally(scene, stars),
      ...(scene.winners && { winners: scene.winners.map(stars.name) }),
      ...(scene.fastest && { fastest: starredNames(scene.fastest, stars) }),
      ...(scene.onlyRight !== undefined && { onlyRight: stars.name(scene.onlyRight) }),
      ...(scene.quotes && { quotes: scene.quotes.map((text) => stars.answer(text, [])) }),
      ...(scene.wagers && { wagers: starredWagers(scene.wagers, stars) }),
    }),
  },
  scores: {
    // The first places may still be covered, and covered places are sent to nobody.
    monitor(_scene, moment) {
      const first = firstStandings(moment);
      const rest = first.hidden
        ? []
        : laterStandings(moment).map((each) => ({
            ...placeIn(each),
            ...ranBefore(each),
            ...missingOf(moment, each),
          }));
      const page = pageOfScores(moment);
      return { name: 'scores', ...first, ...(rest.length > 0 && { rest, page }) };
    },
    starred: (scene, stars) => ({
      ...scene,
      standings: starredNames(scene.standings, stars),
      ...(scene.rest && { rest: starredNames(scene.rest, stars) }),
    }),
  },
  break: {
    // With the standings shown last, as a break leaves time to read them.
    monitor(_scene, { plan, state, scores: { shown } }) {
      const next = roundAfterBreak({ plan, state });
      const standings = [...(shown?.values() ?? [])].slice(0, shownCount(state)).map(placeIn);
      // Null: until the host goes on.
      const remainingMs = state.break?.remainingMs ?? null;
      return {
        name: 'break',
        remainingMs,
        ...(standings.length > 0 && { standings }),
        ...(next && { next: roundView(next) }),
      };
    },
    starred: (scene, stars) => ({
      ...scene,
      ...(scene.standings && { standings: starredNames(scene.standings, stars) }),
    }),
  },
  tieBreak: {
    monitor(_scene, { scores }) {
      const { tieBreakers } = scores;
      const names = namesOf(scores, (playerId) => tieBreakers.has(playerId));
      const others = tieBreakers.size - names.length;
      return { name: 'tieBreak', names, ...(others > 0 && { others }) };
    },
    starred: (scene, stars) => ({ ...scene, names: scene.names.map(stars.name) }),
  },
  podium: {
    monitor(_scene, moment) {
      const first = firstStandings(moment);
      const { page } = moment.state;
      return {
        name: 'podium',
        ...first,
        ...(!first.hidden && {
          rest: laterStandings(moment).map((each) => ({ ...placeIn(each), ...missingOf(moment, each) })),
        }),
        tied: !first.hidden && isTied(moment.scores.standings),
        ...(first.hidden && sharedSteps(moment)),
        ...(page !== null && { page }),
      };
    },
    starred: (scene, stars) => ({
      ...scene,
      standings: starredNames(scene.standings, stars),
      ...(scene.rest && { rest: starredNames(scene.rest, stars) }),
    }),
  },
  awards: {
    monitor: (_scene, { plan, state }) => ({
      name: 'awards',
      awards: shownAwards({ plan, state }).map(({ award, name, value }) => ({ award, name, value })),
      of: awardsOf({ plan, state }).length,
    }),
    starred: (scene, stars) => ({ ...scene, awards: starredNames(scene.awards, stars) }),
  },
  season: {
    monitor: (_scene, { context: { season } }) => ({
      name: 'season',
      ...(season ?? { seasonName: '', standings: [] }),
    }),
    starred: (scene, stars) => ({ ...scene, standings: starredNames(scene.standings, stars) }),
  },
  goodbye: {
    monitor: (_scene, { context: { nextDate } }) => ({
      name: 'goodbye',
      ...(nextDate !== undefined && { nextDate }),
    }),
    starred: nothingTyped,
  },
};

/** The scene that monitors are sent at this moment. */
function sceneView(game: Game, context: ViewContext): Scene {
  const scores = scoreGame(game);
  const { plan, state } = game;
  const scene = sceneOf(game);
  // Each scene goes to the view of its own name, which the compiler cannot follow.
  const view = SCENE_VIEWS[scene.name] as unknown as SceneView<SceneName>;
  const stars: Stars = {
    name: (name) => shownText(game, name),
    answer: (text, accepted) => shownText(game, text, accepted),
  };
  return view.starred(view.monitor(scene as never, { plan, state, scores, context }), stars);
}

/** The scene on display. An overlay needs no more than its name, except for a question in a break. */
function sceneOf(game: Game): GameScene {
  const { state } = game;
  const overlay = overlayOf(state);
  if (overlay === null || overlay === 'question' || overlay === 'reveal') return askingScene(game);
  return { name: overlay };
}

function placeIn({ rank, name, points }: { rank: number; name: string; points: number }) {
  return { rank, name, points };
}

function starredNames<T extends { name: string }>(list: readonly T[], stars: Stars): T[] {
  return list.map((each) => ({ ...each, name: stars.name(each.name) }));
}

function quotesIn(game: Game): Pick<SceneNamed<'reveal'>, 'quotes'> {
  const quotes = quotesOf(game);
  return quotes.length > 0 ? { quotes } : {};
}

function starredTally({ tally, solution }: SceneNamed<'reveal'>, stars: Stars): Tally {
  return rulesOf(tally).starred?.(tally, stars, solution) ?? tally;
}

type Wagers = NonNullable<SceneNamed<'reveal'>['wagers']>;

/** Who won and who lost the most by a wager. */
function wagersIn({ question }: PlannedQuestion, scores: Scores): { wagers?: Wagers } {
  const results = scores.results.get(question.questionId);
  if (!question.wager || !results) return {};
  const wagered = new Map([...results].map(([playerId, result]) => [playerId, rounded(result.wagered ?? 0)]));
  const [won, lost] = [Math.max(0, ...wagered.values()), Math.min(0, ...wagered.values())];
  if (won === 0 && lost === 0) return {};
  const those = (points: number) => {
    const names = namesOf(scores, (playerId) => wagered.get(playerId) === points);
    return { names: names.slice(0, MOST_WAGERED), points };
  };
  return { wagers: { ...(won > 0 && { won: those(won) }), ...(lost < 0 && { lost: those(lost) }) } };
}

function starredWagers({ won, lost }: Wagers, stars: Stars): Wagers {
  const starred = (each: NonNullable<Wagers['won']>) => ({ ...each, names: each.names.map(stars.name) });
  return { ...(won && { won: starred(won) }), ...(lost && { lost: starred(lost) }) };
}

/** Limited in number, since every phone is sent them. */
function namesOf({ standings }: Scores, isWanted: (playerId: string) => boolean): string[] {
  const wanted = standings.filter(({ playerId }) => isWanted(playerId));
  return wanted.slice(0, MOST_LEVEL).map(({ name }) => name);
}

/** The winners of the tie-break: several where it could not separate them. */
function tieBreakWinners(scores: Scores): string[] {
  const places = scores.tieBreakPlaces ?? new Map<string, number>();
  const best = Math.min(...places.values());
  return namesOf(scores, (playerId) => places.get(playerId) === best);
}

/** The first standings; covered places are sent to nobody. */
function firstStandings(
  moment: Moment,
): Pick<SceneNamed<'scores'>, 'standings' | 'playerCount' | 'missing' | 'hidden'> {
  const { plan, state, scores } = moment;
  const { standings } = scores;
  const hidden = coveredCount({ plan, state });
  const first = standings.slice(hidden, shownCount(state));
  const missing = missingSheets({ plan, state });
  return {
    standings: first.map((each) => {
      const joker = spentJoker({ plan, state }, each.playerId);
      const moved = { gained: each.gained, ...ranBefore(each), joker };
      return { ...placeIn(each), ...moved, ...missingOf(moment, each) };
    }),
    playerCount: standings.length,
    ...(hidden > 0 && { hidden }),
    ...(missing > 0 && { missing }),
  };
}

/** How many steps the podium has, where players share one: told before, so that no step vanishes later. */
function sharedSteps({ scores: { standings } }: Moment): Pick<SceneNamed<'podium'>, 'steps'> {
  const steps = stepCount(standings);
  return steps < mostSteps(standings.length) ? { steps } : {};
}

/** The standings after those, as far as they are named. */
function laterStandings({ state, scores: { standings } }: Moment): PlayerStanding[] {
  return standings.slice(shownCount(state), MOST_PLACES);
}

/** How many of a paper team's sheets are not marked yet, so that nobody takes them for wrong. */
function missingOf({ plan, state }: Moment, { playerId }: PlayerStanding): { missing?: number } {
  const missing = sheetsMissing({ plan, state }).get(playerId);
  return missing === undefined ? {} : { missing };
}

function ranBefore({ before }: PlayerStanding): { before?: number } {
  return before === undefined ? {} : { before };
}
