import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showsEnd, type PlayState } from '../answers/playState';
import type { Beside } from '../answers/usePlay';
import type { PlayTexts } from '../texts/loadTexts';
import { EveningEntry } from './EveningEntry';
import { hasEvening } from './hasEvening';

interface EveningKeeperProps {
  play: PlayState;
  beside: Beside;
  texts: PlayTexts;
}

/** Saves the evening on this phone, and opens it. */
export function EveningKeeper({ play, beside, texts }: EveningKeeperProps) {
  const isKept = useKeptEvening(play, beside);
  return isKept && <EveningEntry texts={texts} label={texts.scenes.evening} isMain />;
}

/** In milliseconds, at random, so that not all phones ask at the moment when the podium is shown. */
const SPREAD_MS = 2_000;
/** In milliseconds: corrections often follow each other closely. */
const PAUSE_MS = 5_000;

/** Saves the evening as soon as it is over, and again after every correction. Returns whether it is saved. */
export function useKeptEvening(play: PlayState, beside: Beside): boolean {
  const { game, own } = play;
  const { code, name, isAccepted } = beside;
  const [hasKept, setKept] = useState(() => hasEvening(code));
  const keptOf = useRef<string>(undefined);
  const lastAt = useRef(-Infinity);
  // Rehearsals are not saved.
  const isDue = isAccepted && !game.rehearsal && showsEnd(play) && !own.amongFirst;
  const { results, points, rank, of, awards } = own;
  const outcome = isDue ? JSON.stringify([name, results, points, rank, of, awards]) : undefined;
  const fetchEvening = useEffectEvent(async (of: string): Promise<void> => {
    lastAt.current = performance.now();
    const result = await beside.onCall('GetEvening');
    // A failed load is retried with the next change.
    const parts = result.kind === 'value' && (await loadKeeping().catch(() => undefined));
    if (!parts) return;
    const [{ parseEvening }, { keepEvening }] = parts;
    const evening = parseEvening(result.value);
    if (!evening.ok) return;
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

/** Before its end, the game may move on quickly. */
function loadKeeping() {
  return Promise.all([import('../../contract/evening'), import('./keptEvenings')]);
}
