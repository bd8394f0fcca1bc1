import { useEffect, useRef } from 'react';
import type { SessionGame } from '../../../contract/scene';
import { venueFilePath, type MusicPlace } from '../../../contract/venue';
import { useServerAddress } from '../../api/useServerAddress';
import { reportUnloadable, useMissingFiles, useVenue } from '../../venue/useVenue';
import { MusicPlayer } from './musicPlayer';

/** A share of full volume: a question's own sound and people talking are louder. */
const MUSIC_VOLUME = 0.35;

interface VenueMusicProps {
  game: SessionGame;
  isMuted: boolean;
}

/** The venue's music in the lobby, during thinking time, and in breaks. Renders nothing. */
export function VenueMusic({ game, isMuted }: VenueMusicProps) {
  const venue = useVenue();
  const address = useServerAddress();
  const missing = useMissingFiles();
  const place = musicPlace(game);
  const file = place && venue?.music[place];
  const url = file && !isMuted && !missing.includes(file) ? address + venueFilePath(file) : null;
  const volume = MUSIC_VOLUME * useVolume(game);
  const player = useRef<MusicPlayer>(null);
  // However thinking time ends, its music stops at once.
  const isThinking = place === 'thinking';
  const wasThinking = useRef(false);

  useEffect(() => {
    player.current ??= new MusicPlayer((each) =>
      reportUnloadable(decodeURIComponent(each.slice(each.lastIndexOf('/') + 1))),
    );
    player.current.play(url, volume, wasThinking.current || isMuted);
    wasThinking.current = isThinking;
  }, [url, volume, isThinking, isMuted]);
  useEffect(
    () => () => {
      player.current?.close();
      player.current = null;
    },
    [],
  );
  return null;
}

/** The place whose music suits what the game shows; undefined where there is none. */
export function musicPlace({ scene, paused, media }: SessionGame): MusicPlace | undefined {
  if (scene.name === 'lobby' || scene.name === 'break') return scene.name;
  if (scene.name !== 'question' || paused || scene.waiting || media) return undefined;
  const hasSound = scene.question.audioUrl !== undefined || scene.question.videoUrl !== undefined;
  return hasSound ? undefined : 'thinking';
}

/** The host's volume as last known: the server sends it only with media that have sound. */
function useVolume({ media }: SessionGame): number {
  const known = useRef(1);
  useEffect(() => {
    if (media) known.current = media.volume;
  }, [media]);
  return media?.volume ?? known.current;
}
