import type { Page } from '@playwright/test';
import type { ServerProcess } from '../support/serverProcess';
import { expect, test } from './fixtures';
import { answerByHub, controlsOf, expectScene, joinByHub, openHost, showHost } from './gameFixtures';

const quiz = {
  quizName: 'Open Ends',
  seconds: 600,
  rounds: [
    {
      title: 'Music',
      questions: [{ question: 'Who wrote it?', acceptedAnswers: ['Johann Sebastian Bach'] }],
    },
  ],
};
/** Common sizes of laptops and old projectors. */
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
];

/** A host's page before the podium: an answer is waiting, and the sheet of a team on paper is missing. */
async function openBeforePodium(page: Page, server: ServerProcess) {
  const host = await openHost(server, quiz);
  const anna = await joinByHub(server, host.code, 'Anna');
  await host.run({ type: 'addPaper', name: 'Pia' });
  await host.run({ type: 'start' });
  await answerByHub(anna, await host.goTo('question'), 'J. S. Bach');
  await host.goTo('reveal');
  await showHost(host, page);
  await expectScene(page, 'reveal');
  await expect(controlsOf(page)).toBeAttached();
  return host;
}

const note = (page: Page) => page.getByRole('group', { name: 'Vor der Siegerehrung noch offen' });

test('a mirrored page asks once what is open before the podium, and the clicker goes on', async ({
  page,
  server,
}) => {
  await openBeforePodium(page, server);
  await page.keyboard.press('PageDown');
  await expect(note(page)).toContainText('1 Antwort zu prüfen');
  await note(page).getByRole('button', { name: '1 Bogen fehlt' }).click();
  await expect(page.getByRole('dialog', { name: 'Bögen auswerten' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectScene(page, 'reveal');
  // A press right after the first one counts as a slip of it.
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('heading', { name: 'Siegerehrung' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(note(page)).toBeHidden();
});

/** By how many pixels the open menu is taller than its visible part. */
const hiddenIn = (page: Page) =>
  page.getByRole('dialog', { name: /^Mehr/ }).evaluate((menu) => menu.scrollHeight - menu.clientHeight);

test('nothing of the menu is hidden on common screens, in the game and at its end', async ({
  page,
  server,
}) => {
  const host = await openBeforePodium(page, server);
  const more = controlsOf(page).getByRole('button', { name: /^Mehr/ });
  const expectWhole = async () => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => hiddenIn(page)).toBe(0);
    }
  };
  await more.press('Enter');
  await expectWhole();
  await page.getByRole('button', { name: 'Optionen' }).press('Enter');
  await expect(page.getByRole('switch')).toHaveCount(11);
  await expectWhole();
  await page.keyboard.press('Escape');
  await host.goTo('podium');
  await expectScene(page, 'podium');
  await more.press('Enter');
  await expect(page.getByRole('button', { name: 'Urkunde zum Drucken' })).toBeVisible();
  await expectWhole();
});
