import { expect, it } from 'vitest';
import { GameHubPlayMethod } from '../../../src/contract/gameHubs';
import { deferred } from '../../support/deferred';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { connectPhone, dataFolderWith, PUB_QUIZ, startQuizServer } from '../../support/quizServer';
import { storeWith } from '../../support/storeAround';

it('a joker is told to its player alone, and refused when it is too late', async () => {
  const dataFolder = await dataFolderWith({ 'pub.json': { ...PUB_QUIZ, joker: true } });
  const server = await startQuizServer({ dataFolder });
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  const ben = await TestPhone.join(server, host.session, 'Ben');
  await host.command({ type: 'start' });
  expect(await anna.playJoker(0)).toEqual({ roundIndex: 0 });
  await expect.poll(() => anna.own?.joker).toBe(0);
  expect(ben.own?.joker).toBeNull();
  await host.goTo('question');
  await expect(ben.playJoker(0)).rejects.toThrow(/joker_refused$/);
  const stranger = await connectPhone(server);
  await expect(stranger.invoke(GameHubPlayMethod.PlayJoker, 0)).rejects.toThrow(/not_joined$/);
  await expect(anna.hub.invoke(GameHubPlayMethod.PlayJoker, 'all')).rejects.toThrow(/invalid_arguments$/);
});

it('two windows of one phone know of the joker that one of them played', async () => {
  const dataFolder = await dataFolderWith({ 'pub.json': { ...PUB_QUIZ, joker: true } });
  const server = await startQuizServer({ dataFolder });
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  const other = await anna.back(server, host.session);
  await host.command({ type: 'start' });
  await anna.playJoker(0);
  await expect.poll(() => other.own?.joker).toBe(0);
});

it('neither a joker nor being ready is acknowledged or told before it is on disk', async () => {
  const [disk, writing] = [deferred(), deferred()];
  const server = await startQuizServer({
    dataFolder: await dataFolderWith({ 'pub.json': { ...PUB_QUIZ, joker: true, reveal: 'round' } }),
    openStore: storeWith('put decisions/', (write) => {
      writing.resolve();
      return disk.promise.then(write);
    }),
  });
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  await host.command({ type: 'start' });
  let isAcknowledged = false;
  const played = anna.playJoker(0).then(() => (isAcknowledged = true));
  await writing.promise;
  expect([isAcknowledged, (await anna.back(server, host.session)).own?.joker]).toEqual([false, null]);
  disk.resolve();
  await played;
  await host.goTo('question');
  await anna.setReady(true);
  expect((await anna.back(server, host.session)).own).toMatchObject({ joker: 0, ready: true });
});
