import type { Browser, Page } from '@playwright/test';
import type { ServerProcess } from '../support/serverProcess';
import { expect, joinByPhone, openPhone, test } from './fixtures';
import { type HubHost, joinByHub, openHost } from './gameFixtures';
import { show } from './phoneAnswers';

const QUIZ = {
  quizName: 'Pub',
  seconds: 600,
  questions: [
    { question: 'How many legs?', answers: ['Six', 'Eight'], correctAnswer: 1 },
    { question: 'Which number?', acceptedAnswers: ['seven'] },
  ],
};

/** The records that a phone sends and receives, as the hub protocol's messages. */
interface Records {
  up: { type?: number; target?: string }[];
  down: { type?: number; target?: string }[];
}

/** Opens a phone that joins, and collects what its connection carries from now on. */
async function openCounted(browser: Browser, { server, code }: HubHost, name: string) {
  const phone = await openPhone(browser, server.origin);
  const records: Records = { up: [], down: [] };
  const read =
    (into: Records['up']) =>
    ({ payload }: { payload: string | Buffer }) =>
      into.push(
        ...String(payload)
          .split('\u001e')
          .slice(0, -1)
          .map((text) => JSON.parse(text) as object),
      );
  phone.on('websocket', (socket) => {
    socket.on('framesent', read(records.up));
    socket.on('framereceived', read(records.down));
  });
  await joinByPhone(phone, code, name);
  return { phone, records };
}

const saved = (phone: Page) => phone.getByRole('status').filter({ hasText: 'Saved.' });

/** Forgets what was counted so far, does something, and returns what that cost: pings are of no answer. */
async function costOf({ up, down }: Records, what: () => Promise<unknown>) {
  up.length = down.length = 0;
  await what();
  const isMore = ({ type }: { type?: number }) => type !== 6;
  return { up: up.filter(isMore), down: down.filter(isMore) };
}

async function openQuestion(browser: Browser, server: ServerProcess) {
  const host = await openHost(server, QUIZ);
  const counted = await openCounted(browser, host, 'Ada');
  const other = await joinByHub(server, host.code, 'Grace');
  await host.run({ type: 'start' });
  await expect(counted.phone.getByRole('button', { name: 'Six' })).toBeVisible();
  return { host, other, ...counted };
}

test('a picked answer costs two records each way at most, and a typed one four', async ({
  browser,
  server,
}) => {
  const { host, phone, records } = await openQuestion(browser, server);
  const picked = await costOf(records, async () => {
    await phone.getByRole('button', { name: 'Six' }).tap();
    await expect(saved(phone)).toBeVisible();
  });
  expect(picked.up.map(({ target }) => target)).toEqual(['SubmitAnswer']);
  expect(picked.down.map(({ type }) => type)).toEqual([3]);

  await host.goTo('reveal');
  await host.goTo('question');
  const field = phone.getByRole('textbox', { name: 'Your answer' });
  await expect(field).toBeVisible();
  const typed = await costOf(records, async () => {
    await field.pressSequentially('seven', { delay: 100 });
    await field.press('Enter');
    await expect(saved(phone)).toBeVisible();
  });
  expect(typed.up.length).toBeLessThanOrEqual(4);
  expect(typed.down.length).toBeLessThanOrEqual(4);
  // The first key, and Enter.
  expect(typed.up.map(({ target }) => target)).toEqual(['SubmitAnswer', 'SubmitAnswer']);
});

test('a phone that is locked while a question is open sends nothing, and is sent nothing but what happens', async ({
  browser,
  server,
}) => {
  const { other, phone, records } = await openQuestion(browser, server);
  await show(phone, 'hidden');
  await expect.poll(() => records.up.at(-1)).toEqual({ type: 6, everyMs: 15_000 });
  records.up.length = records.down.length = 0;
  // The others get several pings meanwhile.
  let pings = 0;
  other.socket.on('message', (data: Buffer) => (pings += data.toString().split('"type":6').length - 1));
  await expect.poll(() => pings, { timeout: 30_000 }).toBeGreaterThan(4);
  expect(records.up).toEqual([]);
  expect(records.down.length).toBeLessThanOrEqual(1);
  await show(phone, 'visible');
  await expect.poll(() => records.down.some((each) => 'asked' in each)).toBe(true);
  expect(records.up.map(({ target }) => target)).toEqual([undefined, 'RejoinSession']);
});

test('a phone is told how many there are in its lobby only, and right when it is shown again', async ({
  browser,
  server,
}) => {
  const { host, phone, records } = await openQuestion(browser, server);
  const joined = await costOf(records, async () => {
    for (const name of ['Alan', 'Edsger', 'Barbara']) await joinByHub(server, host.code, name);
    // What was sent before its answer has arrived.
    await phone.getByRole('button', { name: 'Eight' }).tap();
    await expect(saved(phone)).toBeVisible();
  });
  expect(joined.down.map(({ target }) => target)).toEqual([undefined]);
});
