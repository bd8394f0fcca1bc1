import { useLayoutEffect, useSyncExternalStore } from 'react';
import { storedText } from '../browser/storedText';

/** From all that moves to nothing: party as ever; calm without confetti; minimal only fades; off does not move. */
export const EFFECTS = ['party', 'calm', 'minimal', 'off'] as const;
type Effects = (typeof EFFECTS)[number];

const stored = storedText('quiz-night.effects');

/** What this browser's host chose; party where nothing that we know is stored. */
export function readEffects(): Effects {
  const text = stored.read();
  return EFFECTS.find((each) => each === text) ?? 'party';
}

/** How much moves on this browser's screens, and what changes it. */
export function useEffects(): { effects: Effects; setEffects: (effects: Effects) => void } {
  const effects = useSyncExternalStore(stored.subscribe, readEffects);
  return { effects, setEffects: stored.write };
}

/** Keeps the choice on the root, for the style sheets. */
export function useRootEffects(): void {
  const { effects } = useEffects();
  useLayoutEffect(() => {
    document.documentElement.dataset.effects = effects;
  }, [effects]);
}

/** Whether nothing is to move: it then comes by a fade at most. */
export function movesNothing(effects: Effects): boolean {
  return effects === 'minimal' || effects === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
