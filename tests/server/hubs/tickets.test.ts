import { expect, it, vi } from 'vitest';
import { QuizHubGameEvent, QuizHubGameMethod } from '../../../src/contract/gameHubs';
import { QuizHubMethod } from '../../../src/contract/hubs';
import { registerHost } from '../../support/gameOnHubs';
import { addRemote, claimTicket, issueTicket, ownDevice } from '../../support/hostDevices';
import { createManualSchedule } from '../../support/manualSchedule';
import { connectMonitor, openAsHost, startQuizServer } from '../../support/quizServer';

const { IssueTicket, ClaimTicket, HostCommand } = QuizHubGameMethod;

async function hosting() {
  const time = createManualSchedule();
  const server = await startQuizServer({ clock: time.clock });
  return { time, server, host: await registerHost(server) };
}

it('a ticket gives another device a key of its own, which commands', async () => {
  const { host } = await hosting();
  const remote = await addRemote(host);
  expect(remote.session.hostKey).toMatch(/^[\w-]{22}$/);
  expect(remote.session.hostKey).not.toBe(host.session.hostKey);
  await remote.command({ type: 'start' });
  expect((await host.read()).scene.name).toBe('question');
});

it('whoever issued a ticket is told that it was claimed, and nobody else', async () => {
  const { server, host } = await hosting();
  const other = await registerHost(server, host.session);
  const [told, untold] = [vi.fn(), vi.fn()];
  host.hub.on(QuizHubGameEvent.TicketClaimed, told);
  other.hub.on(QuizHubGameEvent.TicketClaimed, untold);
  await addRemote(host);
  await other.command({ type: 'pause' }).catch(() => undefined);
  await expect.poll(() => told.mock.calls.length).toBe(1);
  expect(untold).not.toHaveBeenCalled();
});

it('a ticket works once', async () => {
  const { server, host } = await hosting();
  const ticket = await issueTicket(host);
  await claimTicket(server, host.session, ticket);
  await expect(claimTicket(server, host.session, ticket)).rejects.toThrow(/ticket_invalid$/);
});

it('of two devices that claim a ticket at the same time, one gets a key', async () => {
  const { server, host } = await hosting();
  const ticket = await issueTicket(host);
  const claims = [1, 2].map(() => claimTicket(server, host.session, ticket));
  const outcomes = (await Promise.allSettled(claims)).map(({ status }) => status);
  expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
});

it.each([
  [119_999, 'works'],
  [120_000, 'is ticket_invalid'],
])('after %i ms a ticket %s', async (ms, outcome) => {
  const { time, server, host } = await hosting();
  const ticket = await issueTicket(host);
  time.pass(ms);
  const claim = claimTicket(server, host.session, ticket).then(() => 'works');
  expect(await claim.catch((error: Error) => `is ${error.message.split(' ').at(-1)}`)).toBe(outcome);
});

it('a new ticket makes the former one of the same connection void, not of others', async () => {
  const { server, host } = await hosting();
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

it('a ticket opens no other session, and is still good for its own', async () => {
  const { server, host } = await hosting();
  const ticket = await issueTicket(host);
  await expect(claimTicket(server, await openAsHost(server), ticket)).rejects.toThrow(/ticket_invalid$/);
  expect(await claimTicket(server, host.session, ticket)).toMatch(/^[\w-]{22}$/);
});

it('a monitor issues no ticket, and gets no right from one that is not there', async () => {
  const { server, host } = await hosting();
  const monitor = await connectMonitor(server);
  const { sessionCode } = host.session;
  await expect(monitor.invoke(IssueTicket)).rejects.toThrow(/not_host$/);
  await monitor.invoke(QuizHubMethod.RegisterMonitor, sessionCode);
  await expect(monitor.invoke(IssueTicket)).rejects.toThrow(/not_host$/);
  for (const ticket of ['', 'x'.repeat(22), sessionCode])
    await expect(monitor.invoke(ClaimTicket, sessionCode, ticket)).rejects.toThrow(/ticket_invalid$/);
  await expect(monitor.invoke(HostCommand, { type: 'start' })).rejects.toThrow(/not_host$/);
});

it('a session that there is not has no tickets', async () => {
  const { server, host } = await hosting();
  const ticket = await issueTicket(host);
  await expect(claimTicket(server, { sessionCode: 'BBBBB' }, ticket)).rejects.toThrow(/session_not_found$/);
});

it('a ticket is good whatever was guessed before, from the same connection too', async () => {
  const { server, host } = await hosting();
  const monitor = await connectMonitor(server);
  const { sessionCode } = host.session;
  for (let guesses = 0; guesses < 20; guesses++)
    await expect(monitor.invoke(ClaimTicket, sessionCode, 'x'.repeat(22))).rejects.toThrow(/ticket_invalid$/);
  expect(await monitor.invoke(ClaimTicket, sessionCode, await issueTicket(host))).toEqual({
    hostKey: expect.stringMatching(/^[\w-]{22}$/) as string,
  });
});

it('a ticket ends with the connection that issued it, and when it is withdrawn', async () => {
  const { server, host } = await hosting();
  const gone = await registerHost(server, host.session);
  const tickets = [await issueTicket(host), await issueTicket(gone)];
  await host.hub.invoke(QuizHubGameMethod.WithdrawTicket);
  await gone.hub.stop();
  for (const ticket of tickets)
    await expect(claimTicket(server, host.session, ticket)).rejects.toThrow(/ticket_invalid$/);
});

it('a ticket that finds no room for another device is still good when there is some', async () => {
  const { server, host } = await hosting();
  const second = await addRemote(host);
  const ticket = await issueTicket(second);
  for (let remotes = 1; remotes < 10; remotes++) await addRemote(host);
  await expect(claimTicket(server, host.session, ticket)).rejects.toThrow(/command_refused$/);
  const other = () =>
    host.hostGame!.devices!.find(({ kind, deviceId }) => kind === 'remote' && deviceId !== ownDevice(second));
  await expect.poll(other).toBeDefined();
  await host.hub.invoke(QuizHubGameMethod.DismissHost, other()!.deviceId);
  expect(await claimTicket(server, host.session, ticket)).toMatch(/^[\w-]{22}$/);
});
