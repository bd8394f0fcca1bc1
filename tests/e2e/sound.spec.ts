import type { Browser, Page } from '@playwright/test';
import type { QuizSource } from '../../src/contract/question';
import { wav } from '../support/mediaSamples';
import type { ServerProcess } from '../support/serverProcess';
import { writeMedia } from '../support/writeMedia';
import { expect, test } from './fixtures';
import { openHost, openMonitor } from './gameFixtures';
import { expectSaved, openQuiz, readQuiz } from './workshopFixtures';

/** Opens the workshop at the first of these questions. */
async function openQuestion(
  browser: Browser,
  server: ServerProcess,
  questions: object[],
  play: Partial<QuizSource> = {},
): Promise<Page> {
  await writeMedia(server.dataFolder, 'tone.wav', wav(60));
  const { status } = await fetch(`${server.origin}/quizzes/songs`, {
    method: 'PUT',
    headers: { 'if-none-match': '*', 'content-type': 'application/json' },
    body: JSON.stringify({ quizName: 'Songs', ...play, questions }),
  });
  expect(status).toBe(201);
  const page = await openQuiz(browser, server, 'songs');
  await page.getByRole('button', { name: /Who sings\?/ }).click();
  return page;
}

const song = { question: 'Who sings?', acceptedAnswers: ['Ada'], audio: 'tone.wav' };

const handleOf = (page: Page, name: string) => page.getByRole('slider', { name });

async function questionsOf(server: ServerProcess): Promise<object[]> {
  return (await readQuiz(server, 'songs')).questions ?? [];
}

test('the part of a song that is heard is set by dragging and by keys, and its file stays whole', async ({
  browser,
  server,
}) => {
  const page = await openQuestion(browser, server, [song]);
  const [start, end] = [handleOf(page, 'Beginn des Ausschnitts'), handleOf(page, 'Ende des Ausschnitts')];
  await expect(end).toHaveAttribute('aria-valuetext', '60 Sekunden');
  const track = (await page.locator('.wave-track').boundingBox())!;
  await start.hover();
  await page.mouse.down();
  await page.mouse.move(track.x + track.width / 2, track.y + 10, { steps: 5 });
  await page.mouse.up();
  const dragged = Number(await start.getAttribute('aria-valuenow'));
  expect(dragged).toBeGreaterThan(25);
  expect(dragged).toBeLessThan(35);
  await end.focus();
  for (const key of ['Home', 'Shift+ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expectSaved(page);
  const [asked] = await questionsOf(server);
  expect(asked).toEqual({ ...song, audioFrom: dragged, audioTo: expect.closeTo(dragged + 1.6) });
});

test('pieces of one song become questions by one press, which one press undoes', async ({
  browser,
  server,
}) => {
  const page = await openQuestion(browser, server, [{ ...song, audioTo: 10 }]);
  await page.getByRole('button', { name: 'Noch ein Stück markieren' }).click();
  await expect(handleOf(page, 'Beginn des Ausschnitts')).toHaveAttribute('aria-valuenow', '10');
  await handleOf(page, 'Beginn des Ausschnitts').press('Shift+ArrowRight');
  await page.getByRole('button', { name: '2 Fragen daraus machen' }).click();
  await expect(page.getByRole('button', { name: /Who sings\?/ })).toHaveCount(1);
  const cut = { question: 'Who sings?', audio: 'tone.wav', audioFrom: 11, audioTo: 20 };
  await expect.poll(() => questionsOf(server)).toMatchObject([{ ...song, audioTo: 10 }, cut]);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(async () => (await questionsOf(server)).length).toBe(1);
});

test('all sounds of a quiz become equally loud by one press, and sound so on the wall', async ({
  browser,
  server,
}) => {
  await writeMedia(server.dataFolder, 'quiet.wav', wav(5, 15));
  const other = { question: 'Who plays?', acceptedAnswers: ['Ada'], audio: 'quiet.wav' };
  const page = await openQuestion(browser, server, [song, other]);
  await page.getByRole('button', { name: 'Alle Töne des Quiz gleich laut machen' }).click();
  await expect(page.getByText('Alle Töne, die zu messen waren, sind jetzt gleich laut.')).toBeVisible();
  await expectSaved(page);
  const quarter: unknown = expect.closeTo(0.25, 1);
  expect(await questionsOf(server)).toEqual([{ ...song, audioGain: quarter }, other]);
  const host = await openHost(server, { quizName: 'Songs', questions: await questionsOf(server) });
  await host.run({ type: 'start' });
  const wall = await openMonitor(browser, server, host.code);
  await expect
    .poll(() => wall.locator('audio').evaluate((audio: HTMLAudioElement) => audio.volume))
    .toBeCloseTo(0.25, 1);
});
