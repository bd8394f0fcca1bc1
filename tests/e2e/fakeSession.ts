import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const CODE = 'BDMGH';
export const JOIN_URL = `http://192.168.1.7:5000/join/${CODE}`;

/** The session's fields that vary in the lobby under test. */
interface FakeSession {
  participants: string[];
  quizName?: string;
  joinUrl?: string;
  joinUrls?: string[];
}

/** Opens a lobby with the test's session data: with any number of players, none of whom joins. */
export async function openFakeLobby(page: Page, session: FakeSession): Promise<void> {
  const json = { quizId: 'pub', sessionCode: CODE, quizName: 'Pub Quiz', quizDescription: '', ...session };
  await page.route(`**/session/${CODE}`, (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.fulfill({ json }),
  );
  await page.goto(`/session/${CODE}`);
  await expect(page.getByRole('heading', { name: 'Quiz Lobby' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Has a quiz server respond at the join address's origin, as this machine would on its own network. */
export async function answerAt(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/quizzes`, (route) =>
    route.fulfill({ json: { quizzes: [] }, headers: { 'access-control-allow-origin': '*' } }),
  );
}

/** Ordinary names and difficult ones: wide, emoji, CJK, right to left. */
export function crowdOf(count: number): string[] {
  const usual = [
    'Änne',
    'Die Besserwisser',
    'Otto',
    'Tequila Mockingbird',
    'Mia',
    'Quiz Pro Quo',
    'Stammtisch',
  ];
  const hard = ['W'.repeat(32), '🚀🎉👩‍👩‍👧‍👦'.repeat(8), '田中さくら'.repeat(4), 'محمد علي الفائز', '<b>bold</b>'];
  return Array.from({ length: count }, (_, place) =>
    place % 12 < hard.length && place < 60
      ? `${hard[place % 12]}`.slice(0, place < 12 ? undefined : 10) + (place < 12 ? '' : ` ${place}`)
      : `${usual[place % usual.length]} ${place}`,
  );
}
