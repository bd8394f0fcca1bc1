import type { Page } from '@playwright/test';
import type { SceneName } from '../../src/contract/scene';
import { addQuiz } from '../support/addQuiz';
import { wav } from '../support/mediaSamples';
import type { ServerProcess } from '../support/serverProcess';
import { expect, openLobby, test } from './fixtures';
import { answerByHub, controlsOf, expectScene, hostKeysOf, joinByHub, openHost } from './gameFixtures';
import { readGame } from '../support/testHost';
import { writeMedia } from '../support/writeMedia';

const QUESTION = 'Which planet is red?';
const NOTE = 'Mention the rover.';
const quiz = {
  quizName: 'On Stage',
  seconds: 600,
  rounds: [
    {
      title: 'Planets',
      questions: [
        { question: QUESTION, acceptedAnswers: ['Mars'], note: NOTE },
        { question: 'Which one has rings?', acceptedAnswers: ['Saturn'] },
      ],
    },
  ],
};

/** The part of the page that only exists behind a stage. */
const backstage = (page: Page) => page.locator('.backstage');
const smallShow = (page: Page) => page.frameLocator('iframe[title="Was die Gäste sehen"]');

/** Opens a lobby with a player, and its stage. */
async function openStage(page: Page, server: ServerProcess, played: object = quiz) {
  await addQuiz(server, 'on-stage', played);
  const code = await openLobby(page, quiz.quizName);
  const anna = await joinByHub(server, code, 'Anna');
  // Without a silent player, questions would close three seconds after the last answer.
  await joinByHub(server, code, 'Silent');
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Bühne öffnen' }).click();
  const stage = await opening;
  await expect(stage.getByRole('heading', { name: 'Quiz Lobby' })).toBeVisible();
  await expect(backstage(page)).toBeVisible();
  return { code, anna, stage };
}

/** Waits until the stage shows a scene, and backstage as well: its keys act on the scene that it knows of. */
async function expectOnBoth(page: Page, stage: Page, ...scene: [name: SceneName, heading?: string]) {
  await expectScene(stage, ...scene);
  await expectScene(smallShow(page), ...scene);
}

async function startFromBackstage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Quiz starten' }).click();
  await expect(controlsOf(page)).toBeVisible();
}

/** Collects what the context's later pages send and are sent. */
function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.context().on('page', (opened) =>
    opened.on('websocket', (socket) => {
      const note = ({ payload }: { payload: string | Buffer }) => heard.push(String(payload));
      socket.on('framereceived', note);
      socket.on('framesent', note);
    }),
  );
  return heard;
}

test('the stage shows the game and is sent no secrets; the host plays it from backstage by keys', async ({
  page,
  server,
}) => {
  const heard = overhear(page);
  const { code, anna, stage } = await openStage(page, server);
  await expect(stage.getByRole('button', { name: 'Quiz starten' })).toHaveCount(0);
  await expect(stage.getByRole('listitem').filter({ hasText: 'Anna' })).toBeVisible();
  await startFromBackstage(page);
  await expectOnBoth(page, stage, 'round', 'Planets');
  await page.keyboard.press(' ');
  await expectOnBoth(page, stage, 'question', QUESTION);
  for (const secret of ['Mars', NOTE, 'Which one has rings?', /Anna/])
    await expect(backstage(page).getByText(secret).first()).toBeVisible();
  await expect(stage.getByText(/Mars|rover|rings/)).toHaveCount(0);
  const [{ hostKey }] = JSON.parse(await hostKeysOf(page)) as [{ hostKey: string }];
  expect(heard.join()).toContain(QUESTION);
  for (const secret of ['Mars', 'rover', 'rings', hostKey, 'RegisterHost'])
    expect(heard.join()).not.toContain(secret);
  await answerByHub(anna, await readGame(server, code), 'Mras');
  await page.keyboard.press(' ');
  await expectOnBoth(page, stage, 'closed');
  await page.getByRole('button', { name: /^Prüfen/ }).click();
  const right = page
    .getByRole('listitem')
    .filter({ hasText: 'Mras' })
    .getByRole('button', { name: 'Richtig', exact: true });
  await right.click();
  // Until then, Next would ask about it.
  await expect(right).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press(' ');
  await expectOnBoth(page, stage, 'reveal');
  await page.keyboard.press('b');
  await expect(stage.locator('.stage-black')).toBeVisible();
  await page.keyboard.press('b');
  await expect(stage.locator('.stage-black')).toHaveCount(0);
});

test('the host shows the best wrong answers large, by number keys', async ({ page, server }) => {
  const { code, anna, stage } = await openStage(page, server);
  const others = await Promise.all(['Ben', 'Cleo'].map((name) => joinByHub(server, code, name)));
  await startFromBackstage(page);
  await page.keyboard.press(' ');
  await expectOnBoth(page, stage, 'question', QUESTION);
  const game = await readGame(server, code);
  await answerByHub(anna, game, 'Potato');
  for (const other of others) await answerByHub(other, game, 'Venus');
  await page.keyboard.press(' ');
  await expectOnBoth(page, stage, 'closed');
  await page.keyboard.press(' ');
  await expectOnBoth(page, stage, 'reveal');
  const picked = backstage(page).getByRole('button', { pressed: true });
  const quoted = stage.getByRole('list', { name: 'Die schönsten falschen Antworten' }).getByRole('listitem');
  await expect(backstage(page).getByRole('button', { name: '2 Potato' })).toBeVisible();
  await page.keyboard.press('2');
  await expect(quoted).toHaveText(['„Potato“']);
  await page.keyboard.press('1');
  await expect(quoted).toHaveText(['„Potato“', '„Venus“']);
  await expect(picked).toHaveCount(2);
  await page.keyboard.press('2');
  await expect(quoted).toHaveText(['„Venus“']);
  await page.keyboard.press('1');
  await expect(stage.getByRole('list', { name: 'Eure Antworten' })).toBeVisible();
  await expect(picked).toHaveCount(0);
});

test('a stage opens without loading anything first, since Safari would block its window', async ({
  page,
  server,
}) => {
  await addQuiz(server, 'on-stage', quiz);
  const code = await openLobby(page, quiz.quizName);
  const opens = page.getByRole('button', { name: 'Bühne öffnen' });
  await expect(opens).toBeVisible();
  await page.route('**/assets/**', (route) => route.abort());
  const opening = page.context().waitForEvent('page');
  await opens.click();
  await expect(await opening).toHaveURL(`${server.origin}/session/${code}/stage`);
});

test('a reloaded stage and a second one are where the game is, and without one the laptop shows it', async ({
  page,
  server,
}) => {
  const { code, stage } = await openStage(page, server);
  await startFromBackstage(page);
  await stage.reload();
  await expectScene(stage, 'round', 'Planets');
  await expect(backstage(page)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(`/session/${code}/stage`);
  await expectScene(second, 'round', 'Planets');
  await stage.close();
  await page.bringToFront();
  await page.keyboard.press(' ');
  await expectScene(second, 'question', QUESTION);
  await expect(backstage(page).getByText(NOTE)).toBeVisible();
  await second.close();
  await expectScene(page, 'question', QUESTION);
  await expect(backstage(page)).toHaveCount(0);
  await expect(page.getByText(/rover|Mars|rings/)).toHaveCount(0);
});

test('a stage waits for its room, and says goodbye at the end', async ({ page: stage, server }) => {
  await stage.goto(`${server.origin}/session/BBBBB/stage`);
  await expect(stage.getByText('Die Show beginnt hier, sobald Raum BBBBB offen ist.')).toBeVisible();
  const { code, session } = await openHost(server, quiz);
  await stage.goto(`${server.origin}/session/${code}/stage`);
  await expect(stage.getByRole('heading', { name: 'Quiz Lobby' })).toBeVisible();
  const headers = { Authorization: `Bearer ${session.hostKey}` };
  const ended = await fetch(`${server.origin}/session/${code}`, { method: 'DELETE', headers });
  expect(ended.status).toBe(204);
  const goodbye = stage.getByText('Das war’s für heute. Danke fürs Mitspielen!');
  await expect(goodbye).toBeVisible();
  await stage.reload();
  await expect(goodbye).toBeVisible();
});

test('on a small laptop, the buttons for a sound stay within their card', async ({ page, server }) => {
  await writeMedia(server.dataFolder, 'tone.wav', wav(1));
  const questions = [{ question: QUESTION, audio: 'tone.wav', acceptedAnswers: ['Mars'] }];
  await page.setViewportSize({ width: 1024, height: 768 });
  const { stage } = await openStage(page, server, { quizName: quiz.quizName, questions });
  await startFromBackstage(page);
  await page.keyboard.press(' ');
  await expectOnBoth(page, stage, 'question', QUESTION);
  const card = backstage(page).getByRole('region', { name: 'Ton' });
  await expect.poll(() => card.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});

test('on a laptop, what belongs to the show needs no scrolling in any scene, and nothing stands there twice', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const note = 'say: Ingolstadt, as in the Bavarian town.\nThe law of 1516 comes up again in the last round.';
  const explanation = 'The dukes wanted neither wheat nor rye in it, since bakers needed both.';
  const long = `In which town ${'and in which year did which duke of which half of the duchy '.repeat(5)}`;
  const asked = { question: `${long.slice(0, 299)}?`, acceptedAnswers: ['Ingolstadt'], note, explanation };
  const questions = [
    asked,
    {
      question: 'Which of these?',
      answers: [...'ABCDEF'].map((each) => `Answer ${each}`),
      correctAnswer: 1,
      note,
    },
    {
      ...asked,
      question: 'The best name?',
      poll: 'text',
      acceptedAnswers: undefined,
      explanation: undefined,
    },
    asked,
  ];
  const rounds = [{ title: 'Beer', questions }];
  const { code, anna, stage } = await openStage(page, server, {
    quizName: quiz.quizName,
    seconds: 600,
    rounds,
  });
  const others = await Promise.all(
    Array.from({ length: 12 }, (_, place) => joinByHub(server, code, `Table ${place}`)),
  );
  const left = backstage(page).locator('.backstage-now');
  const hidden = () => left.evaluate((each) => each.scrollHeight - each.clientHeight);
  const lettingIn = page.getByRole('region', { name: 'Antworten für die Leinwand' });
  await expect.poll(hidden).toBe(0);
  await startFromBackstage(page);
  for (;;) {
    const game = await readGame(server, code);
    const { name } = game.scene;
    await expect(left).toHaveAttribute('data-step', String(game.step));
    if (name === 'question' && game.scene.question.kind !== 'choice')
      for (const [place, player] of [anna, ...others].entries())
        await answerByHub(player, game, place < 2 ? 'Ingolstadt' : `Town ${place}`);
    if (name !== 'podium')
      await expect(left.getByRole('region', { name: 'Danach' })).toBeInViewport({ ratio: 1 });
    await expect.poll(hidden).toBe(0);
    if (name === 'closed' && game.scene.question?.kind === 'poll') {
      await expect(lettingIn).toHaveCount(1);
      await page.getByRole('button', { name: /^Prüfen/ }).click();
      await expect(lettingIn).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Freigeben', exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Teams', exact: true }).click();
    }
    if (name === 'podium') break;
    await page.keyboard.press(' ');
    await expect.poll(async () => (await readGame(server, code)).step).toBeGreaterThan(game.step);
  }
  await expect(stage.getByRole('heading', { name: 'Siegerehrung' })).toBeVisible();
});

test('backstage says at the reveal who was right, and before that who has not answered, first', async ({
  page,
  server,
}) => {
  const { code, anna, stage } = await openStage(page, server);
  const ben = await joinByHub(server, code, 'Ben');
  await startFromBackstage(page);
  await page.keyboard.press(' ');
  await expectOnBoth(page, stage, 'question', QUESTION);
  const game = await readGame(server, code);
  await answerByHub(anna, game, 'Venus');
  await answerByHub(ben, game, 'Mars');
  const teams = page.getByRole('region', { name: '3 Teams' }).getByRole('listitem');
  await expect(teams).toHaveText([/Silent.*Antwort fehlt/, /Anna.*hat geantwortet/, /Ben.*hat geantwortet/]);
  for (const scene of ['closed', 'reveal'] as const) {
    await page.keyboard.press(' ');
    await expectOnBoth(page, stage, scene);
    await expect(teams).toHaveText([/Ben.*Richtig/, /Anna.*Falsch/, /Silent.*Keine Antwort/]);
  }
});
