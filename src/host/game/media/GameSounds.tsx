import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { OutageContext } from '../useCountdown';
import { SCENES, type SceneName } from '../../../contract/scene';
import type { SessionGame } from '../../../contract/toMonitors';
import { logFailure } from '../../browser/log';
import { onGesture } from '../../browser/page';
import { lazily } from '../../ui/Loading';
import { hasShowSounds, readEffects, useOwnMusic } from '../../ui/useEffects';
import { useShortcuts } from '../../ui/useShortcuts';
import { useVenue } from '../../venue/useVenue';
import { isMuted, saveMuted, useMuted } from './useMuted';

const VenueMusic = lazily(() => import('./VenueMusic').then((part) => part.VenueMusic), null);
const OwnMusic = lazily(() => import('./OwnMusic').then((part) => part.OwnMusic), null);

interface GameSoundsProps {
  game: SessionGame;
  /** When the game was received, on the clock of `performance.now()`. */
  receivedAt: number;
  playerCount: number;
  /** Whether this page is a stage, which has no keys and may play sounds already. */
  isOnStage?: boolean;
}

/** Plays the sounds and the music of lobby and game, and handles their keys. Renders nothing. */
export function GameSounds({ game, receivedAt, playerCount, isOnStage = false }: GameSoundsProps) {
  useUnlockedSounds(isOnStage);
  const muted = useMuted();

  const before = useRef<Audible>(null);
  useEffect(() => {
    const { step, scene } = game;
    const covered = scene.name === 'podium' && scene.page === undefined ? (scene.hidden ?? 0) : undefined;
    const breakEndsAt = breakEndOf(game, receivedAt);
    const now = { step, scene: scene.name, playerCount, breakEndsAt, covered };
    const sound = before.current && soundOfChange(before.current, now, performance.now());
    before.current = now;
    if (sound) playShowSound(sound);
  });
  useLastSeconds(game, receivedAt, () => playShowSound('lastSeconds'));
  const { hasMusic, setMusic } = useOwnMusic();
  const keys = {
    m: () => {
      saveMuted(!muted);
      // Audible only when unmuting, so the host knows which of the two it was.
      if (muted) playShowSound('lastSeconds');
    },
    u: () => setMusic(!hasMusic),
  };
  useShortcuts(isOnStage ? {} : keys);
  const hasFiles = Object.keys(useVenue()?.music ?? {}).length > 0;
  return (
    <>
      {hasFiles && <VenueMusic game={game} isMuted={muted} />}
      {hasMusic && <OwnMusic game={game} isMuted={muted} />}
    </>
  );
}

/**
 * Lets the first click or key on this page unlock the sounds, even one before the caller was mounted, and
 * releases the audio device at the end. `isUnlocked`: they need none.
 */
function useUnlockedSounds(isUnlocked: boolean): void {
  useEffect(() => {
    // Older browsers lack it and wait for the next gesture.
    const { hasBeenActive = false } = (navigator.userActivation as UserActivation | undefined) ?? {};
    if (isUnlocked || hasBeenActive) unlockSounds();
    const stop = onGesture(unlockSounds);
    return () => {
      stop();
      closeSounds();
    };
  }, [isUnlocked]);
}

function breakEndOf({ scene, paused }: SessionGame, receivedAt: number): number | null {
  if (scene.name !== 'break' || scene.remainingMs === null || paused) return null;
  return receivedAt + scene.remainingMs;
}

const LAST_SECONDS = [5, 4, 3, 2, 1] as const;

/** Calls back at each of the last five seconds of a question whose time is running. */
function useLastSeconds(game: SessionGame, receivedAt: number, onSecond: () => void): void {
  const { scene, paused } = game;
  const { isLost } = useContext(OutageContext);
  const isTimed = scene.name === 'wager' || (scene.name === 'question' && !scene.waiting && !scene.reading);
  const runs = isTimed && !paused && !isLost;
  const remainingMs = runs ? scene.remainingMs : null;
  const callBack = useEffectEvent(onSecond);
  useEffect(() => {
    if (remainingMs === null) return;
    const left = remainingMs - (performance.now() - receivedAt);
    const waits = LAST_SECONDS.map((second) => left - second * 1000).filter((wait) => wait >= 0);
    const timers = waits.map((wait) => setTimeout(() => callBack(), wait));
    return () => timers.forEach(clearTimeout);
  }, [remainingMs, receivedAt]);
}

/** The state of a session that decides which sounds are heard. */
export interface Audible {
  step: number;
  scene: SceneName;
  playerCount: number;
  /** When the break ends, on the clock of `performance.now()`; null without a break or an end. */
  breakEndsAt: number | null;
  /** On the podium: how many places are still covered; undefined elsewhere, and on its pages. */
  covered?: number | undefined;
}

/** In milliseconds. The server's clock ends a break, and its message may arrive before ours has run out. */
const EARLY_MS = 1_000;

/**
 * The sound of what changed between two states, at the time `at`; undefined for silence. The end of a break
 * is heard before the scene that comes back, and a new scene before new players.
 */
export function soundOfChange(before: Audible, now: Audible, at: number): SoundName | undefined {
  const { breakEndsAt } = before;
  if (breakEndsAt !== null && now.scene !== 'break' && at >= breakEndsAt - EARLY_MS) return 'breakOver';
  if (now.covered !== undefined && now.covered !== before.covered)
    return soundOfPlace(before.covered, now.covered);
  if (now.step !== before.step && now.scene !== 'lobby') return SCENES[now.scene].sound;
  return now.playerCount > before.playerCount ? 'join' : undefined;
}

/** A drum roll while the places are covered, a chord for each that appears, and a fanfare for the winner. */
function soundOfPlace(before: number | undefined, covered: number): SoundName | undefined {
  if (covered === 0) return before === undefined ? undefined : 'winner';
  if (before !== undefined && covered < before) return 'place';
  return 'drum';
}

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
function unlockSounds(): void {
  if ('AudioContext' in globalThis) context ??= new AudioContext();
  if (!context || context.state === 'running') return;
  context.resume().catch((error: unknown) => logFailure('The sound cannot start', error));
}

/** Releases the audio device. Unlocking opens another context. */
function closeSounds(): void {
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

/** Whether a question's sound or film is heard now. Music is no element of the page. */
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
