import { expect, type Page } from '@playwright/test';

/** A button of the quiz dialog. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A file in Moodle's format, with a question that our kinds cannot hold. */
export const GIFT = `$CATEGORY: Space
Which planet is red? {=Mars ~Venus#no}
Which belong together? {=a -> b =c -> d =e -> f}`;

/** Opens the quiz dialog in a browser that may edit quizzes. */
export async function openQuizDialog(page: Page): Promise<void> {
  await page.goto('/');
  await button(page, 'Load Quiz').click();
  await expect(button(page, 'Importieren')).toBeVisible();
}

/** Chooses something from a quiz's menu. */
export async function choose(page: Page, quizName: string, choice: string): Promise<void> {
  await button(page, `Mehr zu ${quizName}`).click();
  await page.getByRole('menuitem', { name: choice }).click();
}

export async function importFile(page: Page, name: string, content: string): Promise<void> {
  const file = { name, mimeType: '', buffer: Buffer.from(content) };
  await page.getByLabel('Datei auswählen oder hierherziehen').setInputFiles(file);
}
