import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, timed } from './fixtures';

const STANDS = 'store_silent';

test('while Redis is frozen nothing is acknowledged; the game pauses, says why, and continues by itself', async ({
  cluster,
  evening,
}) => {
  const { monitor, host, phones } = evening;
  cluster.redis.freeze();
  const thawing = wait(8_000);
  const acknowledgements = () => phones.map((phone) => phone.acknowledgements);
  const before = acknowledgements();
  evening.answer();
  await expect.poll(() => [monitor.game.paused, host.game.paused]).toEqual([true, true]);
  const notices = () => [monitor, host].map(({ state }) => state.session?.notice);
  await expect.poll(notices).toEqual([STANDS, STANDS]);
  const { scene } = monitor.game;
  const left = scene.name === 'question' ? scene.remainingMs! : 0;
  await thawing;
  expect(acknowledgements()).toEqual(before);
  const wokenAt = performance.now();
  cluster.redis.wake();
  await timed('going on after Redis is back', async () => {
    await expect.poll(() => [monitor.game.paused, host.game.paused]).toEqual([false, false]);
    await evening.expectBack();
  });

  await expect.poll(notices).toEqual([undefined, undefined]);
  expect(await evening.remainingMs()).toBeGreaterThanOrEqual(left - (performance.now() - wokenAt));
  await evening.expectWhole();
});

test('what was acknowledged is still there after Redis was killed and started again', async ({
  cluster,
  evening,
}) => {
  const owner = await cluster.ownerOf(evening.code);
  evening.answer();
  await cluster.redis.kill();
  evening.answer();
  await wait(1_000);
  await cluster.redis.start();
  await timed('back after the restart of Redis', () => evening.expectBack());
  await evening.expectWhole();

  // The next owner has only what Redis has.
  await owner.process.kill();
  await cluster.ownerOf(evening.code, owner);
  await evening.expectWhole();
  await owner.process.start();
});

test('a process that is cut off from Redis loses its sessions to others, and hands on when it is back', async ({
  cluster,
  evening,
}) => {
  const { code, host, monitor } = evening;
  const owner = await cluster.ownerOf(code);
  owner.network.condition = 'silent';
  const mending = wait(20_000);
  evening.answer();
  await timed('back while a process is cut off', async () => {
    await cluster.ownerOf(code, owner);
    await evening.expectBack();
  });
  // Clients of that process see and control what continues elsewhere.
  await host.press(() => ({ type: 'resume' }));
  await expect.poll(() => [monitor.game.paused, host.game.paused]).toEqual([false, false]);
  await expect
    .poll(() => [monitor, host].map(({ state }) => state.session?.notice))
    .toEqual([undefined, undefined]);
  evening.answer();
  await evening.expectWhole();
  await mending;
  owner.network.condition = 'up';

  await timed('handing on after the cut', () =>
    expect.poll(() => fetch(`${owner.internalUrl}/session/${code}`).then(({ status }) => status)).toBe(200),
  );
  expect(await cluster.findOwner(code)).not.toBe(owner);
  evening.join('Late', owner.internalUrl);
  await evening.expectBack();
  evening.answer();
  await evening.expectWhole();
});
