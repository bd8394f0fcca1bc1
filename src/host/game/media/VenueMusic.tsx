import { useEffect, useRef } from 'react';
import type { SessionGame } from '../../../contract/toMonitors';
import { venueFilePath, type MusicPlace } from '../../../contract/venue';
import { useServerAddress } from '../../api/useServerAddress';
import { onGesture } from '../../browser/page';
import { reportUnloadable, useMissingFiles, useVenue } from '../../venue/useVenue';

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
  const volume = MUSIC_VOLUME * useHostVolume(game);
  const player = useRef<MusicPlayer>(null);
  // However thinking time ends, its music stops at once.
  const isThinking = place === 'thinking';
  const wasThinking = useRef(false);

  useEffect(() => {
    player.current ??= new MusicPlayer();
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
export function useHostVolume({ media }: SessionGame): number {
  const known = useRef(1);
  useEffect(() => {
    if (media) known.current = media.volume;
  }, [media]);
  return media?.volume ?? known.current;
}

/** In milliseconds: how long each step of a fade takes. */
const STEP_MS = 50;
const FADE_STEPS = 20;
/** Not zero: some browsers play silence without a gesture, and stop it for good as soon as it can be heard. */
const NEARLY_SILENT = 0.001;

/** Plays one piece of music at a time, in a loop. Waits for a gesture where the browser demands one. */
class MusicPlayer {
  #audio: HTMLAudioElement | null = null;
  /** Elements that play nothing now. Safari demands a gesture for each new one. */
  readonly #idle: HTMLAudioElement[] = [];
  #url: string | null = null;
  #volume = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #stopWaiting: (() => void) | undefined;

  /** Fades to this piece at a volume from 0 to 1; null: to silence. `isAtOnce`: what plays stops at once. */
  play(url: string | null, volume: number, isAtOnce = false): void {
    this.#volume = volume;
    if (url !== this.#url) {
      this.#leave(isAtOnce);
      this.#url = url;
      if (url !== null) this.#begin(url);
    }
    this.#fade();
  }

  /** Falls silent at once. */
  close(): void {
    this.#leave(true);
    this.#url = null;
  }

  #begin(url: string): void {
    const audio = this.#idle.shift() ?? new Audio();
    this.#audio = audio;
    audio.src = url;
    audio.loop = true;
    audio.volume = NEARLY_SILENT;
    audio.onerror = () => reportUnloadable(decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)));
    const start = () =>
      // Other failures either raise the element's own error event or come from an earlier pause.
      void audio.play().catch((error: Error) => {
        if (error.name === 'NotAllowedError' && this.#audio === audio) this.#stopWaiting ??= onGesture(start);
      });
    audio.onplaying = () => this.#endWait();
    start();
  }

  #endWait(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
  }

  #leave(isAtOnce: boolean): void {
    this.#endWait();
    clearInterval(this.#timer);
    const audio = this.#audio;
    this.#audio = null;
    if (!audio) return;
    audio.onerror = null;
    const rest = () => {
      audio.pause();
      this.#idle.push(audio);
    };
    if (isAtOnce) rest();
    else fadeTo(audio, 0, rest);
  }

  #fade(): void {
    clearInterval(this.#timer);
    if (this.#audio) this.#timer = fadeTo(this.#audio, this.#volume);
  }
}

/** Changes the volume in small steps, where the browser can; returns the timer that does it. */
function fadeTo(audio: HTMLAudioElement, volume: number, onDone?: () => void) {
  const from = audio.volume;
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    const isThere = step === FADE_STEPS;
    audio.volume = isThere ? volume : from + ((volume - from) * step) / FADE_STEPS;
    if (!isThere) return;
    clearInterval(timer);
    onDone?.();
  }, STEP_MS);
  return timer;
}
