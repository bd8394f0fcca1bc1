import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { parseEvening } from '../../contract/evening';
import { showsEnd, type PlayState } from '../answers/playState';
import type { Beside } from '../answers/usePlay';
import { keepEvening, keptEvenings } from './keptEvenings';

/** In milliseconds, at random: not all phones ask in the moment in which the podium is shown. */
const SPREAD_MS = 2_000;
/** In milliseconds: corrections often come one after the other. */
const PAUSE_MS = 5_000;

/** Keeps the evening as soon as it is over, and again with every later correction. Answers whether it is kept. */
export function useKeptEvening(play: PlayState, beside: Beside): boolean {
  const { game, own } = play;
  const { code, isAccepted } = beside;
  const [hasKept, setKept] = useState(() => keptEvenings().some((each) => each.code === code));
  const keptOf = useRef<string>(undefined);
  const lastAt = useRef(-Infinity);
  const isDue = isAccepted && showsEnd(play);
  const outcome = isDue ? JSON.stringify([own.results, own.points, own.rank, own.of]) : undefined;
  const fetchEvening = useEffectEvent(async (of: string): Promise<void> => {
    lastAt.current = performance.now();
    const result = await beside.onCall('GetEvening');
    const evening = result.kind === 'value' ? parseEvening(result.value) : undefined;
    if (!evening?.ok) return;
    keptOf.current = of;
    if (keepEvening(code, evening.value, game.earlierQuizzes)) setKept(true);
  });
  useEffect(() => {
    if (outcome === undefined || outcome === keptOf.current) return;
    const pause = Math.max(0, lastAt.current + PAUSE_MS - performance.now());
    const timer = setTimeout(() => void fetchEvening(outcome), pause + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return hasKept;
}
