import { expect, test as base } from '@playwright/test';
import { Cluster } from './cluster';
import { Evening } from './evening';

interface Fixtures {
  evening: Evening;
  /** Makes all processes of the cluster run again after each test; prints the log if a test fails. */
  survival: void;
  /** Removes what a test has started when the test ends, even if it fails. */
  removeLater: <T extends { remove(): Promise<void> }>(started: T) => T;
}

/** The tests share a cluster, and each has its own evening. */
export const test = base.extend<Fixtures, { cluster: Cluster }>({
  cluster: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const cluster = await Cluster.start();
      await provide(cluster);
      await cluster.remove();
    },
    { scope: 'worker' },
  ],
  evening: async ({ cluster }, provide) => {
    const evening = await Evening.begin(cluster);
    await provide(evening);
    evening.close();
  },
  survival: [
    async ({ cluster }, provide, testInfo) => {
      await provide();
      const ended = cluster.members.filter(({ process }) => !process.isRunning);
      if (testInfo.status !== testInfo.expectedStatus || ended.length > 0) print(cluster.log);
      expect(ended.map(({ process }) => process.port)).toEqual([]);
    },
    { auto: true },
  ],
  // eslint-disable-next-line no-empty-pattern
  removeLater: async ({}, provide) => {
    const all: { remove(): Promise<void> }[] = [];
    await provide((started) => {
      all.unshift(started);
      return started;
    });
    for (const each of all) await each.remove();
  },
});
export { expect };

/** Does the work, and prints how long it took. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  print(`    ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}

/** Prints to standard output, since the pages' code has silenced the console here. */
export function print(text: string): void {
  process.stdout.write(text);
}
