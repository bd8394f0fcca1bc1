import { join } from 'node:path';
import { Level } from 'level';
import { expect, it, test } from 'vitest';
import { GameHubMethod } from '../../../src/contract/hubs';
import { deferred } from '../../support/deferred';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { dataFolderWith, PUB_QUIZ, readSession, startQuizServer } from '../../support/quizServer';
import { storeWith } from '../../support/storeAround';

test.each(['leaves', 'is removed'])('what a player who %s gave is off the disk', async (how) => {
  const dataFolder = await dataFolderWith({ 'pub.json': { ...PUB_QUIZ, reveal: 'round' } });
  const server = await startQuizServer({ dataFolder });
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  const ben = await TestPhone.join(server, host.session, 'Ben');
  await host.command({ type: 'start' });
  for (const phone of [anna, ben]) await phone.submit('q1', 1);
  for (const phone of [anna, ben]) await phone.setReady(true);
  await expect.poll(() => host.hostGame?.players[1]).toMatchObject({ answered: true });
  const [, { playerId }] = host.hostGame!.players as [unknown, { playerId: string }];
  if (how === 'leaves') await ben.hub.invoke(GameHubMethod.LeaveSession);
  else await host.command({ type: 'remove', playerId });
  await expect.poll(() => host.hostGame?.players).toHaveLength(1);
  await server.close();
  const db = new Level(join(dataFolder, 'sessions'));
  const keys = await db.keys().all();
  await db.close();
  expect(keys.filter((key) => /!(answer|decisions)\//.test(key))).toHaveLength(2);
  expect(keys.join()).not.toContain(playerId);
});

it('a player renamed while leaving is not back after a restart', async () => {
  const [deleted, answered] = [deferred(), deferred()];
  const openStore = storeWith('delete player/', async (write) => {
    await write();
    deleted.resolve();
    await answered.promise;
  });
  const server = await startQuizServer({ openStore });
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  await expect.poll(() => host.hostGame?.players).toHaveLength(1);
  const playerId = host.hostGame?.players[0]?.playerId ?? '';
  const leaving = anna.hub.invoke(GameHubMethod.LeaveSession);
  await deleted.promise;
  const renaming = host.command({ type: 'rename', playerId, name: 'Annabell' });
  await expect.poll(() => host.hostGame?.players[0]?.name).toBe('Annabell');
  answered.resolve();
  await Promise.all([leaving, renaming]);
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect((await readSession(again, host.session.sessionCode)).participants).toEqual([]);
});
