import type { Browser, Page } from '@playwright/test';
import type { ServerProcess } from '../support/serverProcess';
import { expect, test } from './fixtures';
import { openHost, openPlayer } from './gameFixtures';

const text = (question: string, accepted: string) => ({ question, acceptedAnswers: [accepted] });
const SHEET = {
  quizName: 'Pub',
  seconds: null,
  reveal: 'round',
  questions: [text('First?', 'one'), text('Second?', 'two'), text('Third?', 'three')],
};
const SINGLE = { quizName: 'Pub', seconds: 600, questions: [text('First?', 'one'), text('Second?', 'two')] };

const field = (phone: Page) => phone.getByRole('textbox', { name: 'Your answer' });
const saved = (phone: Page) => phone.getByRole('status').filter({ hasText: 'Saved.' });

async function start(browser: Browser, server: ServerProcess, quiz: object) {
  const host = await openHost(server, quiz);
  const phone = await openPlayer(browser, host, 'Ada');
  await host.run({ type: 'start' });
  return { host, phone };
}

test('texts typed on a sheet that is handed in count, although the phone sleeps from then on', async ({
  browser,
  server,
}) => {
  const { host, phone } = await start(browser, server, SHEET);
  for (let number = 1; number <= 3; number++) await host.move('next');
  for (const [place, word] of ['one', 'two', 'three'].entries()) {
    const step = phone.getByRole('button', { name: new RegExp(`^Question ${place + 1},`) });
    await step.tap();
    await expect(step).toHaveAttribute('aria-current', 'true');
    await field(phone).pressSequentially(word);
  }
  await phone.getByRole('button', { name: 'Hand in your sheet' }).tap();
  await expect(phone.getByText('Handed in.')).toBeVisible();
  const devTools = await phone.context().newCDPSession(phone);
  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await host.goTo('podium');
  expect((await host.read()).scene).toMatchObject({ standings: [{ name: 'Ada', points: 3 }] });
});

test('a typed text is in its field again after a reload, and counts when the question closes', async ({
  browser,
  server,
}) => {
  const { host, phone } = await start(browser, server, SINGLE);
  await field(phone).pressSequentially('one');
  await phone.reload();
  await expect(field(phone)).toHaveValue('one');
  await expect(saved(phone)).toBeVisible();
  await host.goTo('podium');
  expect((await host.read()).scene).toMatchObject({ standings: [{ name: 'Ada', points: 1 }] });
});

test('a team that changes its answer keeps the question open, and each phone says why the time jumps', async ({
  browser,
  server,
}) => {
  const { host, phone } = await start(browser, server, SINGLE);
  const other = await openPlayer(browser, host, 'Grace');
  for (const each of [phone, other]) {
    await field(each).fill('one');
    await field(each).press('Enter');
  }
  await expect(other.getByText('Everybody has answered')).toBeVisible();
  await field(phone).pressSequentially(' more');
  await expect(other.getByText('Somebody is changing an answer')).toBeVisible();
  expect((await host.read()).scene).toMatchObject({ name: 'question', answered: 1 });
  await field(phone).clear();
  await expect(phone.getByText('Taken back: no answer counts.')).toBeVisible();
  await host.goTo('podium');
  expect((await host.read()).scene).toMatchObject({
    standings: [{ name: 'Grace', points: 1 }, { points: 0 }],
  });
});

test('two tabs of one phone show what was written last in either of them', async ({ browser, server }) => {
  const { phone } = await start(browser, server, SINGLE);
  const tab = await phone.context().newPage();
  await tab.goto(phone.url());
  await field(tab).pressSequentially('two');
  await expect(field(phone)).toHaveValue('two');
  await expect(saved(phone)).toBeVisible();
  await field(phone).fill('one');
  await expect(field(tab)).toHaveValue('one');
});
