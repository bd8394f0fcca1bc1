import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Answer, Question } from '../../src/contract/question';
import { answersOf } from '../support/answersOf';
import type { PlayerClient } from '../support/hubClient';
import type { ServerProcess } from '../support/serverProcess';
import { readGame } from '../support/testHost';
import { expect, test } from './fixtures';
import { answerByHub, controlsOf, expectPodium, expectScene, joinByHub } from './gameFixtures';
import { onEachScreen } from './measureScene';
import { teachLanguages } from './speak';
import { pressByKey, tabTo } from './tabTo';
import { expectSaved, openQuiz, readQuiz, storeQuiz } from './workshopFixtures';

/** Types lines, each followed by Enter. */
async function typeLines(page: Page, ...lines: string[]): Promise<void> {
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
}

/** Opens the quiz dialog from the start page, by keyboard. */
async function openQuizzes(page: Page): Promise<Locator> {
  await page.goto('/');
  await pressByKey(page, page.getByRole('button', { name: 'Load Quiz' }));
  return page.getByRole('dialog', { name: 'Open new Quiz' });
}

/** What is typed for each question, and a right answer. */
const RIGHT: Record<string, (question: Question) => Answer> = {
  'Which planet is red?': () => 0,
  'Which are metals?': () => [0, 2],
  'Who wrote Faust?': () => 'goethe',
  'How high is the tower?': () => 331,
  'From small to large!': (question) =>
    ['Mouse', 'Dog', 'Elephant'].map((name) => answersOf(question).indexOf(name)),
};

/** Creates a quiz by keyboard alone, up to the middle of its second question. */
async function beginQuiz(page: Page): Promise<void> {
  const dialog = await openQuizzes(page);
  await pressByKey(page, dialog.getByRole('button', { name: 'Neues Quiz' }));
  await expect(page.getByRole('textbox', { name: 'Name des Quiz' })).toBeFocused();
  await typeLines(page, 'Made by keys');
  // An empty answer completes the question.
  await typeLines(page, 'Which planet is red?');
  await page.keyboard.type('Mars');
  await page.keyboard.press('Control+Enter');
  await typeLines(page, '', 'Venus', '');
  await expectSaved(page);
  await page.keyboard.press('Alt+Digit2');
  await typeLines(page, 'Which are metals?');
  await page.keyboard.type('Iron');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Amb');
}

/** Continues where the closed tab stopped. */
async function finishQuiz(page: Page): Promise<void> {
  await pressByKey(page, page.getByRole('button', { name: /Which are metals\?/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Antwort B' })).toHaveValue('Amb');
  await typeLines(page, 'er');
  await page.keyboard.type('Zinc');
  await page.keyboard.press('Control+Enter');
  await typeLines(page, '', '');
  await page.keyboard.press('Alt+Digit3');
  await typeLines(page, 'Who wrote Faust?', 'Goethe', '');
  await page.keyboard.press('Alt+Digit4');
  await typeLines(page, 'How high is the tower?');
  await page.keyboard.type('330');
  const counting = page.getByRole('combobox', { name: 'Als richtig zählt' });
  await tabTo(page, counting);
  await counting.press('b');
  await tabTo(page, page.getByRole('textbox', { name: 'Abweichung bis' }));
  await page.keyboard.type('1,5');
  await pressByKey(page, page.getByRole('button', { name: 'Frage hinzufügen' }));
  await page.keyboard.press('Alt+Digit5');
  await typeLines(page, 'From small to large!', 'Mouse', 'Dog', 'Elephant');
}

/** Answers every question right as it is asked, and moves the game by keyboard to the podium. */
async function playAll(page: Page, server: ServerProcess, code: string, anna: PlayerClient): Promise<void> {
  for (const [text, right] of Object.entries(RIGHT)) {
    await expectScene(page, 'question', text);
    const game = await readGame(server, code);
    if (game.scene.name !== 'question') throw new Error('no question');
    await answerByHub(anna, game, right(game.scene.question));
    await page.keyboard.press('n');
    await expectScene(page, 'closed');
    await page.keyboard.press('n');
    await expectScene(page, 'reveal');
    await page.keyboard.press('n');
  }
  await expectScene(page, 'podium');
  const places = [
    ['1. Platz', 'Anna', '5 Punkte'],
    ['2. Platz', 'Ben', '0 Punkte'],
  ] as const;
  for (const steps of [1, 2]) {
    await page.keyboard.press('n');
    await expectPodium(page, places.slice(-steps));
  }
}

test('a quiz of all kinds is made by keyboard, survives its tab, is played, and its results are kept', async ({
  context,
  server,
}) => {
  const first = await context.newPage();
  await beginQuiz(first);
  const closed = first.waitForEvent('close');
  await first.close({ runBeforeUnload: true });
  await closed;

  const page = await context.newPage();
  const dialog = await openQuizzes(page);
  await pressByKey(page, dialog.getByRole('link', { name: 'Made by keys bearbeiten' }));
  await finishQuiz(page);
  await expectSaved(page);

  await pressByKey(page, page.getByRole('button', { name: 'Spielen' }));
  await page.waitForURL(/\/session\/.+/);
  const code = decodeURIComponent(page.url().split('/').pop() ?? '');
  const anna = await joinByHub(server, code, 'Anna');
  await joinByHub(server, code, 'Ben');
  await expect(page.getByRole('heading', { name: /Spieler im Raum/ })).toContainText('2');
  await pressByKey(page, page.getByRole('button', { name: 'Quiz starten' }));
  await playAll(page, server, code, anna);

  await pressByKey(page, controlsOf(page).getByRole('button', { name: 'Mehr' }));
  const coming = page.waitForEvent('download');
  await pressByKey(page, page.getByRole('button', { name: 'Ergebnisse als CSV' }));
  const csv = await readFile(await (await coming).path(), 'utf8');
  expect(csv.match(/Anna;[^\r]*;richtig;1\r/g)).toHaveLength(5);
});

test('questions are moved by dragging and by keyboard', async ({ browser, server }) => {
  await storeQuiz(server, 'moved', 'Moved', ['One?', 'Two?', 'Three?']);
  const page = await openQuiz(browser, server, 'moved');
  const cards = page.getByRole('button', { name: /\?/ });
  await page
    .getByTitle('Ziehen zum Verschieben')
    .first()
    .dragTo(cards.filter({ hasText: 'Three?' }), {
      targetPosition: { x: 100, y: 60 },
    });
  await expect(cards).toContainText(['Two?', 'Three?', 'One?']);
  await cards.filter({ hasText: 'Three?' }).press('Alt+ArrowUp');
  await expect(cards).toContainText(['Three?', 'Two?', 'One?']);
  await expect(cards.filter({ hasText: 'Three?' })).toBeFocused();
});

const SCREENS = [
  [1024, 768],
  [1366, 768],
] as const;

/** How far the options of fields are wider than the fields, in pixels. */
const cutOf = (page: Page) =>
  page.locator('main select').evaluateAll((fields: HTMLSelectElement[]) =>
    fields.map((field) => {
      const free = field.cloneNode(true) as HTMLSelectElement;
      free.style.cssText = 'position: absolute; width: max-content';
      field.after(free);
      const wider = free.offsetWidth - field.offsetWidth;
      free.remove();
      return Math.max(0, wider);
    }),
  );

test('no setting is cut in German or English, whatever the width', async ({ page, server }) => {
  await storeQuiz(server, 'settings', 'Settings', ['How many?']);
  await teachLanguages(page);
  await page.goto('/quizzes/settings');
  for (const settings of ['Einstellungen', 'Einstellungen der Runde'])
    await page
      .locator('summary')
      .filter({ hasText: new RegExp(`^${settings}$`) })
      .click();
  await page.getByRole('combobox', { name: 'Wertung' }).first().selectOption('speed');
  for (const language of ['en', 'de'] as const) {
    await page.evaluate((chosen) => window.speak(chosen), language);
    await onEachScreen(page, SCREENS, (_height, screen) =>
      expect.poll(() => cutOf(page), { message: `${language}, ${screen}` }).toEqual([0, 0, 0, 0, 0]),
    );
  }
});

test('pictures that come by paste and drop are stored and show in the preview', async ({
  browser,
  server,
}) => {
  await storeQuiz(server, 'pictured', 'Pictured', ['Pasted?', 'Dropped?']);
  const page = await openQuiz(browser, server, 'pictured');
  for (const [place, question] of ['Pasted?', 'Dropped?'].entries()) {
    await page.getByRole('button', { name: question }).first().click();
    await page.getByRole('textbox', { name: 'Frage', exact: true }).evaluate(async (field, drops) => {
      const canvas = new OffscreenCanvas(320, 200);
      canvas.getContext('2d')?.fillRect(10, 10, 50, 50);
      const data = new DataTransfer();
      data.items.add(new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' }));
      const going = { bubbles: true, cancelable: true };
      const event = drops
        ? new DragEvent('drop', { dataTransfer: data, ...going })
        : new ClipboardEvent('paste', { clipboardData: data, ...going });
      field.dispatchEvent(event);
    }, place === 1);
    await expect(page.getByText('Bild: image.png')).toBeVisible();
    const preview = page.frameLocator('iframe').first();
    await expect(preview.getByRole('heading', { name: question })).toBeVisible();
    await expect(preview.locator('img[src^="blob:"]')).toBeVisible();
    const stored = async () => (await readQuiz(server, 'pictured')).questions?.[place]?.image;
    await expect.poll(stored).toBe('image.png');
  }
});

test('the ✓ that an author is asked to press is in sight before any answer is right', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Quiz erstellen' }).click();
  await page.getByRole('textbox', { name: 'Antwort A' }).fill('Ant');
  await expect(page.getByText('Drück das ✓ daneben.')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.locator('.right-choice svg').first()).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});
