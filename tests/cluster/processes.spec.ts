import { setTimeout as wait } from 'node:timers/promises';
import { QuizHubHostEvent } from '../../src/contract/toHosts';
import { QuizHubMethod, QUIZ_HUB_PATH } from '../../src/contract/quizHub';
import type { DeviceClaiming, IssuedTicket } from '../../src/contract/tickets';
import { HubClient } from '../support/hubClient';
import { registerOnHub, TestHost } from '../support/testHost';
import { expect, test, timed } from './fixtures';
import { joinAt } from './visitors';

test('a killed owner loses nothing: another process has the game, paused with the time that was left', async ({
  cluster,
  evening,
}) => {
  const { code, host, monitor, phones } = evening;
  const owner = await cluster.ownerOf(code);
  const since = performance.now();
  const before = await evening.remainingMs();
  await owner.process.kill();
  const atMost = performance.now() - since;
  evening.answer();
  await timed('back after a kill', async () => {
    await cluster.ownerOf(code, owner);
    await evening.expectBack();
  });

  await expect.poll(() => [host.game.paused, monitor.game.paused]).toEqual([true, true]);
  await expect.poll(() => phones.every(({ isPaused }) => isPaused)).toBe(true);
  const left = await evening.remainingMs();
  expect(left).toBeGreaterThanOrEqual(before - atMost);
  expect(left).toBeLessThanOrEqual(600_000);
  await evening.expectWhole();
  // Its failed attempts would say who was in which room.
  expect(await cluster.balancer.readLog()).not.toContain('client:');

  await host.press(() => ({ type: 'resume' }));
  await expect.poll(() => monitor.game.paused).toBe(false);
  await owner.process.start();
});

test('updating one process after another pauses nothing and loses nothing', async ({ cluster, evening }) => {
  const first = await cluster.ownerOf(evening.code);
  const others = cluster.members.filter((member) => member !== first);
  for (const member of [first, ...others]) {
    const isOwner = (await cluster.ownerOf(evening.code)) === member;
    await timed(`back after the update of ${isOwner ? 'the owner' : 'another process'}`, async () => {
      const ended = member.process.kill('SIGTERM');
      evening.answer();
      await ended;
      evening.answer();
      await evening.expectBack();
    });
    const owner = await cluster.ownerOf(evening.code);
    expect(owner).not.toBe(member);
    expect((await cluster.readSession(evening.code)).game?.paused).toBe(false);
    await member.process.start();
  }
  await expect.poll(() => evening.monitor.game.paused).toBe(false);
  await evening.expectWhole();
});

test('a frozen owner is replaced, and what it still writes when it wakes is ignored', async ({
  cluster,
  evening,
}) => {
  const { code } = evening;
  const owner = await cluster.ownerOf(code);
  owner.process.signal('SIGSTOP');
  const thawing = wait(12_000);
  // These requests wait in front of the frozen process, which reads them when it wakes.
  evening.answer();
  await timed('another owner of what is frozen', () => cluster.ownerOf(code, owner));
  await expect.poll(() => evening.phones.some(({ isSettled }) => isSettled)).toBe(true);
  evening.answer();
  await thawing;
  owner.process.signal('SIGCONT');
  await timed('back after waking', () => evening.expectBack());

  expect((await cluster.readSession(code, owner.internalUrl)).sessionCode).toBe(code);
  expect(await cluster.findOwner(code)).not.toBe(owner);
  await evening.expectWhole();
  await expect.poll(() => evening.screens.map(({ game }) => game.paused)).toEqual([true, true]);
});

test('an owner that is killed and started again at once takes its sessions back', async ({
  cluster,
  evening,
}) => {
  const { code } = evening;
  const owner = await cluster.ownerOf(code);
  await owner.process.kill();
  evening.answer();
  // Its lease still names this address.
  await owner.process.start();
  expect((await cluster.readSession(code, owner.internalUrl)).sessionCode).toBe(code);
  await timed('back after a kill and a start at once', () => evening.expectBack());
  await evening.expectWhole();
});

test('when two processes are asked for the same session at once, only one becomes its owner', async ({
  cluster,
}) => {
  const [gone, one, other] = cluster.members;
  const sessions = await Promise.all(Array.from({ length: 8 }, () => cluster.openSession(gone!.internalUrl)));
  const codes = sessions.map(({ sessionCode }) => String(sessionCode));
  await gone!.process.kill();
  await expect
    .poll(async () => (await Promise.all(codes.map((code) => cluster.findOwner(code)))).filter(Boolean))
    .toEqual([]);

  for (const code of codes) {
    await Promise.all([joinAt(one!.internalUrl, code, 'Ada'), joinAt(other!.internalUrl, code, 'Ben')]);
    for (const { internalUrl } of [one!, other!]) {
      const { participants } = await cluster.readSession(code, internalUrl);
      expect([...participants].sort()).toEqual(['Ada', 'Ben']);
    }
  }
  await gone!.process.start();
});

test('a phone that asks one process to become the remote gets the yes that the host says to another', async ({
  cluster,
}) => {
  const [one, other] = cluster.members.map(({ internalUrl }) => ({ origin: internalUrl }));
  const session = await cluster.openSession(one!.origin);
  const host = await registerOnHub(one!, session);
  const asked = new Promise<DeviceClaiming>((resolve) =>
    host.hub.on(QuizHubHostEvent.DeviceClaiming, resolve),
  );
  const { IssueTicket, ClaimTicket, AnswerClaim } = QuizHubMethod;
  const { ticket } = await host.hub.invoke<IssuedTicket>(IssueTicket, null, true);
  const phone = await new HubClient(`${other!.origin}${QUIZ_HUB_PATH}`).connect();
  const claimed = phone.invoke<{ hostKey: string }>(ClaimTicket, session.sessionCode, ticket, '47');
  const { claimId, sign } = await asked;
  expect(sign).toBe('47');
  await host.hub.invoke(AnswerClaim, claimId, true);
  const { hostKey } = await claimed;
  const remote = await TestHost.register(other!, { ...session, hostKey }, phone);
  await remote.command({ type: 'start' });
  await expect.poll(() => host.hostGame?.devices?.length).toBe(2);
});
