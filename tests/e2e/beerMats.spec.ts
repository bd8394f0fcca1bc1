import type { Locator } from '@playwright/test';
import { joinByHub } from './gameFixtures';
import { expect, joinByPhone, openLobby, openPhone, playersOnWall, test } from './fixtures';

const drawn = (mat: Locator) =>
  mat.locator('path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));

test('a team has the same beer mat on the wall and on its phone, drawn from its name as shown', async ({
  page,
  browser,
  server,
}) => {
  const code = await openLobby(page);
  await joinByHub(server, code, 'Die Ritter');
  const phone = await openPhone(browser, server.origin);
  // A name with a bad word is starred.
  await joinByPhone(phone, code, 'Asshole');
  const onWall = playersOnWall(page).locator('[data-beer-mat="A******"]');
  const onPhone = phone.locator('[data-beer-mat="A******"]');
  await expect(onWall).toBeVisible();
  await expect(onPhone).toBeVisible();
  expect(await drawn(onWall)).toEqual(await drawn(onPhone));
  const other = playersOnWall(page).filter({ hasText: 'Die Ritter' }).locator('[data-beer-mat]');
  await expect(other).toHaveAttribute('data-beer-mat', 'Die Ritter');
});
