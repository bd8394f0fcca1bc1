import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addQuiz } from '../support/addQuiz';
import { findAxeFaults } from '../support/axe';
import { expect, test } from './fixtures';
import { controlsOf, giveHostKeys, joinByHub, openHost, showHost, answerByHub } from './gameFixtures';
import { openHostsPhone, tap } from './remoteFixtures';
const OUT = '/tmp/history-shots';
const quizOf = (quizName: string, question: string) => ({
  quizName, seconds: null, quizDescription: `Fragen von ${quizName}, für alle, die gern raten und dabei auch noch lachen wollen`,
  questions: [{ question, answers: ['Mars', 'Venus'], correctAnswer: 0, points: 2 }, { question: 'Neu?', acceptedAnswers: ['ja'] }],
  rules: 'Handys nur zum Antworten.\nWer flüstert, fliegt.',
});
test('shots', async ({ page, browser, server }) => {
  await mkdir(OUT, { recursive: true });
  const host = await openHost(server, quizOf('Erstes Quiz', 'Which is red?'));
  for (let n = 0; n < 9; n++) await addQuiz(server, `q${n}`, quizOf(`Kneipenquiz ${n}`, 'Which is hot?'));
  await addQuiz(server, 'copy', quizOf('Zweites Quiz', 'which is RED'));
  const season = { name: 'Winter', points: 'quiz', teams: [], evenings: [] };
  await mkdir(join(server.dataFolder, 'seasons'), { recursive: true });
  await writeFile(join(server.dataFolder, 'seasons', 'winter.json'), JSON.stringify(season));
  const anna = await joinByHub(server, host.code, 'Quizzly Bears');
  await joinByHub(server, host.code, 'Eulen');
  await host.command({ type: 'season', seasonId: 'winter' });
  await showHost(host, page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const shot = async (name: string, sizes = [[1280, 720], [1024, 768]]) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width: width!, height: height! });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${OUT}/${name}-${width}-${colorScheme}.png` });
      }
    }
  };
  let game = await host.run({ type: 'start' });
  await shot('rules', [[1280, 720]]);
  game = await host.goTo('question');
  await answerByHub(anna, game, 0);
  await controlsOf(page).getByRole('button', { name: 'Mehr' }).press('Enter');
  await shot('menu', [[1280, 720]]);
  await page.keyboard.press('Escape');
  await host.goTo('podium');
  await controlsOf(page).getByRole('button', { name: 'Mehr' }).press('Enter');
  await page.getByRole('button', { name: 'Noch ein Quiz' }).press('Enter');
  await page.getByRole('radio', { name: /Zweites/ }).check();
  await shot('another');
  await page.keyboard.press('Escape');
  const remote = await openHostsPhone(browser, server, { viewport: { width: 360, height: 640 } });
  const entry = { server: server.origin, sessionCode: host.code, hostKey: host.session.hostKey };
  await giveHostKeys(remote.context(), JSON.stringify([entry]));
  await remote.goto(`/remote/${host.code}`);
  await tap(remote, 'Mehr');
  await tap(remote, 'Noch ein Quiz');
  await remote.getByRole('radio', { name: /Zweites/ }).tap();
  for (const colorScheme of ['light', 'dark'] as const) {
    await remote.emulateMedia({ colorScheme });
    await remote.waitForTimeout(500);
    await remote.screenshot({ path: `${OUT}/remote-another-${colorScheme}.png` });
  }
  await host.command({ type: 'anotherQuiz', quizId: 'copy', keepPoints: true });
  await expect(page.getByRole('button', { name: 'Hinweis zum Quiz' })).toBeVisible();
  await shot('lobby');
  await page.getByRole('button', { name: 'Hinweis zum Quiz' }).click();
  await shot('known', [[1280, 720]]);
  await expect.poll(() => findAxeFaults(page)).toEqual([]);
  await remote.screenshot({ path: `${OUT}/remote-lobby.png` });
  await tap(remote, 'Mehr');
  await remote.getByRole('switch', { name: 'Fair Play' }).scrollIntoViewIfNeeded();
  await remote.screenshot({ path: `${OUT}/remote-fair.png` });
  await page.goto(`${server.origin}/quizzes/copy`);
  await page.getByText('Einstellungen', { exact: true }).first().click();
  await page.getByLabel(/Spielregeln/).focus();
  await expect(page.getByText(/^gespielt/)).toBeVisible();
  await page.waitForTimeout(1500);
  await shot('workshop', [[1280, 720]]);
  await expect.poll(() => findAxeFaults(page)).toEqual([]);
});
