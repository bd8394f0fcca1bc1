import { SPOKEN_LANGUAGES } from '../../src/contract/languages';
import { expect, test } from './fixtures';
import { teachLanguages } from './speak';

test('quiz cards keep their size when the rehearsal appears beside them', async ({ page }) => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/quizzes/trash*', (route) => asked.then(() => route.continue()));
  await teachLanguages(page);
  await page.goto('/');
  await page.locator('.start-choices button').first().click();
  await expect(page.locator('.quiz-card').first()).toBeVisible();
  const widths = () =>
    page.evaluate(async (languages) => {
      const found: Record<string, number> = {};
      for (const language of languages) {
        await window.speak(language);
        await document.fonts.ready;
        found[language] = document.querySelector('.quiz-card')!.getBoundingClientRect().width;
      }
      return found;
    }, SPOKEN_LANGUAGES);
  const before = await widths();
  await expect(page.locator('.quiz-menu-place')).toHaveCount(0);
  answer();
  // The rehearsal's button appears after the menu.
  await expect(page.locator('.quiz-menu-place').first().getByRole('button')).toHaveCount(2);
  await expect.poll(widths).toEqual(before);
});
