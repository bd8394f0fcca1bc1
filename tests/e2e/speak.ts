import type { Page } from '@playwright/test';
import type { Language } from '../../src/contract/languages';
import { expect } from './fixtures';

/** Changes the language of a host's page, as if it was chosen in another tab, and waits until it is shown. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'quiz-night.language';
    localStorage.setItem(key, chosen);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
