import { expect, it } from 'vitest';
import { GameHubMethod } from '../../../../src/contract/hubs';
import type { QuizServerOptions } from '../../../../src/server/options';
import { openLevelSessionStore } from '../../../../src/server/store/levelSessionStore';
import { deferred } from '../../../support/deferred';
import { TestHost, TestPhone } from '../../../support/gameOnHubs';
import { readSession, startQuizServer } from '../../../support/quizServer';

it('a player renamed while leaving is not back after a restart', async () => {
  const [deleted, answered] = [deferred(), deferred()];
  const openStore: QuizServerOptions['openStore'] = async (...args) => {
    const store = await openLevelSessionStore(...args);
    const deletePlayer = async (...player: Parameters<typeof store.deletePlayer>) => {
      await store.deletePlayer(...player);
      deleted.resolve();
      await answered.promise;
    };
    return { ...store, deletePlayer };
  };
  const server = await startQuizServer({ openStore });
  const host = await TestHost.register(server);
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
