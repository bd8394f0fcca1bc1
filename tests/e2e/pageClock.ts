import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';

/**
 * Stops the page's clock: only `pass` and `passUntil` move it, however long the machine takes. Timers that a
 * loaded page has already set keep running. If a test counts seconds since the last message, it first waits
 * for a message.
 */
export async function stopClock(page: Page): Promise<void> {
  // The clock can only be stopped at a time in its future.
  await page.clock.install({ time: Date.now() - 60_000 });
  await page.clock.pauseAt(Date.now());
}

/**
 * As above, once the page is there: what it does at its start after frames and timers, such as to connect, is done.
 * Returns the function that stops the clock.
 */
export async function stopClockLater(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  return async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/**
 * Lets seconds pass on the page, one by one. Its requests are answered or fail before the next second begins;
 * if that takes long, a second is as long as a real one. Otherwise, the page's timeouts would expire before
 * the network responds.
 */
export async function pass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(1000);
    const requests = await page.requests();
    const open = requests.filter((request) => !request.existingResponse() && !request.failure());
    const answered = Promise.all(open.map((request) => request.response()));
    await Promise.race([answered, setTimeout(1000)]);
  }
}

/** Lets seconds pass until the assertion holds, each long enough for the network to respond. */
export async function passUntil(
  page: Page,
  holds: (soon: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await pass(page, 1);
    await holds({ timeout: 500 });
  }).toPass({ intervals: [0] });
}
