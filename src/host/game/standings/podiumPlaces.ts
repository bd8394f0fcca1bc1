import type { Placing } from '../../../contract/scores';
import type { SceneNamed } from '../scenes/sceneNamed';

/** One step of the podium, and all who share it. */
export interface PodiumPlace {
  rank: 1 | 2 | 3;
  points: number;
  /** Of the first who share it. */
  names: string[];
  /** How many more share it. */
  others: number;
}

/** What a podium shows: the steps, and all places in pages where not all of them stand on the steps. */
export interface PodiumPlaces {
  steps: PodiumPlace[];
  pages: Placing[][];
}

const RANKS = [1, 2, 3] as const;
/** More names than these on one step are not read. */
const MOST_ON_STEP = 10;
/** So many places are read at once; pages of one podium are equally full. */
const MOST_ON_PAGE = 16;

/** Those who share a place stand on one step together; a rank that is skipped has no step. */
export function podiumPlaces({ standings, rest = [] }: SceneNamed<'podium'>): PodiumPlaces {
  const places: Placing[] = [...standings, ...rest];
  const steps = RANKS.flatMap((rank) => {
    const sharing = places.filter((place) => place.rank === rank);
    const [first] = sharing;
    if (!first) return [];
    const names = sharing.slice(0, MOST_ON_STEP).map(({ name }) => name);
    return { rank, points: first.points, names, others: sharing.length - names.length };
  });
  const named = steps.reduce((sum, { names }) => sum + names.length, 0);
  const pageCount = named === places.length ? 0 : Math.ceil(places.length / MOST_ON_PAGE);
  const perPage = Math.ceil(places.length / pageCount);
  const pages = Array.from({ length: pageCount }, (_, page) =>
    places.slice(page * perPage, (page + 1) * perPage),
  );
  return { steps, pages };
}
