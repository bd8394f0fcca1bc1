import { useEffect, useRef } from 'react';
import type { SessionGame } from '../../../contract/scene';
import { useShortcuts } from '../../ui/useShortcuts';
import { soundOfChange, type Audible } from './cues';
import { saveMuted } from './mute';
import { useLastSeconds } from './useLastSeconds';
import { useMuted } from './useMuted';
import { useSoundPlayer } from './useSoundPlayer';
import type { SoundName } from './tones';

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
