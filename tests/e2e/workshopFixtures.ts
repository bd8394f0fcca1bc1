import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { QuizSource } from '../../src/contract/question';
import type { ServerProcess } from '../support/serverProcess';
import { expect } from './fixtures';

/** Stores a quiz on the server, as another program would. */
export async function storeQuiz(
  server: ServerProcess,
  quizId: string,
  quizName: string,
  questions: readonly string[] = ['Who?'],
): Promise<void> {
  const asked = questions.map((question) => ({ question, acceptedAnswers: ['Ada'] }));
  const { status } = await fetch(`${server.origin}/quizzes/${quizId}`, {
    method: 'PUT',
    headers: { 'if-none-match': '*', 'content-type': 'application/json' },
    body: JSON.stringify({ quizName, questions: asked }),
  });
  expect(status).toBe(201);
}

/** Opens the workshop in a browser of its own. */
export async function openQuiz(
  browser: Browser,
  server: ServerProcess,
  quizId: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext({ ...options, baseURL: server.origin })).newPage();
  await page.goto(`/quizzes/${quizId}`);
  await expect(nameOf(page)).toBeVisible();
  return page;
}

/** The field with the quiz's name. */
export function nameOf(page: Page) {
  return page.getByRole('textbox', { name: 'Name des Quiz' });
}

/** The quiz as the server has it. */
export async function readQuiz(server: ServerProcess, quizId: string): Promise<QuizSource> {
  return (await (await fetch(`${server.origin}/quizzes/${quizId}`)).json()) as QuizSource;
}

/** Waits until the page says that everything is saved. */
export async function expectSaved(page: Page): Promise<void> {
  // To be seen, and as it is announced: the latter stays while the next change is being saved.
  await expect(page.getByText('Gespeichert', { exact: true })).toHaveCount(2);
}
