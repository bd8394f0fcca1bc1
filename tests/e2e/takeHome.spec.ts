import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe';
import { expect, joinByPhone, openPhone, test } from './fixtures';
import { answerByHub, joinByHub, openHost, type HubHost } from './gameFixtures';
import { answer } from './phoneAnswers';

const quiz = {
  quizName: 'The regulars',
  seconds: 600,
  rounds: [
    {
      title: 'Music',
      questions: [
        { question: 'Who wrote Für Elise?', acceptedAnswers: ['Beethoven'], points: 2 },
        { question: 'Who wrote the Magic Flute?', acceptedAnswers: ['Mozart'] },
      ],
    },
  ],
};

const dialogOf = (phone: Page) => phone.getByRole('dialog', { name: 'Your evening' });

/** A host at the quiz's podium; on the phone, Carl got the first of two questions right, and Anna both. */
async function playEvening(host: HubHost, phone: Page): Promise<void> {
  const anna = await joinByHub(host.server, host.code, 'Anna');
  await joinByPhone(phone, host.code, 'Carl');
  await host.run({ type: 'start' });
  for (const [right, carls] of [
    ['Beethoven', 'Beethoven'],
    ['Mozart', 'Wagner'],
  ] as const) {
    const game = await host.goTo('question');
    await answerByHub(anna, game, right);
    await answer(phone, carls);
    await host.goTo('reveal');
  }
  await host.goTo('podium');
}

/** Checks that no paragraph is wider than its container. */
async function expectNothingCutOff(shown: Locator): Promise<void> {
  const wide = () =>
    shown
      .getByRole('paragraph')
      .evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.outerHTML),
      );
  await expect.poll(wide).toEqual([]);
}

test('the phone keeps the evening, with its corrections and a picture to save, after the server has gone', async ({
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  const phone = await openPhone(browser, server.origin);
  await playEvening(host, phone);
  await phone.getByRole('button', { name: 'Your evening' }).click();
  const shown = dialogOf(phone);
  await expect(shown).toContainText('The regulars');
  await expect(shown.getByText('2nd of 2')).toBeAttached();
  const questions = shown.getByRole('listitem');
  await expect(questions).toHaveCount(2);
  await expect(questions.first()).toContainText(/Who wrote Für Elise\?.*2 points.*Beethoven/s);
  await expect(questions.last()).toContainText(/0 points.*Wagner.*Mozart/s);
  await expectNothingCutOff(shown);
  await expectNoAxeFaults(phone);
  await shown.getByRole('button', { name: 'Close' }).click();

  const corrected = phone.waitForFunction(() =>
    /"rank":1/.test(localStorage.getItem('quiz-night.evenings') ?? ''),
  );
  const { playerId } = host.hostGame!.players.find(({ name }) => name === 'Carl')!;
  await host.run({ type: 'adjust', adjustmentId: 'a', playerId, points: 5, reason: '' });
  await corrected;
  await server.kill();
  await expect(phone.getByText(/No connection/)).toBeVisible();
  await phone.getByRole('button', { name: 'Your evening' }).click();
  await expect(shown.getByText('1st of 2')).toBeAttached();
  await expect(shown.getByText('7 points')).toBeVisible();
  const picture = shown.getByRole('img', { name: 'Carl: 1st of 2, 7 points' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1080);
  const coming = phone.waitForEvent('download');
  await shown.getByRole('link', { name: 'Save the picture' }).click();
  expect((await coming).suggestedFilename()).toBe('quiz-evening.png');
});

test('axe finds nothing on the podium, before and after its place stands there, in the note on fair play, and on return', async ({
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  await host.run({ type: 'start' });
  await host.run({ type: 'fairPlay', on: true });
  const phone = await openPhone(browser, server.origin);
  await phone.goto(`/join/${host.code}`);
  await phone.getByRole('textbox', { name: /name/i }).fill('Carl');
  await phone.getByRole('button', { name: 'Join' }).click();
  await expect(phone.getByText(/^While a question is open, the host can see how often/)).toBeVisible();
  await expectNoAxeFaults(phone);
  await phone.getByRole('button', { name: 'Got it' }).click();
  await host.run({ type: 'end' });
  await expect(phone.getByRole('heading', { name: 'You’re in the top three!' })).toBeVisible();
  await expect(phone.getByText('1st of 1')).toHaveCount(0);
  await expect(phone.getByRole('button', { name: 'Your evening' })).toHaveCount(0);
  await expectNoAxeFaults(phone);
  await host.goTo('podium');
  await expect(phone.getByText('1st of 1')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Your evening' })).toBeVisible();
  await expectNoAxeFaults(phone);
  await phone.goto(`/join/${(await openHost(server)).code}`);
  await expect(phone.getByRole('heading', { name: 'Join as Carl again?' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Your last evening' })).toBeVisible();
  await expectNoAxeFaults(phone);
});
