import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SessionGame } from '../../../contract/scene';
import { useShortcuts } from '../../ui/useShortcuts';
import { type Audible, soundOfChange } from './cues';
import { saveMuted } from './mute';
import { SoundPlayer } from './soundPlayer';
import type { SoundName } from './tones';
import { useMuted } from './useMuted';

interface GameSoundsProps {
  game: SessionGame;
  /** When the game was received, as performance.now() tells it. */
  receivedAt: number;
  playerCount: number;
}

/** The sounds of lobby and game, and the key that mutes them. Shows nothing. */
export function GameSounds({ game, receivedAt, playerCount }: GameSoundsProps) {
  const player = useSoundPlayer();
  const muted = useMuted();
  const play = (name: SoundName) => {
    if (!muted) player.play(name);
  };

  const before = useRef<Audible>(null);
  useEffect(() => {
    const { step, scene } = game;
    const now = { step, scene: scene.name, playerCount, breakEndsAt: breakEndOf(game, receivedAt) };
    const sound = before.current && soundOfChange(before.current, now, performance.now());
    before.current = now;
    if (sound) play(sound);
  });
  useLastSeconds(game, receivedAt, () => play('tick'));
  useShortcuts({
    m: () => {
      saveMuted(!muted);
      // Heard only where the sounds come back: so the host knows which of the two it was.
      if (muted) player.play('joined');
    },
  });
  return null;
}

function breakEndOf({ scene, paused }: SessionGame, receivedAt: number): number | null {
  if (scene.name !== 'break' || scene.remainingMs === null || paused) return null;
  return receivedAt + scene.remainingMs;
}

/** What counts as an action of the user, by touch too. */
const GESTURES = ['pointerup', 'keydown'] as const;

/** A sound player, unlocked by the first click or key on this page, also by one before the caller was there. */
function useSoundPlayer(): SoundPlayer {
  const [player] = useState(() => new SoundPlayer());
  useEffect(() => {
    const unlock = () => player.unlock();
    // Older browsers do not know it, and wait for the next gesture.
    if ((navigator.userActivation as UserActivation | undefined)?.hasBeenActive) unlock();
    GESTURES.forEach((gesture) => document.addEventListener(gesture, unlock));
    return () => {
      GESTURES.forEach((gesture) => document.removeEventListener(gesture, unlock));
      player.close();
    };
  }, [player]);
  return player;
}

const LAST_SECONDS = [5, 4, 3, 2, 1] as const;

/** Calls back at each of the last five seconds of a question whose time does not stand. */
function useLastSeconds(game: SessionGame, receivedAt: number, onSecond: () => void): void {
  const { scene, paused } = game;
  const runs = scene.name === 'question' && !paused && !scene.waiting;
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
