import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe';
import { addQuiz } from '../support/addQuiz';
import { expect, joinByPhone, openPhone, test } from './fixtures';
import {
  controlsOf,
  expectOnPhone,
  expectPodium,
  expectScene,
  giveHostKeys,
  openHost,
  showHost,
} from './gameFixtures';
import { openHostsPhone, tap } from './remoteFixtures';

const quizOf = (quizName: string, question: string) => ({
  ...{ quizName, seconds: null, quizDescription: `Fragen von ${quizName}` },
  questions: [{ question, answers: ['Mars', 'Venus'], correctAnswer: 0, points: 2 }],
});
const answer = (phone: Page, name: string) => phone.getByRole('button', { name }).tap();

test('two quizzes in one room: points are carried, and no answer of the first is left', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const host = await openHost(server, quizOf('Erstes Quiz', 'Which is red?'));
  await addQuiz(server, 'second', quizOf('Zweites Quiz', 'Which is hot?'));
  await showHost(host, page);
  const remote = await openHostsPhone(browser, server);
  const entry = { server: server.origin, sessionCode: host.code, hostKey: host.session.hostKey };
  await giveHostKeys(remote.context(), JSON.stringify([entry]));
  await remote.goto(`/remote/${host.code}`);
  const phones = [await openPhone(browser, server.origin), await openPhone(browser, server.origin)] as const;
  const [anna, ben] = phones;
  await joinByPhone(anna, host.code, 'Anna');
  await joinByPhone(ben, host.code, 'Ben');

  const first = await host.run({ type: 'start' });
  await expectOnPhone(anna, first.scene);
  await answer(anna, 'A Mars');
  await answer(ben, 'B Venus');
  await expect.poll(async () => (await host.read()).scene).toMatchObject({ answered: 2 });
  await host.goTo('podium');
  await expectPodium(page, [['1. Platz', 'Anna', '2']]);

  // Ben's phone sleeps through it, as phones in pockets do.
  const context = ben.context();
  await context.setOffline(true);

  await controlsOf(page).getByRole('button', { name: 'Mehr' }).press('Enter');
  await page.getByRole('button', { name: 'Noch ein Quiz' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'Erstes Quiz gerade gespielt' })).toBeVisible();
  await expectNoAxeFaults(page);
  await page.keyboard.press('Escape');

  await tap(remote, 'Mehr');
  await tap(remote, 'Noch ein Quiz');
  await remote.getByRole('radio', { name: /Zweites Quiz/ }).tap();
  await remote.getByRole('checkbox', { name: /Punkte mitnehmen/ }).tap();
  await expectNoAxeFaults(remote);
  await tap(remote, 'In die Lobby');

  await expectScene(page, 'lobby');
  await expect(page.getByRole('heading', { name: 'Zweites Quiz' })).toBeVisible();
  await expect(page.getByText(host.code).first()).toBeVisible();
  await expect(remote.getByRole('button', { name: 'Quiz starten' })).toBeVisible();
  await expect(remote.getByRole('heading', { name: 'Zweites Quiz' })).toBeVisible();
  await expect(anna.getByText('Zweites Quiz')).toBeVisible();

  await tap(remote, 'Quiz starten');
  await expect(page.getByRole('heading', { name: 'Which is hot?' })).toBeVisible();
  await expect(anna.getByText('Which is hot?')).toBeVisible();
  await expect(anna.getByRole('button', { name: 'A Mars' })).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await ben.reload();
  await expect(ben.getByText('Which is hot?')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'B Venus' })).toHaveAttribute('aria-pressed', 'false');
  expect((await host.read()).scene).toMatchObject({ answered: 0 });

  await answer(ben, 'A Mars');
  await expect.poll(async () => (await host.read()).scene).toMatchObject({ answered: 1 });
  await host.goTo('podium');
  await expectPodium(page, [['1. Platz', 'Anna', '2']]);
  await expect(page.getByRole('listitem').filter({ hasText: '1. Platz' })).toContainText('Ben');

  // The first quiz is known in the workshop from now on.
  await page.goto(`${server.origin}/quizzes/test-quiz`);
  await expect(page.getByText(/^gespielt .*, 50 % richtig$/)).toBeVisible();
});
