import { expect, test } from 'vitest';
import { GameHubMethod } from '../../../src/contract/hubs';
import { deferred } from '../../support/deferred';
import { registerHost, TestPhone } from '../../support/gameOnHubs';
import {
  connectPhone,
  createToken,
  endSession,
  readSession,
  restart,
  startQuizServer,
} from '../../support/quizServer';
import { storeWith } from '../../support/storeAround';
import { idOf } from '../../support/team';

/** Starts a server whose writes of players go through `disk`, with a host and Anna. */
async function startSlow() {
  const disk: { write: (write: () => Promise<void>) => Promise<void> } = { write: (write) => write() };
  const server = await startQuizServer({ openStore: storeWith('put player/', (write) => disk.write(write)) });
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  const playerId = await idOf(host, 'Anna');
  const hold = () => {
    const held = deferred();
    disk.write = (write) => held.promise.then(write);
    return () => {
      disk.write = (write) => write();
      held.resolve();
    };
  };
  return { server, host, anna, playerId, hold };
}

test('a phone that joins while its player is removed is out, even after a restart', async () => {
  const { server, host, anna, playerId, hold } = await startSlow();
  const [ticket, token] = [await anna.invite(), createToken()];
  const release = hold();
  const joining = TestPhone.joinAsDevice(server, host.session, ticket, token);
  const removing = host.command({ type: 'remove', playerId });
  const both = Promise.allSettled([joining, removing]);
  await expect.poll(async () => (await host.read()).revision).toBeGreaterThan(0);
  release();
  await both;
  expect((await readSession(server, host.code)).participants).toEqual([]);
  const back = async () => (await connectPhone(server)).invoke(GameHubMethod.RejoinSession, host.code, token);
  await expect(back()).rejects.toThrow(/player_removed|token_invalid$/);
  const again = await restart(server);
  expect((await readSession(again, host.code)).participants).toEqual([]);
});

test('a new name and a new phone at the same time are both kept, even after a restart', async () => {
  const { server, host, anna, playerId, hold } = await startSlow();
  const ticket = await anna.invite();
  const release = hold();
  const joining = TestPhone.joinAsDevice(server, host.session, ticket);
  const renaming = host.command({ type: 'rename', playerId, name: 'Zoe' });
  await host.read();
  release();
  await Promise.all([joining, renaming]);
  const again = await restart(server);
  expect((await readSession(again, host.code)).participants).toEqual(['Zoe']);
  expect((await anna.back(again, host.session)).own?.devices).toHaveLength(2);
});

test('a session that ends while phones join leaves nothing on disk', async () => {
  const { server, host, anna, hold } = await startSlow();
  const tickets = [await anna.invite(), await anna.invite()];
  const release = hold();
  const joins = Promise.allSettled(
    tickets.map((ticket) => TestPhone.joinAsDevice(server, host.session, ticket)),
  );
  await host.read();
  const ending = endSession(server, host.session, host.session.hostKey);
  await expect
    .poll(() =>
      host.read().then(
        () => 'open',
        () => 'ended',
      ),
    )
    .toBe('ended');
  release();
  expect(await ending).toEqual([204]);
  for (const { status } of await joins) expect(status).toBe('rejected');
  const again = await restart(server);
  expect((await fetch(`${again.origin}/session/${host.code}`)).status).toBe(404);
});
