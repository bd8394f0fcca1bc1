import type { Page } from '@playwright/test';
import { NOTES, SECRETS } from '../support/secretQuiz';
import type { ServerProcess } from '../support/serverProcess';
import { expect, openLobby, test } from './fixtures';
import { joinByHub } from './gameFixtures';
import { choose, openPrint, sheets, TEAM_SHEETS } from './printFixtures';

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

async function saveVenue({ origin }: ServerProcess, venue: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${origin}/venue`, { method: 'PUT', headers, body: JSON.stringify(venue) });
  expect(response.ok, await response.text()).toBe(true);
}

async function lay(page: Page, layout: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Runden' }).selectOption(layout);
}

/** Prints to PDF, and returns the sizes of the pages in points. */
async function printed(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}

test("on teams' sheets there are neither questions nor answers nor names of files", async ({
  page,
  server,
}) => {
  await openPrint(page, server);
  for (const sheet of TEAM_SHEETS) {
    await choose(page, sheet);
    const html = await page.content();
    for (const secret of TELLING) expect.soft(html, `${sheet}: ${secret}`).not.toContain(secret);
  }
  await choose(page, 'Spielleitungsbogen');
  // Numbers are formatted there.
  const secrets = TELLING.filter((each) => !/^\d+$/.test(each));
  const missing = async () => {
    const html = await page.content();
    return secrets.filter((secret) => !html.includes(secret));
  };
  await expect.poll(missing).toEqual([]);
  await page.getByRole('radio', { name: 'Tischkarte' }).check();
  await expect(page.getByText(/Tischkarten brauchen einen Raum/)).toBeVisible();
});

test('the choices stay in view while the pages scroll', async ({ page, server }) => {
  await openPrint(page, server);
  await lay(page, 'jede auf einem eigenen Blatt');
  await sheets(page).last().scrollIntoViewIfNeeded();
  await expect(sheets(page).first()).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeInViewport();
});

test('on an answer sheet the fields fit the kinds, numbered as on the wall', async ({ page, server }) => {
  await openPrint(page, server);
  await lay(page, 'jede auf einem eigenen Blatt');
  await expect(sheets(page)).toHaveCount(3);
  const [first, second] = [sheets(page).nth(0), sheets(page).nth(1)];
  await expect(first).toContainText('Runde 1: First');
  await expect(first).toContainText('Joker');
  await expect(first).toContainText(/1\s*A\s*B\s*C.*2\s*A\s*B\s*C\s*mehrere möglich.*3.*Summe/s);
  await expect(second).toContainText(/Runde 2: Second.*1\s*m\s*.*2/s);
  await page.getByRole('checkbox', { name: 'Runde 2' }).uncheck();
  await lay(page, 'alle auf einem Bogen');
  await expect(sheets(page)).toHaveCount(1);
  await expect(sheets(page)).not.toContainText('Second');
  await expect(sheets(page)).toContainText('Gesamt');
  await page.reload();
  await expect(sheets(page)).toHaveCount(1);
});

test('slips share pages, each with its table, and start where the one before is cut off', async ({
  page,
  server,
}) => {
  await openPrint(page, server);
  await page.getByRole('spinbutton', { name: 'Exemplare' }).fill('5');
  await page.getByRole('checkbox', { name: 'Mit Tischnummern ab 1' }).check();
  for (const round of ['Runde 2', 'Runde 3']) await page.getByRole('checkbox', { name: round }).uncheck();
  const slips = sheets(page).getByText(/^Tisch \d$/);
  await expect(slips).toHaveText([1, 2, 3, 4, 5].map((table) => `Tisch ${table}`));
  await expect.poll(() => sheets(page).count()).toBeLessThan(5);
  await expect(sheets(page).first()).toContainText(/Tisch 1.*Runde 1: First.*Summe.*Tisch 2/s);
});

test('the score grid has titles, jokers, and as many rows as fit or as asked', async ({ page, server }) => {
  await openPrint(page, server);
  await page.getByRole('radio', { name: 'Punktetabelle' }).check();
  await expect(sheets(page)).toContainText(/Team.*Joker.*First.*1.*Second.*2.*Bilder.*Summe/s);
  const rows = sheets(page).locator('.grid-row');
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  await page.getByRole('checkbox', { name: 'So viele Zeilen, wie passen' }).uncheck();
  await page.getByRole('spinbutton', { name: 'Zeilen für Teams' }).fill('7');
  await expect(rows).toHaveCount(8);
});

test('a long title takes no more of the score grid than a short one', async ({ page, server }) => {
  const questions = [{ question: 'What?', acceptedAnswers: ['This'] }];
  const titles = [
    'Plain',
    'Rivers and Other Very Long Waterways of the Continent',
    'Donaudampfschiff'.repeat(5),
  ];
  await openPrint(page, server, {
    quizName: 'Titled',
    rounds: titles.map((title) => ({ title, questions })),
  });
  await choose(page, 'Punktetabelle');
  const cells = sheets(page).locator('.grid-row').first().locator('> *');
  await expect(cells).toHaveCount(titles.length + 2);
  const next = (await sheets(page).locator('.grid-row').nth(1).boundingBox())!;
  for (const cell of await cells.all()) {
    const { y, height } = (await cell.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(next.y + 1);
  }
});

test('the script says how each round is played, with the rules, and no tie-break stands alone', async ({
  page,
  server,
}) => {
  const questions = [{ question: 'What?', acceptedAnswers: ['This'] }];
  const rounds = [
    { title: 'Sheet', reveal: 'round', questions },
    { title: 'Aside', reveal: 'round', beside: true, questions },
    { title: 'Fast', scoring: 'speed', questions },
    ...Array.from({ length: 20 }, () => ({ title: 'Plain', questions })),
  ];
  const tieBreak = { question: 'How many?', correctNumber: 7 };
  await openPrint(page, server, { quizName: 'Played', rules: 'Be kind.', rounds, tieBreak });
  await choose(page, 'Spielleitungsbogen');
  await expect(sheets(page).first()).toContainText(
    /So wird gespielt.*Be kind\..*Sheet.*Auflösung erst am Ende der Runde.*Aside.*nebenher.*Fast.*je schneller/s,
  );
  for (let at = 0; at < 20; at++) {
    await expect(sheets(page).last()).toContainText(/What\?.*Stechfrage/s);
    await page.getByRole('checkbox', { name: `Runde ${at + 4}: Plain` }).uncheck();
  }
});

test('the venue stands on every print, in its colour', async ({ page, server }) => {
  await saveVenue(server, { name: 'Zum Hirschen', accent: '#7a1f3d' });
  await openPrint(page, server);
  for (const sheet of ['Antwortbogen', 'Bildbogen', 'Spielleitungsbogen', 'Punktetabelle']) {
    await choose(page, sheet);
    const name = sheets(page).first().getByText('Zum Hirschen', { exact: true });
    await expect(name).toHaveCSS('color', 'rgb(122, 31, 61)');
  }
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
  const [print] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Drucken' }).click(),
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
