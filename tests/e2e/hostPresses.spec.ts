import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { answerByHub, expectScene, joinByHub, openHost, showHost } from './gameFixtures';
import { admit, openHostsPhone, remotePath, watchTickets } from './remoteFixtures';

const BACH = 'Johann Sebastian Bach';
const text = (question: string): object => ({ question, acceptedAnswers: [BACH] });
const number = (question: string): object => ({ question, correctNumber: 7 });
const quiz = {
  quizName: 'Full House',
  seconds: 600,
  rounds: [
    { title: 'One', reveal: 'round', questions: [...[...'ABCD'].map(text), ...[...'EFGH'].map(number)] },
    { title: 'Two', questions: [text('I')] },
  ],
};

/** What a host's hands take, counted and not measured: in milliseconds. */
const COST = { press: 600, digit: 250, scan: 5000 };

/** Presses as a host does, and adds up what that takes. */
class Hands {
  ms = 0;

  async click(button: Locator): Promise<void> {
    await button.click();
    this.ms += COST.press;
  }

  async key(page: Page, key: string): Promise<void> {
    await page.keyboard.press(key);
    this.ms += /^\d$/.test(key) ? COST.digit : COST.press;
  }
}

test('from the offer before the first question to a phone that judges, a host needs less than 20 s', async ({
  page,
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  const team = await joinByHub(server, host.code, 'Anna');
  await host.run({ type: 'start' });
  const ticket = watchTickets(page);
  await showHost(host, page);
  await expectScene(page, 'round');
  const hands = new Hands();
  await page.mouse.move(200, 200);
  const offer = page.getByText(/^Diese Seite sehen auch die Gäste/).locator('..');
  await hands.click(offer.getByRole('button', { name: 'Fernbedienung' }));
  await hands.click(page.getByRole('button', { name: 'QR-Code zeigen' }));
  const phone = await openHostsPhone(browser, server);
  await phone.goto(remotePath(host.code, await ticket()));
  hands.ms += COST.scan;
  await admit(page, phone);
  hands.ms += COST.press;
  await answerByHub(team, await host.goTo('question'), 'J. S. Bach');
  await host.goTo('closed');
  await hands.click(phone.getByRole('button', { name: /^Prüfen/ }));
  const answer = phone.getByRole('listitem').filter({ hasText: 'J. S. Bach' });
  await hands.click(answer.getByRole('button', { name: 'Richtig', exact: true }));
  await expect(answer).toHaveAttribute('data-verdict', 'markedRight');
  expect(hands.ms).toBeLessThan(20_000);
});

test('from the end of a round with 25 phones and 5 sheets to its scores, a host needs less than a minute', async ({
  page,
  server,
}) => {
  const host = await openHost(server, quiz);
  const names = Array.from({ length: 25 }, (_none, at) => `Team ${at + 1}`);
  const teams = await Promise.all(names.map((name) => joinByHub(server, host.code, name)));
  for (const name of ['V', 'W', 'X', 'Y', 'Z']) await host.run({ type: 'addPaper', name: `Paper ${name}` });
  await host.run({ type: 'start' });
  const typed = [BACH, 'J. S. Bach', 'Sebastian Bach', 'Johann Bach', 'Bach', 'Haydn'];
  for (let asked = 0; asked < 8; asked++) {
    const game = await host.goTo('question');
    const answerOf = (at: number) => (asked < 4 ? typed[at % typed.length]! : at);
    await Promise.all(teams.map((team, at) => answerByHub(team, game, answerOf(at))));
  }
  await host.goTo('closed');
  const stage = await page.context().newPage();
  await showHost(host, page);
  await stage.goto(`${server.origin}/session/${host.code}/stage`);
  await page.bringToFront();
  const hands = new Hands();
  const tab = page.getByRole('button', { name: /^Prüfen/ });
  await expect(tab).toHaveAccessibleName('Prüfen, 16 zweifelhaft');
  await hands.key(page, 'Space');
  await hands.click(page.getByRole('group', { name: /^Vor der Auflösung/ }).getByRole('button'));
  const focused = page.locator('.marking-group:focus');
  await expect(focused).toContainText('vielleicht gemeint');
  while ((await tab.getAttribute('aria-label')) !== null) {
    const isWrong = (await focused.getAttribute('data-verdict')) === 'wrong';
    await hands.key(page, isWrong ? 'ArrowDown' : '1');
  }
  await hands.click(page.getByRole('button', { name: 'Papier', exact: true }));
  await expect(page.getByRole('gridcell', { name: 'Paper V, Frage 1: leer' })).toBeFocused();
  for (let cell = 0; cell < 5 * 8; cell++) await hands.key(page, '1');
  await expect(page.getByRole('gridcell', { name: 'Paper Z, Frage 8: richtig' })).toBeVisible();
  for (let reveal = 1; reveal <= 8; reveal++) {
    await hands.key(page, 'Space');
    await expect(page.locator('[data-scene=reveal]')).toContainText(`Frage ${reveal} von 8`);
  }
  await hands.key(page, 'Space');
  await expectScene(stage, 'scores');
  expect(hands.ms).toBeLessThan(60_000);
});
