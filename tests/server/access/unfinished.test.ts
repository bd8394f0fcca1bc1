import { expect, test } from 'vitest';
import { UnfinishedConnections } from '../../../src/server/access/unfinished';

/** Opens connections from these addresses in turn; returns which were refused, and how each is finished. */
function open(most: number, addresses: readonly string[], isProxy = false) {
  const unfinished = new UnfinishedConnections(most);
  const refused: number[] = [];
  const add = (address: string, place: number) => unfinished.add(address, () => refused.push(place), isProxy);
  return { refused, finished: addresses.map(add), add };
}

const times = (count: number, address: string) => Array<string>(count).fill(address);

test('one address has half of them; more of its own refuse its oldest', () => {
  const { refused, add } = open(10, [...times(7, '192.0.2.1'), '192.0.2.2']);
  expect(refused).toEqual([0, 1]);
  add('192.0.2.2', 8);
  expect(refused).toEqual([0, 1]);
});

test('beyond the limit of all, the oldest of whoever has the most is refused', () => {
  const addresses = ['192.0.2.9', ...times(4, '192.0.2.1'), ...times(5, '192.0.2.2')];
  const { refused, add } = open(10, addresses);
  expect(refused).toEqual([]);
  add('192.0.2.3', 10);
  add('192.0.2.4', 11);
  expect(refused).toEqual([5, 1]);
});

test.each([
  ['this machine', '127.0.0.1', false],
  ['a proxy', '192.0.2.1', true],
])('%s may have all of them', (_who, address, isProxy) => {
  expect(open(10, times(10, address), isProxy).refused).toEqual([]);
  expect(open(10, times(11, address), isProxy).refused).toEqual([0]);
});

test('those that are finished no longer count, however often that is said', () => {
  const { refused, finished, add } = open(10, times(5, '192.0.2.1'));
  for (const finish of [...finished, ...finished]) finish();
  for (let place = 5; place < 10; place++) add('192.0.2.1', place);
  expect(refused).toEqual([]);
  add('192.0.2.1', 10);
  expect(refused).toEqual([5]);
});
