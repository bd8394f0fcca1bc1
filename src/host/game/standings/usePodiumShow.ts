import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { SessionGame } from '../../../contract/scene';
import { storedText } from '../../browser/storedText';
import { podiumPlaces } from './podiumPlaces';

/** How far this browser has shown a podium. */
export interface PodiumShow {
  /** How many of its steps are uncovered, the lowest first. */
  uncovered: number;
  /** 0: the steps; from 1 the pages of all places. */
  page: number;
  /** What going on does now, before the game itself goes on; null: nothing is left to show. */
  does: 'uncover' | 'turn' | null;
  forward: () => void;
  /** Turns a page back; null before the first. */
  back: (() => void) | null;
}

/** In milliseconds: what comes next by itself, and after how long. */
const UNCOVER_MS = 5_000;
const STEPS_MS = 15_000;
const TURN_MS = 8_000;

/**
 * Kept, so that a page loaded anew goes on where it was, and does not repeat what was uncovered long ago; two windows
 * of one browser keep in step. The text is the podium's session and step, and how far it is.
 */
const shown = storedText('quiz-night.podium');

export const PodiumShowContext = createContext<PodiumShow | null>(null);

/** The podium's show; null in every other scene. */
export function usePodiumShow(): PodiumShow | null {
  return useContext(PodiumShowContext);
}

/** Uncovers the podium and turns its pages, by itself and when told. */
export function usePodiumStages(code: string, { scene, step }: SessionGame): PodiumShow | null {
  const text = useSyncExternalStore(shown.subscribe, shown.read);
  const key = `${code} ${step} `;
  const { steps, pages } = scene.name === 'podium' ? podiumPlaces(scene) : { steps: [], pages: [] };
  const last = steps.length + pages.length;
  const stage = Math.min(last, text?.startsWith(key) ? Number(text.slice(key.length)) : 0);
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
  if (scene.name !== 'podium') return null;
  const back = page > 0 ? () => shown.write(key + (stage - 1)) : null;
  return { uncovered: Math.min(stage, steps.length), page, does, forward, back };
}
