import { QuizHubGameMethod } from '../../src/contract/gameHubs';
import type { CreatedSession } from '../../src/contract/session';
import type { IssuedTicket } from '../../src/contract/tickets';
import { registerHost } from './gameOnHubs';
import type { TestHost } from './testHost';
import { connectMonitor, type TestQuizServer } from './quizServer';

/** A ticket that this host has issued. */
export async function issueTicket({ hub }: TestHost): Promise<string> {
  return (await hub.invoke<IssuedTicket>(QuizHubGameMethod.IssueTicket)).ticket;
}

/** Claims a ticket from a connection of its own; answers the new device's key. */
export async function claimTicket(
  server: TestQuizServer,
  { sessionCode }: Pick<CreatedSession, 'sessionCode'>,
  ticket: string,
): Promise<string> {
  const hub = await connectMonitor(server);
  return (await hub.invoke<{ hostKey: string }>(QuizHubGameMethod.ClaimTicket, sessionCode, ticket)).hostKey;
}

/** Another device of the host, registered with a key of its own. */
export async function addRemote(host: TestHost): Promise<TestHost> {
  const hostKey = await claimTicket(host.server, host.session, await issueTicket(host));
  return registerHost(host.server, { ...host.session, hostKey });
}

/** The id of the host's own device, as it was told. */
export function ownDevice({ hostGame }: TestHost): string | undefined {
  return hostGame?.devices?.find(({ own }) => own)?.deviceId;
}
