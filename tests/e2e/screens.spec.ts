import { expect, quizCards, test } from './fixtures';
import { openHost } from './gameFixtures';
import { onEachScreen } from './measureScene';

const SCREENS = [
  [3840, 2160],
  [1920, 1080],
  [1280, 720],
  [360, 740],
  [320, 568],
] as const;

test.describe('the start screen', () => {
  test('greets, and opens the quiz dialog in the middle, which a click outside does not close', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Quiz Night');
    await expect(page.getByRole('heading', { name: 'Quiz Night' })).toBeVisible();
    await expect(page.getByText('Welcome to your best Night ever!')).toBeVisible();
    await page.getByRole('button', { name: 'Load Quiz' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open new Quiz' });
    await expect(quizCards(page)).toHaveCount(5);
    const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
    const box = async () => {
      const { x, y, width, height } = (await dialog.boundingBox())!;
      const middle = [x + width / 2, y + height / 2];
      return [width / rem, ...middle].map(Math.round);
    };
    // The width is 2xl.
    await expect.poll(box).toEqual([42, 640, 360]);
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: /close|schließen/i }).click();
    await expect(dialog).toBeHidden();
  });

  test('has the error line in the danger colour', async ({ page }) => {
    await page.route('**/quizzes', (route) => route.fulfill({ status: 500 }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Load Quiz' }).click();
    const danger = await page.evaluate(() => {
      const sample = document.body.appendChild(document.createElement('i'));
      sample.style.color = 'var(--qn-danger)';
      return getComputedStyle(sample).color;
    });
    await expect(page.getByText('Fehler beim Laden der Quizzes')).toHaveCSS('color', danger);
  });
});

test('shared styles win over the reset of components', async ({ page }) => {
  await page.goto('/wifi/print');
  await expect(page.getByRole('group').locator('legend').first()).toHaveCSS('font-weight', '700');
});

test('the theme is right before the first script of the page runs', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.route('**/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/light/);
});

test('no screen scrolls sideways, whatever its size', async ({ page, server }) => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const { code } = await openHost(server);
  for (const path of [`/session/${code}`, '/', '/nowhere', '/join', '/join/BDFGH']) {
    await page.goto(path);
    await expect(page.getByRole('heading').or(page.getByRole('textbox')).first()).toBeVisible();
    await onEachScreen(page, SCREENS, (_height, screen) =>
      expect.poll(overflow, { message: `${path}, ${screen}` }).toBeLessThanOrEqual(0),
    );
  }
});
