import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { QuizHubGameEvent, QuizHubGameMethod } from '../../../src/contract/gameHubs';
import { QuizHubMethod } from '../../../src/contract/hubs';
import { registerHost } from '../../support/gameOnHubs';
import type { TestHost } from '../../support/testHost';
import { addRemote, claimTicket, issueTicket, ownDevice } from '../../support/hostDevices';
import { createManualSchedule } from '../../support/manualSchedule';
import { connectMonitor, startQuizServer } from '../../support/quizServer';

const dismiss = ({ hub }: TestHost, deviceId: unknown) => hub.invoke(QuizHubGameMethod.DismissHost, deviceId);

async function withRemote() {
  const server = await startQuizServer();
  const host = await registerHost(server);
  const remote = await addRemote(host);
  await expect.poll(() => ownDevice(remote)).toBeDefined();
  return { server, host, remote, deviceId: ownDevice(remote)! };
}

it('every host sees which devices command, and which of them it is', async () => {
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

it('a device that was sent away is told, commands nothing, and does not come back', async () => {
  const { server, host, remote, deviceId } = await withRemote();
  const told = vi.fn();
  remote.hub.on(QuizHubGameEvent.HostDismissed, told);
  await dismiss(host, deviceId);
  await expect(remote.command({ type: 'start' })).rejects.toThrow(/not_host$/);
  await expect(remote.hub.invoke(QuizHubGameMethod.IssueTicket)).rejects.toThrow(/not_host$/);
  expect(told).toHaveBeenCalledTimes(1);
  await expect.poll(() => host.hostGame?.devices?.length).toBe(1);
  await expect(registerHost(server, remote.session)).rejects.toThrow(/host_key_invalid$/);
});

it('a device that was sent away is sent nothing more that only hosts see', async () => {
  const { host, remote, deviceId } = await withRemote();
  await dismiss(host, deviceId);
  const { hostGame } = remote;
  await host.command({ type: 'start' });
  await expect.poll(() => remote.pushed.scene.name).toBe('question');
  await expect.poll(() => host.hostGame?.step).toBe(1);
  expect(remote.hostGame).toBe(hostGame);
});

it('the tickets of a device that was sent away are void', async () => {
  const { server, host, remote, deviceId } = await withRemote();
  const ticket = await issueTicket(remote);
  await dismiss(host, deviceId);
  await expect(claimTicket(server, host.session, ticket)).rejects.toThrow(/ticket_invalid$/);
});

it('the first device cannot be sent away, and only hosts send away', async () => {
  const { server, host, remote, deviceId } = await withRemote();
  await expect(dismiss(remote, 'session')).rejects.toThrow(/command_refused$/);
  await expect(dismiss(host, 7)).rejects.toThrow(/invalid_arguments$/);
  const monitor = await connectMonitor(server);
  await expect(monitor.invoke(QuizHubGameMethod.DismissHost, deviceId)).rejects.toThrow(/not_host$/);
  await dismiss(host, 'nobody');
  await remote.command({ type: 'start' });
});

it('a session takes ten devices beside the first', async () => {
  const { server, host } = await withRemote();
  for (let devices = 1; devices < 10; devices++)
    await claimTicket(server, host.session, await issueTicket(host));
  await expect(issueTicket(host)).rejects.toThrow(/command_refused$/);
  await dismiss(host, host.hostGame!.devices!.at(-1)!.deviceId);
  expect(await issueTicket(host)).toMatch(/^[\w-]{22}$/);
});

it('after a restart every device comes back with its key, and no key is on disk', async () => {
  const { server, remote, host } = await withRemote();
  const gone = await addRemote(host);
  await expect.poll(() => ownDevice(gone)).toBeDefined();
  await dismiss(host, ownDevice(gone)!);
  await server.close();
  const folder = join(server.dataFolder, 'sessions');
  for (const file of await readdir(folder)) {
    const bytes = await readFile(join(folder, file), 'latin1');
    for (const { session } of [host, remote]) expect(bytes).not.toContain(session.hostKey);
  }
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  await (await registerHost(again, remote.session)).command({ type: 'start' });
  await expect(registerHost(again, gone.session)).rejects.toThrow(/host_key_invalid$/);
});

it('devices that come and go send hosts no more than the throttle lets through', async () => {
  const time = createManualSchedule();
  const server = await startQuizServer({ clock: time.clock, schedule: time.schedule });
  const host = await registerHost(server);
  await expect.poll(() => host.hostGame).toBeDefined();
  const sent = vi.fn();
  host.hub.on(QuizHubGameEvent.HostUpdated, sent);
  for (let come = 0; come < 20; come += 1) {
    const other = await registerHost(server, host.session);
    await other.hub.invoke(QuizHubMethod.RegisterMonitor, host.session.sessionCode);
  }
  // What was sent before this answer has arrived.
  await host.hub.invoke(QuizHubGameMethod.WithdrawTicket);
  expect(sent.mock.calls.length).toBeLessThanOrEqual(1);
  time.pass(1_000);
  await expect.poll(() => sent.mock.calls.length).toBeGreaterThan(0);
});
