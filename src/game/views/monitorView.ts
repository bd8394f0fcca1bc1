import type { Scene, SessionGame } from '../../contract/scene';
import {
  coveredCount,
  isRevealed,
  openSheet,
  overlayOf,
  plannedScene,
  shownCount,
  spentJoker,
  takenBeside,
} from '../facts';
import type { Plan, PlannedQuestion, PlannedRound } from '../plan';
import { countAnswers } from '../rules/answers';
import { runClocks } from '../rules/clock';
import { type Scores, isTied } from '../scoring/score';
import { missingSheets } from '../scoring/sheets';
import type { GameState } from '../state';
import { type MediaContext, isPlayable, playbackView } from './mediaView';
import {
  type ViewContext,
  placeView,
  questionView,
  roundView,
  solutionView,
  tallyView,
} from './questionView';
import { starredScene } from './starredScene';

/** So many places the podium names. */
const MOST_PLACES = 200;
/** So many names of those who are level are sent. */
const MOST_LEVEL = 50;

/** The game as every monitor may see it: `Session.game`. */
export function monitorView(plan: Plan, state: GameState, scores: Scores, context: ViewContext): SessionGame {
  const { revision, step, paused, locked, autopilot, pace, scoresOneByOne, zoomed } = state;
  const scene = starredScene(
    plan,
    state,
    sceneView(plan, stateAt(plan, state, context.now), scores, context),
  );
  const media = playbackView(plan, state, context);
  const beside = takenBeside(plan, state)[0]?.round;
  return {
    revision,
    step,
    paused,
    locked,
    autopilot,
    pace,
    scoresOneByOne,
    ...media,
    ...(zoomed && { zoomed }),
    ...(beside && { beside: { round: roundView(beside) } }),
    scene,
  };
}

function sceneView(plan: Plan, state: GameState, scores: Scores, context: ViewContext): Scene {
  const overlay = overlayOf(state);
  const scene = overlay ? { name: overlay } : plannedScene(plan, state);
  switch (scene.name) {
    case 'round':
      return roundScene(plan, state, scene.round);
    case 'question': {
      const counted = countAnswers(plan, state, scene);
      const [place, question] = [placeView(scene.asked.round), questionView(scene.asked, context)];
      return {
        name: 'question',
        ...place,
        question,
        ...questionTime(state, scene.asked, context),
        ...counted,
      };
    }
    case 'closed': {
      const question = scene.asked ? questionView(scene.asked, context) : null;
      return { name: 'closed', ...placeView(scene.round), question, ...countAnswers(plan, state, scene) };
    }
    case 'reveal': {
      const [place, question] = [placeView(scene.asked.round), questionView(scene.asked, context)];
      const solution = solutionView(scene.asked.question);
      const winners = scene.asked.round.isTieBreak && { winners: tieBreakWinners(scores) };
      const tally = tallyView(state, scene.asked, scores);
      return { name: 'reveal', ...place, question, solution, ...winners, tally };
    }
    case 'scores':
      return scoresView(plan, state, scores);
    case 'break':
      return breakView(state, scores);
    case 'tieBreak':
      return tieBreakView(scores);
    case 'podium':
      return podium(plan, state, scores);
    case 'rules':
      return { name: 'rules', text: scene.text };
    case 'season':
      return { name: 'season', ...(context.season ?? { seasonName: '', standings: [] }) };
    case 'lobby':
      return { name: 'lobby' };
  }
}

/** At the place of a round that was open beside the others, it says who has answered and is done. */
function roundScene(plan: Plan, state: GameState, round: PlannedRound): Scene {
  const isOpen = openSheet(plan, state) === round;
  return {
    name: 'round',
    round: roundView(round),
    ...(plan.hasJoker && { joker: true }),
    ...(isOpen && countAnswers(plan, state, { name: 'round', round })),
    ...(isOpen && state.lastCallMs !== null && { lastCallMs: state.lastCallMs }),
  };
}

/** With the standings that were shown last, as its screen has time for them. */
function breakView(state: GameState, { shown }: Scores): Scene {
  const standings = [...(shown?.values() ?? [])]
    .slice(0, shownCount(state))
    .map(({ rank, name, points }) => ({ rank, name, points }));
  // Null: until the host goes on.
  const remainingMs = state.break?.remainingMs ?? null;
  return { name: 'break', remainingMs, ...(standings.length > 0 && { standings }) };
}

function tieBreakView(scores: Scores): Scene {
  const { tieBreakers } = scores;
  const names = namesOf(scores, (playerId) => tieBreakers.has(playerId));
  const others = tieBreakers.size - names.length;
  return { name: 'tieBreak', names, ...(others > 0 && { others }) };
}

/** Not all of a full room, since every phone is sent them. */
function namesOf({ standings }: Scores, isWanted: (playerId: string) => boolean): string[] {
  const wanted = standings.filter(({ playerId }) => isWanted(playerId));
  return wanted.slice(0, MOST_LEVEL).map(({ name }) => name);
}

/** Who came first in the tie-break: all whom it could not part. */
function tieBreakWinners(scores: Scores): string[] {
  const places = scores.tieBreakPlaces ?? new Map<string, number>();
  const best = Math.min(...places.values());
  return namesOf(scores, (playerId) => places.get(playerId) === best);
}

function podium(plan: Plan, state: GameState, scores: Scores): Scene {
  const rest = scores.standings
    .slice(shownCount(state), MOST_PLACES)
    .map(({ rank, name, points }) => ({ rank, name, points }));
  return { name: 'podium', ...firstStandings(plan, state, scores), rest, tied: isTied(scores.standings) };
}

/** The first places may still be covered: nobody is sent what stands there. */
function scoresView(plan: Plan, state: GameState, scores: Scores): Scene {
  const { standings, ...counts } = firstStandings(plan, state, scores);
  const hidden = coveredCount(plan, state);
  return { name: 'scores', standings: standings.slice(hidden), ...counts, ...(hidden > 0 && { hidden }) };
}

function firstStandings(
  plan: Plan,
  state: GameState,
  { standings }: Scores,
): Pick<Extract<Scene, { name: 'scores' }>, 'standings' | 'playerCount' | 'missing'> {
  const first = standings.slice(0, shownCount(state));
  const missing = missingSheets(plan, state);
  return {
    standings: first.map(({ playerId, rank, name, points, gained }) => {
      const joker = spentJoker(plan, state, playerId);
      return { rank, name, points, gained, ...(joker !== undefined && { joker }) };
    }),
    playerCount: standings.length,
    ...(missing > 0 && { missing }),
  };
}

/** The game at `now`, nothing but its remaining times changed: a deadline that is over is still to come. */
function stateAt(plan: Plan, state: GameState, now: number): GameState {
  return runClocks(plan, state, Math.max(0, now - state.time));
}

/**
 * What is left of a question's time, and of how much, both null without a limit; of the last call; and whether the time
 * stands until the question's sound or film is played.
 */
function questionTime(
  state: GameState,
  asked: PlannedQuestion,
  context: MediaContext,
): { remainingMs: number | null; durationMs: number | null; lastCallMs?: number; waiting?: true } {
  const lastCall = state.lastCallMs === null ? {} : { lastCallMs: state.lastCallMs };
  const clock = state.clocks[asked.question.questionId];
  // A last call runs all the same.
  const isStanding = clock?.waiting && state.lastCallMs === null && !isRevealed(state, asked);
  if (isStanding && isPlayable(asked.question, context)) {
    const { remainingMs, durationMs } = clock;
    return { remainingMs, durationMs, waiting: true };
  }
  if (!clock || clock.remainingMs === null) return { remainingMs: null, durationMs: null, ...lastCall };
  if (isRevealed(state, asked)) return { remainingMs: 0, durationMs: clock.durationMs, ...lastCall };
  return {
    // What ends first: a client that knows no last call shows it as well.
    remainingMs: state.lastCallMs ?? Math.min(clock.remainingMs, clock.closingMs ?? Infinity),
    durationMs: clock.durationMs,
    ...lastCall,
  };
}
