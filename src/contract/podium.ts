import type { CountedPlace, Placing } from './scores';

/** One step of the podium, with everybody who shares it. */
export interface PodiumPlace {
  rank: 1 | 2 | 3;
  points: number;
  /** The names of the first who share it. */
  names: string[];
  /** For each of them, how many sheets on paper are not marked yet; undefined: none. */
  missing: (number | undefined)[];
  /** How many more share it. */
  others: number;
}

/** The most places that the podium names. */
export const MOST_PLACES = 200;

const RANKS = [1, 2, 3] as const;
/** Nobody reads more names than these on one step. */
const MOST_ON_STEP = 10;
/** The most places that can be read at once. */
const MOST_ON_PAGE = 16;

/** The steps of a podium: players who share a place share a step, and a skipped rank has no step. */
export function podiumSteps(places: readonly CountedPlace[]): PodiumPlace[] {
  return RANKS.flatMap((rank): PodiumPlace[] => {
    const sharing = places.filter((place) => place.rank === rank);
    const [first] = sharing;
    if (!first) return [];
    const named = sharing.slice(0, MOST_ON_STEP);
    const names = named.map(({ name }) => name);
    const missing = named.map((each) => each.missing);
    return [{ rank, points: first.points, names, missing, others: sharing.length - names.length }];
  });
}

/** How many steps the podium of these places has. */
export function stepCount(places: readonly Pick<Placing, 'rank'>[]): number {
  return RANKS.filter((rank) => places.some((place) => place.rank === rank)).length;
}

/** How many steps a podium has on which nobody shares one. */
export function mostSteps(playerCount: number): number {
  return Math.min(RANKS.length, playerCount);
}

/** All places in pages; none where the steps name everybody. The server counts them, and `page` is one. */
export function podiumPages<Place extends Placing>(places: readonly Place[]): Place[][] {
  const named = podiumSteps(places).reduce((sum, { names }) => sum + names.length, 0);
  return named === places.length ? [] : pagesOf(places);
}

/** How many pages this many places need. */
export function pagesNeeded(count: number): number {
  return Math.ceil(count / MOST_ON_PAGE);
}

/** Places in as few pages as can be read, all of about the same length. */
export function pagesOf<Place extends Placing>(places: readonly Place[]): Place[][] {
  const pageCount = pagesNeeded(places.length);
  const perPage = Math.ceil(places.length / pageCount);
  return Array.from({ length: pageCount }, (_, page) => places.slice(page * perPage, (page + 1) * perPage));
}
