import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, quizCard, test } from './fixtures';
import { controlsOf, expectScene, openHost, showHost } from './gameFixtures';
import { pressByKey, tabTo } from './tabTo';

async function pressBySpace(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(' ');
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

test('the host needs only the keyboard', async ({ page }) => {
  await page.goto('/');
  await pressByKey(page, button(page, 'Load Quiz'));
  const quizzes = page.getByRole('dialog', { name: 'Open new Quiz' });
  await expect(quizzes.getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Load Quiz')).toBeFocused();
  await page.keyboard.press('Enter');
  await pressByKey(page, quizCard(page));
  await page.waitForURL(/\/session\/.+/);
  await expect(page.getByText('Raumcode:')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await pressByKey(page, button(page, 'Einstellungen'));
  const settings = page.getByRole('dialog', { name: 'Einstellungen' });
  await tabTo(page, settings.getByRole('tab', { name: 'Verbindung' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, settings.getByRole('radio', { name: 'Automatisch' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await pressByKey(page, settings.getByRole('button', { name: 'Speichern' }));
  await expect(button(page, 'Einstellungen')).toBeFocused();
  await page.goBack();
  await expect(button(page, 'Load Quiz')).toBeVisible();
});

test('the keyboard alone can enter the key, and ends the session', async ({ page, server }) => {
  const key = (await readFile(join(server.dataFolder, 'server-key'), 'utf8')).trim();
  const viaProxy = { 'x-forwarded-for': '192.0.2.77' };
  await page.route('**/session', (route) =>
    route.continue({ headers: { ...route.request().headers(), ...viaProxy } }),
  );
  await page.goto('/');
  await pressByKey(page, button(page, 'Load Quiz'));
  await pressByKey(page, quizCard(page));
  const light = button(page, 'Verbindung: ');
  await expect(page.getByLabel('Schlüssel des Servers')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(light).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Schlüssel des Servers')).toBeFocused();
  await page.keyboard.type(key);
  await pressByKey(page, button(page, 'Raum öffnen'));
  await expect(page.getByText('Raumcode:')).toBeVisible();

  await pressByKey(page, light);
  await pressByKey(page, button(page, 'Raum schließen'));
  await expect(button(page, 'Abbrechen')).toBeFocused();
  await pressByKey(page, page.getByRole('button', { name: 'Ja, schließen', exact: true }));
  await expect(button(page, 'Load Quiz')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test("the focus stays on the frame's controls while a lobby opens", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/session', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await button(page, 'Load Quiz').click();
  await quizCard(page).click();
  await expect(page.getByText('Loading')).toBeVisible();
  const toggle = button(page, 'Farbschema wechseln');
  await toggle.focus();
  release();
  await expect(page.getByText('Raumcode:')).toBeVisible();
  await expect(toggle).toBeFocused();
});

test('the space bar moves the game on, whatever was clicked before', async ({ page, server }) => {
  const asked = ['Eins?', 'Zwei?', 'Drei?'].map((question) => ({ question, acceptedAnswers: ['ja'] }));
  const host = await openHost(server, { quizName: 'Tasten', seconds: 600, questions: asked });
  await host.run({ type: 'start' });
  await showHost(host, page);
  await expect(controlsOf(page)).toBeAttached();
  await button(page, 'Farbschema wechseln').click();
  await page.keyboard.press(' ');
  await expectScene(page, 'closed');
  await button(page, 'Einstellungen').click();
  await button(page, 'Abbrechen').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press(' ');
  await expectScene(page, 'reveal');
  await button(page, 'Verbindung: ').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press(' ');
  await expectScene(page, 'question', 'Zwei?');
  await pressBySpace(page, button(page, 'Farbschema wechseln'));
  await expect(page.locator('html')).toHaveClass(/light/);
  await expectScene(page, 'question', 'Zwei?');
});
