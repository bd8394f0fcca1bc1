import { expect, it } from 'vitest';
import { GameHubPlayEvent } from '../../../src/contract/gameHubs';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { connectPhone, joinSession, readSession, startQuizServer } from '../../support/quizServer';

/** A session from which the host has removed Anna, and what her phone was told. */
async function startRemoved() {
  const server = await startQuizServer();
  const host = await registerHost(server);
  const { session } = host;
  const anna = await TestPhone.join(server, session, 'Anna');
  await TestPhone.join(server, session, 'Ben');
  const told: string[] = [];
  anna.hub.on(GameHubPlayEvent.PlayerRemoved, (...args: unknown[]) => told.push(`removed${args.join()}`));
  anna.hub.onclose(() => told.push('closed'));
  await expect.poll(() => host.hostGame?.players).toHaveLength(2);
  await host.command({ type: 'remove', playerId: host.hostGame?.players[0]?.playerId ?? '' });
  return { server, session, anna, told };
}

it('a phone is told that its player was removed, and then disconnected', async () => {
  const { server, session, told } = await startRemoved();
  await expect.poll(() => told).toEqual(['removed', 'closed']);
  expect((await readSession(server, session.sessionCode)).participants).toEqual(['Ben']);
});

it('a phone that comes back later is told too, also after a restart', async () => {
  const { server, session, anna } = await startRemoved();
  await expect(anna.back(server, session)).rejects.toThrow(/player_removed$/);
  await server.close();
  const restarted = await startQuizServer({ dataFolder: server.dataFolder });
  await expect(anna.back(restarted, session)).rejects.toThrow(/player_removed$/);
  expect((await readSession(restarted, session.sessionCode)).participants).toEqual(['Ben']);
});

it('who joins anew under another name is a player again, also after a restart', async () => {
  const { server, session, anna } = await startRemoved();
  const join = async (name: string) => joinSession(await connectPhone(server), session, name, anna.token);
  await expect(join('anna')).rejects.toThrow(/name_taken$/);
  expect(await join('Berta')).toMatchObject({ playerName: 'Berta', own: { answers: {} } });
  await server.close();
  const restarted = await startQuizServer({ dataFolder: server.dataFolder });
  await anna.back(restarted, session);
  expect((await readSession(restarted, session.sessionCode)).participants).toEqual(['Ben', 'Berta']);
});
