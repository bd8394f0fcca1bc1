import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readNetworkAddresses } from '../../src/server/access/origins';
import type { ServerProcess } from '../support/serverProcess';
import { expect, joinByPhone, openPhone, playersOnWall, quizCards, test } from './fixtures';

const light = (page: Page, state: string) => page.getByRole('button', { name: `Verbindung: ${state}` });
const keyField = (page: Page) => page.getByLabel('Schlüssel des Servers');
const keyOf = async ({ dataFolder }: ServerProcess) =>
  (await readFile(join(dataFolder, 'server-key'), 'utf8')).trim();

/** The server's address for another device: the machine's IP address, or its name if it is on no network. */
function addressFor({ port }: ServerProcess): string {
  const address = readNetworkAddresses().find(({ family }) => family === 'IPv4')?.address;
  return `http://${address ?? hostname()}:${port}`;
}

async function pickSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await quizCards(page).filter({ hasText: 'The Grand Pub Quiz' }).click();
}

test('a host ends the session from a page of another site; its phones and screens see it ended', async ({
  page,
  browser,
  server,
}) => {
  // The page and its server have different origins, so that every call with a key needs a preflight.
  const address = addressFor(server);
  await page.addInitScript((given) => localStorage.setItem('quiz-night.server-address', given), address);
  await page.goto('/');
  await pickSample(page);
  await keyField(page).fill(`${address}/#key=${await keyOf(server)}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/session\/.+/);
  const code = page.url().split('/').pop()!;
  const [phone, screen] = [await openPhone(browser, server.origin), await browser.newPage()];
  await joinByPhone(phone, code, 'Änne');
  await screen.goto(`${server.origin}/session/${code}`);
  await expect(playersOnWall(screen).first()).toHaveText('Änne');

  await light(page, 'Connected').click();
  await page.getByRole('button', { name: 'Raum schließen' }).click();
  await page.getByRole('button', { name: 'Ja, schließen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Load Quiz' })).toBeVisible();
  await expect(phone.getByText('The quiz is over')).toBeVisible();
  await light(screen, 'Disconnected').click();
  await expect(screen.getByRole('dialog')).toContainText('Der Server kennt diesen Raum nicht.');
});
