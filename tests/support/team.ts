import { expect } from 'vitest';
import { QuizHubMethod } from '../../src/contract/quizHub';
import type { IssuedTicket } from '../../src/contract/tickets';
import { TestPhone, startHost } from './gameOnHubs';
import type { TestHost } from './testHost';

/** Starts a host, Anna's team with two phones, and Ben with one. */
export async function startTeam(options?: Parameters<typeof startHost>[0]) {
  const { server, host } = await startHost(options);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  const ben = await TestPhone.join(server, host.session, 'Ben');
  const mate = await addPhone(host, anna);
  return { server, host, anna, mate, ben };
}

/** Adds another phone, invited by this one. */
export async function addPhone({ server, session }: TestHost, inviting: TestPhone): Promise<TestPhone> {
  return TestPhone.joinAsDevice(server, session, await inviting.invite());
}

/** Returns the playerId of whoever has this name; `pass` lets time pass on a test's clock. */
export async function idOf(host: TestHost, name: string, pass?: (ms: number) => void): Promise<string> {
  const find = () => (pass?.(500), host.hostGame?.players.find((each) => each.name === name)?.playerId);
  await expect.poll(find).toBeDefined();
  return find()!;
}

/** Returns the host's ticket for another phone of a player. */
export async function inviteFor(host: TestHost, name: string, pass?: (ms: number) => void): Promise<string> {
  const playerId = await idOf(host, name, pass);
  return (await host.hub.invoke<IssuedTicket>(QuizHubMethod.InviteDevice, playerId)).ticket;
}

/** Waits until a player whose phone was stopped counts as away. */
export async function untilAway(host: TestHost, name: string, pass: (ms: number) => void): Promise<void> {
  const isThere = () => (pass(10_000), host.hostGame?.players.find((each) => each.name === name)?.connected);
  await expect.poll(isThere).toBe(false);
}
