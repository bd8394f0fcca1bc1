import { MIN_SOUND_GAIN } from '../../../contract/limits';
import type { Key, QuizDraft } from '../draft/draft';
import { questionsWithSound } from '../draft/sounds';
import { heardPart, type HeardPart } from './handles';
import { BLOCK, type SoundOutline } from './outline';

/** How many blocks a gating block has (400 ms), and how many later the next one begins (100 ms). */
const GATE = Math.round(0.4 / BLOCK);
const GATE_STEP = Math.round(0.1 / BLOCK);
/** In LUFS: what is quieter counts as silence. */
const SILENCE = -70;
/** In LU: what is this much quieter than the rest, such as a pause, does not count. */
const QUIETER_BY = 10;

/**
 * The loudness of a part of a sound in LUFS, gated as ITU-R BS.1770-4 says; undefined for silence. A fade is
 * measured as if it were not there.
 */
export function loudnessOf(
  { energies }: SoundOutline,
  { from, to }: Pick<HeardPart, 'from' | 'to'>,
): number | undefined {
  const heard = energies.subarray(Math.floor(from / BLOCK), Math.ceil(to / BLOCK));
  const gates: number[] = [];
  for (let start = 0; start + GATE <= heard.length; start += GATE_STEP)
    gates.push(mean(heard.subarray(start, start + GATE)));
  const audible = gates.filter((energy) => levelOf(energy) > SILENCE);
  const relative = levelOf(mean(audible)) - QUIETER_BY;
  const counted = audible.filter((energy) => levelOf(energy) > relative);
  return counted.length > 0 ? levelOf(mean(counted)) : undefined;
}

const levelOf = (energy: number) => -0.691 + 10 * Math.log10(energy);

function mean(values: Float32Array | readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length > 0 ? sum / values.length : 0;
}

/** In LUFS, as broadcasts have it: the others are not turned down to a sound that is quieter than that. */
const QUIETEST = -23;

/** How the sounds of a quiz become equally loud. */
interface EqualGains {
  /** By question, as typed: how much of its volume its sound is played at. */
  gains: ReadonlyMap<Key, string>;
  /** The names of the files that stay quieter than the others, and of those that could not be measured. */
  quiet: string[];
  unmeasured: string[];
}

/**
 * Turns the sounds of a quiz down to the quietest one. Nothing is turned up: loud passages would be distorted,
 * and an element of the page cannot do it. The venue turns its amplifier up once instead.
 */
export function equalGains(draft: QuizDraft, outlines: ReadonlyMap<string, SoundOutline | null>): EqualGains {
  const all = questionsWithSound(draft).map((question) => {
    const file = question.audio.trim();
    const outline = outlines.get(file);
    const loudness = outline && loudnessOf(outline, heardPart(question, outline.duration));
    return { key: question.key, file, loudness: loudness ?? undefined };
  });
  const measured = all.flatMap(({ loudness, ...each }) =>
    loudness === undefined ? [] : { ...each, loudness },
  );
  const target = Math.max(QUIETEST, Math.min(...measured.map(({ loudness }) => loudness)));
  const gains = measured.map(({ key, loudness }) => [key, gainFor(target - loudness)] as const);
  const filesOf = (some: readonly { file: string }[]) => [...new Set(some.map(({ file }) => file))];
  return {
    gains: new Map(gains),
    quiet: filesOf(measured.filter(({ loudness }) => loudness < target - 1)),
    unmeasured: filesOf(all.filter(({ loudness }) => loudness === undefined)),
  };
}

/** The factor that makes a sound louder by so many decibels, as typed; empty where it would not be quieter. */
function gainFor(decibels: number): string {
  const gain = Math.round(10 ** (decibels / 20) * 1_000) / 1_000;
  return gain < 1 ? String(Math.max(MIN_SOUND_GAIN, gain)) : '';
}
