import { onGesture } from '../../browser/page';

/** In milliseconds: how long a fade takes, and how long each of its steps. */
const FADE_MS = 1_000;
const STEP_MS = 50;

/** Plays one piece of music at a time, in a loop. Waits for a gesture where the browser demands one. */
export class MusicPlayer {
  readonly #onUnloadable: (url: string) => void;
  #audio: HTMLAudioElement | null = null;
  #url: string | null = null;
  #volume = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(onUnloadable: (url: string) => void) {
    this.#onUnloadable = onUnloadable;
  }

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
    const audio = new Audio(url);
    this.#audio = audio;
    audio.loop = true;
    audio.volume = 0;
    audio.onerror = () => this.#onUnloadable(url);
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
    if (isAtOnce) audio.pause();
    else fadeTo(audio, 0, () => audio.pause());
  }

  #fade(): void {
    clearInterval(this.#timer);
    if (this.#audio) this.#timer = fadeTo(this.#audio, this.#volume);
  }
}

/** Changes the volume in small steps; returns the timer that does it. */
function fadeTo(audio: HTMLAudioElement, volume: number, onDone?: () => void) {
  const step = ((volume - audio.volume) / FADE_MS) * STEP_MS;
  const timer = setInterval(() => {
    const next = audio.volume + step;
    const isThere = step >= 0 ? next >= volume : next <= volume;
    audio.volume = isThere ? volume : next;
    if (!isThere) return;
    clearInterval(timer);
    onDone?.();
  }, STEP_MS);
  return timer;
}
