import { useEffect, useRef } from 'react';
import type { SessionGame } from '../../../contract/toMonitors';
import type { MusicPlace, Venue } from '../../../contract/venue';
import { logFailure } from '../../browser/log';
import { onGesture } from '../../browser/page';
import { useVenue } from '../../venue/useVenue';
import { LOOPS } from './loops';
import { renderLoop } from './renderLoop';
import { musicPlace, useHostVolume } from './VenueMusic';

interface OwnMusicProps {
  game: SessionGame;
  isMuted: boolean;
}

/** The program's own music, where the venue has none. Renders nothing. */
export function OwnMusic({ game, isMuted }: OwnMusicProps) {
  const files = useVenue()?.music;
  const loop = isMuted ? null : ownLoop(game, files);
  const volume = useHostVolume(game);
  const player = useRef<LoopPlayer>(null);
  useEffect(() => {
    player.current ??= new LoopPlayer();
    player.current.play(loop, volume, isMuted);
  }, [loop, volume, isMuted]);
  useEffect(
    () => () => {
      player.current?.close();
      player.current = null;
    },
    [],
  );
  return null;
}

/** The loop that suits what the game shows, unless the venue has a file for it; null where there is silence. */
export function ownLoop(game: SessionGame, files: Venue['music'] = {}): MusicPlace | null {
  const { scene, paused } = game;
  const place = musicPlace(game);
  const isRead = scene.name === 'question' && scene.reading !== undefined;
  return place && !paused && !isRead && files[place] === undefined ? place : null;
}

/** In seconds: how long a loop takes to be heard in full, and to fall silent. */
const FADE = 0.8;
/** The same where it falls silent at once: short, but without a click. */
const CUT = 0.05;
/** In hertz: enough for notes as low as these, and rendered in half the time of what is usual. */
const SAMPLE_RATE = 24_000;

/** The loops that have been rendered, or are being rendered. */
const rendered = new Map<MusicPlace, Promise<AudioBuffer>>();

function bufferOf(place: MusicPlace): Promise<AudioBuffer> {
  const buffer = rendered.get(place) ?? renderBuffer(place);
  rendered.set(place, buffer);
  return buffer;
}

async function renderBuffer(place: MusicPlace): Promise<AudioBuffer> {
  const samples = await renderLoop(LOOPS[place], SAMPLE_RATE);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: SAMPLE_RATE });
  buffer.copyToChannel(samples, 0);
  return buffer;
}

/** Plays one loop at a time. Waits for a gesture where the browser demands one. */
class LoopPlayer {
  readonly #context = new AudioContext({ sampleRate: SAMPLE_RATE });
  readonly #stopWaiting = onGesture(() => {
    this.#context.resume().catch((error: unknown) => logFailure('The music cannot start', error));
  });
  #wanted: MusicPlace | null = null;
  #volume = 0;
  #heard: { source: AudioBufferSourceNode; gain: GainNode } | null = null;
  /** When the former loop has fallen silent, on the context's clock. */
  #freeAt = 0;

  /** Fades to this loop at a volume from 0 to 1; null: to silence. `isAtOnce`: what plays stops at once. */
  play(place: MusicPlace | null, volume: number, isAtOnce = false): void {
    this.#volume = volume;
    if (place !== this.#wanted) {
      this.#wanted = place;
      this.#leave(isAtOnce ? CUT : FADE);
      if (place)
        this.#begin(place).catch((error: unknown) => logFailure('The music cannot be played', error));
    } else if (place && this.#heard) {
      fade(this.#heard.gain, LOOPS[place].volume * volume, this.#context.currentTime, FADE);
    }
  }

  /** Falls silent, and releases the audio device. */
  close(): void {
    this.#stopWaiting();
    this.#wanted = null;
    this.#leave(CUT);
    const release = () =>
      this.#context.close().catch((error: unknown) => logFailure('The music cannot be closed', error));
    setTimeout(() => void release(), CUT * 1000);
  }

  async #begin(place: MusicPlace): Promise<void> {
    const buffer = await bufferOf(place);
    // Meanwhile another scene came, or this one came back.
    if (this.#wanted !== place || this.#heard) return;
    const at = Math.max(this.#context.currentTime, this.#freeAt);
    const source = this.#context.createBufferSource();
    const gain = this.#context.createGain();
    source.buffer = buffer;
    source.loop = true;
    source.connect(gain).connect(this.#context.destination);
    gain.gain.value = 0;
    source.start(at);
    fade(gain, LOOPS[place].volume * this.#volume, at, FADE);
    this.#heard = { source, gain };
  }

  #leave(seconds: number): void {
    const heard = this.#heard;
    this.#heard = null;
    if (!heard) return;
    const now = this.#context.currentTime;
    // A clock that stands still would keep it for later.
    this.#freeAt = this.#context.state === 'running' ? now + seconds : now;
    fade(heard.gain, 0, now, seconds);
    heard.source.stop(this.#freeAt);
  }
}

/** Changes the volume from what it is, as good as completely within so many seconds. */
function fade({ gain }: GainNode, volume: number, at: number, seconds: number): void {
  gain.cancelScheduledValues(at);
  gain.setTargetAtTime(volume, at, seconds / 5);
}
