/** A filter of second order: its factors for the latest three samples, and for the latest two results. */
type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The filters of ITU-R BS.1770-4, tables 1 and 2, for 48 kHz: the effect of a head, and deaf to the lowest tones. */
const HEAD: Biquad = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const LOW_CUT: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621];

/** Returns a function that weights the samples of one channel, in their order, as people hear them. */
export function kWeighting(): (sample: number) => number {
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
