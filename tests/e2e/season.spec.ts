import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Season } from '../../src/game/season/season';
import { AUTUMN } from '../support/autumn';
import type { ServerProcess } from '../support/serverProcess';
import { expect, test } from './fixtures';
import { openHost, SHORT_QUIZ, showHost, storeSeason } from './gameFixtures';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Saison', exact: true });
const rows = (page: Page) => dialog(page).getByRole('tabpanel').getByRole('rowgroup').last().getByRole('row');

async function readSeason({ origin }: ServerProcess): Promise<Season> {
  return (await (await fetch(`${origin}/seasons/herbst`)).json()) as Season;
}

async function openSeasons(page: Page): Promise<void> {
  await page.goto('/');
  await button(page, 'Saison').click();
  await expect(dialog(page)).toBeVisible();
}

/** Whether the focus is in the dialog, and was not lost with the pressed button. */
const focusIsIn = (page: Page) =>
  dialog(page).evaluate((element) => element !== document.activeElement && element.matches(':focus-within'));

const openPart = (page: Page, name: string) => dialog(page).getByRole('tab', { name }).click();

test('teams are merged, split and named, all by keyboard', async ({ page, server }) => {
  await openSeasons(page);
  await expect(page.getByLabel('Name der Saison')).toBeVisible();
  await storeSeason(server, AUTUMN);
  await openSeasons(page);
  await expect(rows(page)).toHaveText(['1.Otto222', '2.Quizzly Bears120', '3.Quizly Bears15']);
  await button(page, 'Zusammenlegen als „Quizzly Bears“').press('Enter');
  await expect.poll(() => focusIsIn(page)).toBe(true);
  await expect(rows(page)).toHaveText(['1.Quizzly Bears225', '2.Otto222']);
  await button(page, 'Quizzly Bears').press('Enter');
  await button(page, '„Quizly Bears“ wieder trennen').press('Enter');
  await expect(rows(page).last()).toHaveText('3.Quizly Bears15');
  await button(page, 'Rückgängig').press('Enter');
  // While a change is being saved, the next one cannot be undone.
  await expect(rows(page).last()).toHaveText('2.Otto222');
  await button(page, 'Rückgängig').press('Enter');
  await expect(page.getByRole('heading', { name: 'Ist das dasselbe Team?' })).toBeVisible();
  await expect.poll(() => readSeason(server)).toEqual(AUTUMN);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Saison', exact: true })).toBeFocused();
});

test('a season is exported, takes an old table, and is printed', async ({ page, server }) => {
  await storeSeason(server, AUTUMN);
  await openSeasons(page);
  const [json] = await Promise.all([page.waitForEvent('download'), button(page, 'JSON').click()]);
  expect(json.suggestedFilename()).toBe('saison-Herbst.json');
  expect(JSON.parse(await readFile(await json.path(), 'utf8'))).toEqual(AUTUMN);
  await openPart(page, 'Abende');
  await button(page, 'Abend nachtragen').click();
  await expect(page.getByLabel('Punkte von Team 1')).toBeVisible();
  await button(page, 'Abbrechen').click();
  await button(page, 'Alte Tabelle einlesen').click();
  const csv = 'Team;06.10.2026;13.10.2026\nOTTO;4;5,5\n=cmd();3;\n';
  const file = { name: 'alt.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('Datei wählen').setInputFiles(file);
  await expect(page.getByText('Gelesen: 2 Abende, 2 Teams.')).toBeVisible();
  await button(page, 'In die Saison übernehmen').click();
  await expect(page.getByText('2 Abende eingelesen.')).toBeVisible();
  await openPart(page, 'Tabelle');
  await expect(rows(page).first()).toHaveText('1.Otto431,5');
  await page.goto('/seasons/herbst/print');
  await expect(page.getByRole('region', { name: 'Seite 2 von 2' })).toBeVisible();
});

test('on a phone nothing is wider than the screen', async ({ page, server }) => {
  await storeSeason(server, AUTUMN);
  await page.setViewportSize({ width: 360, height: 740 });
  await openSeasons(page);
  const body = dialog(page).locator('.season');
  const overflow = () => body.evaluate((element) => element.scrollWidth - element.clientWidth);
  for (const part of ['Tabelle', 'Abende', 'Regel']) {
    await openPart(page, part);
    if (part === 'Abende') await button(page, /Nummer eins ändern/).click();
    await expect.poll(overflow).toBe(0);
  }
});

test('a season that is proposed leaves the quiz’s title its width, also without a join address', async ({
  page,
  server,
}) => {
  await storeSeason(server, AUTUMN);
  const quizName = 'Das große Herbstquiz aller Kneipen am Hafen';
  const host = await openHost(server, { ...SHORT_QUIZ, quizName });
  // No quiz server answers at the join address.
  await page.route('**/quizzes', (route) => route.abort());
  await showHost(host, page);
  await expect(button(page, 'Für „Herbst“ zählen')).toBeVisible();
  await expect(page.locator('.invitation-problem')).toBeVisible();
  const widthOf = async (part: Locator) => (await part.boundingBox())!.width;
  const title = page.getByRole('heading', { name: quizName });
  const row = page.locator('.lobby-title');
  await expect.poll(async () => (await widthOf(title)) / (await widthOf(row))).toBe(1);
});
