import type { Page } from '@playwright/test';
import type { Session } from '../../src/contract/toMonitors';
import { FaultyNetwork } from '../support/faultyNetwork';
import { PlayerClient } from '../support/hubClient';
import { openSessionOf } from '../support/testHost';
import { expect, test as base } from './fixtures';
import { passUntil, stopClock } from './pageClock';

/**
 * A network that a test can break. Host pages come from the server itself, and only their later requests go
 * through the network; so a page can be loaded while the server is unreachable.
 */
export const test = base.extend<{ network: FaultyNetwork }>({
  network: async ({ server, context }, provide) => {
    const network = await FaultyNetwork.before(server.port);
    await context.addInitScript((origin) => {
      localStorage.setItem('quiz-night.server-address', origin);
    }, network.origin);
    await provide(network);
    network.close();
  },
});
export { expect };

/** Opens a session with a sample, and returns its code. */
export async function postSession(origin: string): Promise<string> {
  return String((await openSessionOf({ origin }, 'general-knowledge')).sessionCode);
}

/** Joins players at the server itself, not through the broken network. */
export async function joinDirectly(origin: string, code: string, ...names: string[]): Promise<void> {
  for (const name of names) {
    const player = await new PlayerClient(origin).connect();
    await player.join(code, name);
    player.close();
  }
}

/** Waits until the session has these players, in order. */
export async function expectPlayers(origin: string, code: string, ...names: string[]): Promise<void> {
  const read = async () =>
    ((await (await fetch(`${origin}/session/${code}`)).json()) as Session).participants;
  await expect.poll(read).toEqual(names);
}

/** Resolves once the hub has pinged the page, which then notices silence. Call before it connects. */
export function hubPing(page: Page): Promise<void> {
  return new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"everyMs"')) resolve();
      }),
    ),
  );
}

/** The connection light in this state. */
export function light(page: Page, state: string) {
  return page.getByRole('button', { name: `Verbindung: ${state}`, exact: true });
}

/** Opens a session's lobby on a page whose clock is stopped. */
export async function openLobbyAt(page: Page, code: string): Promise<void> {
  await stopClock(page);
  await page.goto(`/session/${code}`);
}

/** Does the same, and waits until the lobby is connected. */
export async function openConnectedLobby(page: Page, code: string): Promise<void> {
  await openLobbyAt(page, code);
  await passUntil(page, (soon) => expect(light(page, 'Connected')).toBeVisible(soon));
}

/**
 * The six rows of the wall: these names, then the waiting places. Players who joined without staying
 * connected are shown as away after half a minute of real time, which a slow machine may reach.
 */
export function rows(...names: string[]): (string | RegExp)[] {
  const shown = names.map((name) => new RegExp(`^${name}(\\(nicht verbunden\\))?$`));
  return [...shown, ...Array<string>(Math.max(0, 6 - names.length)).fill('Wartet auf Spieler...')];
}

/** The text of the light's popover. */
export async function expectSentence(page: Page, state: string, sentence: RegExp): Promise<void> {
  await light(page, state).click();
  await expect(page.getByRole('dialog', { name: state })).toContainText(sentence);
}
