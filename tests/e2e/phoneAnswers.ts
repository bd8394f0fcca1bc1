import { expect, type Page } from '@playwright/test';

/** The answer with this text on a phone, for choosing. */
export function tileOf(phone: Page, text: string) {
  return phone.getByRole('button', { name: text });
}

/** Taps answers, and waits until the server has them; for a multiple choice, confirms that these are all. */
export async function pick(phone: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await tileOf(phone, text).tap();
  for (const text of texts) await expect(tileOf(phone, text)).toHaveAttribute('aria-pressed', 'true');
  await expectSaved(phone);
  if (texts.length > 1) await sayDone(phone);
}

/** Confirms that an answer which is built step by step is complete. */
export async function sayDone(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Done', exact: true }).tap();
  await expect(phone.getByRole('button', { name: '✓ Done' })).toBeVisible();
}

/** Plays the joker, and confirms it. */
export async function playJoker(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Play your joker' }).tap();
  await phone.getByRole('group').getByRole('button', { name: 'Play your joker' }).tap();
}

/** Types a text or a number, and sends it. */
export async function type(phone: Page, text: string): Promise<void> {
  await phone.getByRole('textbox', { name: 'Your answer' }).fill(text);
  await phone.getByRole('button', { name: 'Send', exact: true }).tap();
}

/** Does the same, and waits until the server has it. */
export async function answer(phone: Page, text: string): Promise<void> {
  await type(phone, text);
  await expectSaved(phone);
}

/** Sorts the answers into this order by their buttons: moves each to the top, starting with the last. */
export async function arrange(phone: Page, texts: readonly string[]): Promise<void> {
  for (const text of [...texts].reverse()) {
    const up = phone.getByRole('button', { name: `Move ${text} up` });
    for (let press = 1; press < texts.length; press++) await up.tap();
  }
  const items = phone.getByRole('listitem');
  for (const [place, text] of texts.entries()) await expect(items.nth(place)).toContainText(text);
  await expectSaved(phone);
  await sayDone(phone);
}

/** Matches left sides with right sides: taps a line on the left, and then what goes with it. */
export async function match(phone: Page, pairs: Readonly<Record<string, string>>): Promise<void> {
  for (const [left, right] of Object.entries(pairs)) {
    await phone.getByRole('list').getByRole('button', { name: left }).first().tap();
    await phone.getByRole('button', { name: right }).last().tap();
  }
  await expectSaved(phone);
  await sayDone(phone);
}

/** Waits until the server has the answer. */
export async function expectSaved(phone: Page): Promise<void> {
  // By its role, since hidden open questions also have such a line.
  await expect(phone.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
}

/**
 * Simulates locking or unlocking the phone's screen for the page: a browser without a screen never does so by
 * itself.
 */
export function show(phone: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  return phone.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}
