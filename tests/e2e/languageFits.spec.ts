import type { Page } from '@playwright/test';
import { SPOKEN_LANGUAGES, type Language } from '../../src/contract/languages';
import { findCut } from '../support/findCut';
import { expect, test } from './fixtures';
import { answerByHub, joinByHub, openHost, showHost } from './gameFixtures';
import { speak } from './speak';

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

/** Shows the page in one language after another. */
async function inEach(
  page: Page,
  languages: readonly Language[],
  look: (language: Language) => Promise<void>,
): Promise<void> {
  for (const language of languages) {
    await speak(page, language);
    await look(language);
  }
}

async function expectSettingsWhole(page: Page, languages: readonly Language[]): Promise<void> {
  await page.locator('.frame-controls button').last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab')).toHaveCount(4);
  for (const tab of await dialog.getByRole('tab').all()) {
    await tab.click();
    await expect(dialog.getByRole('tabpanel')).toHaveCount(1);
    await inEach(page, languages, async () => expectWhole(page, `the settings, ${await tab.innerText()}`));
  }
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
  const look = (what: string) =>
    inEach(page, languages, (language) => expectWhole(page, `${what}, ${language}`));
  await look('the workshop');
  await page.getByText('Number?').first().click();
  await expect(page.locator('.number-fields select')).toBeVisible();
  await look('a question for a number');
}

/** As many as one evening takes on a busy machine without running into the tests' time limit. */
const AT_ONCE = 6;
for (let first = 0; first < SPOKEN_LANGUAGES.length; first += AT_ONCE) {
  const languages = SPOKEN_LANGUAGES.slice(first, first + AT_ONCE);
  test(`no text of host and phone is cut in ${languages.join(', ')}`, async ({ browser, page, server }) => {
    const quizId = `pub-${languages[0]}`;
    const host = await openHost(server, quiz, quizId);
    await page.setViewportSize({ width: 1024, height: 768 });
    // The wall changes its language; a phone for each is faster than loading one again.
    const phones = new Map<Language, Page>();
    for (const language of languages) {
      const viewport = { width: 360, height: 640 };
      const context = await browser.newContext({ baseURL: server.origin, locale: language, viewport });
      phones.set(language, await context.newPage());
    }
    const onPhones = async (look: (phone: Page, language: Language) => Promise<unknown>) => {
      for (const [language, phone] of phones) await look(phone, language);
    };
    const look = async (what: string, hasCode = false) => {
      await onPhones((phone, language) => expectWhole(phone, `the phone, ${what}, ${language}`));
      await inEach(page, languages, async (language) => {
        await expectWhole(page, `the wall, ${what}, ${language}`);
        if (hasCode) await expectCodeWhole(page, `${what}, ${language}`);
      });
    };

    await onPhones(async (phone, language) => {
      await phone.goto(`/join/${host.code}`);
      await phone.locator('#name').fill(`Ada ${language}`);
      await expect(phone.locator('html')).toHaveAttribute('lang', language);
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('the form and the start');
    await onPhones((phone) => phone.locator('#name').press('Enter'));
    await onPhones((phone) => expect(phone.locator('[data-screen=in]')).toBeVisible());
    await showHost(host, page);
    for (const language of languages)
      await expect(page.getByText(`Ada ${language}`, { exact: true })).toBeVisible();
    const others = [];
    for (const name of answers) others.push(await joinByHub(server, host.code, `${name} & Co`));
    await expect(page.getByText('Cy & Co', { exact: true })).toBeVisible();
    await look('the lobby');
    await expectSettingsWhole(page, languages);

    let game = await host.run({ type: 'start' });
    for (let step = 0; game.scene.name !== 'podium' && step < 40; step++) {
      const { scene } = game;
      await onPhones((phone) => expect(phone.locator(`[data-scene=${scene.name}]`)).toBeVisible());
      if (scene.name === 'question')
        await expect(page.getByRole('heading', { name: scene.question.text })).toBeVisible();
      // One alone is right, and earns an award.
      if (step === 1)
        for (const [place, player] of others.entries())
          await answerByHub(player, game, (place + 1) % answers.length);
      if (step === 1) await onPhones((phone) => phone.locator('.leave').click());
      // The texts of a closed question do not depend on its kind.
      if (scene.name !== 'closed' || step < 5) await look(scene.name, true);
      else await inEach(page, languages, (language) => expectCodeWhole(page, `${scene.name}, ${language}`));
      if (step === 1) await onPhones((phone) => phone.locator('.leaving button').first().click());
      game = await host.move('next');
    }
    expect(game.scene.name).toBe('podium');
    await onPhones((phone) => expect(phone.locator('.still-covered')).toBeVisible());
    await expect(page.locator('.covered-mat')).toHaveCount(3);
    await look('the covered podium');
    await host.goTo('podium');
    await onPhones((phone) => expect(phone.locator('.still-covered')).toHaveCount(0));
    await expect(page.locator('.covered-mat')).toHaveCount(0);
    await look('the podium', true);
    await host.goTo('awards');
    await onPhones((phone) => expect(phone.locator('[data-scene=awards]')).toBeVisible());
    await expect(page.locator('.awards')).toContainText('Choice?');
    await look('the awards');
    await expectWorkshopWhole(page, quizId, languages);
  });
}
