import type { Page } from '@playwright/test';
import { addQuiz } from '../support/addQuiz';
import { expectNoAxeFaults } from '../support/axe';
import { expect, joinByPhone, openPhone, playersOnWall, test } from './fixtures';
import { controlsOf, expectScene } from './gameFixtures';

/** Short, and its questions stay open until the phone has answered, with one answer that no phone can type. */
const QUIZ = {
  quizName: 'Kurz',
  seconds: 600,
  rounds: [
    {
      title: 'Nur eine Runde',
      questions: [
        { question: 'Welche Farbe hat Gras?', answers: ['Rot', 'Grün', 'Blau'], correctAnswer: 1 },
        { question: 'Welche Zeichen stehen auf Karten?', acceptedAnswers: ['♥♦♣♠'] },
      ],
    },
  ],
};

const sign = (page: Page) => page.getByRole('note').filter({ hasText: 'Probe' });

/** Starts a rehearsal with five teams that play fast; returns the room code. */
async function rehearse(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await page.getByRole('button', { name: 'Probe mit „Kurz“' }).click();
  const dialog = page.getByRole('dialog', { name: 'Probe' });
  const teams = dialog.getByRole('spinbutton', { name: 'Erfundene Teams' });
  await teams.fill('4');
  await teams.press('Enter');
  await expect(dialog.getByText('Möglich sind 5 bis 200 Teams.')).toBeVisible();
  await expectNoAxeFaults(page);
  await teams.fill('5');
  await expect(dialog.getByRole('checkbox', { name: /^Viermal so schnell/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Probe starten' }).click();
  await page.waitForURL(/\/session\/.+/);
  return decodeURIComponent(page.url().split('/').pop() ?? '');
}

/** Checks that the sign covers nothing at the top of a scene. */
async function expectUncovered(page: Page): Promise<void> {
  const { height: signHeight } = (await sign(page).boundingBox())!;
  const head = page.locator('.scene-head');
  await expect.poll(async () => (await head.boundingBox())?.y).toBeGreaterThanOrEqual(signHeight);
}

test('a host rehearses with pretend teams and a real phone, and reads the findings', async ({
  page,
  browser,
  server,
}) => {
  await addQuiz(server, 'kurz', QUIZ);
  await page.setViewportSize({ width: 1024, height: 768 });
  const code = await rehearse(page);
  await expect(sign(page)).toBeVisible();
  const phone = await openPhone(browser, server.origin);
  await joinByPhone(phone, code, 'Die Echten');
  await expect(phone.getByText('Rehearsal', { exact: true })).toBeVisible();
  await expect(playersOnWall(page).filter({ hasText: 'Die Echten' })).toBeVisible();
  await expect(playersOnWall(page)).toHaveCount(6);

  // The start page links back, and says to what.
  const start = await page.context().newPage();
  await start.goto('/');
  await expect(start.getByRole('link', { name: 'Weiter: Probe, Kurz, Lobby' })).toBeVisible();
  await start.close();

  await page.getByRole('button', { name: 'Quiz starten' }).click();
  await expectScene(page, 'round');
  // The keys come with the controls, which are loaded beside the scene.
  await expect(controlsOf(page)).toBeVisible();
  await page.keyboard.press('n');
  await expectScene(page, 'question', 'Welche Farbe hat Gras?');
  await expectUncovered(page);
  await expect(phone.getByText('Rehearsal', { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: /Grün/ }).tap();
  await expectNoAxeFaults(page);

  const report = controlsOf(page).getByRole('button', { name: 'Probe auswerten' });
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(report).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(sign(page)).toBeVisible();
  await report.press('Enter');
  await page.waitForURL(`**/rehearsals/${code}`);
  await expect(page.getByRole('heading', { name: 'So lief die Probe' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'So lange dauert der Abend' })).toContainText('Minuten');
  await expect(page.getByRole('region', { name: 'Antworten, die niemand tippen kann' })).toContainText(
    '♥♦♣♠',
  );
  await expect(sign(page)).toBeHidden();
  await expectNoAxeFaults(page);

  expect((await fetch(`${server.origin}/session/${code}`)).status).toBe(404);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page.getByRole('button', { name: 'Load Quiz' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Weiter:/ })).toBeHidden();
});

test('the dialog leads to the first evening, whose ticks are kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await page
    .getByRole('button', { name: /^Probe mit/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Mein erster Abend' }).click();
  await expect(page.getByRole('heading', { name: 'Mein erster Abend' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(10);
  await page.getByRole('checkbox', { name: /Steckdose/ }).press('Space');
  await expect(page.getByRole('status')).toHaveText('1 von 10 erledigt');
  await expectNoAxeFaults(page);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Steckdose/ })).toBeChecked();
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(1);
  await page.getByRole('link', { name: 'Zur Startseite' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Load Quiz' })).toBeVisible();
});
