/** A sound as it is drawn and measured. */
export interface SoundOutline {
  /** In seconds. */
  readonly duration: number;
  /** How far it swings in each block of time, from 0 to 1. */
  readonly peaks: Float32Array;
  /** The mean square of each block, weighted as people hear and summed over the channels. */
  readonly energies: Float32Array;
}

/** In seconds: each block of a sound has one peak and one energy. */
export const BLOCK = 0.025;
/** In hertz: sounds are decoded at this rate, whatever their file has; the weighting is made for it. */
export const RATE = 48_000;
/** In seconds: decoding a longer sound would take more than a quarter of a gigabyte of memory. */
const LONGEST = 600;
/** How many blocks are read before the page may react to something else. */
const AT_ONCE = 200;

/** Reads a sound's outline; undefined where the browser cannot decode it, or where it is too long for that. */
export async function readOutline(file: Blob): Promise<SoundOutline | undefined> {
  try {
    const decoder = new OfflineAudioContext(2, 1, RATE);
    // Some recordings do not say how long they are.
    if (!((await durationOf(file)) <= LONGEST)) return undefined;
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
  const weightings = channels.map(() => kWeighting());
  // A single channel is played by both loudspeakers.
  const share = channels.length === 1 ? 2 : 1;
  const [peaks, energies] = [new Float32Array(count), new Float32Array(count)];
  for (let block = 0; block < count; block++) {
    channels.forEach((channel, at) => {
      const part = channel.subarray(block * size, (block + 1) * size);
      peaks[block] = Math.max(peaks[block]!, peakOf(part));
      energies[block]! += share * energyOf(part, weightings[at]!);
    });
    if (block % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  return { duration: samples.duration, peaks, energies };
}

function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return Math.min(1, peak);
}

/** The mean square of weighted samples. */
function energyOf(samples: Float32Array, weighted: (sample: number) => number): number {
  let sum = 0;
  for (const sample of samples) sum += weighted(sample) ** 2;
  return samples.length > 0 ? sum / samples.length : 0;
}

/** A filter of second order: its factors for the latest three samples, and for the latest two results. */
type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The filters of ITU-R BS.1770-4, tables 1 and 2, for 48 kHz: the effect of a head, and deaf to the lowest tones. */
const HEAD: Biquad = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const LOW_CUT: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621];

/** Returns a function that weights the samples of one channel, in their order, as people hear them. */
function kWeighting(): (sample: number) => number {
  const [head, lowCut] = [filter(HEAD), filter(LOW_CUT)];
  return (sample) => lowCut(head(sample));
}

function filter([b0, b1, b2, a1, a2]: Biquad): (sample: number) => number {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  };
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
