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

/** A choice in this browser that is on or off. `isUsual`: it is on until the host turns it off. */
function storedSwitch(key: string, isUsual: boolean) {
  const { read, write, subscribe } = storedText(key);
  const isOn = () => (isUsual ? read() !== 'off' : read() === 'on');
  return { isOn, subscribe, turn: (on: boolean) => write(on ? 'on' : 'off') };
}

const sounds = storedSwitch('quiz-night.sounds', true);
const music = storedSwitch('quiz-night.music', false);

/** Whether this browser plays the show's own sounds; it does unless the host has turned them off. */
export const hasShowSounds = sounds.isOn;

/** Returns whether this browser plays the show's own sounds, and a function that turns them on or off. */
export function useShowSounds(): { hasSounds: boolean; setSounds: (hasSounds: boolean) => void } {
  return { hasSounds: useSyncExternalStore(sounds.subscribe, sounds.isOn), setSounds: sounds.turn };
}

/** Returns whether this browser plays the program's own music, and a function that turns it on or off. */
export function useOwnMusic(): { hasMusic: boolean; setMusic: (hasMusic: boolean) => void } {
  return { hasMusic: useSyncExternalStore(music.subscribe, music.isOn), setMusic: music.turn };
}
