import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  answerByHub,
  expectOnPhone,
  expectScene,
  expectStanding,
  joinByHub,
  openHost,
  showHost,
  openPlayer,
} from './gameFixtures';
import { answer, pick } from './phoneAnswers';

const quiz = {
  quizName: 'What the room thinks',
  seconds: 600,
  questions: [
    { question: 'How many legs?', answers: ['Six', 'Eight'], correctAnswer: 1 },
    { question: 'Beer or wine?', poll: 'choice', answers: ['Beer', 'Wine'] },
    { question: 'The best name?', poll: 'text' },
  ],
};

/** The wall's list of what the players typed. */
const wordsOn = (wall: Page) => wall.getByRole('list', { name: 'Eure Antworten' });

test('an evening with polls: bars, words that the host lets in, and no points', async ({
  page,
  browser,
  server,
}) => {
  const host = await openHost(server, quiz);
  const others = [await joinByHub(server, host.code, 'Ben'), await joinByHub(server, host.code, 'Cleo')];
  const phone = await openPlayer(browser, host, 'Anna');
  // Without a silent player, questions would close three seconds after the last answer.
  await joinByHub(server, host.code, 'Silent');
  const stage = await page.context().newPage();
  await showHost(host, page);
  await stage.goto(`${server.origin}/session/${host.code}/stage`);
  const lettingIn = page.getByRole('region', { name: 'Antworten für die Leinwand' });

  let game = await host.run({ type: 'start' });
  await pick(phone, 'Eight');
  game = await host.goTo('question');
  await expect(phone.getByText('no points')).toBeVisible();
  await host.run({ type: 'livePolls', on: true });
  const wine = stage.getByRole('listitem').filter({ hasText: 'Wine' });
  await expect(wine).toContainText('0 Antworten');
  await pick(phone, 'Wine');
  await expect(wine).toContainText('100 %');
  for (const [at, other] of others.entries()) await answerByHub(other, game, at);
  await expect(wine).toContainText('67 %');
  game = await host.goTo('reveal');
  await expectScene(stage, 'reveal', 'Beer or wine?');
  await expect(wine).toContainText('67 %');
  await expectOnPhone(phone, game.scene);
  await expect(phone.getByRole('heading', { name: 'Thanks, your answer counts!' })).toBeVisible();

  game = await host.goTo('question');
  await answer(phone, 'Quizzards');
  await answerByHub(others[0]!, game, 'quizzards!');
  await answerByHub(others[1]!, game, 'Wichser');
  await host.goTo('closed');
  await lettingIn.getByRole('button', { name: 'Alle freigeben' }).click();
  await expect(lettingIn.getByRole('button', { name: 'Freigeben', pressed: true })).toHaveCount(1);
  await host.goTo('reveal');
  await expect(wordsOn(stage).getByRole('listitem')).toHaveText([/Quizzards.*2 Antworten/]);
  await lettingIn.getByRole('listitem').filter({ hasText: 'Quizzards' }).getByText('Verbergen').click();
  await expect(stage.getByText('Gleich stehen eure Antworten hier.')).toBeVisible();

  await host.goTo('podium');
  await expectStanding(phone, '1st of 4', '1 point');
});
