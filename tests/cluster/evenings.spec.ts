import type { PastEvenings } from '../../src/contract/pastEvenings';
import type { Cluster, Member } from './cluster';
import { expect, test } from './fixtures';

test('an evening that one process has ended is listed by the others, and is gone everywhere once one deletes it', async ({
  cluster,
  evening,
}) => {
  const { code } = evening;
  const headers = await cluster.asHost();
  const owner = await cluster.ownerOf(code);
  const other = cluster.members.find((member) => member !== owner)!;
  await evening.goOnTo(({ name }) => name === 'podium');
  const ended = await fetch(`${owner.internalUrl}/session/${code}`, { method: 'DELETE', headers });
  expect(ended.status).toBe(204);
  await expect.poll(() => eveningsOf(cluster, other)).toEqual([expect.stringContaining(code)]);

  const [eveningId] = await eveningsOf(cluster, other);
  const deleted = await fetch(`${other.internalUrl}/evenings/${eveningId}`, { method: 'DELETE', headers });
  expect(deleted.status).toBe(204);
  for (const member of cluster.members) expect(await eveningsOf(cluster, member)).toEqual([]);
  // Deleting the evening also deletes what its session had of the results.
  expect(await cluster.documents(code)).toEqual({});
});

async function eveningsOf(cluster: Cluster, { internalUrl }: Member): Promise<string[]> {
  const response = await fetch(`${internalUrl}/evenings`, { headers: await cluster.asHost() });
  const { evenings } = (await response.json()) as PastEvenings;
  return evenings.map(({ eveningId }) => eveningId);
}
