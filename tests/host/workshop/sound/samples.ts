import { RATE } from '../../../../src/host/workshop/sound/outline';

/** Decoded samples of this many seconds; each channel says how far it swings at each sample. */
export function samplesOf(seconds: number, channels: ((at: number) => number)[]) {
  const length = Math.round(seconds * RATE);
  const data = channels.map((swing) => Float32Array.from({ length }, (_none, at) => swing(at)));
  return {
    duration: seconds,
    length,
    numberOfChannels: data.length,
    getChannelData: (channel: number) => data[channel]!,
  };
}
