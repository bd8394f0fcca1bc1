import { expect, test, vi } from 'vitest';
import { QuizHubHostEvent } from '../../../src/contract/toHosts';
import { QuizHubMethod } from '../../../src/contract/quizHub';
import type { IssuedTicket } from '../../../src/contract/tickets';
import { registerHost, startHost } from '../../support/gameOnHubs';
import { addRemote, askForYes, claimTicket, issueTicket, ownDevice } from '../../support/hostDevices';
import { createManualSchedule } from '../../support/manualSchedule';
import { connectMonitor, endSession, expectConnections, type TestQuizServer } from '../../support/quizServer';
import type { TestHost } from '../../support/testHost';

const { AnswerClaim, ClaimTicket, DismissHost, IssueTicket, WithdrawTicket } = QuizHubMethod;
const ENDED = 'ticket_invalid';

const answer = ({ hub }: TestHost, claimId: unknown, isAdmitted: unknown) =>
  hub.invoke(AnswerClaim, claimId, isAdmitted);

test('a device that waits gets its key after the yes, and is then a host', async () => {
  const { server, host } = await startHost();
  const told = vi.fn();
  host.hub.on(QuizHubHostEvent.TicketClaimed, told);
  const { claimed, claiming } = await askForYes(server, host);
  expect(claiming).toEqual({ claimId: expect.stringMatching(/^[\w-]{8}$/) as string, sign: '47' });
  expect(told).not.toHaveBeenCalled();
  await answer(host, claiming.claimId, true);
  const { hostKey } = (await claimed) as { hostKey: string };
  await (await registerHost(server, { ...host.session, hostKey })).command({ type: 'start' });
  await expect.poll(() => told.mock.calls.length).toBe(1);
  await expect(answer(host, claiming.claimId, true)).rejects.toThrow(/ticket_invalid$/);
});

test('a helper’s phone waits as well, and the host sees what it would become', async () => {
  const { server, host } = await startHost();
  const { claimed, claiming } = await askForYes(server, host, { role: 'scorer', sign: '7' });
  expect(claiming).toMatchObject({ role: 'scorer', sign: '7' });
  await answer(host, claiming.claimId, true);
  expect(await claimed).toMatchObject({ role: 'scorer' });
});

test('a device that is turned away gets nothing, and its ticket is used up', async () => {
  const { server, host } = await startHost();
  const { ticket, claimed, claiming } = await askForYes(server, host);
  await answer(host, claiming.claimId, false);
  expect(await claimed).toBe('claim_refused');
  const again = (await connectMonitor(server)).invoke(ClaimTicket, host.code, ticket, '47');
  await expect(again).rejects.toThrow(/ticket_invalid$/);
  await expect(answer(host, claiming.claimId, true)).rejects.toThrow(/ticket_invalid$/);
  expect(host.hostGame?.devices).toHaveLength(1);
});

test('while one device waits, another one with the same ticket is refused', async () => {
  const { server, host } = await startHost();
  const { ticket, claimed, claiming } = await askForYes(server, host);
  const second = (await connectMonitor(server)).invoke(ClaimTicket, host.code, ticket, '48');
  await expect(second).rejects.toThrow(/ticket_invalid$/);
  await answer(host, claiming.claimId, true);
  expect(await claimed).toHaveProperty('hostKey');
});

test.each<[string, (host: TestHost, server: TestQuizServer) => Promise<unknown>]>([
  ['the issuer leaves', ({ hub }) => hub.stop()],
  ['the issuer only watches', ({ hub, code }) => hub.invoke(QuizHubMethod.RegisterMonitor, code)],
  ['the ticket is withdrawn', ({ hub }) => hub.invoke(WithdrawTicket)],
  ['another ticket is issued', (host) => issueTicket(host)],
  ['the session ends', ({ session }, server) => endSession(server, session, session.hostKey)],
])('the wait ends when %s', async (_when, happens) => {
  const { server, host } = await startHost();
  const { claimed } = await askForYes(server, host);
  await happens(host, server);
  expect(await claimed).toBe(ENDED);
});

test('the wait ends when the device that asks the host is sent away', async () => {
  const { server, host } = await startHost();
  const remote = await addRemote(host);
  const deviceId = await ownDevice(remote);
  const { claimed } = await askForYes(server, remote);
  await host.hub.invoke(DismissHost, deviceId);
  expect(await claimed).toBe(ENDED);
});

test('a ticket for another role ends no wait', async () => {
  const { server, host } = await startHost();
  const { claimed, claiming } = await askForYes(server, host);
  await host.hub.invoke(IssueTicket, 'scorer', true);
  await answer(host, claiming.claimId, true);
  expect(await claimed).toHaveProperty('hostKey');
});

test('a device that has left is no longer let in', async () => {
  const { server, host } = await startHost();
  const { phone, claiming } = await askForYes(server, host);
  await phone.stop();
  await expectConnections(server, 'quiz', 1);
  await expect(answer(host, claiming.claimId, true)).rejects.toThrow(/ticket_invalid$/);
  expect(host.hostGame?.devices).toHaveLength(1);
});

test('the wait ends after two minutes', async () => {
  const time = createManualSchedule();
  const { server, host } = await startHost({ clock: time.clock, schedule: time.schedule });
  const early = await askForYes(server, host);
  time.pass(119_999);
  await answer(host, early.claiming.claimId, true);
  expect(await early.claimed).toHaveProperty('hostKey');
  const late = await askForYes(server, await registerHost(server, host.session));
  time.pass(120_000);
  expect(await late.claimed).toBe(ENDED);
});

test('only a host of the session answers, and not a scorer', async () => {
  const { server, host } = await startHost();
  const { ticket } = await host.hub.invoke<IssuedTicket>(IssueTicket, 'scorer');
  const hostKey = await claimTicket(server, host.session, ticket);
  const scorer = await registerHost(server, { ...host.session, hostKey });
  const remote = await addRemote(host);
  const { claimed, claiming } = await askForYes(server, host);
  await expect(answer(scorer, claiming.claimId, true)).rejects.toThrow(/not_host$/);
  const foreign = await registerHost(server);
  await expect(answer(foreign, claiming.claimId, true)).rejects.toThrow(/ticket_invalid$/);
  await answer(remote, claiming.claimId, true);
  expect(await claimed).toHaveProperty('hostKey');
});

test('arguments that do not fit use nothing up', async () => {
  const { server, host } = await startHost();
  for (const args of [[null, 'yes'], ['scorer', null], [true]])
    await expect(host.hub.invoke(IssueTicket, ...args)).rejects.toThrow(/invalid_arguments$/);
  for (const [claimId, isAdmitted] of [
    [7, true],
    ['c1', 'yes'],
  ])
    await expect(answer(host, claimId, isAdmitted)).rejects.toThrow(/invalid_arguments$/);
  const { ticket } = await host.hub.invoke<IssuedTicket>(IssueTicket, null, true);
  const phone = await connectMonitor(server);
  for (const sign of ['', '12345', '4a', '<b>', 47, null, ['47']])
    await expect(phone.invoke(ClaimTicket, host.code, ticket, sign)).rejects.toThrow(/invalid_arguments$/);
  // A device without a sign could not be told from others.
  await expect(phone.invoke(ClaimTicket, host.code, ticket)).rejects.toThrow(/invalid_arguments$/);
  const claimed = phone.invoke(ClaimTicket, host.code, ticket, '47');
  const refused = expect(claimed).rejects.toThrow(/ticket_invalid$/);
  await host.hub.invoke(WithdrawTicket);
  await refused;
});

test('a sign changes nothing about a ticket that needs no yes', async () => {
  const { server, host } = await startHost();
  const phone = await connectMonitor(server);
  const claimed = await phone.invoke(ClaimTicket, host.code, await issueTicket(host), '47');
  expect(claimed).toEqual({ hostKey: expect.stringMatching(/^[\w-]{22}$/) as string });
});

test('a yes that finds no room is refused on both sides', async () => {
  const { server, host } = await startHost();
  const { claimed, claiming } = await askForYes(server, host);
  const other = await registerHost(server, host.session);
  for (let remotes = 0; remotes < 10; remotes++)
    await claimTicket(server, host.session, await issueTicket(other));
  await expect(answer(host, claiming.claimId, true)).rejects.toThrow(/command_refused$/);
  expect(await claimed).toBe('command_refused');
});
