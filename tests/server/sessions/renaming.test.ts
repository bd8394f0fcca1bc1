import { expect, it } from 'vitest';
import { deferred } from '../../support/deferred';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { connectPhone, joinSession, readSession, startQuizServer } from '../../support/quizServer';
import { storeAround } from '../../support/storeAround';

/** A session with Anna, on a store that answers late from `hold` to `release`. */
async function onLateStore() {
  const [asked, answered] = [deferred(), deferred()];
  let isHeld = false;
  const late = async (write: Promise<void>): Promise<void> => {
    if (isHeld) asked.resolve();
    await (isHeld ? Promise.all([write, answered.promise]) : write);
  };
  const openStore = storeAround((write, what) => (/^put (game|player)/.test(what) ? late(write()) : write()));
  const server = await startQuizServer({ openStore });
  const host = await registerHost(server);
  await TestPhone.join(server, host.session, 'Anna');
  await expect.poll(() => host.hostGame?.players).toHaveLength(1);
  const playerId = host.hostGame?.players[0]?.playerId ?? '';
  return {
    ...{ server, host, release: answered.resolve },
    /** Resolves when the next write is asked for. */
    hold: () => {
      isHeld = true;
      return asked.promise;
    },
    rename: (name: string) => host.command({ type: 'rename', playerId, name }),
    names: async () => (await readSession(server, host.session.sessionCode)).participants,
  };
}

it('nobody can join under a name that somebody is being renamed to', async () => {
  const { server, host, hold, release, rename, names } = await onLateStore();
  const underWay = hold();
  const renaming = rename('Zoe');
  await underWay;
  const joining = joinSession(await connectPhone(server), host.session, 'ZOE');
  await expect(joining).rejects.toThrow(/name_taken$/);
  release();
  await renaming;
  expect(await names()).toEqual(['Zoe']);
});

it('nobody is renamed to a name that somebody is joining under', async () => {
  const { server, host, hold, release, rename, names } = await onLateStore();
  const underWay = hold();
  const joining = joinSession(await connectPhone(server), host.session, 'Zoe');
  await underWay;
  await expect(rename('zoe')).rejects.toThrow(/command_refused$/);
  release();
  await joining;
  expect(await names()).toEqual(['Anna', 'Zoe']);
});

it('a name that was not taken in the end is free for others', async () => {
  const { server, host, rename, names } = await onLateStore();
  await rename('Zoe');
  await rename('Yara');
  await joinSession(await connectPhone(server), host.session, 'Zoe');
  await expect(rename('Zoe')).rejects.toThrow(/command_refused$/);
  expect(await names()).toEqual(['Yara', 'Zoe']);
});
