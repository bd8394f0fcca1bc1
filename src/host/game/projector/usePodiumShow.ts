import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { SceneNamed, SessionGame } from '../../../contract/scene';
import type { Placing } from '../../../contract/scores';
import { storedText } from '../../browser/storedText';

/** How far this browser has got in showing a podium. */
export interface PodiumShow {
  /** The number of uncovered steps, the lowest first. */
  uncovered: number;
  /** 0: the steps; from 1: the pages of all places. */
  page: number;
  /** What forward does before it advances the game; null once nothing is left to show. */
  does: 'uncover' | 'turn' | null;
  forward: () => void;
  /** Turns back a page; null on the first one. */
  back: (() => void) | null;
}

/** In milliseconds: the delays of the automatic steps. */
const UNCOVER_MS = 5_000;
const STEPS_MS = 15_000;
const TURN_MS = 8_000;

/**
 * Stored, so that a reloaded page goes on where it was and does not repeat what was uncovered long ago; two
 * windows of one browser stay in step. The text holds the podium's session and step, and how far it has got.
 */
const shown = storedText('quiz-night.podium');

/** For a podium before the season's table: it is uncovered when the host goes back to it. */
const UNCOVERED = 'all';

export const PodiumShowContext = createContext<PodiumShow | null>(null);

/** The podium's show; null in every other scene. */
export function usePodiumShow(): PodiumShow | null {
  return useContext(PodiumShowContext);
}

/** Uncovers the podium and turns its pages, automatically and on request. */
export function usePodiumStages(code: string, { scene, step }: SessionGame): PodiumShow | null {
  const text = useSyncExternalStore(shown.subscribe, shown.read);
  const key = `${code} ${step} `;
  const { steps, pages } = scene.name === 'podium' ? podiumPlaces(scene) : { steps: [], pages: [] };
  const last = steps.length + pages.length;
  const stored = text?.startsWith(key) ? text.slice(key.length) : '0';
  const stage = stored === UNCOVERED ? steps.length : Math.min(last, Number(stored));
  const page = Math.max(0, stage - steps.length);
  const isCovered = stage < steps.length;
  const does = isCovered ? 'uncover' : pages.length > 0 ? 'turn' : null;
  const following = stage < last ? stage + 1 : steps.length;
  const forward = () => shown.write(key + following);
  const waitMs = isCovered ? UNCOVER_MS : page === 0 ? STEPS_MS : TURN_MS;
  useEffect(() => {
    if (!does) return;
    const timer = setTimeout(() => shown.write(key + following), waitMs);
    return () => clearTimeout(timer);
  }, [does, key, following, waitMs]);
  const isBehindTable = scene.name === 'season';
  useEffect(() => {
    if (isBehindTable) shown.write(`${code} ${step + 1} ${UNCOVERED}`);
  }, [isBehindTable, code, step]);
  if (scene.name !== 'podium') return null;
  const back = page > 0 ? () => shown.write(key + (stage - 1)) : null;
  return { uncovered: Math.min(stage, steps.length), page, does, forward, back };
}

/** One step of the podium, with everybody who shares it. */
export interface PodiumPlace {
  rank: 1 | 2 | 3;
  points: number;
  /** The names of the first who share it. */
  names: string[];
  /** How many more share it. */
  others: number;
}

const RANKS = [1, 2, 3] as const;
/** Nobody reads more names than these on one step. */
const MOST_ON_STEP = 10;
/** The most places that can be read at once; all pages of a podium hold about the same number. */
const MOST_ON_PAGE = 16;

/**
 * The content of a podium: the steps, and pages of all places where not all fit on the steps. Players who
 * share a place share a step; a skipped rank has no step.
 */
export function podiumPlaces({ standings, rest = [] }: SceneNamed<'podium'>) {
  const places: Placing[] = [...standings, ...rest];
  const steps = RANKS.flatMap((rank): PodiumPlace[] => {
    const sharing = places.filter((place) => place.rank === rank);
    const [first] = sharing;
    if (!first) return [];
    const names = sharing.slice(0, MOST_ON_STEP).map(({ name }) => name);
    return [{ rank, points: first.points, names, others: sharing.length - names.length }];
  });
  const named = steps.reduce((sum, { names }) => sum + names.length, 0);
  const pageCount = named === places.length ? 0 : Math.ceil(places.length / MOST_ON_PAGE);
  const perPage = Math.ceil(places.length / pageCount);
  const pages = Array.from({ length: pageCount }, (_, page) =>
    places.slice(page * perPage, (page + 1) * perPage),
  );
  return { steps, pages };
}
