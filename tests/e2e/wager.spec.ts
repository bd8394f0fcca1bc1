import type { Browser, Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe';
import { QUIZ_HUB_PATH, QuizHubEvent, QuizHubMethod } from '../../src/contract/hubs';
import { HubClient } from '../support/hubClient';
import type { ServerProcess } from '../support/serverProcess';
import { expect, joinByPhone, openPhone, test } from './fixtures';
import { expectScene, expectStanding, joinByHub, openHost, showHost } from './gameFixtures';
import { pick } from './phoneAnswers';
import { expectSaved, openQuiz, readQuiz, storeQuiz } from './workshopFixtures';

test.use({ ownServer: true });

const quiz = {
  quizName: 'All or nothing',
  seconds: 600,
  questions: [
    { question: 'How many legs?', answers: ['Six', 'Eight'], correctAnswer: 1, points: 12 },
    { question: 'Most moons?', answers: ['Jupiter', 'Saturn'], correctAnswer: 1, points: 2, wager: true },
  ],
};

/** A game after its first question: Anna plays on a phone, Ben over the hub, and both have 12 points. */
async function playing(browser: Browser, page: Page, server: ServerProcess) {
  const host = await openHost(server, quiz);
  const ben = await joinByHub(server, host.code, 'Ben');
  const phone = await openPhone(browser, server.origin);
  await joinByPhone(phone, host.code, 'Anna');
  await host.run({ type: 'addPaper', name: 'Dora' });
  await showHost(host, page);
  // On a busy machine, 20 seconds may not be enough.
  await host.run({ type: 'pace', factor: 0 });
  await host.run({ type: 'start' });
  await pick(phone, 'Eight');
  await ben.invoke('SubmitAnswer', 'q1', 1);
  await host.goTo('reveal');
  return { host, ben, phone };
}

test('teams stake points by slider, by another phone and on paper; a kill loses none, and nobody sees them', async ({
  page,
  browser,
  server,
}) => {
  const { host, ben, phone } = await playing(browser, page, server);
  const frames: string[] = [];
  const monitor = await new HubClient(`${server.origin}${QUIZ_HUB_PATH}`).connect();
  monitor.on(QuizHubEvent.SessionUpdated, (session) => frames.push(JSON.stringify(session)));
  await monitor.invoke(QuizHubMethod.RegisterMonitor, host.code);

  await host.goTo('wager');
  await expectScene(page, 'wager');
  await expectNoAxeFaults(page, true);
  const slider = phone.getByRole('slider', { name: 'Your stake' });
  await slider.fill('7');
  await expect(phone.getByText('Saved. You can still change it.')).toBeVisible();
  await expectNoAxeFaults(phone);
  await slider.press('ArrowRight');
  await expect(phone.getByText('of 12 points')).toContainText('8');
  await expect(page.getByText('1 von 2 haben gesetzt')).toBeAttached();
  for (const points of [13, -1, '5', null])
    await expect(ben.invoke('SetStake', 'q2', points)).rejects.toThrow('invalid_arguments');
  await phone.getByRole('button', { name: 'Everything' }).tap();
  await expect(phone.getByRole('button', { name: 'Everything' })).toHaveAttribute('aria-pressed', 'true');
  expect(await ben.invoke('SetStake', 'q2', 5)).toEqual({ points: 5 });
  await expect(page.getByText('2 von 2 haben gesetzt')).toBeAttached();

  await server.kill();
  await server.start();
  await expect(phone.getByRole('button', { name: 'Everything' })).toHaveAttribute('aria-pressed', 'true');
  expect(frames.length).toBeGreaterThan(2);
  expect(frames.join()).not.toMatch(/Most moons|"stakes"/);
});

test('the host enters the stakes of paper teams, and the reveal names who won and lost most', async ({
  page,
  browser,
  server,
}) => {
  const { host, ben, phone } = await playing(browser, page, server);
  await host.goTo('wager');
  await phone.getByRole('button', { name: 'Half' }).tap();
  await expect(phone.getByText('Saved. You can still change it.')).toBeVisible();
  await ben.invoke('SetStake', 'q2', 12);
  await host.goTo('question');
  await expect(phone.getByText('Your stake: 6')).toBeVisible();
  await expect(ben.invoke('SetStake', 'q2', 0)).rejects.toThrow('answers_closed');
  await pick(phone, 'Saturn');
  await ben.invoke('SubmitAnswer', 'q2', 0);
  await host.goTo('reveal');
  await expect(page.getByText('Größter Gewinn: Anna, +6')).toBeVisible();
  await expect(page.getByText('Größter Verlust: Ben, -12')).toBeVisible();
  await expectNoAxeFaults(page, true);
  await expect(phone.getByText('+8 points')).toBeVisible();
  await expectNoAxeFaults(phone);

  await page.getByRole('button', { name: /^Mehr/ }).press('Enter');
  await page.getByRole('button', { name: 'Papier auswerten' }).press('Enter');
  const grid = page.getByRole('dialog', { name: 'Papier auswerten' });
  const stake = grid.getByRole('textbox', { name: 'Dora, Einsatz' });
  await stake.fill('4');
  await stake.press('Enter');
  await grid.getByRole('gridcell', { name: /^Dora, Frage 1/ }).press('1');
  await grid.getByRole('gridcell', { name: /^Dora, Frage 2/ }).press('1');
  await expectNoAxeFaults(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => host.hostGame?.players.find(({ name }) => name === 'Dora')?.points).toBe(18);
  await host.goTo('podium');
  await expectStanding(phone, '1st of 3', '20 points');
});

test('the workshop sets a wager, and says where it is not possible', async ({ browser, server }) => {
  await storeQuiz(server, 'wagered', 'Wagered');
  const page = await openQuiz(browser, server, 'wagered');
  await page.getByRole('button', { name: /Who\?/ }).click();
  await page.getByText('Punkte, Einsatz, Zeit, Erklärung, Notiz').click();
  await page.getByLabel(/^Einsatz: Vor dieser Frage/).check();
  await expectSaved(page);
  expect((await readQuiz(server, 'wagered')).questions).toMatchObject([{ wager: true }]);
  await page.getByText('Einstellungen', { exact: true }).click();
  await page.getByLabel(/^Joker/).check();
  await page.getByRole('button', { name: /geht nicht in einem Quiz mit Joker/ }).click();
  await expect(page.getByLabel(/^Einsatz: Vor dieser Frage/)).toBeFocused();
});
