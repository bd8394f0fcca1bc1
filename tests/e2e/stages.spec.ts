import { writeMedia } from '../support/writeMedia';
import { png } from '../support/mediaSamples';
import { expect, test } from './fixtures';
import { expectScene, openHost, showHost, openPlayer } from './gameFixtures';
import { type } from './phoneAnswers';
import { openQuiz, readQuiz, storeQuiz } from './workshopFixtures';

const question = 'Welches Tier ist das?';

test('clues come one by one, on the wall and on phones, and a later answer brings less', async ({
  page,
  browser,
  server,
}) => {
  await writeMedia(server.dataFolder, 'bat.png', png(640, 480));
  const host = await openHost(server, {
    quizName: 'Stages',
    seconds: null,
    questions: [
      {
        question,
        stages: [{ text: 'It sleeps upside down.' }, { text: 'It hears well.' }, { image: 'bat.png' }],
        acceptedAnswers: ['bat'],
        stagePoints: [5, 3, 1],
      },
    ],
  });
  await showHost(host, page);
  const phone = await openPlayer(browser, host, 'Anna');
  await host.run({ type: 'start' });
  await expect(phone.getByText('Clue 1 of 3 · 5 points')).toBeVisible();
  await expect(page.getByText('Hinweis 1 von 3 · 5 Punkte')).toBeVisible();
  await expect(page.getByText('It hears well.')).toBeHidden();

  // The host's key reads the picture in advance, and nobody else does.
  const picture = () => fetch(server.origin + host.hostGame!.preload![0]!);
  expect((await picture()).status).toBe(404);

  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('It hears well.')).toBeVisible();
  await expect(phone.getByText('It hears well.')).toBeVisible();
  await type(phone, 'bat');
  await expect(phone.getByText(/^Saved/)).toBeVisible();
  await host.move('next');
  await expect(phone.getByText('Clue 3 of 3 · 1 point')).toBeVisible();
  expect((await picture()).status).toBe(200);

  await expect(page.getByText('Hinweis 3 von 3 · 1 Punkt')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Hinweis 2 von 3 · 3 Punkte')).toBeVisible();
  await host.goTo('reveal');
  await expectScene(page, 'reveal', question);
  await expect(phone.getByText(/3 points/).first()).toBeVisible();
});

test('one picture makes five clues, from coarse to whole', async ({ browser, server }) => {
  await storeQuiz(server, 'stages', 'Stages', [question]);
  const page = await openQuiz(browser, server, 'stages');
  await page.getByText(question).first().click();
  await page.getByRole('radio', { name: 'Hinweise' }).check();
  await page.getByLabel('Bild wählen').setInputFiles({
    name: 'bat.png',
    mimeType: 'image/png',
    buffer: png(640, 480),
  });
  await expect
    .poll(async () => (await readQuiz(server, 'stages')).questions?.[0])
    .toMatchObject({
      stages: [1, 2, 3, 4, 5].map((place) => ({ image: `bat-${place}.jpg` })),
      acceptedAnswers: ['Ada'],
    });
});
