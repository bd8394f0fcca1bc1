import type { Page } from '@playwright/test';
import type { PreviewMessage } from '../../src/look/preview';
import type { Question } from '../../src/contract/question';
import { expect, test } from './fixtures';

const question: Question = {
  questionId: 'q1',
  number: 1,
  of: 2,
  points: 1,
  kind: 'choice',
  text: 'Which planet is red?',
  answers: ['Mars', 'Venus'],
};
const round = { index: 0, of: 1, title: null, questionCount: 2, reveal: 'question' } as const;
const scene = { name: 'question', round, question, remainingMs: 30_000, durationMs: 30_000 } as const;
const step = { revision: 0, step: 1, paused: false };
const MESSAGE: PreviewMessage = {
  type: 'preview',
  language: 'en',
  session: { quizId: 'q', sessionCode: 'BDFGH', participants: [], quizName: 'Q', quizDescription: '' },
  game: { ...step, locked: false, autopilot: false, scene: { ...scene, answered: 0, expected: 24 } },
  phone: { ...step, scene, questions: [question] },
  own: { answers: {}, results: {}, points: null, rank: null, of: null },
};

/** Opens a page of the server's origin that frames these pages, and sends each the message once ready. */
async function openFraming(page: Page, origin: string, paths: string[]): Promise<void> {
  const frames = paths.map((path) => `<iframe src="${path}" width="900" height="500"></iframe>`).join('');
  const script = `onmessage = ({ data, source }) =>
    data.type === 'preview_ready' && source.postMessage(${JSON.stringify(MESSAGE)}, location.origin);`;
  const body = `<!doctype html><script>${script}</script><input aria-label="Typed">${frames}`;
  const url = `${origin}/framing.html`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(url);
}

test('framed projector and phone show what the surrounding page sends, smaller as it grows', async ({
  page,
  server,
}) => {
  await openFraming(page, server.origin, ['/preview', '/preview/phone']);
  const [projector, phone] = [0, 1].map((place) => page.frameLocator('iframe').nth(place));
  for (const frame of [projector!, phone!])
    await expect(frame.getByRole('heading', { name: 'Which planet is red?' })).toBeVisible();
  await expect(projector!.getByText('BDFGH')).toBeVisible();
  const answer = phone!.getByRole('button', { name: 'Venus' });
  await answer.click();
  await expect(answer).toHaveAttribute('aria-pressed', 'true');

  const heading = projector!.getByRole('heading', { level: 1 });
  const size = () => heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const before = await size();
  const text = 'Which planet is red? '.repeat(12).trim();
  const scene = { ...MESSAGE.game.scene, question: { ...question, text } };
  const longer = { ...MESSAGE, game: { ...MESSAGE.game, scene } };
  await page.evaluate((message) => frames[0]?.postMessage(message, location.origin), longer);
  await expect(heading).toHaveText(text);
  await expect.poll(size).toBeLessThan(before);
});

test('framed pages do not take the focus from a field beside them', async ({ page, server }) => {
  await openFraming(page, server.origin, []);
  const input = page.getByRole('textbox', { name: 'Typed' });
  await input.focus();
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/preview/phone';
    document.body.append(frame);
  });
  const phone = page.frameLocator('iframe');
  await expect(phone.getByRole('heading', { name: 'Which planet is red?' })).toBeVisible();
  await page.keyboard.type('still here');
  await expect(input).toHaveValue('still here');
});

test('a page that frames others of ours is refused', async ({ page, server }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await openFraming(page, server.origin, ['/', '/join']);
  await expect.poll(() => refused.filter((text) => text.includes('frame-ancestors'))).toHaveLength(2);
  for (const place of [0, 1])
    await expect(page.frameLocator('iframe').nth(place).getByRole('button')).toHaveCount(0);
});
