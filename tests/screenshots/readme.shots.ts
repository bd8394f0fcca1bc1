import type { Page } from '@playwright/test';
import { expect, joinByPhone, openLobby, openPhone, playersOnWall, test } from '../e2e/fixtures';
import { PlayerClient } from '../support/hubClient';

const NAMES = [
  ...['Änne', 'Team Rocket 🚀', 'Zoë & Max', 'Quizzly Bears', 'Die Besserwisser', 'Otto', 'Les Quizérables'],
  ...[
    'Hannah',
    'The Smartinis',
    'Björn',
    'Kneipenkönige',
    'Mia',
    'Tequila Mockingbird',
    'Jürgen',
    'Ada',
    'Luc',
  ],
  ...[
    'Olga 🎉',
    'Quiz Pro Quo',
    'Tom',
    'Stammtisch 7',
    'Yara',
    'The Brain Pints',
    'Noah',
    'Emil & Co',
    'Priya',
  ],
  ...[
    'Fensterplatz',
    'Les Incollables',
    'Sven',
    'Agatha Quiztie',
    'Leo',
    'Barfly Club',
    'Ines',
    'Marek',
    'Chloé',
  ],
  ...['Ruhe bitte!', 'Paul', 'Risky Quizness', 'Aylin', 'Tresen Team', 'Nora'],
];
const FOLDER = '.readme';

test.use({ viewport: { width: 1920, height: 1080 }, colorScheme: 'dark' });

test('start, lobby and phone', async ({ page, browser, server }) => {
  await page.goto('/');
  await shoot(page, 'start');

  const code = await openLobby(page);
  for (const name of NAMES.slice(0, -1))
    await (await new PlayerClient(server.origin).connect()).join(code, name);
  const phone = await openPhone(browser, server.origin);
  await joinByPhone(phone, code, NAMES.at(-1)!);
  await expect(phone.getByText('39 others')).toBeVisible();
  await shoot(phone, 'phone');
  await expect(playersOnWall(page)).toHaveCount(NAMES.length);
  await shoot(page, 'lobby');
});

/** One screen when its type is loaded and its motion over. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
  });
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' });
}
