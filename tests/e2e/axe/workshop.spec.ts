import { WIRES } from '../../../src/kinds/wire';
import { expectNoAxeFaults } from '../../support/axe';
import { expect, test } from '../fixtures';
import { expectSaved, nameOf, openQuiz, storeQuiz } from '../workshopFixtures';

test.describe('in the workshop axe finds nothing', () => {
  test('on a new quiz with everything missing, and on a missing quiz', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Load Quiz' }).click();
    await page.getByRole('button', { name: 'Neues Quiz' }).click();
    const play = page.getByRole('button', { name: 'Spielen' });
    await expect(play).toBeVisible();
    await expectNoAxeFaults(page);
    await play.press('Enter');
    await expect(page.getByRole('heading', { name: /Stellen sind noch offen/ })).toBeVisible();
    await expectNoAxeFaults(page);
    await page.goto('/quizzes/nowhere');
    await expect(page.getByText('Dieses Quiz gibt es nicht.')).toBeVisible();
    await expectNoAxeFaults(page);
  });

  test('on a question of every kind with all its fields', async ({ browser, server }) => {
    await storeQuiz(server, 'kinds', 'Kinds', ['Who?', 'And who?']);
    const page = await openQuiz(browser, server, 'kinds');
    await expectNoAxeFaults(page);
    await page.getByRole('button', { name: /^1.*Who\?/ }).click();
    await page.getByText('Punkte, Einsatz, Zeit, Erklärung, Notiz').click();
    const kinds = page.getByRole('radiogroup', { name: 'Frageart' }).getByRole('radio');
    await expect(kinds).toHaveCount(WIRES.length);
    for (const kind of await kinds.all()) {
      await kind.check();
      await expectNoAxeFaults(page);
    }
  });

  test('on questions from other quizzes, and on questions that were pasted', async ({ browser, server }) => {
    await storeQuiz(server, 'pasting', 'Pasting');
    const page = await openQuiz(browser, server, 'pasting');
    await page.getByRole('button', { name: '+ Aus deinen Quizzen' }).click();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expectNoAxeFaults(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^1.*Who\?/ }).click();
    await page.getByRole('textbox', { name: 'Frage', exact: true }).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '1. Who sang Waterloo? - ABBA\n2. Capital of Italy? - Rome');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByRole('button', { name: '2 Fragen einfügen' })).toBeVisible();
    await expectNoAxeFaults(page);
  });

  test('in all settings, and with two versions of a quiz', async ({ browser, server }) => {
    await storeQuiz(server, 'versions', 'Versions');
    const page = await openQuiz(browser, server, 'versions');
    await page.getByText('Einstellungen', { exact: true }).click();
    await page.getByText('Einstellungen der Runde').click();
    await page.getByRole('checkbox', { name: /Stechfrage/ }).check();
    await expectNoAxeFaults(page);
    await page.getByRole('checkbox', { name: /Stechfrage/ }).uncheck();
    const other = await openQuiz(browser, server, 'versions');
    await nameOf(other).fill('Another');
    await expectSaved(other);
    await nameOf(page).fill('Mine');
    await expect(page.getByRole('dialog', { name: 'Zwei Fassungen dieses Quiz' })).toBeVisible();
    await expectNoAxeFaults(page);
  });
});
