import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectScene, joinByHub, openHost, showHost, openPlayer } from './gameFixtures';
import { pick, tileOf } from './phoneAnswers';
import { openRemote, tap } from './remoteFixtures';

test.use({ ownServer: true });

const QUESTION = 'Another round?';

/** Writes a question to the room, on the laptop or on a remote. */
async function ask(page: Page, answers: readonly string[]): Promise<void> {
  await page.getByLabel('Deine Frage').fill(QUESTION);
  for (const [at, answer] of answers.entries()) await page.getByLabel(`Antwort ${at + 1}`).fill(answer);
  await page.getByRole('button', { name: 'Fragen', exact: true }).click();
}

test('the host asks the room in a break, and neither a kill nor a restart loses a vote', async ({
  page,
  browser,
  server,
}) => {
  const host = await openHost(server);
  await joinByHub(server, host.code, 'Ben');
  const phone = await openPlayer(browser, host, 'Anna');
  const stage = await page.context().newPage();
  await showHost(host, page);
  await stage.goto(`${server.origin}/session/${host.code}/stage`);
  await host.run({ type: 'start' });
  await host.run({ type: 'startBreak', minutes: 0 });

  await page.getByRole('button', { name: 'Alle fragen' }).first().click();
  await ask(page, ['Yes']);
  await expect(page.getByRole('alert')).toHaveText('Gib eine Frage und mindestens zwei Antworten ein.');
  await ask(page, ['Yes', 'Yes']);
  await expect(page.getByRole('alert')).toHaveText('Zwei Antworten sind gleich.');
  await ask(page, ['Yes', 'No', 'Later']);
  await expect(stage.getByRole('heading', { name: QUESTION })).toBeVisible();
  await expect(stage.getByText('Frage an alle', { exact: true })).toBeVisible();
  await expect(phone.getByText('A question for everyone')).toBeVisible();
  await pick(phone, 'Later');

  await server.kill();
  await server.start();
  await expect(tileOf(phone, 'Later')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Fortsetzen' }).first().click();
  await page.keyboard.press('Space');
  const later = stage.getByRole('listitem').filter({ hasText: 'Later' });
  await expect(later).toContainText('100 %');
  await expect(phone.getByRole('heading', { name: 'Thanks, your answer counts!' })).toBeVisible();
  // The stage can be ahead of the laptop.
  const next = page.getByRole('button', { name: 'Weiter' });
  await expect(next).toHaveAttribute('aria-description', 'Pause');
  await page.keyboard.press('Space');
  await expectScene(stage, 'break');
});

test('a remote and a laptop that guests see ask it too', async ({ page, browser, server }) => {
  const host = await openHost(server);
  await joinByHub(server, host.code, 'Ben');
  await showHost(host, page);
  const remote = await openRemote(browser, host);
  await host.run({ type: 'start' });
  await host.run({ type: 'startBreak', minutes: 5 });

  await tap(remote, 'Alle fragen');
  await ask(remote, ['Yes', 'No']);
  await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
  await expect(remote.getByRole('heading', { name: 'Frage an alle' })).toBeVisible();
  await tap(remote, 'Zurück');
  await expectScene(page, 'break');

  await page.getByRole('button', { name: /^Mehr/ }).press('Enter');
  await page.getByRole('button', { name: 'Alle fragen' }).press('Enter');
  await ask(page, ['Beer', 'Wine']);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Wine' })).toBeVisible();
  await host.goTo('break');
  await expectScene(page, 'break');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('after an answer is shown, such a question can bring points, and guests are not told which answer is right', async ({
  page,
  browser,
  server,
}) => {
  const host = await openHost(server);
  const phone = await openPlayer(browser, host, 'Anna');
  await showHost(host, page);
  const remote = await openRemote(browser, host);
  await host.run({ type: 'start' });
  await host.goTo('reveal');

  await page.getByRole('button', { name: /^Mehr/ }).press('Enter');
  await page.getByRole('button', { name: 'Alle fragen' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Alle fragen' });
  await dialog.getByRole('switch', { name: 'Sie bringt Punkte' }).press('Enter');
  await ask(page, ['Ours', 'Yours']);
  await expect(dialog.getByRole('alert')).toHaveText('Wähle die richtige Antwort.');
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Hier zeigen' }).click();
  await dialog.getByRole('radio', { name: 'Yours' }).check();
  await dialog.getByLabel('Punkte').fill('2');
  await dialog.getByRole('button', { name: 'Fragen', exact: true }).click();
  await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
  await expect(dialog).toBeHidden();
  await pick(phone, 'Yours');
  await expectScene(page, 'closed');
  await host.goTo('reveal');

  await tap(remote, 'Alle fragen');
  await remote.getByRole('switch', { name: 'Sie bringt Punkte' }).click();
  await ask(remote, ['Beer', 'Wine']);
  await remote.getByRole('radio', { name: 'Wine' }).check();
  await remote.getByRole('button', { name: 'Fragen', exact: true }).click();
  await pick(phone, 'Wine');
  await host.goTo('podium');
  await expect(page.getByText('3 Punkte')).toBeVisible();
});
