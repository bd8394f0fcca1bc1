import type { Locator, Page } from '@playwright/test';
import { addQuiz } from '../support/addQuiz';
import type { ServerProcess } from '../support/serverProcess';
import { expect } from './fixtures';
import { controlsOf } from './gameFixtures';

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

/** The note that this is a rehearsal. */
export const sign = (page: Page) => page.getByRole('note').filter({ hasText: 'Probe' });

/** Opens the dialog of rehearsals, and types a number of teams that it refuses. */
export async function openRehearsals(page: Page, server: ServerProcess): Promise<Locator> {
  await addQuiz(server, 'kurz', QUIZ);
  await page.goto('/');
  await page.getByRole('button', { name: 'Load Quiz' }).click();
  await page.getByRole('button', { name: 'Probe mit „Kurz“' }).click();
  const dialog = page.getByRole('dialog', { name: 'Probe' });
  const teams = dialog.getByRole('spinbutton', { name: 'Erfundene Teams' });
  await teams.fill('4');
  await teams.press('Enter');
  await expect(dialog.getByText('Möglich sind 5 bis 200 Teams.')).toBeVisible();
  return dialog;
}

/** Starts a rehearsal with five teams that play fast; returns the room code. */
export async function rehearse(page: Page, dialog: Locator): Promise<string> {
  await dialog.getByRole('spinbutton', { name: 'Erfundene Teams' }).fill('5');
  await expect(dialog.getByRole('checkbox', { name: /^Viermal so schnell/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Probe starten' }).click();
  await page.waitForURL(/\/session\/.+/);
  return decodeURIComponent(page.url().split('/').pop() ?? '');
}

/** Presses Next until the report is offered, and returns its button. */
export async function playToReport(page: Page): Promise<Locator> {
  const report = controlsOf(page).getByRole('button', { name: 'Probe auswerten' });
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(report).toBeAttached({ timeout: 500 });
  }).toPass();
  return report;
}
