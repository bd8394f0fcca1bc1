import { expect, expectJoined, joinByPhone, openLobby, openPhone, playersOnWall, test } from './fixtures';

test('a player is removed from the wall by keyboard, is told so, and returns under another name', async ({
  page,
  browser,
  server,
}) => {
  const code = await openLobby(page);
  const phone = await openPhone(browser, server.origin);
  await joinByPhone(phone, code, 'Rüpel');
  const row = page.getByRole('button', { name: 'Rüpel umbenennen oder entfernen' });
  await row.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Rüpel', exact: true });
  await expect(menu).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: 'Entfernen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Entfernen' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Rüpel entfernen?' });
  await question.getByRole('button', { name: 'Entfernen' }).press('Enter');
  await expect(row).toBeHidden();
  await expect(page.getByRole('list').filter({ hasText: 'Wartet auf Spieler' })).toBeFocused();

  await expect(phone.getByRole('alert')).toHaveText(/You’re welcome back under another one/);
  await expect(phone.getByRole('textbox', { name: /code/i })).toHaveValue(code);
  const name = phone.getByRole('textbox', { name: /name/i });
  await expect(name).toBeFocused();
  await phone.getByRole('button', { name: /join/i }).click();
  await expect(phone.getByRole('alert')).toHaveText(/This name is already taken here/);
  await name.fill('Engel');
  await phone.getByRole('button', { name: /join/i }).click();
  await expectJoined(phone, 'Engel');
  await expect(playersOnWall(page).first()).toHaveText('Engel');
});
