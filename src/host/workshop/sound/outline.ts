/** A sound as it is drawn: its duration in seconds, and how far it swings in each block of time, from 0 to 1. */
export interface SoundOutline {
  readonly duration: number;
  readonly peaks: Float32Array;
}

/** In seconds: each block of a sound has one peak. */
export const BLOCK = 0.025;
/** In hertz: sounds are decoded at this rate, whatever their file has. */
export const RATE = 48_000;
/** In seconds: decoding a longer sound would take more than a quarter of a gigabyte of memory. */
const LONGEST = 600;
/** How many blocks are read before the page may react to something else. */
const AT_ONCE = 200;

/** Reads a sound's outline; undefined where the browser cannot decode it, or where it is too long for that. */
export async function readOutline(file: Blob): Promise<SoundOutline | undefined> {
  try {
    const duration = await durationOf(file);
    // Some recordings do not say how long they are.
    if (!(duration <= LONGEST)) return undefined;
    const decoder = new OfflineAudioContext(2, 1, RATE);
    return await outlineOf(await decoder.decodeAudioData(await file.arrayBuffer()));
  } catch {
    return undefined;
  }
}

/** The length of a sound in seconds, which browsers know before they decode it. */
async function durationOf(file: Blob): Promise<number> {
  const url = URL.createObjectURL(file);
  try {
    return await new Promise<number>((resolve, reject) => {
      const element = new Audio();
      element.preload = 'metadata';
      element.onloadedmetadata = () => resolve(element.duration);
      element.onerror = () => reject(new Error('The browser cannot play this sound'));
      element.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

type Samples = Pick<AudioBuffer, 'duration' | 'length' | 'numberOfChannels' | 'getChannelData'>;

/** The outline of decoded samples. The page stays usable meanwhile. */
export async function outlineOf(samples: Samples): Promise<SoundOutline> {
  const size = Math.round(BLOCK * RATE);
  const count = Math.ceil(samples.length / size);
  const channels = Array.from({ length: samples.numberOfChannels }, (_none, at) =>
    samples.getChannelData(at),
  );
  const peaks = new Float32Array(count);
  for (let block = 0; block < count; block++) {
    for (const channel of channels)
      peaks[block] = Math.max(peaks[block]!, peakOf(channel, block * size, size));
    if (block % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  return { duration: samples.duration, peaks };
}

function peakOf(channel: Float32Array, start: number, size: number): number {
  const end = Math.min(start + size, channel.length);
  let peak = 0;
  for (let at = start; at < end; at++) peak = Math.max(peak, Math.abs(channel[at]!));
  return Math.min(1, peak);
}

/** The shape of a wave, as the path of an SVG that is as wide as it has bars and 2 high. */
export function wavePath({ peaks }: SoundOutline, most: number): { bars: number; path: string } {
  const bars = Math.min(most, peaks.length);
  const heights = Array.from({ length: bars }, (_none, bar) => {
    const [start, end] = [bar, bar + 1].map((each) => Math.floor((each * peaks.length) / bars));
    // Silence is a thin line.
    return Math.max(0.02, ...peaks.subarray(start, end));
  });
  const path = heights.map((height, bar) => {
    const shown = height.toFixed(2);
    return `M${bar + 0.15} ${(1 - height).toFixed(2)}h.7v${(2 * Number(shown)).toFixed(2)}h-.7Z`;
  });
  return { bars, path: path.join('') };
}
