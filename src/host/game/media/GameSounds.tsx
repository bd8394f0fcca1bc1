import { useEffect, useEffectEvent, useRef } from 'react';
import type { SceneName, SessionGame } from '../../../contract/scene';
import { onGesture } from '../../browser/page';
import { lazily } from '../../ui/Loading';
import { useShortcuts } from '../../ui/useShortcuts';
import { useVenue } from '../../venue/useVenue';
import { closeSounds, playShowSound, type SoundName, unlockSounds } from './showSounds';
import { saveMuted, useMuted } from './useMuted';

const VenueMusic = lazily(() => import('./VenueMusic').then(({ VenueMusic }) => VenueMusic), null);

interface GameSoundsProps {
  game: SessionGame;
  /** When the game was received, on the clock of `performance.now()`. */
  receivedAt: number;
  playerCount: number;
  /** Whether this page is a stage, which has no keys and may play sounds already. */
  isOnStage?: boolean;
}

/** Plays the sounds of lobby and game, and handles the key that mutes them. Renders nothing. */
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
  useShortcuts({
    m: isOnStage
      ? null
      : () => {
          saveMuted(!muted);
          // Audible only when unmuting, so the host knows which of the two it was.
          if (muted) playShowSound('lastSeconds');
        },
  });
  const hasMusic = Object.keys(useVenue()?.music ?? {}).length > 0;
  return hasMusic && <VenueMusic game={game} isMuted={muted} />;
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
  const isTimed = scene.name === 'wager' || (scene.name === 'question' && !scene.waiting);
  const runs = isTimed && !paused;
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

const SCENE_SOUNDS: Record<SceneName, SoundName | undefined> = {
  lobby: undefined,
  rules: undefined,
  round: undefined,
  wager: undefined,
  question: undefined,
  closed: 'closed',
  reveal: 'reveal',
  scores: undefined,
  break: undefined,
  tieBreak: undefined,
  podium: undefined,
  awards: 'reveal',
  season: undefined,
};

/**
 * The sound of what changed between two states, at the time `at`; undefined for silence. The end of a break
 * is heard before the scene that comes back, and a new scene before new players.
 */
export function soundOfChange(before: Audible, now: Audible, at: number): SoundName | undefined {
  const { breakEndsAt } = before;
  if (breakEndsAt !== null && now.scene !== 'break' && at >= breakEndsAt - EARLY_MS) return 'breakOver';
  if (now.covered !== undefined && now.covered !== before.covered)
    return soundOfPlace(before.covered, now.covered);
  if (now.step !== before.step && now.scene !== 'lobby') return SCENE_SOUNDS[now.scene];
  return now.playerCount > before.playerCount ? 'join' : undefined;
}

/** A drum roll while the places are covered, a chord for each that appears, and a fanfare for the winner. */
function soundOfPlace(before: number | undefined, covered: number): SoundName | undefined {
  if (covered === 0) return before === undefined ? undefined : 'winner';
  if (before !== undefined && covered < before) return 'place';
  return 'drum';
}
