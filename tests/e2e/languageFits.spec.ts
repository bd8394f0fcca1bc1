import type { Page } from '@playwright/test';
import { SPOKEN_LANGUAGES, type Language } from '../../src/contract/languages';
import { findCut } from '../support/findCut';
import { expect, test } from './fixtures';
import { answerByHub, joinByHub, openHost, showHost } from './gameFixtures';

const answers = ['Ada', 'Bo', 'Cy'];
const quiz = {
  quizName: 'Pub',
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

const expectWhole = (page: Page, what: string) =>
  expect.poll(() => findCut(page), { message: what }).toEqual([]);

/** Checks that no part of the room code at the wall's foot is cut, or covered by the host's controls. */
async function expectCodeWhole(page: Page, what: string): Promise<void> {
  const isWhole = () =>
    page.locator('.strip-code').evaluate((code) => {
      const { left, right, top, bottom } = code.getBoundingClientRect();
      return [left + 2, right - 2].every((x) =>
        code.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
    });
  await expect.poll(isWhole, { message: `the room code, ${what}` }).toBe(true);
}

async function expectSettingsWhole(page: Page): Promise<void> {
  await page.locator('.frame-controls button').last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab')).toHaveCount(4);
  for (const tab of await dialog.getByRole('tab').all()) {
    await tab.click();
    await expect(dialog.getByRole('tabpanel')).toHaveCount(1);
    await expectWhole(page, `the settings, ${await tab.innerText()}`);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function expectWorkshopWhole(page: Page, quizId: string): Promise<void> {
  await page.goto(`/quizzes/${quizId}`);
  await expect(page.getByText('Choice?').first()).toBeVisible();
  for (const part of await page.locator('main summary').all()) await part.click();
  await expectWhole(page, 'the workshop');
  await page.getByText('Number?').first().click();
  await expect(page.locator('.number-fields select')).toBeVisible();
  await expectWhole(page, 'a question for a number');
}

for (const language of SPOKEN_LANGUAGES) {
  test(`no text of host and phone is cut in ${language}`, async ({ browser, server }) => {
    const quizId = `pub-${language}`;
    const host = await openHost(server, quiz, quizId);
    const open = async (width: number, height: number) => {
      const context = await browser.newContext({
        ...{ baseURL: server.origin, locale: language, viewport: { width, height } },
      });
      await context.addInitScript((l: Language) => localStorage.setItem('quiz-night.language', l), language);
      return context.newPage();
    };
    const [phone, page] = [await open(360, 640), await open(1024, 768)];
    const look = async (what: string) => {
      await expectWhole(phone, `the phone, ${what}`);
      await expectWhole(page, `the wall, ${what}`);
    };

    await phone.goto(`/join/${host.code}`);
    await phone.locator('#name').fill('Ada');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await look('the form and the start');
    await phone.locator('#name').press('Enter');
    await expect(phone.locator('[data-screen=in]')).toBeVisible();
    await showHost(host, page);
    await expect(page.getByText('Ada', { exact: true })).toBeVisible();
    const others = [];
    for (const name of answers) others.push(await joinByHub(server, host.code, `${name} & Co`));
    await expect(page.getByText('Cy & Co', { exact: true })).toBeVisible();
    await look('the lobby');
    await expectSettingsWhole(page);

    let game = await host.run({ type: 'start' });
    for (let step = 0; game.scene.name !== 'podium' && step < 40; step++) {
      await expect(phone.locator(`[data-scene=${game.scene.name}]`)).toBeVisible();
      if (game.scene.name === 'question')
        await expect(page.getByRole('heading', { name: game.scene.question.text })).toBeVisible();
      // One alone is right, and earns an award.
      if (step === 1)
        for (const [place, player] of others.entries())
          await answerByHub(player, game, (place + 1) % answers.length);
      if (step === 1) await phone.locator('.leave').click();
      // The texts of a closed question do not depend on its kind.
      if (game.scene.name !== 'closed' || step < 5) await look(game.scene.name);
      await expectCodeWhole(page, game.scene.name);
      if (step === 1) await phone.locator('.leaving button').first().click();
      game = await host.move('next');
    }
    expect(game.scene.name).toBe('podium');
    await expect(phone.locator('.still-covered')).toBeVisible();
    await expect(page.locator('.covered-mat')).toHaveCount(3);
    await look('the covered podium');
    await host.goTo('podium');
    await expect(phone.locator('.still-covered')).toHaveCount(0);
    await expect(page.locator('.covered-mat')).toHaveCount(0);
    await look('the podium');
    await expectCodeWhole(page, 'the podium');
    await host.goTo('awards');
    await expect(phone.locator('[data-scene=awards]')).toBeVisible();
    await expect(page.locator('.awards')).toContainText('Choice?');
    await look('the awards');
    await expectWorkshopWhole(page, quizId);
  });
}
