import type { Page } from '@playwright/test';
import { SPOKEN_LANGUAGES, type Language } from '../../src/contract/languages';
import { findCut } from '../support/findCut';
import { expect, test } from './fixtures';
import { answerByHub, joinByHub, openHost, showHost } from './gameFixtures';
import { teachLanguages } from './speak';

const answers = ['Ada', 'Bo', 'Cy'];
const quiz = {
  quizName: 'Pub',
  seconds: 600,
  rounds: [
    {
      title: 'One',
      questions: [
        { question: 'Choice?', answers, correctAnswer: 1 },
        { question: 'Order?', correctOrder: answers },
        { question: 'Number?', correctNumber: 12, unit: 'm' },
        {
          question: 'Parts?',
          parts: [
            { label: 'Song', acceptedAnswers: ['A'] },
            { label: 'Band', acceptedAnswers: ['B'] },
          ],
        },
      ],
    },
    { title: 'Two', reveal: 'round', questions: [{ question: 'Text?', acceptedAnswers: answers }] },
  ],
};

/** Checks that no text is cut in any language. */
const expectWhole = (page: Page, languages: readonly Language[], what: string) =>
  expect.poll(() => findCut(page, languages), { message: what }).toEqual([]);

async function expectSettingsWhole(page: Page, languages: readonly Language[]): Promise<void> {
  await page.locator('.frame-controls button').last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab')).toHaveCount(3);
  for (const tab of await dialog.getByRole('tab').all()) {
    await tab.click();
    await expect(dialog.getByRole('tabpanel')).toHaveCount(1);
    await expectWhole(page, languages, `the settings, ${await tab.innerText()}`);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('.open-venue').click();
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  await expectWhole(page, languages, 'the venue');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function expectWorkshopWhole(
  page: Page,
  quizId: string,
  languages: readonly Language[],
): Promise<void> {
  await page.goto(`/quizzes/${quizId}`);
  await expect(page.getByText('Choice?').first()).toBeVisible();
  for (const part of await page.locator('main summary').all()) await part.click();
  await expectWhole(page, languages, 'the workshop');
  await page.getByText('Number?').first().click();
  await expect(page.locator('.number-fields select')).toBeVisible();
  await expectWhole(page, languages, 'a question for a number');
}

/** The width and the size of type of a phone. */
const PHONES = [
  [360, '100%'],
  [320, '200%'],
] as const;

/** As many as one evening takes on a busy machine without running into the tests' time limit. */
const AT_ONCE = 8;
for (let first = 0; first < SPOKEN_LANGUAGES.length; first += AT_ONCE) {
  const languages = SPOKEN_LANGUAGES.slice(first, first + AT_ONCE);
  test(`no text of host and phone is cut in ${languages.join(', ')}`, async ({ browser, page, server }) => {
    const quizId = `pub-${languages[0]}`;
    const host = await openHost(server, quiz, quizId);
    // The narrowest screen on which the host's controls show their labels.
    await page.setViewportSize({ width: 960, height: 720 });
    const phone = await browser.newPage({ baseURL: server.origin });
    for (const each of [page, phone]) await teachLanguages(each);
    const look = async (what: string) => {
      for (const [width, size] of PHONES) {
        await phone.setViewportSize({ width, height: 640 });
        await phone.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
        await expectWhole(phone, languages, `the phone, ${what}, at ${width}, ${size}`);
      }
      await expectWhole(page, languages, `the wall, ${what}`);
    };

    await phone.goto(`/join/${host.code}`);
    await phone.locator('#name').fill('Ada');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('the form and the start');
    await phone.locator('#name').press('Enter');
    await expect(phone.locator('[data-screen=in]')).toBeVisible();
    await showHost(host, page);
    await expect(page.getByText('Ada', { exact: true })).toBeVisible();
    const others = [];
    for (const name of answers) others.push(await joinByHub(server, host.code, `${name} & Co`));
    await expect(page.getByText('Cy & Co', { exact: true })).toBeVisible();
    await expect(page.locator('.host-actions button').first()).toBeVisible();
    await look('the lobby');
    await expectSettingsWhole(page, languages);

    let game = await host.run({ type: 'start' });
    for (let step = 0; game.scene.name !== 'podium' && step < 40; step++) {
      const { scene } = game;
      await expect(phone.locator(`[data-scene=${scene.name}]`)).toBeVisible();
      await expect(page.locator('.strip-next')).toBeVisible();
      if (scene.name === 'question')
        await expect(page.getByRole('heading', { name: scene.question.text })).toBeVisible();
      // One alone is right, and earns an award.
      if (step === 1)
        for (const [place, player] of others.entries())
          await answerByHub(player, game, (place + 1) % answers.length);
      if (step === 1) await phone.locator('.leave').click();
      // The texts of a closed question do not depend on its kind.
      if (scene.name !== 'closed' || !scene.question || step < 5) await look(scene.name);
      if (step === 1) await phone.locator('.leaving button').first().click();
      game = await host.move('next');
    }
    expect(game.scene.name).toBe('podium');
    await expect(phone.locator('.still-covered')).toBeVisible();
    await expect(page.locator('.covered-mat').first()).toBeVisible();
    await look('the covered podium');
    await host.goTo('podium');
    await expect(phone.locator('.still-covered')).toHaveCount(0);
    await expect(page.locator('.covered-mat')).toHaveCount(0);
    await look('the podium');
    await host.goTo('awards');
    await expect(phone.locator('[data-scene=awards]')).toBeVisible();
    await expect(page.locator('.awards')).toContainText('Choice?');
    await look('the awards');
    await expectWorkshopWhole(page, quizId, languages);
  });
}

test('the note of a podium without points fits into the head of the wall in every language', async ({
  page,
  server,
}) => {
  const host = await openHost(server, quiz);
  for (const name of answers) await joinByHub(server, host.code, name);
  await teachLanguages(page);
  await page.setViewportSize({ width: 960, height: 720 });
  await showHost(host, page);
  await host.run({ type: 'start' });
  await host.goTo('podium');
  await expect(page.locator('.podium-note')).toBeVisible();
  /** Returns by how many pixels the note is higher than the head. */
  const excess = () =>
    page.evaluate(() => {
      const heightOf = (part: string) => document.querySelector(part)!.getBoundingClientRect().height;
      return heightOf('.podium-note') - heightOf('.scene-head');
    });
  for (const language of SPOKEN_LANGUAGES) {
    await page.evaluate((next) => window.speak(next), language);
    // Two pixels are the empty space above and below its letters.
    await expect.poll(excess, { message: language }).toBeLessThan(2);
  }
});
