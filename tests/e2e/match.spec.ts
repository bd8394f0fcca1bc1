import type { Page } from '@playwright/test';
import { expect, joinByPhone, openPhone, test } from './fixtures';
import { expectShown, openHost, showHost } from './gameFixtures';
import { expectSaved, match, sayDone, tileOf } from './phoneAnswers';

const quiz = {
  quizName: 'Pairs',
  seconds: 600,
  questions: [
    {
      question: 'Which capital is whose?',
      pairs: [
        ['Italy', 'Rome'],
        ['France', 'Paris'],
        ['Norway', 'Oslo'],
      ],
      points: 3,
    },
    { question: 'Who was first?', acceptedAnswers: ['Anna'] },
  ],
};

/** The right side that the phone shows for a line on the left, as screen readers name it. */
const lineOf = (phone: Page, left: string) => phone.getByRole('button', { name: new RegExp(`^\\d ${left}`) });

test('pairs are matched by taps, by the keyboard and by dragging, and shown joined', async ({
  browser,
  page,
  server,
}) => {
  const host = await openHost(server, quiz);
  const [tapping, typing, dragging] = await Promise.all(
    ['Tapping', 'Typing', 'Dragging'].map(async (name) => {
      const phone = await openPhone(browser, server.origin);
      await joinByPhone(phone, host.code, name);
      return phone;
    }),
  );
  await showHost(host, page);
  await expectShown(page, (await host.run({ type: 'start' })).scene);

  await match(tapping!, { Italy: 'Rome', France: 'Paris', Norway: 'Oslo' });

  await test.step('each right side goes with the next line', async () => {
    const phone = typing!;
    for (const right of ['Rome', 'Oslo', 'Paris']) await tileOf(phone, right).press('Enter');
    await expectSaved(phone);
    await phone.getByRole('button', { name: 'Done', exact: true }).press('Enter');
    await expect(phone.getByRole('button', { name: '✓ Done' })).toBeVisible();
  });

  await test.step('a right side is dragged by its sign', async () => {
    const phone = dragging!;
    const from = (await tileOf(phone, 'Oslo').getByRole('img').boundingBox())!;
    const to = (await lineOf(phone, 'Norway').boundingBox())!;
    await phone.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await phone.mouse.down();
    await phone.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await phone.mouse.up();
    await expect(lineOf(phone, 'Norway')).toContainText('Oslo');
    await expect(lineOf(phone, 'Italy')).not.toContainText('Oslo');
    await expectSaved(phone);
    await sayDone(phone);
  });

  await host.move('next');
  await expectShown(page, (await host.move('next')).scene);
  const pairs = page.getByRole('listitem');
  await expect(pairs.filter({ hasText: /Italy.*Rome.*2 richtig zugeordnet/ })).toBeVisible();
  await expect(pairs.filter({ hasText: /France.*Paris.*1 richtig zugeordnet/ })).toBeVisible();
  await expect(pairs.filter({ hasText: /Norway.*Oslo.*2 richtig zugeordnet/ })).toBeVisible();
  await expect(tapping!.getByRole('heading', { name: 'Right' })).toBeVisible();
  await expect(typing!.getByRole('heading', { name: '1 of 3 pairs right' })).toBeVisible();
  await expect(typing!.getByText('Right answer: Paris')).toBeVisible();
  await expect(dragging!.getByText('Not answered')).toHaveCount(2);
});
