import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, openLobby, openPhone, test } from './fixtures';
import { corner, LAPTOP, reportAs } from './wayInFixtures';

test.use({ ownServer: true });

test('the start page ticks the step once a phone was here, and no longer asks for it', async ({
  page,
  browser,
  server,
}) => {
  await reportAs(page, LAPTOP);
  await page.goto('/');
  await expect(corner(page).getByRole('img', { name: 'QR-Code zum Ausprobieren' })).toBeVisible();
  await expect(corner(page)).toContainText('192.168.1.7:5000/join');
  await expect(corner(page).getByRole('status')).toContainText('Noch kein Handy da');

  const phone = await openPhone(browser, server.origin);
  await phone.setExtraHTTPHeaders({ 'x-forwarded-for': '192.168.1.20' });
  await phone.goto('/join?check');
  await expect(phone.getByRole('heading', { name: 'It works!' })).toBeVisible();
  // The form that was drawn before there were scripts has left nothing.
  await expect(phone.locator('main')).toHaveAttribute('data-screen', 'check');
  await expect(corner(page).getByRole('status')).toContainText('Ein Handy war da.');
  await corner(page).getByRole('button', { name: 'Fertig' }).click();
  await expect(corner(page)).toBeHidden();

  await phone.getByRole('link', { name: 'Join the quiz' }).click();
  await expect(phone.getByRole('button', { name: /join/i })).toBeVisible();
});

test('possible causes for a phone that never arrives are listed with remedies', async ({ page }) => {
  await page.clock.install();
  await reportAs(page, LAPTOP);
  await page.goto('/');
  await page.clock.fastForward(5_000);
  await expect(corner(page).getByRole('img')).toBeVisible();
  await page.clock.fastForward(30_000);
  const findings = corner(page).getByRole('listitem');
  await expect(findings).toHaveCount(8);
  await expect(findings.first()).toContainText('mehreren Netzen');
  await expect(corner(page).getByRole('radio')).toHaveCount(3);
  await expect(corner(page).getByRole('radio', { name: /192\.168\.1\.7/ })).toBeChecked();
  for (const words of ['VPN', '„Geräte in der Nähe“', 'virtuellen', 'Gäste-WLAN', '„Privat“'])
    await expect(findings.filter({ hasText: words }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load Quiz' })).toBeInViewport();
});

test('a laptop without a network says so, and the evening can be prepared', async ({ page }) => {
  await reportAs(page, { networks: [], joinUrl: null });
  await page.goto('/');
  const alone = page.getByRole('region', { name: 'Kommen Handys herein?' });
  await expect(alone).toContainText('Der Laptop ist in keinem Netz');
  await expect(alone.getByRole('img')).toBeHidden();
  await expect(corner(page)).toBeHidden();
  await expect(alone.getByRole('link', { name: 'Mein erster Abend' })).toBeVisible();
  await alone.getByRole('button', { name: 'Später' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await expect(page.getByRole('dialog', { name: 'Open new Quiz' })).toBeVisible();
  await expect(alone).toBeHidden();
});

test('the settings and the lobby reopen it', async ({ page }) => {
  await reportAs(page, LAPTOP);
  await page.goto('/');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('button', { name: 'Kommen Handys herein?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Einstellungen' });
  await expect(dialog.getByRole('img', { name: 'QR-Code zum Ausprobieren' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Es klappt nicht?' }).click();
  await expect(dialog.getByText('Ein VPN ist an')).toBeVisible();
  await page.keyboard.press('Escape');
  await openLobby(page);
  await page.getByRole('button', { name: /^Verbindung/ }).click();
  await page.getByRole('button', { name: 'Kommen Handys herein?' }).click();
  await expect(page.getByRole('img', { name: 'QR-Code zum Ausprobieren' })).toBeVisible();
});

test('the Wi-Fi is typed once, stays on the laptop, and is on the card', async ({ page, server }) => {
  await reportAs(page, LAPTOP);
  await page.goto('/wifi/print');
  await expect(page.getByText('Trag links dein WLAN ein')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name des WLANs' }).fill('Löwen Gäste, Saal und Garten');
  const password = page.getByRole('textbox', { name: 'Passwort des WLANs' });
  await password.fill('kurz');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('8 bis 63 Zeichen')).toBeVisible();
  await password.fill('Pils & Brezn 7, und ein Radler dazu');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR-Code für das WLAN' })).toHaveCount(4);
  const file = join(server.dataFolder, 'wifi.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toContain('Brezn');

  await page.reload();
  const card = page.getByRole('region', { name: 'Vorschau' });
  await expect(card).toContainText('Löwen Gäste');
  await expect(card).toContainText('Pils & Brezn 7');
  await expect(card).toContainText('192.168.1.7:5000/join');
  const codeSize = async () =>
    (await card
      .getByRole('img', { name: /^QR-Code/ })
      .first()
      .boundingBox())!.width;
  const small = await codeSize();
  await page.getByRole('radio', { name: '2' }).check();
  await expect(page.getByRole('img', { name: 'QR-Code für das Quiz' })).toHaveCount(2);
  await expect.poll(codeSize).toBeGreaterThan(1.3 * small);
  const cards = card.locator('.wifi-card');
  const hidden = () => cards.evaluateAll((all) => all.map((each) => each.scrollHeight - each.clientHeight));
  await expect.poll(hidden).toEqual([0, 0]);
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(1);
});
