import { useLayoutEffect, useSyncExternalStore } from 'react';
import { storedText } from '../browser/storedText';

/** From full motion to none: `calm` has no confetti, `minimal` only fades. */
export const EFFECTS = ['party', 'calm', 'minimal', 'off'] as const;
type Effects = (typeof EFFECTS)[number];

const stored = storedText('quiz-night.effects');

/** Returns the host's choice in this browser; `party` if none, or an unknown one, is stored. */
export function readEffects(): Effects {
  const text = stored.read();
  return EFFECTS.find((each) => each === text) ?? 'party';
}

/** Returns the amount of motion on this browser's screens and a function that changes it. */
export function useEffects(): { effects: Effects; setEffects: (effects: Effects) => void } {
  const effects = useSyncExternalStore(stored.subscribe, readEffects);
  return { effects, setEffects: stored.write };
}

/** Keeps the choice on the root element, for the style sheets. */
export function useRootEffects(): void {
  const { effects } = useEffects();
  useLayoutEffect(() => {
    document.documentElement.dataset.effects = effects;
  }, [effects]);
}

/** Whether nothing may move; changes then fade at most. */
export function movesNothing(effects: Effects): boolean {
  return effects === 'minimal' || showsAtOnce(effects);
}

/** Whether everything is shown at once, without anything that moves or fades. */
export function showsAtOnce(effects: Effects): boolean {
  return effects === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const storedSounds = storedText('quiz-night.sounds');
const OFF = 'off';

/** Whether this browser plays the show's own sounds; it does unless the host has turned them off. */
export function hasShowSounds(): boolean {
  return storedSounds.read() !== OFF;
}

/** Returns whether this browser plays the show's own sounds, and a function that turns them on or off. */
export function useShowSounds(): { hasSounds: boolean; setSounds: (hasSounds: boolean) => void } {
  const hasSounds = useSyncExternalStore(storedSounds.subscribe, hasShowSounds);
  return { hasSounds, setSounds: (isOn) => storedSounds.write(isOn ? 'on' : OFF) };
}
