import type { Page } from '@playwright/test';
import { png } from '../support/mediaSamples';
import { SECRET_QUIZ } from '../support/secretQuiz';
import type { ServerProcess } from '../support/serverProcess';
import { writeMedia } from '../support/writeMedia';
import { expect } from './fixtures';
import { openHost } from './gameFixtures';

/** What teams get to see. */
export const TEAM_SHEETS = ['Antwortbogen', 'Bildbogen', 'Punktetabelle'];

const pictured = ['bach-wide.png', 'bach-tall.png', 'bach-square.png', 'bach-lost.png'].map((image) => ({
  ...SECRET_QUIZ.rounds[0]!.questions[2],
  image,
  imageAlt: 'bach',
}));
const QUIZ = { ...SECRET_QUIZ, rounds: [...SECRET_QUIZ.rounds, { title: 'Bilder', questions: pictured }] };

/** Stores the quiz with all its pictures but the last, and opens its printing page. */
export async function openPrint(page: Page, server: ServerProcess, quiz: object = QUIZ): Promise<void> {
  await writeMedia(server.dataFolder, 'bach-wide.png', png(1280, 720));
  await writeMedia(server.dataFolder, 'bach-tall.png', png(600, 1200));
  await writeMedia(server.dataFolder, 'bach-square.png', png(500, 500));
  const { session } = await openHost(server, quiz);
  await page.goto(`/quizzes/${session.quizId}/print`);
  await expect(sheets(page).first()).toBeVisible();
}

export const sheets = (page: Page) =>
  page.getByRole('region', { name: 'Vorschau' }).getByRole('region', { name: /^Seite/ });

/** Chooses what to print. */
export async function choose(page: Page, sheet: string): Promise<void> {
  await page.getByRole('radio', { name: sheet }).check();
  await expect(sheets(page).first()).toBeVisible();
}
