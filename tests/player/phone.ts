import { onTestFinished, vi } from 'vitest';
import { PhoneClient } from '../../src/player/phoneClient';
import { FakeGameServer } from './fakeGameServer';

export const HUB_URL = 'ws://quiz/gameHub';

/** A server with two sessions, one with Zoe in it; reconnecting without jitter, for exact timing. */
export function openTwoSessions(): FakeGameServer {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const server = new FakeGameServer();
  server.addSession('BDFGH', 'Pub', 'Zoe');
  server.addSession('JKLMP', 'Music');
  return server;
}

/** Opens the page with the code in its address, as after a first visit or a reload. Needs fake timers. */
export async function openPage(code = '', ticket?: string): Promise<PhoneClient> {
  const client = new PhoneClient(HUB_URL, code, ticket);
  onTestFinished(client.start());
  await pass(0);
  return client;
}

/** A page whose player has joined, or tried to. */
export async function joined(code = 'BDFGH', name = 'Anna'): Promise<PhoneClient> {
  const client = await openPage();
  client.join(code, name);
  await pass(0);
  return client;
}

/** What a phone shows. */
export const screenOf = (client: PhoneClient) => client.getState().join.screen;

/** Lets this many seconds pass, with everything that happens in them. */
export async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
}

/** Locks the phone, or switches to another tab. */
export function hidePage(): void {
  setVisibility('hidden');
}

/** Shows the page again. */
export function showPage(): void {
  setVisibility('visible');
}

/** Restores the page from the back-forward cache. */
export function restorePage(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

/** Makes the browser report that it is online again. */
export function comeOnline(): void {
  window.dispatchEvent(new Event('online'));
}

/** Makes the browser report that the device has no network. */
export function goOffline(): void {
  window.dispatchEvent(new Event('offline'));
}

function setVisibility(state: DocumentVisibilityState): void {
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  onTestFinished(() => spy.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
}
