import type { Locator, Page } from '@playwright/test';
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
