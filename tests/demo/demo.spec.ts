import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { type FileServer, serveFiles } from '../support/fileServer';

const FOLDER = fileURLToPath(new URL('../../dist/demo', import.meta.url));

const test = base.extend<{ files: FileServer }>({
  // eslint-disable-next-line no-empty-pattern
  files: async ({}, provide) => {
    const files = await serveFiles(FOLDER, '/some/where/');
    await provide(files);
    await files.close();
  },
});

const phone = (page: Page, n: 1 | 2) => page.frameLocator(`iframe[data-demo-phone="${n}"]`);

/** Opens the demo and goes on to the first question. */
async function openQuestion(page: Page, address: string, start = 'Start quiz'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: start }).click();
  await expect(phone(page, 1).getByRole('main')).toHaveAttribute('data-screen', 'game');
  await expect(page.getByRole('heading', { level: 1, name: /Round/ })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(phone(page, 1).getByRole('button', { name: 'Canberra' })).toBeVisible();
}

test('two phones answer the first question and see the answer, from plain files under a path', async ({
  page,
  files,
}) => {
  await openQuestion(page, files.address);
  await phone(page, 1).getByRole('button', { name: 'Canberra' }).click();
  await phone(page, 2).getByRole('button', { name: 'Sydney' }).click();
  await expect(phone(page, 1).getByText('Saved')).toBeVisible();
  await expect(phone(page, 2).getByText('Saved')).toBeVisible();
  // The keys are the wall's again.
  await page.keyboard.press('Space');
  await expect(phone(page, 1).getByRole('button', { name: 'Canberra' })).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(page.getByText('The answer', { exact: true })).toBeVisible();
  await expect(phone(page, 2).getByText('Not this time')).toBeVisible();
  expect(files.missed).toEqual([]);
});
