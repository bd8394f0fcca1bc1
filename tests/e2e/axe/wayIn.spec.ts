import { expectNoAxeFaults } from '../../support/axe';
import { expect, openLobby, openPhone, test } from '../fixtures';
import { corner, LAPTOP, reportAs } from '../wayInFixtures';

test.use({ ownServer: true });

test.describe('axe finds nothing', () => {
  test('where a phone is tried out, before it was here and after, and on the phone', async ({
    page,
    browser,
    server,
  }) => {
    await reportAs(page, LAPTOP);
    await page.goto('/');
    await expect(corner(page).getByRole('img', { name: 'QR-Code zum Ausprobieren' })).toBeVisible();
    await expectNoAxeFaults(page);
    const phone = await openPhone(browser, server.origin);
    await phone.setExtraHTTPHeaders({ 'x-forwarded-for': '192.168.1.20' });
    await phone.goto('/join?check');
    await expect(phone.getByRole('heading', { name: 'It works!' })).toBeVisible();
    await expectNoAxeFaults(phone);
    await expect(corner(page).getByRole('status')).toContainText('Ein Handy war da.');
    await expectNoAxeFaults(page);
  });

  test('in what may keep phones out, on the start page, in the settings and in the lobby', async ({
    page,
  }) => {
    await page.clock.install();
    await reportAs(page, LAPTOP);
    await page.goto('/');
    await page.clock.fastForward(5_000);
    await expect(corner(page).getByRole('img')).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(corner(page).getByRole('listitem').first()).toBeVisible();
    await page.clock.resume();
    await expectNoAxeFaults(page);
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Einstellungen' });
    await dialog.getByRole('button', { name: 'Kommen Handys herein?' }).click();
    await dialog.getByRole('button', { name: 'Es klappt nicht?' }).click();
    await expect(dialog.getByText('Ein VPN ist an')).toBeVisible();
    await expectNoAxeFaults(page);
    await page.keyboard.press('Escape');
    await openLobby(page);
    await page.getByRole('button', { name: /^Verbindung/ }).click();
    await page.getByRole('button', { name: 'Kommen Handys herein?' }).click();
    await expect(page.getByRole('img', { name: 'QR-Code zum Ausprobieren' })).toBeVisible();
    await expectNoAxeFaults(page);
  });

  test('on the start page of a laptop without a network', async ({ page }) => {
    await reportAs(page, { networks: [], joinUrl: null });
    await page.goto('/');
    await expect(page.getByText('Der Laptop ist in keinem Netz')).toBeVisible();
    await expectNoAxeFaults(page);
  });

  test('on the Wi-Fi card, with an error and printed', async ({ page }) => {
    await reportAs(page, LAPTOP);
    await page.goto('/wifi/print');
    await page.getByRole('textbox', { name: 'Name des WLANs' }).fill('Löwen Gäste, Saal und Garten');
    const password = page.getByRole('textbox', { name: 'Passwort des WLANs' });
    await password.fill('kurz');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('8 bis 63 Zeichen')).toBeVisible();
    await expectNoAxeFaults(page);
    await password.fill('Pils & Brezn 7, und ein Radler dazu');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await expectNoAxeFaults(page);
  });
});
