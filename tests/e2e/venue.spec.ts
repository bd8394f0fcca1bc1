import type { Page } from '@playwright/test';
import { png } from '../support/mediaSamples';
import { expect, test } from './fixtures';

test.use({ ownServer: true });

async function openHouse(page: Page, address = '/') {
  await page.goto(address);
  await page.getByRole('button', { name: 'Haus' }).click();
  await expect(page.getByLabel('Name des Hauses')).toBeVisible();
}
const picture = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: png(width, height),
});
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('a venue is set up, and is still there after a reload', async ({ page, server }) => {
  await openHouse(page);
  await page.getByLabel('Name des Hauses').fill('Zum Löwen');
  // 40 megapixels.
  await page.locator('input[aria-label="Logo wählen"]').setInputFiles(picture('logo.png', 8000, 5000));
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await page.getByLabel('Farbwert').fill('#b0103a');
  await expect(page.getByText(/Dunkles Farbschema/)).toBeVisible();
  await page.getByLabel('Farbwert').fill('#ffff00');
  await page.getByRole('button', { name: /Nächste lesbare Farbe/ }).click();
  await page.locator('input[aria-label="Bild hinzufügen"]').setInputFiles(picture('menu.png', 400, 300));
  await expect(page.getByRole('listitem', { name: 'Folie 1' }).getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Text hinzufügen' }).click();
  const second = page.getByRole('listitem', { name: 'Folie 2' });
  await second.getByLabel('Text', { exact: true }).fill('Nächstes Quiz: Freitag');
  await second.getByRole('checkbox', { name: 'Ende' }).check();
  await page.getByRole('button', { name: 'Folie 2 nach oben' }).click();
  const keep = page.getByLabel('Ergebnisse aufbewahren');
  await expect(keep.getByRole('option')).toHaveText(['12 Stunden', '30 Tage', '1 Jahr', 'für immer']);
  await expect(keep).toHaveValue('8760');
  await keep.selectOption('für immer');
  await save(page);
  expect(await (await fetch(`${server.origin}/evenings`)).json()).toMatchObject({ keepResults: 'forever' });
  // Applied at once; in the dark theme as a lighter tint.
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--qn-accent').trim());
  await expect.poll(accent).toBe('#6d6d00');
  await page.getByRole('button', { name: 'Farbschema wechseln' }).click();
  await expect.poll(accent).toMatch(/^#([89a-f][0-9a-f])\1(?:00)$/);

  await page.reload();
  await openHouse(page);
  await expect(page.getByLabel('Name des Hauses')).toHaveValue('Zum Löwen');
  await expect(keep).toHaveValue('forever');
  await expect(page.getByLabel('Farbwert')).toHaveValue('#6d6d00');
  const first = page.getByRole('listitem', { name: 'Folie 1' });
  await expect(first.getByLabel('Text', { exact: true })).toHaveValue('Nächstes Quiz: Freitag');
  await expect(first.getByRole('checkbox', { name: 'Ende' })).toBeChecked();
  const logo = page.getByRole('img', { name: 'Logo' });
  const size = () => logo.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  await expect.poll(size).toEqual([1024, 640]);
});
