import { spawnSync } from 'node:child_process';
import { beatsOf, type Tune } from '../../src/host/game/media/loops';
import { renderLoop } from '../../src/host/game/media/renderLoop';

/** In hertz: none of the instruments has overtones above half of it. */
const SAMPLE_RATE = 24_000;
/** In kbit/s. */
const BIT_RATE = 40;
/** In LUFS. */
const LOUDNESS = -16;
/** A share of full volume, which what is encoded exceeds by a little. */
const PEAK = 0.8;
/** In seconds. */
const FADE = 1.2;

/** Plays a tune into an MP3 file, all of them equally loud; needs ffmpeg. */
export async function soundFile(tune: Tune): Promise<Buffer> {
  const samples = await played(tune);
  const faded = FADE * SAMPLE_RATE;
  for (let left = 0; left < faded; left++) samples[samples.length - 1 - left]! *= left / faded;
  // What limits the peaks makes a tune less loud.
  let gain = 0;
  for (let time = 0; time < 3; time++) gain += LOUDNESS - loudnessOf(samples, gain);
  const encoding = [
    '-c:a',
    'libmp3lame',
    '-b:a',
    `${BIT_RATE}k`,
    '-map_metadata',
    '-1',
    '-id3v2_version',
    '0',
  ];
  return ffmpeg(samples, gain, [
    ...encoding,
    '-fflags',
    '+bitexact',
    '-flags:a',
    '+bitexact',
    '-f',
    'mp3',
    '-',
  ]).stdout;
}

/** Plays a tune with its end cut off: in a loop, what still sounds there would be heard over the start. */
async function played(tune: Tune): Promise<Float32Array> {
  const parts = tune.parts.map((part) => ({ ...part, bars: `${part.bars} | .:8` }));
  const samples = await renderLoop({ ...tune, parts }, SAMPLE_RATE);
  return samples.slice(0, Math.round(beatsOf(tune) * (60 / tune.beatsPerMinute) * SAMPLE_RATE));
}

/** Measures, after a gain in decibels. */
function loudnessOf(samples: Float32Array, gain: number): number {
  const { stderr } = ffmpeg(samples, gain, ['-f', 'null', '-'], ',ebur128');
  const [, found] = /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(stderr.toString()) ?? [];
  if (found === undefined) throw new Error(`ffmpeg has not measured: ${stderr.toString()}`);
  return Number(found);
}

function ffmpeg(samples: Float32Array, gain: number, rest: readonly string[], then = '') {
  const input = ['-f', 'f32le', '-ar', `${SAMPLE_RATE}`, '-ac', '1', '-i', '-'];
  const filter = `volume=${gain}dB,alimiter=limit=${PEAK}:level=disabled${then}`;
  const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const result = spawnSync('ffmpeg', ['-hide_banner', '-nostats', ...input, '-af', filter, ...rest], {
    input: bytes,
    maxBuffer: 1 << 26,
  });
  if (result.error) throw result.error;
  if (result.status !== 0) throw new Error(result.stderr.toString());
  return result;
}
