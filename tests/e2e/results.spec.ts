import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readSheets from 'read-excel-file/node';
import { expect, test } from './fixtures';
import {
  answerByHub,
  controlsOf,
  expectScene,
  joinByHub,
  openHost,
  showHost,
  type HubHost,
  openPlayer,
} from './gameFixtures';

const quiz = {
  quizName: 'Quiz: "Größe"/..',
  seconds: null,
  questions: [{ question: '=Who?', acceptedAnswers: ['Bach'], points: 1.5 }],
};

/** A game in which Anna was right and `=Ben` sent a formula. */
async function playQuestion(host: HubHost): Promise<void> {
  const anna = await joinByHub(host.server, host.code, 'Anna');
  const ben = await joinByHub(host.server, host.code, '=Ben');
  const game = await host.run({ type: 'start' });
  await answerByHub(anna, game, 'Bach');
  await answerByHub(ben, game, '=1+1');
  await host.goTo('podium');
}

/** Presses a button and reads the file that the browser saves. */
async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).press('Enter');
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('the host downloads tables and a certificate, and ends the evening; a phone keeps its place', async ({
  page,
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  const phone = await openPlayer(browser, host, 'Carl');
  await showHost(host, page);
  await playQuestion(host);
  await expectScene(page, 'podium');
  await controlsOf(page).getByRole('button', { name: 'Mehr' }).press('Enter');

  const csv = await download(page, 'Ergebnisse als CSV');
  expect(csv.name).toMatch(/^Ergebnisse-\d{4}-\d\d-\d\d-Quiz-Größe\.csv$/);
  expect(csv.bytes.toString()).toContain("1;1;'=Who?;'=Ben;'=1+1;falsch;0\r\n");

  const xlsx = await download(page, 'Ergebnisse für Excel (XLSX)');
  const sheets = await readSheets(xlsx.bytes);
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    'Endstand',
    'Antworten',
    'Fragen',
    'Runden',
    'Korrekturen',
  ]);
  expect(sheets[0]!.data.slice(1)).toEqual([
    [1, 'Anna', 1.5, 1.5, 0],
    [2, 'Carl', 0, 0, 0],
    [2, '=Ben', 0, 0, 0],
  ]);

  await page.getByRole('button', { name: 'Urkunde zum Drucken' }).press('Enter');
  const certificate = page.getByRole('dialog', { name: 'Urkunde' });
  await expect(certificate.getByRole('heading')).toHaveText(quiz.quizName);
  const places = ['1Anna1,5 Punkte', '2Carl=Ben0 Punkte'];
  await expect(certificate.getByRole('listitem')).toHaveText(places);
  // The whole printout is the certificate, on one sheet.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(certificate.getByRole('article')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(certificate).toBeHidden();
  await expect(page.getByRole('button', { name: 'Urkunde zum Drucken' })).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Abend beenden' }).press('Enter');
  await page.getByRole('button', { name: 'Jetzt beenden' }).press('Enter');
  await page.getByRole('button', { name: 'Raum schließen' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Letzte Abende' })).toContainText(quiz.quizName);
  await expect(phone.getByRole('button', { name: 'Join another room' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('Thanks for playing!')).toBeVisible();
  await expect(phone.getByText(/^2nd of 3$/)).toBeVisible();
  const later = await download(page, `Ergebnisse als CSV: ${quiz.quizName}`);
  expect(later.bytes.toString()).toContain('1;Anna;1,5;1,5;0\r\n');
  await page.getByRole('button', { name: 'Vergangene Abende' }).click();
  const list = page.getByRole('dialog', { name: 'Vergangene Abende' });
  await expect(list.getByRole('listitem')).toContainText('3 Teams · 1. Platz: Anna');
});

test('the link to past evenings appears in a reserved place, and moves nothing', async ({ page }) => {
  const times = { openedAt: '2026-01-02T19:00:00Z', endedAt: '2026-01-02T22:00:00Z' };
  const evening = { eveningId: 'e', quizNames: ['Pub'], ...times, players: 8, winners: ['Anna'] };
  for (const [width, height] of [
    [1366, 768],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    let answer = (): void => undefined;
    const measured = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/evenings', async (route) => {
      await measured;
      await route.fulfill({ json: { evenings: [evening] } });
    });
    await page.goto('/');
    const load = page.getByRole('button', { name: 'Load Quiz' });
    await expect(load).toBeVisible();
    await expect(page.getByRole('button', { name: 'In English' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const top = async () => Math.round((await load.boundingBox())?.y ?? 0);
    const before = await top();
    answer();
    await expect(page.getByRole('button', { name: 'Vergangene Abende' })).toBeVisible();
    await expect.poll(top).toBe(before);
  }
});
