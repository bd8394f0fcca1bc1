import type { CommandOf } from '../../contract/fromHosts';
import { MOST_PLACES, podiumPages } from '../../contract/podium';
import type { RuleOutcome } from '../events';
import {
  coveredCount,
  hadPodium,
  overlayOf,
  plannedScene,
  sceneName,
  shownCount,
  wasPodiumTold,
} from '../facts';
import { awardsOf, shownAwards } from '../scoring/awards';
import { objectionsIn } from './objections';
import { waitsForVerdict } from '../scoring/grade';
import { scoreGame } from '../scoring/score';
import { missingSheets } from '../scoring/standings';
import type { Game, GameState } from '../state';

/** The places that the podium uncovers one by one. */
const FIRST_PLACES = 3;

/**
 * Whether the autopilot stops before the podium, or before its tie-break, since answers wait for a verdict, sheets are
 * missing, or something about the season is open. Where the end was reached before, a host has moved on regardless.
 */
export function isHeldByOpenEnds(game: Game): boolean {
  const { plan, state } = game;
  if (!state.autopilot || state.position !== plan.podiumAt - 1 || overlayOf(state)) return false;
  if (hadPodium(game)) return false;
  if (state.seasonOpen || objectionsIn(game).some((each) => each.state === 'open')) return true;
  const { graded } = scoreGame(game);
  return [...graded.values()].some((groups) => groups.some(waitsForVerdict)) || missingSheets(game) > 0;
}

/** How many of the standings share the first three places. */
export function firstPlaces(game: Game): number {
  const { state } = game;
  const { standings } = scoreGame(game);
  const after = standings.findIndex(({ rank }) => rank > FIRST_PLACES);
  return Math.min(shownCount(state), after < 0 ? standings.length : after);
}

/** How many places the standings keep covered: from the last reveal to the podium, the first three. */
export function keptForPodium(game: Game): number {
  const { plan, state } = game;
  const isDue = state.position > 0 && state.furthest >= plan.podiumAt - 1;
  return isDue && !wasPodiumTold(game) ? firstPlaces(game) : 0;
}

/** How many places are covered where the way forward reaches a podium. One after a tie-break of it is not. */
export function coverOfPodium({ plan, state: before }: Game, after: GameState): number {
  const isSecond = before.position > plan.podiumAt && wasPodiumTold({ plan, state: before });
  return isSecond ? 0 : firstPlaces({ plan, state: after });
}

/** Uncovers the lowest covered place, with all who share it. */
export function uncoverPlace(game: Game): GameState {
  const { state } = game;
  const covered = scoreGame(game).standings.slice(0, coveredCount(game));
  return { ...state, hidden: covered.findIndex(({ rank }) => rank === covered.at(-1)!.rank) };
}

/** What can follow the podium's places and its tie-break, in this order. */
const AFTER_PODIUM = ['awards', 'season', 'goodbye'] as const;
type AfterPodium = (typeof AFTER_PODIUM)[number];

/** The place in that order of what covers the podium; -1 for the podium itself. */
function placeAfterPodium({ cover }: GameState): number {
  return AFTER_PODIUM.findIndex((each) => each === cover);
}

/** Returns a test for what follows the podium in this game. */
function followsPodium(game: Game): (each: AfterPodium) => boolean {
  const isDue = {
    awards: () => hasAwards(game),
    season: () => game.state.seasonId !== null,
    goodbye: () => true,
  };
  return (each) => isDue[each]();
}

/** Shows one of them; going back, awards come as they were left. */
function showAfterPodium({ state }: Game, cover: AfterPodium, isBack = false): GameState {
  if (cover !== 'awards') return { ...state, cover };
  return { ...state, cover, awardCount: isBack ? Math.max(1, state.awardCount) : 1 };
}

/**
 * What follows the podium's places and its tie-break: the pages of all, then what else there is, and each award by
 * itself; null: nothing.
 */
export function afterPlaces(game: Game): GameState | null {
  const { state } = game;
  const shown = placeAfterPodium(state);
  const page = state.page === null ? 0 : state.page + 1;
  if (shown < 0 && page < pageCount(game)) return { ...state, page };
  const awardCount = shownAwards(game).length;
  if (state.cover === 'awards' && awardCount < awardsOf(game).length)
    return { ...state, awardCount: awardCount + 1 };
  const following = AFTER_PODIUM.slice(shown + 1).find(followsPodium(game));
  return following ? showAfterPodium(game, following) : null;
}

/** Shows the podium again in place of what follows it. */
export function withPodium(game: Game): GameState {
  return { ...game.state, cover: plannedScene(game).name === 'podium' ? null : 'podium' };
}

/** What precedes it, place by place; null where all is covered. */
export function beforePlaces(game: Game): GameState | null {
  const { state } = game;
  const shown = placeAfterPodium(state);
  const awardCount = shownAwards(game).length;
  if (state.cover === 'awards' && awardCount > 1) return { ...state, awardCount: awardCount - 1 };
  if (shown >= 0) {
    // An end from a podium with covered places has passed over what follows them.
    const passed = state.hidden > 0 ? [] : AFTER_PODIUM.slice(0, shown);
    const former = passed.findLast(followsPodium(game));
    return former ? showAfterPodium(game, former, true) : withPodium(game);
  }
  if (state.page !== null) return { ...state, page: state.page > 0 ? state.page - 1 : null };
  const covered = coveredCount(game);
  if (covered >= firstPlaces(game)) return null;
  const { standings } = scoreGame(game);
  const shared = standings.filter(({ rank }) => rank === standings[covered]!.rank).length;
  return { ...state, hidden: Math.min(covered + shared, shownCount(state)) };
}

/**
 * Fits the cover of a podium to changed standings: nobody who was shown is covered anew, and those who share a
 * place are covered or shown together.
 */
export function withFittedCover({ plan, state: before }: Game, after: GameState): GameState {
  const covered = coveredCount({ plan, state: before });
  const isChanged =
    sceneName({ plan, state: before }) === 'podium' && covered > 0 && before.hidden === after.hidden;
  if (!isChanged || sceneName({ plan, state: after }) !== 'podium') return after;
  const former = scoreGame({ plan, state: before }).standings;
  const lastCovered = former[covered - 1]!.rank;
  const shown = new Set(former.filter(({ rank }) => rank > lastCovered).map(({ playerId }) => playerId));
  const { standings } = scoreGame({ plan, state: after });
  const firstShown = standings.findIndex(({ playerId }) => shown.has(playerId));
  const most = Math.min(shownCount(after), firstShown < 0 ? Infinity : firstShown);
  const isShared = (place: number): boolean => standings[place - 1]?.rank === standings[place]?.rank;
  let hidden = Math.min(covered, most);
  while (hidden > 0 && hidden < most && isShared(hidden)) hidden++;
  // Where somebody who was shown shares the place, nobody in it stays covered.
  if (hidden === firstShown) while (hidden > 0 && isShared(hidden)) hidden--;
  return hidden === after.hidden ? after : { ...after, hidden };
}

function pageCount(game: Game): number {
  return podiumPages(scoreGame(game).standings.slice(0, MOST_PLACES)).length;
}

function hasAwards(game: Game): boolean {
  const { state } = game;
  return state.awards && awardsOf(game).length > 0;
}

/** Leaves the awards out, or shows them again after the podium; switched off on display, they disappear. */
function awards({ plan, state }: Game, { on }: CommandOf<'awards'>): RuleOutcome {
  if (state.awards === on) return state;
  const changed = { ...state, awards: on };
  return state.cover === 'awards' ? withPodium({ plan, state: changed }) : changed;
}

export const finaleCommands = { awards };
