import { logFailure } from '../../browser/log';

/** In seconds. A note without an attack would click. */
const ATTACK = 0.025;
/** Nothing is heard below this gain; an exponential ramp cannot reach zero. */
const SILENT = 0.0001;
/** In seconds. Where a crowd joins at once, only some are heard. */
const LEAST_BETWEEN = 0.3;

/** Plays the game's sounds. Silent until the host's first click or key unlocks it, as browsers demand. */
export class SoundPlayer {
  readonly #openContext: () => AudioContext | null;
  #context: AudioContext | null = null;
  readonly #lastAt = new Map<SoundName, number>();

  constructor(openContext: () => AudioContext | null = openAudioContext) {
    this.#openContext = openContext;
  }

  /** Call it on a click or a key; later calls wake a context that the browser has suspended. */
  unlock(): void {
    this.#context ??= this.#openContext();
    if (this.#context?.state !== 'suspended') return;
    this.#context.resume().catch((error: unknown) => logFailure('The sound cannot start', error));
  }

  /** A sound that cannot be heard now is dropped, never played late. */
  play(name: SoundName): void {
    const context = this.#context;
    if (context?.state !== 'running') return;
    const now = context.currentTime;
    if (now - (this.#lastAt.get(name) ?? -Infinity) < LEAST_BETWEEN) return;
    this.#lastAt.set(name, now);
    for (const tone of SOUNDS[name]) playTone(context, tone, now);
  }

  /** Releases the audio device. Unlocking opens another context. */
  close(): void {
    this.#context?.close().catch((error: unknown) => logFailure('The sound cannot be closed', error));
    this.#context = null;
    this.#lastAt.clear();
  }
}

/** The browser's audio context; null where it has none. */
function openAudioContext(): AudioContext | null {
  return 'AudioContext' in globalThis ? new AudioContext() : null;
}

function playTone(context: AudioContext, { hertz, at, seconds, gain }: Tone, now: number): void {
  const start = now + at;
  const end = start + seconds;
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENT, start);
  volume.gain.linearRampToValueAtTime(gain, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  volume.connect(context.destination);
  const oscillator = context.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = hertz;
  oscillator.connect(volume);
  oscillator.start(start);
  oscillator.stop(end);
}

/** One note: its start and length in seconds; `gain` is its share of full volume. */
interface Tone {
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

const G2 = 98;

/** In seconds: how long the drum rolls, and how fast. */
const ROLL = { seconds: 1.6, between: 0.055 };

/** A roll that grows louder. */
const ROLLED = Array.from({ length: Math.round(ROLL.seconds / ROLL.between) }, (_, beat): Tone => {
  const at = beat * ROLL.between;
  return { hertz: G2, at, seconds: 0.09, gain: 0.03 + (0.06 * at) / ROLL.seconds };
});

/** Each sound's notes: quiet and in harmony, since people are talking in the room. */
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
  drum: ROLLED,
  place: [
    { hertz: G5, at: 0, seconds: 0.5, gain: 0.07 },
    { hertz: C6, at: 0.08, seconds: 0.9, gain: 0.07 },
  ],
  winner: [
    { hertz: C5, at: 0, seconds: 0.5, gain: 0.07 },
    { hertz: E5, at: 0.16, seconds: 0.5, gain: 0.07 },
    { hertz: G5, at: 0.32, seconds: 0.5, gain: 0.07 },
    { hertz: C5, at: 0.56, seconds: 1.8, gain: 0.05 },
    { hertz: E5, at: 0.56, seconds: 1.8, gain: 0.05 },
    { hertz: C6, at: 0.56, seconds: 1.8, gain: 0.07 },
  ],
} as const satisfies Record<string, readonly Tone[]>;
export type SoundName = keyof typeof SOUNDS;
