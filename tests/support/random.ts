/** What tests choose at random follows from this number. `TEST_SEED` sets it, to see a failure again. */
export const SEED = Number(process.env.TEST_SEED) || Date.now() % 1_000_000;

/** A whole number from 0 to below a limit. */
export type Random = (below: number) => number;

/** Always the same numbers for a seed (mulberry32). */
export function createRandom(seed = SEED): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** For tests whose failures do not name the seed. */
export function saySeed(): void {
  process.stdout.write(`    TEST_SEED=${SEED}\n`);
}
