import type { Page } from '@playwright/test';
import type { Scene } from '../../src/contract/scene';
import { expect, test } from './fixtures';
import { answerByHub, expectScene, joinByHub, openHost, openMonitor, openPlayer } from './gameFixtures';
import { pick } from './phoneAnswers';
import { readGame } from '../support/testHost';
import { openWall, scenesWith, usual, WIDE_NAME } from './wallScenes';

const QUESTION = 'Which planet is red?';
const ANSWERS = ['Venus', 'Mars', 'Saturn'];
const quiz = {
  quizName: 'Moments',
  seconds: 600,
  questions: [{ question: QUESTION, answers: ANSWERS, correctAnswer: 1 }],
};

/** Keeps each step of a reveal that the page shows, with the states of its tiles. */
async function watchSteps(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenSteps: seen });
    new MutationObserver(() => {
      const box = document.querySelector<HTMLElement>('[data-reveal]');
      if (!box) return;
      const tiles = [...box.querySelectorAll<HTMLElement>('.answer-tile')].map(
        ({ dataset }) => dataset.state,
      );
      const step = `${box.dataset.reveal}: ${tiles.join(' ')}`;
      if (seen.at(-1) !== step) seen.push(step);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenSteps: string[] }).seenSteps);
}

/** Keeps each heading that a phone shows. */
async function watchHeadings(phone: Page): Promise<() => Promise<string[]>> {
  await phone.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenHeadings: seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      if (heading && seen.at(-1) !== heading) seen.push(heading);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => phone.evaluate(() => (window as unknown as { seenHeadings: string[] }).seenHeadings);
}

const WATCH = 'Watch the big screen.';
const STEPS = ['votes: closed closed closed', 'wrong: wrong closed wrong', 'right: wrong right wrong'];

test.describe('with effects', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a reveal builds up on the wall, is held back on the phone, and is covered by going back', async ({
    browser,
    server,
  }) => {
    const host = await openHost(server, quiz);
    const monitor = await openMonitor(browser, server, host.code);
    const phone = await openPlayer(browser, host, 'Anna');
    const others = await Promise.all(['Ben', 'Cleo'].map((name) => joinByHub(server, host.code, name)));
    await host.run({ type: 'start' });
    await pick(phone, 'Mars');
    for (const other of others) await answerByHub(other, await readGame(server, host.code), 0);
    await host.goTo('closed');
    await expectScene(monitor, 'closed', QUESTION);
    const steps = await watchSteps(monitor);
    const headings = await watchHeadings(phone);
    const heading = monitor.getByRole('heading', { level: 1, name: QUESTION });
    const mark = await heading.evaluateHandle((each) => each);
    await host.goTo('reveal');
    await expect.poll(steps).toEqual(STEPS);
    await expect(monitor.getByText('Nur Anna hat es gewusst')).toBeVisible();
    await expect(phone.getByRole('heading', { name: /Right!/ })).toBeVisible();
    expect((await headings()).slice(-2)).toEqual([WATCH, 'Right!']);
    // It is the same heading, which has not blinked.
    expect(await heading.evaluate((each, before) => each === before, mark)).toBe(true);
    await host.move('back');
    await expectScene(monitor, 'closed', QUESTION);
    await expect(monitor.locator('[data-state=right]')).toHaveCount(0);
    await expect(phone.getByRole('heading', { name: /Right!/ })).toHaveCount(0);
    await host.goTo('reveal');
    await expect.poll(steps).toEqual([...STEPS, ...STEPS]);
  });
});

test('question and tiles stay where they were from the question to its reveal', async ({ page, server }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const { wall, show } = await openWall(page, server.origin);
  const places = () =>
    wall.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('h1, .answer-tile, .part-tile')].map((each) => {
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = each;
        return [offsetLeft, offsetTop, offsetWidth, offsetHeight].join(' ');
      }),
    );
  const scenes = scenesWith({ ...usual, explanation: '' });
  const isSame = ['choice', 'order', 'parts'];
  for (const kind of isSame) {
    const of = (name: Scene['name']) =>
      scenes.find((scene) => scene.name === name && 'question' in scene && scene.question?.kind === kind)!;
    await show(of('question'));
    await expect(wall.locator('.answer-tile, .part-tile').first()).toBeVisible();
    const before = await places();
    await show({ ...of('reveal'), suspenseMs: 2400, right: { count: 10, of: 18 } } as Scene);
    await expect(wall.locator('[data-reveal]')).toBeVisible();
    await expect.poll(places, { message: kind }).toEqual(before);
  }
});

test('a question stays as large as it was above what was typed, whoever came near', async ({
  page,
  server,
}) => {
  const { wall, show } = await openWall(page, server.origin);
  const heading = () => wall.locator('h1').evaluate((each) => JSON.stringify(each.getBoundingClientRect()));
  const question = 'How high is the tower, in metres, with its antennas, on a warm day in summer?';
  for (const name of ['Ben', 'Donaudampfschifffahrtsgesellscha', WIDE_NAME]) {
    const names = ['Anna', name, 'Cleo', 'Dan', 'Eve'];
    const scenes = scenesWith({ ...usual, question, names, explanation: '' });
    for (const kind of ['number', 'text'])
      for (const [width, height] of [
        [1024, 768],
        [1366, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        const of = (name: Scene['name']) =>
          scenes.find(
            (scene) => scene.name === name && 'question' in scene && scene.question?.kind === kind,
          )!;
        await show(of('question'));
        await expect(wall.locator('.answer-invitation')).toBeVisible();
        const before = await heading();
        await show(of('reveal'));
        await expect(wall.locator('.given-row').first()).toBeVisible();
        await expect.poll(heading, { message: `${kind}, ${name}, ${width}` }).toBe(before);
      }
  }
});

test('no room kept for a mark tells what is right among what was typed', async ({ page, server }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const { wall, show } = await openWall(page, server.origin);
  const shapes = () =>
    wall.locator('.given-row').evaluateAll((rows) => {
      const shapeOf = (row: Element) => {
        const mark = row.querySelector<HTMLElement>('.right-mark, .half-mark, .winner-mark');
        return `${mark?.offsetWidth} ${(row as HTMLElement).offsetHeight}`;
      };
      return [...new Set(rows.map(shapeOf))];
    });
  const reveals = scenesWith({ ...usual, explanation: '' }).filter((each) => each.name === 'reveal');
  const typed = reveals.find(({ tally }) => tally.kind === 'text')!;
  const groups = ['right', 'half', 'wrong'].map((text) => ({ text, count: 2, correct: text !== 'wrong' }));
  const halved = groups.map((each) => (each.text === 'half' ? { ...each, share: 0.5 } : each));
  const tieBreak = reveals.find((each) => each.tieBreak)!;
  for (const tally of [groups, halved].map((each) => ({ kind: 'text', groups: each }) as const)) {
    await show({ ...typed, tally });
    await expect(wall.locator('.given-row')).toHaveCount(3);
    await expect.poll(shapes).toHaveLength(1);
  }
  await show(tieBreak);
  await expect(wall.locator('.winner-mark').first()).toBeVisible();
  await expect.poll(shapes).toHaveLength(1);
});
