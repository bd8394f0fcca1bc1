import { expect, it } from 'vitest';
import { GroupCommit } from '../../../src/server/store/groupCommit';
import { deferred } from '../../support/deferred';

/** A disk whose flushes end when the test says so. */
function createDisk() {
  const flushes: { operations: string[]; end: (error?: Error) => void }[] = [];
  const commits = new GroupCommit<string>(async (operations) => {
    const { promise, resolve } = deferred<Error | undefined>();
    flushes.push({ operations, end: resolve });
    const error = await promise;
    if (error) throw error;
  });
  return { commits, flushes };
}

it('what arrives during a flush goes into the next one together, in order', async () => {
  const { commits, flushes } = createDisk();
  const first = commits.add('a');
  const others = Promise.all([commits.add('b'), commits.add('c'), commits.add('d')]);
  flushes[0]!.end();
  await first;
  expect(flushes.map(({ operations }) => operations)).toEqual([['a'], ['b', 'c', 'd']]);
  flushes[1]!.end();
  await others;
});

it('a failed flush fails exactly those who were in it', async () => {
  const { commits, flushes } = createDisk();
  const first = commits.add('a');
  const second = commits.add('b');
  flushes[0]!.end(new Error('disk full'));
  await expect(first).rejects.toThrow('disk full');
  flushes[1]!.end();
  await expect(second).resolves.toBeUndefined();
});

it('it is idle when everything asked for is written', async () => {
  const { commits, flushes } = createDisk();
  const order: string[] = [];
  const adding = commits.add('a').then(() => order.push('written'));
  const idle = commits.idle().then(() => order.push('idle'));
  flushes[0]!.end();
  await Promise.all([adding, idle]);
  expect(order).toEqual(['written', 'idle']);
});
