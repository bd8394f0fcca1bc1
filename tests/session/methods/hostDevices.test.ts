import { expect, test, vi } from 'vitest';
import { QuizHubHostEvent } from '../../../src/contract/toHosts';
import { QuizHubMethod } from '../../../src/contract/quizHub';
import { registerHost, startHost } from '../../support/gameOnHubs';
import { addRemote, claimTicket, issueTicket, ownDevice } from '../../support/hostDevices';
import { createManualSchedule } from '../../support/manualSchedule';
import { connectMonitor, openAsHost, startQuizServer, storedBytes } from '../../support/quizServer';
import type { TestHost } from '../../support/testHost';

const dismiss = ({ hub }: TestHost, deviceId: unknown) => hub.invoke(QuizHubMethod.DismissHost, deviceId);

async function withRemote() {
  const { server, host } = await startHost();
  const remote = await addRemote(host);
  return { server, host, remote, deviceId: await ownDevice(remote) };
}

test('every host sees which devices command, and which of them is its own', async () => {
  const { host, remote, deviceId } = await withRemote();
  const first = { deviceId: 'session', kind: 'session', connected: true };
  const second = { deviceId, kind: 'remote', connected: true };
  await expect
    .poll(() => host.hostGame?.devices)
    .toEqual([
      { ...first, own: true },
      { ...second, own: false },
    ]);
  expect(remote.hostGame?.devices).toEqual([
    { ...first, own: false },
    { ...second, own: true },
  ]);
  await remote.hub.stop();
  await expect.poll(() => host.hostGame?.devices?.at(-1)?.connected).toBe(false);
});

test('a device that was sent away is told, commands nothing, and cannot come back; its tickets are void', async () => {
  const { server, host, remote, deviceId } = await withRemote();
  const ticket = await issueTicket(remote);
  const told = vi.fn();
  remote.hub.on(QuizHubHostEvent.HostDismissed, told);
  await dismiss(host, deviceId);
  await expect(remote.command({ type: 'start' })).rejects.toThrow(/not_host$/);
  await expect(remote.hub.invoke(QuizHubMethod.IssueTicket)).rejects.toThrow(/not_host$/);
  expect(told).toHaveBeenCalledTimes(1);
  await expect.poll(() => host.hostGame?.devices?.length).toBe(1);
  await expect(registerHost(server, remote.session)).rejects.toThrow(/host_key_invalid$/);
  await expect(claimTicket(server, host.session, ticket)).rejects.toThrow(/ticket_invalid$/);
});

test('a device that was sent away receives nothing more that only hosts see', async () => {
  const { host, remote, deviceId } = await withRemote();
  await dismiss(host, deviceId);
  const { hostGame } = remote;
  await host.command({ type: 'start' });
  await expect.poll(() => remote.pushed.scene.name).toBe('question');
  await expect.poll(() => host.hostGame?.step).toBe(1);
  expect(remote.hostGame).toBe(hostGame);
});

test('the first device cannot be sent away', async () => {
  const { host, remote } = await withRemote();
  await expect(dismiss(remote, 'session')).rejects.toThrow(/command_refused$/);
  await expect(dismiss(host, 7)).rejects.toThrow(/invalid_arguments$/);
  await dismiss(host, 'nobody');
  await remote.command({ type: 'start' });
});

test('after a restart every device comes back with its key, and no key is on disk', async () => {
  const { server, remote, host } = await withRemote();
  const gone = await addRemote(host);
  await dismiss(host, await ownDevice(gone));
  await server.close();
  const bytes = await storedBytes(server);
  for (const { session } of [host, remote]) expect(bytes).not.toContain(session.hostKey);
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  await (await registerHost(again, remote.session)).command({ type: 'start' });
  await expect(registerHost(again, gone.session)).rejects.toThrow(/host_key_invalid$/);
});

test('devices that come and go cause no more messages to hosts than the throttle lets through', async () => {
  const time = createManualSchedule();
  const { server, host } = await startHost({ clock: time.clock, schedule: time.schedule });
  await expect.poll(() => host.hostGame).toBeDefined();
  const sent = vi.fn();
  host.hub.on(QuizHubHostEvent.HostUpdated, sent);
  for (let come = 0; come < 20; come += 1) {
    const other = await registerHost(server, host.session);
    await other.hub.invoke(QuizHubMethod.RegisterMonitor, host.session.sessionCode);
  }
  // What was sent before this answer has arrived by then.
  await host.hub.invoke(QuizHubMethod.WithdrawTicket);
  expect(sent.mock.calls.length).toBeLessThanOrEqual(1);
  time.pass(1_000);
  await expect.poll(() => sent.mock.calls.length).toBeGreaterThan(0);
});

const { ClaimTicket, HostCommand } = QuizHubMethod;

test('whoever issued a ticket is told that it was claimed, and nobody else', async () => {
  const { server, host } = await startHost();
  const other = await registerHost(server, host.session);
  const [told, untold] = [vi.fn(), vi.fn()];
  host.hub.on(QuizHubHostEvent.TicketClaimed, told);
  other.hub.on(QuizHubHostEvent.TicketClaimed, untold);
  await addRemote(host);
  await other.command({ type: 'pause' }).catch(() => undefined);
  await expect.poll(() => told.mock.calls.length).toBe(1);
  expect(untold).not.toHaveBeenCalled();
});

test('if two devices claim a ticket at the same time, one gets a key', async () => {
  const { server, host } = await startHost();
  const ticket = await issueTicket(host);
  const claims = [1, 2].map(() => claimTicket(server, host.session, ticket));
  const outcomes = (await Promise.allSettled(claims)).map(({ status }) => status);
  expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
});

test.each([
  [119_999, 'works'],
  [120_000, 'is ticket_invalid'],
])('after %i ms a ticket %s', async (ms, outcome) => {
  const time = createManualSchedule();
  const { server, host } = await startHost({ clock: time.clock });
  const ticket = await issueTicket(host);
  time.pass(ms);
  const claim = claimTicket(server, host.session, ticket).then(() => 'works');
  expect(await claim.catch((error: Error) => `is ${error.message.split(' ').at(-1)}`)).toBe(outcome);
});

test("a new ticket voids the same connection's previous one, and not those of others", async () => {
  const { server, host } = await startHost();
  const other = await registerHost(server, host.session);
  const [former, others, latter] = [
    await issueTicket(host),
    await issueTicket(other),
    await issueTicket(host),
  ];
  await expect(claimTicket(server, host.session, former)).rejects.toThrow(/ticket_invalid$/);
  for (const ticket of [others, latter])
    expect(await claimTicket(server, host.session, ticket)).toMatch(/^[\w-]{22}$/);
});

test('a ticket does not open another session, and is still valid for its own', async () => {
  const { server, host } = await startHost();
  const ticket = await issueTicket(host);
  await expect(claimTicket(server, { sessionCode: 'BBBBB' }, ticket)).rejects.toThrow(/session_not_found$/);
  await expect(claimTicket(server, await openAsHost(server), ticket)).rejects.toThrow(/ticket_invalid$/);
  expect(await claimTicket(server, host.session, ticket)).toMatch(/^[\w-]{22}$/);
});

test('a monitor gets no right from tickets that do not exist, and can still claim one afterwards', async () => {
  const { server, host } = await startHost();
  const monitor = await connectMonitor(server);
  for (const ticket of ['', host.code, ...Array<string>(20).fill('x'.repeat(22))])
    await expect(monitor.invoke(ClaimTicket, host.code, ticket)).rejects.toThrow(/ticket_invalid$/);
  await expect(monitor.invoke(HostCommand, { type: 'start' })).rejects.toThrow(/not_host$/);
  expect(await monitor.invoke(ClaimTicket, host.code, await issueTicket(host))).toHaveProperty('hostKey');
});

test('a ticket ends with the connection that issued it, and when it is withdrawn', async () => {
  const { server, host } = await startHost();
  const gone = await registerHost(server, host.session);
  const tickets = [await issueTicket(host), await issueTicket(gone)];
  await host.hub.invoke(QuizHubMethod.WithdrawTicket);
  await gone.hub.stop();
  for (const ticket of tickets)
    await expect(claimTicket(server, host.session, ticket)).rejects.toThrow(/ticket_invalid$/);
});

test('a session accepts ten devices besides the first; a ticket that finds no room is valid once there is room', async () => {
  const { server, host, remote, deviceId } = await withRemote();
  const ticket = await issueTicket(remote);
  for (let remotes = 1; remotes < 10; remotes++) await addRemote(host);
  await expect(claimTicket(server, host.session, ticket)).rejects.toThrow(/command_refused$/);
  await expect(issueTicket(host)).rejects.toThrow(/command_refused$/);
  const other = () =>
    host.hostGame!.devices!.find((each) => each.kind === 'remote' && each.deviceId !== deviceId);
  await expect.poll(other).toBeDefined();
  await dismiss(host, other()!.deviceId);
  expect(await claimTicket(server, host.session, ticket)).toMatch(/^[\w-]{22}$/);
});
