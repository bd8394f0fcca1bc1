import type { Page } from '@playwright/test';
import { writeMedia } from '../support/writeMedia';
import { expectNoAxeFaults } from '../support/axe';
import { png } from '../support/mediaSamples';
import { NOTES, SECRET_QUIZ, SECRETS } from '../support/secretQuiz';
import type { ServerProcess } from '../support/serverProcess';
import { expect, openLobby, test } from './fixtures';
import { joinByHub, openHost } from './gameFixtures';

/**
 * What no team's sheet may contain: questions, answers, explanations, notes, and the names and contents of
 * files. Labels of parts are allowed, since they mark where teams write.
 */
const TELLING = [
  ...Object.values(SECRETS).flatMap(({ asked, revealed }) => [...asked, ...revealed]),
  NOTES,
  'bach',
].filter((secret) => !secret.startsWith('label-'));
const SIZES = { A4: [595, 842], A5: [420, 595], Letter: [612, 792] } as const;
const TEAM_SHEETS = ['Antwortbogen', 'Bildbogen', 'Punktetabelle'];

const pictured = ['bach-wide.png', 'bach-tall.png', 'bach-square.png', 'bach-lost.png'].map((image) => ({
  ...SECRET_QUIZ.rounds[0]!.questions[2],
  image,
  imageAlt: 'bach',
}));
const QUIZ = { ...SECRET_QUIZ, rounds: [...SECRET_QUIZ.rounds, { title: 'Bilder', questions: pictured }] };

/** Stores the quiz with all its pictures but the last, and opens its printing page. */
async function openPrint(page: Page, server: ServerProcess, quiz: object = QUIZ): Promise<void> {
  await writeMedia(server.dataFolder, 'bach-wide.png', png(1280, 720));
  await writeMedia(server.dataFolder, 'bach-tall.png', png(600, 1200));
  await writeMedia(server.dataFolder, 'bach-square.png', png(500, 500));
  const { session } = await openHost(server, quiz);
  await page.goto(`/quizzes/${session.quizId}/print`);
  await expect(sheets(page).first()).toBeVisible();
}

const sheets = (page: Page) =>
  page.getByRole('region', { name: 'Vorschau' }).getByRole('region', { name: /^Seite/ });

async function choose(page: Page, sheet: string): Promise<void> {
  await page.getByRole('radio', { name: sheet }).check();
  await expect(sheets(page).first()).toBeVisible();
}

/** Prints to PDF, and returns the sizes of the pages in points. */
async function printed(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}

test("on teams' sheets there are neither questions nor answers nor names of files, and axe finds nothing", async ({
  page,
  server,
}) => {
  await openPrint(page, server);
  for (const sheet of TEAM_SHEETS) {
    await choose(page, sheet);
    const html = await page.content();
    for (const secret of TELLING) expect.soft(html, `${sheet}: ${secret}`).not.toContain(secret);
    await expectNoAxeFaults(page);
  }
  await choose(page, 'Spielleitungsbogen');
  // Numbers are formatted there.
  const secrets = TELLING.filter((each) => !/^\d+$/.test(each));
  const missing = async () => {
    const html = await page.content();
    return secrets.filter((secret) => !html.includes(secret));
  };
  await expect.poll(missing).toEqual([]);
  await expectNoAxeFaults(page);
  await page.getByRole('radio', { name: 'Tischkarte' }).check();
  await expect(page.getByText(/Tischkarten brauchen einen Raum/)).toBeVisible();
  await expectNoAxeFaults(page);
});

test('the choices stay in view while the pages scroll', async ({ page, server }) => {
  await openPrint(page, server);
  await sheets(page).last().scrollIntoViewIfNeeded();
  await expect(sheets(page).first()).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeInViewport();
});

test('axe finds nothing where there is nothing to print', async ({ page }) => {
  await page.goto('/quizzes/nowhere/print');
  await expect(page.getByText(/Dieses Quiz gibt es nicht/)).toBeVisible();
  await expectNoAxeFaults(page);
});

test('on an answer sheet the fields fit the kinds, numbered as on the wall', async ({ page, server }) => {
  await openPrint(page, server);
  await expect(sheets(page)).toHaveCount(3);
  const [first, second] = [sheets(page).nth(0), sheets(page).nth(1)];
  await expect(first).toContainText('Runde 1: First');
  await expect(first).toContainText('Joker');
  await expect(first).toContainText(/1\s*A\s*B\s*C.*2\s*A\s*B\s*C\s*mehrere möglich.*3.*Summe/s);
  await expect(second).toContainText(/Runde 2: Second.*1\s*m\s*.*2/s);
  await page.getByRole('checkbox', { name: 'Runde 2' }).uncheck();
  await page.getByRole('checkbox', { name: /eigenen Blatt/ }).uncheck();
  await expect(sheets(page)).toHaveCount(1);
  await expect(sheets(page)).not.toContainText('Second');
  await expect(sheets(page)).toContainText('Gesamt');
  await page.reload();
  await expect(sheets(page)).toHaveCount(1);
});

test('with each paper size, each page of the preview is printed as one page of that size', async ({
  page,
  server,
}) => {
  await openPrint(page, server);
  for (const [paper, size] of Object.entries(SIZES)) {
    await page.getByRole('combobox', { name: 'Papier' }).selectOption(paper);
    for (const sheet of ['Antwortbogen', 'Spielleitungsbogen']) {
      await choose(page, sheet);
      const isAsShown = async () => {
        const sizes = await printed(page);
        return (
          sizes.length === (await sheets(page).count()) && sizes.every((each) => `${each}` === `${size}`)
        );
      };
      await expect.poll(isAsShown, { message: `${sheet} on ${paper}` }).toBe(true);
    }
  }
});

test('pictures are numbered and whole, and those that are missing are named by their questions', async ({
  page,
  server,
}) => {
  await openPrint(page, server);
  await choose(page, 'Bildbogen');
  await expect(
    page.getByText('Diese Bilder fehlen auf dem Server und im Druck: Bilder, Frage 4.'),
  ).toBeVisible();
  for (const [perPage, pages] of [
    ['2', 2],
    ['4', 1],
    ['6', 1],
  ] as const) {
    await page.getByRole('combobox', { name: 'Bilder je Seite' }).selectOption(perPage);
    await expect(sheets(page)).toHaveCount(pages);
    for (const number of [1, 2, 3]) {
      const shortSide = async () => {
        const box = await page.getByRole('img', { name: `Bild ${number}` }).boundingBox();
        return Math.min(box?.width ?? 0, box?.height ?? 0);
      };
      await expect.poll(shortSide).toBeGreaterThan(150);
    }
    await expect(page.getByRole('img', { name: 'Bild 4' })).toHaveCount(0);
  }
});

test("the host's script has everything, and none of a hundred questions of any length is split across pages", async ({
  page,
  server,
}) => {
  const long = (name: string, length: number) => `${name} ${'weit und breit '.repeat(length / 15)}`.trim();
  const questions = Array.from({ length: 100 }, (_, at) => ({
    question: long(`Q${at}`, (at % 10) * 100),
    acceptedAnswers: [`A${at}`],
    explanation: long('why', (at % 7) * 140),
    note: long('note', (at % 5) * 190),
  }));
  await openPrint(page, server, { quizName: 'Long', questions });
  await page.getByRole('combobox', { name: 'Papier' }).selectOption('A5');
  for (const sheet of ['Spielleitungsbogen', 'Antwortbogen']) {
    await choose(page, sheet);
    const overflows = () =>
      sheets(page).evaluateAll(
        (pages) =>
          pages.filter((each) => {
            const body = each.querySelector('.sheet-body')!;
            return body.scrollHeight > body.clientHeight + 1 || body.scrollWidth > body.clientWidth + 1;
          }).length,
      );
    await expect.poll(overflows).toBe(0);
    await expect.poll(async () => (await printed(page)).length - (await sheets(page).count())).toBe(0);
  }
  await choose(page, 'Spielleitungsbogen');
  for (const text of ['Q99', 'A99']) await expect(sheets(page).last()).toContainText(text);
});

test('from the lobby: cards for the tables, tonight’s teams, and a session that stays for a week', async ({
  page,
  server,
}) => {
  const code = await openLobby(page);
  await joinByHub(server, code, 'Die Füchse');
  await page.getByRole('button', { name: /Verbindung|Connection/ }).click();
  const [print] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Bögen und Tischkarten drucken' }).click(),
  ]);
  await choose(print, 'Punktetabelle');
  await expect(sheets(print)).toContainText('Die Füchse');
  await choose(print, 'Tischkarte');
  await print.getByRole('spinbutton', { name: 'Tische' }).fill('5');
  await expect(sheets(print)).toHaveCount(2);
  await expect(sheets(print).first()).toContainText(/Tisch 1.*Tisch 4/s);
  await expect(sheets(print).first().getByText(code).first()).toBeVisible();
  await expect(print.getByText('bleiben jetzt sieben Tage')).toBeHidden();
  const told = print.waitForResponse((response) => response.url().endsWith(`/session/${code}/printed`));
  expect(await printed(print)).toHaveLength(2);
  expect((await told).status()).toBe(204);
  await expect(print.getByText('Dieser Raum und sein Code bleiben jetzt sieben Tage.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quiz Lobby' })).toBeVisible();
});
