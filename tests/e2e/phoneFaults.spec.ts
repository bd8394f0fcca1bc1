import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe';
import { expect, expectPlayers, hubPing, joinDirectly, postSession, test } from './faultFixtures';
import { expectJoined, joinByPhone, openPhone } from './fixtures';
import { joinByHub, openHost } from './gameFixtures';
import { pass, passUntil, stopClockLater } from './pageClock';
import { answer, expectSaved, show, tileOf, type } from './phoneAnswers';

const link = (phone: Page) => phone.getByRole('status');

test.describe('a phone that has joined', () => {
  let code: string;
  let phone: Page;
  let pinged: Promise<void>;

  test.beforeEach(async ({ browser, server, network }) => {
    code = await postSession(server.origin);
    phone = await openPhone(browser, network.origin);
    const stop = await stopClockLater(phone);
    pinged = hubPing(phone);
    await joinByPhone(phone, code, 'Ada');
    await stop();
  });

  test('that slept for minutes is back under its name, although its socket was lost', async ({
    server,
    network,
  }) => {
    await show(phone, 'hidden');
    network.condition = 'forgetful';
    await joinDirectly(server.origin, code, 'Grace');
    await phone.clock.setSystemTime(Date.now() + 5 * 60_000);
    await show(phone, 'visible');
    await passUntil(phone, (soon) => expect(phone.getByText('1 other team is here')).toBeVisible(soon));
    await expectJoined(phone, 'Ada');
    await expectPlayers(server.origin, code, 'Ada', 'Grace');
  });

  test('says within five seconds of being seen that its peer vanished without a close, and recovers', async ({
    server,
    network,
  }) => {
    await joinDirectly(server.origin, code, 'Grace');
    await expect(phone.getByText('1 other team is here')).toBeVisible();
    await pinged;
    network.condition = 'silent';
    await joinDirectly(server.origin, code, 'Edsger');
    await show(phone, 'hidden');
    await show(phone, 'visible');
    await pass(phone, 5);
    await expect(link(phone)).toHaveAttribute('data-link', /connecting|offline/);
    await pass(phone, 10);
    await expect(phone.getByText('1 other team is here')).toBeVisible();
    network.condition = 'up';
    await passUntil(phone, (soon) => expect(link(phone)).toHaveAttribute('data-link', 'online', soon));
    await expect(phone.getByText('2 other teams are here')).toBeVisible();
  });

  test('works with a clock that is three hours off', async ({ server, network }) => {
    await phone.clock.setSystemTime(Date.now() + 3 * 3_600_000);
    await joinDirectly(server.origin, code, 'Grace');
    await expect(phone.getByText('1 other team is here')).toBeVisible();
    network.condition = 'cut';
    await expect(link(phone)).not.toHaveAttribute('data-link', 'online');
    network.condition = 'up';
    await passUntil(phone, (soon) => expect(link(phone)).toHaveAttribute('data-link', 'online', soon));
    await joinDirectly(server.origin, code, 'Edsger');
    await expect(phone.getByText('2 other teams are here')).toBeVisible();
  });
});

test('an answer given without a connection arrives once there is one', async ({
  browser,
  server,
  network,
}) => {
  const host = await openHost(server);
  await joinByHub(server, host.code, 'Grace');
  const phone = await openPhone(browser, network.origin);
  await joinByPhone(phone, host.code, 'Ada');
  await host.run({ type: 'start' });
  await expect(tileOf(phone, 'Eight')).toBeVisible();
  network.condition = 'cut';
  await tileOf(phone, 'Eight').tap();
  await expect(phone.getByText('Your answer is safe here')).toBeVisible();
  network.condition = 'up';
  await expectSaved(phone);
  expect((await host.read()).scene).toMatchObject({ answered: 1 });
});

const LAST_CHANCES = {
  quizName: 'Pub',
  seconds: 600,
  questions: [
    { question: 'Who?', acceptedAnswers: ['Bach'], points: 10 },
    { question: 'When?', acceptedAnswers: ['1685'], wager: true },
  ],
};

test('what was chosen without a connection is said to be too late, with what counts instead', async ({
  browser,
  server,
  network,
}) => {
  const host = await openHost(server, LAST_CHANCES);
  const phone = await openPhone(browser, network.origin);
  await joinByPhone(phone, host.code, 'Ada');
  // On a busy machine, the wager's 20 seconds may not be enough.
  await host.run({ type: 'pace', factor: 0 });
  await host.run({ type: 'start' });
  await answer(phone, 'Bach');
  const late = async (choose: () => Promise<void>, next: string, sentence: string) => {
    network.condition = 'cut';
    await choose();
    await expect(phone.getByText('Your answer is safe here')).toBeVisible();
    await expectNoAxeFaults(phone);
    await host.goTo(next);
    network.condition = 'up';
    await expect(phone.getByText(sentence)).toBeVisible();
    await expectNoAxeFaults(phone);
  };
  await late(() => type(phone, 'Bachelor'), 'reveal', 'Too late: your answer “Bach” counts.');
  await expect(phone.getByText('+10 points')).toBeVisible();
  await host.goTo('wager');
  await phone.getByRole('button', { name: 'Half' }).tap();
  await expectSaved(phone);
  const everything = phone.getByRole('button', { name: 'Everything' });
  await late(() => everything.tap(), 'question', 'Too late: your stake of 5 counts.');
  await expect(phone.getByText('Your stake: 5')).toBeVisible();
});

test('a phone that joins from two tabs is one player', async ({ browser, server }) => {
  const code = await postSession(server.origin);
  const first = await openPhone(browser, server.origin);
  const second = await first.context().newPage();
  for (const tab of [first, second]) {
    await tab.goto(`/join/${code}`);
    await tab.getByRole('textbox', { name: /name/i }).fill('Ada');
  }
  for (const tab of [first, second]) await tab.getByRole('button', { name: /join/i }).click();
  for (const tab of [first, second]) await expectJoined(tab, 'Ada');
  const third = await first.context().newPage();
  await third.goto(`/join/${code}`);
  await expectJoined(third, 'Ada');
  await expect(third.getByText('Just you so far')).toBeVisible();
  await expectPlayers(server.origin, code, 'Ada');
});
