import { logFailure } from '../../browser/log';
import { hasShowSounds, readEffects } from '../../ui/useEffects';
import { isMuted } from './useMuted';

/** In seconds. A note without an attack would click. */
const ATTACK = 0.025;
/** Nothing is heard below this gain; an exponential ramp cannot reach zero. */
const SILENT = 0.0001;
/** In seconds. Where a crowd joins at once, only some are heard. */
const LEAST_BETWEEN = 0.3;
/** What tells of time is heard even with all effects off. */
const OF_TIME: readonly SoundName[] = ['lastSeconds', 'closed', 'breakOver'];

/** One for the page, so that whatever part of the show calls it, a sound is heard once. */
let context: AudioContext | null = null;
const lastAt = new Map<SoundName, number>();

/**
 * Call it on a click or a key, as browsers demand; later calls wake a context that the browser has suspended or,
 * like Safari after a phone call, interrupted.
 */
export function unlockSounds(): void {
  if ('AudioContext' in globalThis) context ??= new AudioContext();
  if (!context || context.state === 'running') return;
  context.resume().catch((error: unknown) => logFailure('The sound cannot start', error));
}

/** Releases the audio device. Unlocking opens another context. */
export function closeSounds(): void {
  context?.close().catch((error: unknown) => logFailure('The sound cannot be closed', error));
  context = null;
  lastAt.clear();
}

/**
 * Plays one of the show's sounds. Nothing is heard before the host's first click or key, while the host has
 * muted this device or turned the sounds off, or while a question's own sound or film plays. A sound that cannot
 * be heard now is dropped, never played late.
 */
export function playShowSound(name: SoundName): void {
  if (context?.state !== 'running' || isMuted() || !hasShowSounds()) return;
  if (!isWanted(name) || isMediaPlaying()) return;
  const now = context.currentTime;
  if (now - (lastAt.get(name) ?? -Infinity) < LEAST_BETWEEN) return;
  lastAt.set(name, now);
  for (const tone of SOUNDS[name]) playTone(context, tone, now);
}

/** Whether the effects leave room for this sound: only a party has a drum. */
function isWanted(name: SoundName): boolean {
  const effects = readEffects();
  if (effects === 'off') return OF_TIME.includes(name);
  return name !== 'drum' || effects === 'party';
}

/** Whether a question's sound or film is heard now. The venue's music is no element of the page. */
function isMediaPlaying(): boolean {
  const media = document.querySelectorAll<HTMLMediaElement>('audio, video');
  return [...media].some(({ paused, ended, muted }) => !paused && !ended && !muted);
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

const C3 = 130.81;
const G4 = 392;
const E5 = 659.26;
const G5 = 783.99;
const A5 = 880;
const C5 = 523.25;
const C6 = 1046.5;

/** In seconds: the beats of a roll are too close together to be counted. */
const BEAT = 0.06;
const BEATS = 24;

/** A roll on a low drum that grows louder. */
function roll(): Tone[] {
  return Array.from({ length: BEATS }, (_, beat) => ({
    hertz: beat % 2 === 0 ? C3 : C3 * 1.06,
    at: beat * BEAT,
    seconds: BEAT * 1.5,
    gain: 0.02 + (beat / BEATS) * 0.05,
  }));
}

/** Each sound's notes: quiet and in harmony, since people are talking in the room. */
export const SOUNDS = {
  join: [
    { hertz: G5, at: 0, seconds: 0.25, gain: 0.05 },
    { hertz: C6, at: 0.09, seconds: 0.4, gain: 0.05 },
  ],
  lastSeconds: [{ hertz: A5, at: 0, seconds: 0.12, gain: 0.06 }],
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
  drum: [...roll(), { hertz: C3, at: 1.44, seconds: 0.9, gain: 0.09 }],
  place: [
    { hertz: G4, at: 0, seconds: 0.3, gain: 0.07 },
    { hertz: C5, at: 0.1, seconds: 0.3, gain: 0.07 },
    { hertz: E5, at: 0.2, seconds: 0.9, gain: 0.07 },
  ],
  winner: [
    { hertz: C5, at: 0, seconds: 0.5, gain: 0.07 },
    { hertz: E5, at: 0.16, seconds: 0.5, gain: 0.07 },
    { hertz: G5, at: 0.32, seconds: 0.5, gain: 0.07 },
    { hertz: C5, at: 0.56, seconds: 1.8, gain: 0.05 },
    { hertz: E5, at: 0.56, seconds: 1.8, gain: 0.05 },
    { hertz: C6, at: 0.56, seconds: 1.8, gain: 0.07 },
  ],
} satisfies Record<string, readonly Tone[]>;
export type SoundName = keyof typeof SOUNDS;
