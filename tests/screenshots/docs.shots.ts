import type { Page } from '@playwright/test';
import type { NetworkReport } from '../../src/contract/network';
import type { Season } from '../../src/game/season/season';
import {
  answerAll,
  expect,
  joinByPhone,
  NAMES,
  openEvening,
  QUESTIONS,
  shoot,
  SIZES,
  test,
} from './fixtures';
import { openHost, joinByHub, answerByHub, showHost } from '../e2e/gameFixtures';

/** Lets the start page show the address that a laptop has in a venue's Wi-Fi. */
async function atVenue(page: Page): Promise<void> {
  const joinUrl = 'http://192.168.1.7:5000/join';
  const networks: NetworkReport['networks'] = [
    { address: '192.168.1.7', name: 'Wi-Fi', kind: 'local', joinUrl },
  ];
  await page.route('**/network', async (route) => {
    const answer = await fetch(route.request().url());
    await route.fulfill({
      json: { ...((await answer.json()) as object), system: 'windows', networks, joinUrl },
    });
  });
}

test('the laptop behind a stage', async ({ open, server }) => {
  const evening = await openEvening(server, 12);
  const { host } = evening;
  const laptop = await open({ viewport: SIZES.laptop });
  await showHost(evening.host, laptop);
  const stage = await laptop.context().newPage();
  await stage.goto(`/session/${host.code}/stage`);
  await host.run({ type: 'start' });
  await host.goTo('question');
  await answerAll(evening, 0, 9);
  await expect(laptop.getByText(QUESTIONS[0]!.note!)).toBeVisible();
  const show = laptop.frameLocator('iframe');
  await expect(show.getByText('9 / 12')).toBeVisible();
  await expect(show.locator('.scene')).toHaveCSS('opacity', '1');
  await shoot(laptop, 'backstage');
});

test('answers to check, and a sheet of a team on paper', async ({ open, server }) => {
  const texts = ['Leonardo', 'Da Vinci', 'Leonardo di Vinci', 'Michelangelo', 'Leonard'];
  const questions = [
    { question: 'Who painted the Mona Lisa?', acceptedAnswers: ['Leonardo da Vinci', 'Leonardo'] },
    { question: 'Which river flows through Cologne?', acceptedAnswers: ['Rhine'] },
    { question: 'In which year did the wall fall?', correctNumber: 1989 },
  ];
  const host = await openHost(server, {
    quizName: 'Friday at the Owl',
    rounds: [{ title: 'Art', questions }],
  });
  const players = [];
  for (const name of NAMES.slice(0, texts.length)) players.push(await joinByHub(server, host.code, name));
  for (const name of ['The Foxes', 'Table Nine']) await host.run({ type: 'addPaper', name });
  const laptop = await open();
  await showHost(host, laptop);
  await host.run({ type: 'start' });
  const game = await host.goTo('question');
  for (const [at, player] of players.entries()) await answerByHub(player, game, texts[at]!);
  await host.goTo('closed');
  await laptop.getByRole('button', { name: 'More' }).press('Enter');
  await laptop.getByRole('button', { name: 'Check answers' }).press('Enter');
  await laptop.getByRole('button', { name: 'Show it here' }).press('Enter');
  await expect(laptop.getByText('Michelangelo').last()).toBeVisible();
  await shoot(laptop, 'marking');
  await laptop.keyboard.press('Escape');
  const { playerId } = host.hostGame!.players.find(({ name }) => name === 'The Foxes')!;
  await host.run({ type: 'score', playerId, questionId: 'q1', share: 1 });
  await laptop.getByRole('button', { name: 'More' }).press('Enter');
  await laptop.getByRole('button', { name: 'Mark sheets' }).press('Enter');
  await laptop.getByRole('button', { name: 'Show it here' }).press('Enter');
  await expect(laptop.getByText('Table Nine').last()).toBeVisible();
  await shoot(laptop, 'paper');
});

test('a team with several phones', async ({ open, server }) => {
  const { host } = await openEvening(server, 3);
  const phone = await open({ viewport: SIZES.phone });
  await joinByPhone(phone, host.code, 'The Foxes');
  await phone.getByRole('button', { name: 'Add another phone' }).click();
  await expect(phone.getByRole('dialog').getByRole('img')).toBeVisible();
  await shoot(phone, 'team');
});

test('a season', async ({ open, server }) => {
  const teams = NAMES.slice(0, 8).map((name, at) => ({ teamId: `t${at}`, name, aliases: [] }));
  const evenings = ['2026-10-06', '2026-10-13', '2026-10-20'].map((date, week) => ({
    eveningId: `e${week}`,
    date,
    quizName: `Friday at the Owl ${week + 1}`,
    results: teams.map(({ teamId }, at) => ({ teamId, points: 30 - ((at * 5 + week * 7) % 23) })),
  }));
  const season: Season = { name: 'Autumn', points: 'quiz', teams, evenings };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.origin}/seasons`, { method: 'POST', headers, body: JSON.stringify(season) });
  const laptop = await open();
  await laptop.goto('/');
  await laptop.getByRole('button', { name: 'Season', exact: true }).click();
  await expect(laptop.getByRole('dialog').getByText(NAMES[0]!).first()).toBeVisible();
  await shoot(laptop, 'season');
});

test('the settings of the venue', async ({ open }) => {
  const laptop = await open();
  await laptop.goto('/');
  await laptop.getByRole('button', { name: 'Venue' }).click();
  await expect(laptop.getByRole('dialog', { name: 'Venue' }).getByRole('textbox').first()).toBeVisible();
  await shoot(laptop, 'venue');
});

test('tables to fill in, offered where quizzes are imported', async ({ open }) => {
  const laptop = await open();
  await laptop.goto('/');
  await laptop.getByRole('button', { name: 'Load a quiz' }).click();
  await laptop.getByRole('button', { name: 'Import…' }).click();
  await expect(laptop.getByRole('group', { name: 'Template with examples' })).toBeVisible();
  await shoot(laptop, 'import');
});

test('why phones may not reach the laptop', async ({ open }) => {
  const laptop = await open();
  await atVenue(laptop);
  // The whole list is visible.
  await laptop.setViewportSize({ width: 1280, height: 960 });
  await laptop.goto('/');
  await laptop.getByText('Not working?').click();
  await shoot(laptop, 'reasons');
});

test('an evening to continue', async ({ open, server }) => {
  const evening = await openEvening(server, 8);
  await evening.host.run({ type: 'start' });
  await evening.host.goTo('question');
  await answerAll(evening);
  await evening.host.goTo('question');
  const laptop = await open();
  await showHost(evening.host, laptop);
  await laptop.goto('/');
  await expect(laptop.getByRole('link', { name: /^Continue: / })).toBeVisible();
  await shoot(laptop, 'continue');
});
