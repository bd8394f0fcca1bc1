import type { Browser, Page } from '@playwright/test';
import type { ServerProcess } from '../support/serverProcess';
import { registerOnHub } from '../support/testHost';
import { expect, test } from './fixtures';
import { expectScene, expectStanding, joinByHub, openHost, showHost, openPlayer } from './gameFixtures';
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
  const phone = await openPlayer(browser, host, 'Anna');
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

/** Enters the stake of a team on paper, and marks both of its answers as right. */
async function enterOnPaper(page: Page, team: string, points: string): Promise<void> {
  await page.getByRole('button', { name: /^Mehr/ }).press('Enter');
  await page.getByRole('button', { name: 'Bögen auswerten' }).press('Enter');
  const grid = page.getByRole('dialog', { name: 'Bögen auswerten' });
  await grid.getByRole('button', { name: 'Hier zeigen' }).press('Enter');
  const stake = grid.getByRole('textbox', { name: `${team}, Einsatz` });
  await stake.fill(points);
  await stake.press('Enter');
  for (const number of [1, 2])
    await grid.getByRole('gridcell', { name: new RegExp(`^${team}, Frage ${number}`) }).press('1');
  await page.keyboard.press('Escape');
}

test('teams stake points that no kill loses, and the reveal names who won and lost most', async ({
  page,
  browser,
  server,
}) => {
  const { host, ben, phone } = await playing(browser, page, server);
  await host.goTo('wager');
  await expectScene(page, 'wager');
  const slider = phone.getByRole('slider', { name: 'Your stake' });
  await slider.fill('7');
  await expect(phone.getByText('Saved. You can still change it.')).toBeVisible();
  await slider.press('ArrowRight');
  await expect(phone.getByText('of 12 points')).toContainText('8');
  await expect(page.getByText('1 von 2 haben gesetzt')).toBeAttached();
  for (const points of [13, -1, '5', null])
    await expect(ben.invoke('SetStake', 'q2', points)).rejects.toThrow('invalid_arguments');
  const everything = phone.getByRole('button', { name: 'Everything' });
  await everything.tap();
  await expect(everything).toHaveAttribute('aria-pressed', 'true');
  await expect(phone.getByText('Saved. You can still change it.')).toBeVisible();
  expect(await ben.invoke('SetStake', 'q2', 5)).toEqual({ points: 5 });
  await expect(page.getByText('2 von 2 haben gesetzt')).toBeAttached();

  await server.kill();
  await server.start();
  await expect(everything).toHaveAttribute('aria-pressed', 'true');

  const again = await registerOnHub(server, host.session);
  await again.run({ type: 'resume' });
  await again.goTo('question');
  await expect(phone.getByText('Your stake: 12')).toBeVisible();
  await pick(phone, 'Saturn');
  await again.goTo('reveal');
  await expect(page.getByText('Größter Gewinn: Anna, +12')).toBeVisible();
  await expect(page.getByText('Größter Verlust: Ben, -5')).toBeVisible();
  await expect(phone.getByText('+14 points')).toBeVisible();
  await enterOnPaper(page, 'Dora', '4');
  await expect.poll(() => again.hostGame?.players.find(({ name }) => name === 'Dora')?.points).toBe(18);
  await again.goTo('podium');
  await expectStanding(phone, '1st of 3', '26 points');
});

test('everything that is staked as the host goes on counts', async ({ page, browser, server }) => {
  const { host, phone } = await playing(browser, page, server);
  await host.goTo('wager');
  await phone.getByRole('slider', { name: 'Your stake' }).fill('3');
  await phone.getByRole('button', { name: 'Everything' }).tap();
  await host.move('next');
  await expect(phone.getByText('Your stake: 12')).toBeVisible();
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
