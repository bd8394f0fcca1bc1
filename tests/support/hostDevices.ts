import { vi } from 'vitest';
import { QuizHubHostEvent } from '../../src/contract/toHosts';
import { QuizHubMethod } from '../../src/contract/quizHub';
import type { CreatedSession } from '../../src/contract/toMonitors';
import type { DeviceClaiming, IssuedTicket } from '../../src/contract/tickets';
import { registerHost } from './gameOnHubs';
import type { TestHost } from './testHost';
import { connectMonitor, type TestQuizServer } from './quizServer';

/** Issues a ticket from this host. */
export async function issueTicket({ hub }: TestHost): Promise<string> {
  return (await hub.invoke<IssuedTicket>(QuizHubMethod.IssueTicket)).ticket;
}

/** Claims a ticket over a connection of its own; returns the new device's key. */
export async function claimTicket(
  server: TestQuizServer,
  { sessionCode }: Pick<CreatedSession, 'sessionCode'>,
  ticket: string,
): Promise<string> {
  const hub = await connectMonitor(server);
  return (await hub.invoke<{ hostKey: string }>(QuizHubMethod.ClaimTicket, sessionCode, ticket)).hostKey;
}

/**
 * Claims a ticket that needs the host's yes, over a connection of its own, and waits until the host is asked.
 */
export async function askForYes(
  server: TestQuizServer,
  host: TestHost,
  { role = null, sign = '47' }: { role?: 'scorer' | null; sign?: string } = {},
) {
  const asked = new Promise<DeviceClaiming>((resolve) =>
    host.hub.on(QuizHubHostEvent.DeviceClaiming, resolve),
  );
  const issued = await host.hub.invoke<IssuedTicket>(QuizHubMethod.IssueTicket, role, true);
  const { ticket } = issued;
  const phone = await connectMonitor(server);
  const waits = new Promise<void>((resolve) => phone.on(QuizHubHostEvent.ClaimWaiting, resolve));
  const claimed = phone.invoke(QuizHubMethod.ClaimTicket, host.session.sessionCode, ticket, sign).then(
    (got) => got as { hostKey: string; role?: string },
    (error: Error) => error.message.split(' ').at(-1),
  );
  const claiming = await asked;
  await waits;
  return { ticket, phone, claimed, claiming };
}

/** Adds another device of the host, registered with a key of its own. */
export async function addRemote(host: TestHost): Promise<TestHost> {
  const hostKey = await claimTicket(host.server, host.session, await issueTicket(host));
  return registerHost(host.server, { ...host.session, hostKey });
}

/** Returns the id of the host's own device, once the server has told it. */
export function ownDevice(host: TestHost): Promise<string> {
  return vi.waitUntil(() => host.hostGame?.devices?.find(({ own }) => own)?.deviceId, { timeout: 30_000 });
}
