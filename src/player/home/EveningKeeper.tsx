import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showsEnd, type PlayState } from '../answers/playState';
import { usePlay, type LinkedMembership } from '../answers/usePlay';
import { EveningEntry } from './EveningEntry';
import { hasEvening } from './hasEvening';

/** Saves the evening on this phone, and opens it. */
export function EveningKeeper({ membership }: { membership: LinkedMembership }) {
  const { play, texts } = usePlay();
  const version = useKeptEvening(play, membership);
  // Its place is there before it is, so that nothing moves under a finger.
  if (version === 0) return !play.game.rehearsal && <div className="go" style={{ visibility: 'hidden' }} />;
  return <EveningEntry texts={texts} label={texts.scenes.evening} version={version} isMain />;
}

/** In milliseconds, at random, so that not all phones ask at the moment when the podium is shown. */
const SPREAD_MS = 2_000;
/** In milliseconds: corrections often follow each other closely. */
const PAUSE_MS = 5_000;

/** Saves the evening as soon as it is over and after every correction. Returns which version is saved; 0: none. */
export function useKeptEvening(play: PlayState, membership: LinkedMembership): number {
  const { game, own } = play;
  const { code, name, isAccepted } = membership;
  const [version, setVersion] = useState(() => (hasEvening(code) ? 1 : 0));
  const keptOf = useRef<string>(undefined);
  const lastAt = useRef(-Infinity);
  // Rehearsals are not saved.
  const isDue = isAccepted && !game.rehearsal && showsEnd(play) && !own.amongFirst;
  const { results, points, rank, of, awards } = own;
  const outcome = isDue ? JSON.stringify([name, results, points, rank, of, awards]) : undefined;
  const fetchEvening = useEffectEvent(async (of: string): Promise<void> => {
    lastAt.current = performance.now();
    const result = await membership.call('GetEvening');
    // A failed load is retried with the next change.
    const parts = result.kind === 'value' && (await loadKeeping().catch(() => undefined));
    if (!parts) return;
    const [{ parseEvening }, { keepEvening }] = parts;
    const evening = parseEvening(result.value);
    if (!evening.ok) return;
    keptOf.current = of;
    if (keepEvening(code, evening.value, game.earlierQuizzes)) setVersion((former) => former + 1);
  });
  useEffect(() => {
    if (outcome === undefined || outcome === keptOf.current) return;
    const pause = Math.max(0, lastAt.current + PAUSE_MS - performance.now());
    const timer = setTimeout(() => void fetchEvening(outcome), pause + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return version;
}

/** Before its end, the game may move on quickly. */
function loadKeeping() {
  return Promise.all([import('../../contract/evening'), import('./keptEvenings')]);
}
