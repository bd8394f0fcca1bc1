import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openHost, openPlayer } from './gameFixtures';

const answers = ['Venus', 'Saturn', 'Jupiter', 'Neptune'];
const sheet = {
  quizName: 'Planets',
  reveal: 'round',
  seconds: null,
  questions: [
    { question: 'Which planet is the largest?', answers, correctAnswer: 2 },
    { question: 'Which one is the smallest?', acceptedAnswers: ['Mercury'] },
  ],
};

/** Where everything stands that a player can tap, in whole pixels of the page. */
const placesOf = (phone: Page) =>
  phone
    .locator('.question:not([hidden]) button, .open-list button, .hand-in, .hand-in + button')
    .evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join(' ');
      }),
    );

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
] as const) {
  test(`at ${width}×${height}, nothing that can be tapped moves when a notice comes or goes`, async ({
    browser,
    server,
  }) => {
    const host = await openHost(server, sheet);
    const phone = await openPlayer(browser, host, 'Anna');
    await phone.setViewportSize({ width, height });
    await host.run({ type: 'start' });
    await host.move('next');
    await phone.getByRole('button', { name: /^Question 1/ }).tap();
    await expect(phone.getByRole('heading', { name: 'Which planet is the largest?' })).toBeVisible();
    const before = await placesOf(phone);
    expect(before.length).toBeGreaterThan(answers.length);
    for (const [command, notice] of [
      [{ type: 'pause' }, phone.getByText('Paused.')],
      [{ type: 'resume' }, undefined],
      [{ type: 'fairPlay', on: true }, phone.getByText('the host can see how often')],
    ] as const) {
      await host.run(command);
      if (notice) await expect(notice).toBeVisible();
      else await expect(phone.getByText('Paused.')).toBeHidden();
      expect(await placesOf(phone)).toEqual(before);
    }
    await host.move('close');
    await expect(phone.getByText('Last call!')).toBeVisible();
    expect(await placesOf(phone)).toEqual(before);
    await expect(phone.getByRole('heading', { name: 'Which planet is the largest?' })).toBeVisible();
  });
}
