import { expect, test } from './fixtures';

test('an evening is written by the process that may change the files, and is there after its owner was killed', async ({
  cluster,
  evening,
}) => {
  const owner = await cluster.ownerOf(evening.code);
  const other = cluster.members.find((member) => member !== owner)!;
  const headers = await cluster.asHost();
  // From now on only this process changes files.
  const made = await fetch(`${other.internalUrl}/seasons/winter`, {
    method: 'PUT',
    headers: { ...headers, 'if-none-match': '*' },
    body: JSON.stringify({ name: 'Winter', points: 'quiz', teams: [], evenings: [] }),
  });
  expect(made.status).toBe(201);
  const teams = async (): Promise<string[]> => {
    const table = await fetch(`${cluster.origin}/seasons/winter/table`, { headers });
    const { standings } = (await table.json()) as { standings: { name: string }[] };
    return standings.map(({ name }) => name).sort();
  };
  const { host } = evening;
  await host.press(() => ({ type: 'season', seasonId: 'winter' }));
  await host.press(() => ({ type: 'end' }));
  await expect.poll(teams).toEqual(evening.phones.map(({ name }) => name).sort());

  await owner.process.kill();
  await cluster.ownerOf(evening.code, owner);
  await evening.expectBack();
  // The first places are still covered, and Next leads past them.
  expect(host.game.scene).toMatchObject({ name: 'podium', hidden: evening.phones.length });
  await evening.goOnTo(({ name }) => name === 'season');
  await expect
    .poll(() => host.game.scene)
    .toMatchObject({ name: 'season', teamCount: evening.phones.length });
  await owner.process.start();
});
