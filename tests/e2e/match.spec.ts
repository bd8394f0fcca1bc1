import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectOnPhone, expectShown, joinByHub, openHost, showHost, openPlayer } from './gameFixtures';
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

/** Drags a right side by its sign to a line on the left. */
async function drag(phone: Page, right: string, left: string): Promise<void> {
  const from = (await tileOf(phone, right).getByRole('img').boundingBox())!;
  const to = (await lineOf(phone, left).boundingBox())!;
  await phone.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await phone.mouse.down();
  await phone.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await phone.mouse.up();
}

test('pairs are matched by taps and by dragging, and shown joined', async ({ browser, page, server }) => {
  const host = await openHost(server, quiz);
  const tapping = await openPlayer(browser, host, 'Tapping');
  const dragging = await openPlayer(browser, host, 'Dragging');
  // Without a silent player, the question would close three seconds after the last answer.
  await joinByHub(server, host.code, 'Silent');
  await showHost(host, page);
  const { scene } = await host.run({ type: 'start' });
  await expectShown(page, scene);
  for (const phone of [tapping, dragging]) await expectOnPhone(phone, scene);
  await match(tapping, { Italy: 'Rome', France: 'Oslo', Norway: 'Paris' });
  await drag(dragging, 'Oslo', 'Norway');
  await expect(lineOf(dragging, 'Norway')).toContainText('Oslo');
  await expect(lineOf(dragging, 'Italy')).not.toContainText('Oslo');
  await expectSaved(dragging);
  await sayDone(dragging);

  await host.move('next');
  await expectShown(page, (await host.move('next')).scene);
  const pairs = page.getByRole('listitem');
  await expect(pairs.filter({ hasText: /Italy.*Rome.*1 richtig zugeordnet/ })).toBeVisible();
  await expect(pairs.filter({ hasText: /France.*Paris.*0 richtig zugeordnet/ })).toBeVisible();
  await expect(pairs.filter({ hasText: /Norway.*Oslo.*1 richtig zugeordnet/ })).toBeVisible();
  await expect(tapping.getByRole('heading', { name: '1 of 3 pairs right' })).toBeVisible();
  await expect(tapping.getByText('Right answer: Paris')).toBeVisible();
  await expect(dragging.getByText('Not answered')).toHaveCount(2);
});
