import { beatsOf, notesOf, type Tune, type Voice } from './loops';

/** In beats: an echo is heard if it falls between two notes. */
const ECHO_AFTER = 0.75;
/** How often a note with an echo is heard. */
const ECHOES = 3;
/** Of full volume, where it is loudest. */
const PEAK = 0.8;

/** In milliseconds: the page stays responsive while music is made. */
const SLICE_MS = 8;

/** Plays a piece of music into samples. What still sounds at its end is heard over its start. */
export async function renderLoop(tune: Tune, sampleRate: number): Promise<Float32Array<ArrayBuffer>> {
  const beat = (60 / tune.beatsPerMinute) * sampleRate;
  const samples = new Float32Array(Math.round(beatsOf(tune) * beat));
  let begun = performance.now();
  for (const { voice, gain, echo = 0, bars } of tune.parts) {
    const known = new Map<string, Float32Array>();
    for (const { hertz, at, beats } of notesOf(bars)) {
      const key = `${hertz} ${beats}`;
      const sound = known.get(key) ?? soundOf(voice, hertz, beats * beat, sampleRate);
      known.set(key, sound);
      const times = echo === 0 ? 1 : ECHOES;
      for (let time = 0; time < times; time++)
        mix(samples, sound, gain * echo ** time, Math.round((at + time * ECHO_AFTER) * beat));
      if (performance.now() - begun < SLICE_MS) continue;
      await new Promise((resolve) => setTimeout(resolve));
      begun = performance.now();
    }
  }
  scaleTo(PEAK, samples);
  return samples;
}

// The loops below count, since iterating over samples takes several times as long.

/** Makes samples as loud as they can be below a peak. */
function scaleTo(peak: number, samples: Float32Array): void {
  let most = 0;
  for (let at = 0; at < samples.length; at++) most = Math.max(most, Math.abs(samples[at]!));
  for (let at = 0; at < samples.length; at++) samples[at]! *= peak / most;
}

/** Adds a sound to samples that are played in a circle. */
function mix(samples: Float32Array, sound: Float32Array, gain: number, start: number): void {
  let place = start % samples.length;
  for (let at = 0; at < sound.length; at++) {
    samples[place]! += sound[at]! * gain;
    place += 1;
    if (place === samples.length) place = 0;
  }
}

/** Of a note's full volume: nothing is heard below this. */
const SILENT = 0.001;

/** One note of an instrument, held for so many samples, until nothing of it is heard. */
function soundOf(voice: Voice, hertz: number, length: number, rate: number): Float32Array {
  const attack = voice.attack * rate;
  const decay = voice.decay * rate;
  const release = voice.release * rate;
  const fading = Math.max(0, -Math.log(SILENT) - length / decay) * release;
  const sound = new Float32Array(Math.ceil(length + fading));
  voice.overtones.forEach((share, overtone) => {
    addWave(sound, (hertz * (overtone + 1)) / rate, share, {
      attack,
      decay: decay / (overtone + 1),
      release,
      length,
    });
  });
  return sound;
}

/** How a wave rises and fades, in samples. */
interface Shape extends Omit<Voice, 'overtones'> {
  length: number;
}

/** Adds a sine that turns by this share of a circle with each sample. */
function addWave(sound: Float32Array, turn: number, loudness: number, shape: Shape): void {
  const { attack, length } = shape;
  const held = Math.exp(-1 / shape.decay);
  const ended = Math.exp(-1 / shape.release);
  // Each sample follows from the two before it: computing a sine for each would take too long.
  const factor = 2 * Math.cos(2 * Math.PI * turn);
  let before = -Math.sin(2 * Math.PI * turn);
  let wave = 0;
  let level = loudness;
  for (let at = 0; at < sound.length; at++) {
    sound[at]! += wave * level * (at < attack ? at / attack : 1);
    level *= at < length ? held : ended;
    const next = factor * wave - before;
    before = wave;
    wave = next;
  }
}
