/** The seed of everything that tests choose at random. `TEST_SEED` sets it, to reproduce a failure. */
export const SEED = Number(process.env.TEST_SEED) || Date.now() % 1_000_000;

/** Returns a whole number from 0 to below a limit. */
export type Random = (below: number) => number;

/** Returns the same numbers for the same seed (mulberry32). */
export function createRandom(seed = SEED): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** For tests whose failures do not report the seed. */
export function saySeed(): void {
  process.stdout.write(`    TEST_SEED=${SEED}\n`);
}
