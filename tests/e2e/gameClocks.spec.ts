import type { Browser, Page } from '@playwright/test';
import { expect, joinByPhone, openPhone, test } from './fixtures';
import { openHost, type HubHost } from './gameFixtures';

const HOUR_MS = 3_600_000;
/** In seconds; two pages cannot be read at the same moment. */
const TOLERANCE = 2;

const quiz = {
  quizName: 'Clocks',
  seconds: 900,
  questions: [{ question: 'What time is it?', answers: ['Early', 'Late'], correctAnswer: 0 }],
};

/** A player's phone whose clock is wrong by so many milliseconds. */
async function openPhoneOff(browser: Browser, { server, code }: HubHost, offMs: number): Promise<Page> {
  const phone = await openPhone(browser, server.origin);
  await phone.addInitScript((off) => {
    const RightDate = Date;
    window.Date = class extends RightDate {
      constructor(...parts: ConstructorParameters<DateConstructor> | []) {
        if (parts.length === 0) super(RightDate.now() + off);
        else super(...parts);
      }
      static override now = () => RightDate.now() + off;
    } as DateConstructor;
  }, offMs);
  await joinByPhone(phone, code, `Clock ${offMs}`);
  return phone;
}

/** The seconds that a phone's countdown says are left. */
async function secondsOn(phone: Page): Promise<number> {
  const label = await phone.getByRole('timer').getAttribute('aria-label');
  return Number.parseInt(label ?? '', 10);
}

test('a phone whose clock is an hour wrong, either way, shows the right countdown', async ({
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  const right = await openPhoneOff(browser, host, 0);
  const wrong = [await openPhoneOff(browser, host, -HOUR_MS), await openPhoneOff(browser, host, HOUR_MS)];
  const now = () => Date.now();
  expect(Math.abs((await wrong[0]!.evaluate(now)) - (await wrong[1]!.evaluate(now)))).toBeGreaterThan(
    HOUR_MS,
  );
  await host.run({ type: 'start' });
  for (const phone of [right, ...wrong]) await expect(phone.getByRole('timer')).toBeVisible();
  for (const phone of wrong) {
    const difference = async () => Math.abs((await secondsOn(phone)) - (await secondsOn(right)));
    await expect.poll(difference).toBeLessThanOrEqual(TOLERANCE);
    // What is read is a countdown, and it runs.
    const before = await secondsOn(phone);
    expect(before).toBeGreaterThan(0);
    await expect.poll(() => secondsOn(phone)).toBeLessThan(before);
    await expect.poll(difference).toBeLessThanOrEqual(TOLERANCE);
  }
});
