import type { Page } from '@playwright/test';
import { expect, joinByPhone, openPhone, playersOnWall, test } from './fixtures';
import { controlsOf, expectScene } from './gameFixtures';
import { openRehearsals, playToReport, rehearse, sign } from './rehearsalFixtures';

/** Checks that the sign covers nothing at the top of a scene. */
async function expectUncovered(page: Page): Promise<void> {
  const { height: signHeight } = (await sign(page).boundingBox())!;
  const head = page.locator('.scene-head');
  await expect.poll(async () => (await head.boundingBox())?.y).toBeGreaterThanOrEqual(signHeight);
}

test('a host rehearses with pretend teams and a real phone, and reads the findings', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const dialog = await openRehearsals(page, server);
  const code = await rehearse(page, dialog);
  await expect(sign(page)).toBeVisible();
  const phone = await openPhone(browser, server.origin);
  await joinByPhone(phone, code, 'Die Echten');
  await expect(phone.getByText('Rehearsal', { exact: true })).toBeVisible();
  await expect(playersOnWall(page).filter({ hasText: 'Die Echten' })).toBeVisible();
  await expect(playersOnWall(page).nth(4)).not.toHaveText('Wartet auf Spieler...');

  // The start page links back, and says to what.
  const start = await page.context().newPage();
  await start.goto('/');
  await expect(start.getByRole('link', { name: 'Weiter: Probe, Kurz, Lobby' })).toBeVisible();
  await start.close();

  await page.getByRole('button', { name: 'Quiz starten' }).click();
  await expectScene(page, 'round');
  // The keys come with the controls, which are loaded beside the scene.
  await expect(controlsOf(page)).toBeVisible();
  await page.keyboard.press('n');
  await expectScene(page, 'question', 'Welche Farbe hat Gras?');
  await expectUncovered(page);
  await expect(phone.getByText('Rehearsal', { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: /Grün/ }).tap();

  const report = await playToReport(page);
  await expect(sign(page)).toBeVisible();
  await report.press('Enter');
  await page.waitForURL(`**/rehearsals/${code}`);
  await expect(page.getByRole('heading', { name: 'So lief die Probe' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'So lange dauert der Abend' })).toContainText('Minuten');
  await expect(page.getByRole('region', { name: 'Antworten, die niemand tippen kann' })).toContainText(
    '♥♦♣♠',
  );
  await expect(sign(page)).toBeHidden();

  expect((await fetch(`${server.origin}/session/${code}`)).status).toBe(404);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page.getByRole('button', { name: 'Load Quiz' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Weiter:/ })).toBeHidden();
});

test('the dialog leads to the first evening, whose ticks are kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await page
    .getByRole('button', { name: /^Probe mit/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Mein erster Abend' }).click();
  await expect(page.getByRole('heading', { name: 'Mein erster Abend' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(10);
  await page.getByRole('checkbox', { name: /Steckdose/ }).press('Space');
  await expect(page.getByRole('status')).toHaveText('1 von 10 erledigt');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Steckdose/ })).toBeChecked();
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(1);
  await page.getByRole('link', { name: 'Zur Startseite' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Load Quiz' })).toBeVisible();
});
