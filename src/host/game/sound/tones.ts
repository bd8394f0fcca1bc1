/** One note: when it begins and how long it sounds, in seconds; `gain` is its share of the loudest possible. */
export interface Tone {
  hertz: number;
  at: number;
  seconds: number;
  gain: number;
}

const E5 = 659.26;
const G5 = 783.99;
const A5 = 880;
const C5 = 523.25;
const C6 = 1046.5;

/** Each sound's notes. Low gains and consonant intervals: they go under the talk in a room. */
export const SOUNDS = {
  joined: [
    { hertz: G5, at: 0, seconds: 0.25, gain: 0.05 },
    { hertz: C6, at: 0.09, seconds: 0.4, gain: 0.05 },
  ],
  tick: [{ hertz: A5, at: 0, seconds: 0.12, gain: 0.06 }],
  closed: [
    { hertz: G5, at: 0, seconds: 0.35, gain: 0.08 },
    { hertz: C5, at: 0.18, seconds: 0.6, gain: 0.08 },
  ],
  reveal: [
    { hertz: C5, at: 0, seconds: 0.4, gain: 0.07 },
    { hertz: E5, at: 0.12, seconds: 0.4, gain: 0.07 },
    { hertz: G5, at: 0.24, seconds: 0.8, gain: 0.07 },
  ],
  breakOver: [
    { hertz: G5, at: 0, seconds: 0.7, gain: 0.09 },
    { hertz: E5, at: 0.45, seconds: 0.7, gain: 0.09 },
    { hertz: C5, at: 0.9, seconds: 1.6, gain: 0.09 },
  ],
  podium: [
    { hertz: C5, at: 0, seconds: 0.5, gain: 0.07 },
    { hertz: E5, at: 0.16, seconds: 0.5, gain: 0.07 },
    { hertz: G5, at: 0.32, seconds: 0.5, gain: 0.07 },
    { hertz: C5, at: 0.56, seconds: 1.8, gain: 0.05 },
    { hertz: E5, at: 0.56, seconds: 1.8, gain: 0.05 },
    { hertz: C6, at: 0.56, seconds: 1.8, gain: 0.07 },
  ],
} as const satisfies Record<string, readonly Tone[]>;
export type SoundName = keyof typeof SOUNDS;
