import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/contract/languages';
import { expect, test } from './fixtures';

const LOCALES = [
  ['de', 'Ein Quiz öffnen', 'Raumcode:', 'Warten auf Teams…'],
  ['en', 'Open a quiz', 'Room code:', 'Waiting for teams…'],
] as const;

/** The texts that a page shows or announces, in any language. */
async function textsOn(page: Page): Promise<string> {
  const labels = await page
    .locator('[aria-label], [title]')
    .evaluateAll((all) => all.map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('title')}`));
  return `${await page.locator('body').innerText()} ${labels.join(' ')}`;
}

for (const [language, title, code, waiting] of LOCALES) {
  test(`the host client in ${language} has no word of another language`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem('quiz-night.language', stored), language);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // Until the page is there, it says so in English.
    const load = page.getByRole('button', { name: /Load a quiz|Quiz laden/ });
    await expect(load).toBeVisible();
    let seen = await textsOn(page);
    await load.click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('listitem').getByRole('button').first().click();
    await expect(page.getByText(code)).toBeVisible();
    await expect(page.getByText(waiting)).toHaveCount(6);
    seen += await textsOn(page);
    await page.getByRole('button', { name: /Einstellungen|Settings/ }).click();
    await expect(page.getByRole('tab')).toHaveCount(3);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      seen += await textsOn(page);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^(Haus|Venue)$/ }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    seen += await textsOn(page);
    const foreign =
      language === 'de' ? /\b(the|your|with|room|loading|settings)\b/i : /[äöüß]|\b(der|die|und|nicht)\b/i;
    for (const { name } of Object.values(LANGUAGES)) seen = seen.replaceAll(name, '');
    expect(seen.replace(/Allgemeinwissen.*/, '')).not.toMatch(foreign);
  });
}
