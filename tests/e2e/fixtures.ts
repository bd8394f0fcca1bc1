import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, type Browser, type Page } from '@playwright/test';
import type { QuizSummary } from '../../src/contract/quizSummary';
import { HubClient } from '../support/hubClient';
import { ServerProcess } from '../support/serverProcess';

/** What a running server needs; sessions of earlier tests do no harm. */
const STAYS = new Set(['sessions', 'server-key', 'version', 'quizzes']);

/** How the ids of the house's evening begin, which is in no folder. */
const HOUSE_EVENING = 'house-evening-';

/** A server that several tests use in turn: each finds its files as they were after the start. */
class SharedServer {
  private constructor(
    readonly server: ServerProcess,
    private readonly samples: string,
  ) {}

  static async start(): Promise<SharedServer> {
    const server = await ServerProcess.start();
    const samples = `${server.dataFolder}-samples`;
    await cp(join(server.dataFolder, 'quizzes'), samples, { recursive: true });
    return new SharedServer(server, samples);
  }

  /** Removes what a test has stored, and restarts the server if the test has ended it. */
  async reset(): Promise<void> {
    const { server, samples } = this;
    const quizzes = join(server.dataFolder, 'quizzes');
    const names = (await readdir(server.dataFolder)).filter((name) => !STAYS.has(name));
    // The server caches the venue for a moment.
    if (names.includes('venue.json')) await server.kill();
    const stored = names.map((name) => join(server.dataFolder, name));
    const inQuizzes = (await readdir(quizzes)).map((name) => join(quizzes, name));
    // The server may still be writing what the test has played.
    const again = { recursive: true, force: true, maxRetries: 10 };
    for (const path of [...stored, ...inQuizzes]) await rm(path, again);
    await cp(samples, quizzes, { recursive: true, preserveTimestamps: true });
    if (!server.isRunning) await server.start();
    // For a second, the server's list may have what was there before.
    const sampleNames = (await readdir(samples)).filter((name) => name.endsWith('.json'));
    await expect.poll(() => this.#listed()).toEqual(sampleNames.sort());
  }

  /** The names of the quizzes' files in the list that hosts choose from, which also has the house's evening. */
  async #listed(): Promise<string[]> {
    const { quizzes } = (await (await fetch(`${this.server.origin}/quizzes`)).json()) as {
      quizzes: QuizSummary[];
    };
    const stored = quizzes.filter(({ quizId }) => !String(quizId).startsWith(HOUSE_EVENING));
    return stored.map(({ quizId }) => `${quizId}.json`).sort();
  }

  async remove(): Promise<void> {
    await this.server.remove();
    await rm(this.samples, { recursive: true, force: true });
  }
}

interface Fixtures {
  /** Whether each test of a file has a server of its own, with a memory that no other test has used. */
  ownServer: boolean;
  server: ServerProcess;
}

/** A server process and its address as base URL. A worker's tests share one unless they need their own. */
export const test = base.extend<Fixtures, { sharedServer: SharedServer }>({
  ownServer: [false, { option: true }],
  sharedServer: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const shared = await SharedServer.start();
      await provide(shared);
      await shared.remove();
    },
    { scope: 'worker' },
  ],
  server: async ({ browser, ownServer, sharedServer }, provide) => {
    const server = ownServer ? await ServerProcess.start() : sharedServer.server;
    await provide(server);
    // Phones, screens and players that a test opened would otherwise try to reconnect until the suite ends.
    for (const context of browser.contexts()) await context.close();
    HubClient.closeAll();
    if (ownServer) await server.remove();
    else await sharedServer.reset();
  },
  baseURL: async ({ server }, provide) => provide(server.origin),
});
export { expect };

/** The quizzes in the open quiz dialog. */
export function quizCards(page: Page) {
  return page.getByRole('dialog', { name: 'Open new Quiz' }).getByRole('listitem').getByRole('button');
}

/** The card of the named quiz, or of a sample: the first card may be of a former test's quiz, which is gone. */
export function quizCard(page: Page, quiz = 'The Grand Pub Quiz') {
  return quizCards(page).filter({ hasText: quiz }).first();
}

/** Opens the start page as a host and picks the named quiz, or a sample; returns the lobby's room code. */
export async function openLobby(page: Page, quiz?: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await quizCard(page, quiz).click();
  await page.waitForURL(/\/session\/.+/);
  await expect(page.getByRole('heading', { name: 'Quiz Lobby' })).toBeVisible();
  return decodeURIComponent(page.url().split('/').pop() ?? '');
}

/** A phone of its own: small screen, touch, separate storage. */
export async function openPhone(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  return context.newPage();
}

/** Types the name on the session's join page and waits until the player has joined. */
export async function joinByPhone(phone: Page, code: string, name: string): Promise<void> {
  await phone.goto(`/join/${code}`);
  const field = phone.getByRole('textbox', { name: /name/i });
  // A returning phone is offered its former name.
  const other = phone.getByRole('button', { name: /another name|anderer name/i });
  await expect(field.or(other)).toBeVisible();
  if (await other.isVisible()) await other.click();
  await field.fill(name);
  await phone.getByRole('button', { name: /join/i }).click();
  await expectJoined(phone, name);
}

/** Waits until a phone's own scripts have taken over from what its page began with. */
export async function expectTakenOver(phone: Page): Promise<void> {
  await expect(phone.locator('#notice')).toHaveCount(0);
}

/** Checks that the phone shows its player as joined under this name. */
export async function expectJoined(phone: Page, name: string): Promise<void> {
  await expect(phone.getByRole('button', { name: /leave/i })).toBeVisible();
  await expect(phone.getByText(name, { exact: true })).toBeVisible();
}

/** The names on the lobby's wall, in order. */
export function playersOnWall(page: Page) {
  return page.getByRole('region', { name: 'Spieler im Raum' }).getByRole('listitem');
}
