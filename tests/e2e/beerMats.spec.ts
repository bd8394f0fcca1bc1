import type { Locator } from '@playwright/test';
import { joinByHub } from './gameFixtures';
import { expect, joinByPhone, openLobby, openPhone, playersOnWall, test } from './fixtures';

const drawn = (mat: Locator) =>
  mat.locator('path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));

test('a team has the same beer mat on the wall and on its phone', async ({ page, browser, server }) => {
  const code = await openLobby(page);
  const phone = await openPhone(browser, server.origin);
  await joinByPhone(phone, code, 'Quiz Khalifa');
  await joinByHub(server, code, 'Die Ritter');
  const rows = playersOnWall(page);
  const onWall = rows.filter({ hasText: 'Quiz Khalifa' }).locator('[data-beer-mat="Quiz Khalifa"]');
  const onPhone = phone.locator('[data-beer-mat="Quiz Khalifa"]');
  await expect(onWall).toBeVisible();
  await expect(onPhone).toBeVisible();
  expect(await drawn(onWall)).toEqual(await drawn(onPhone));
  await expect(rows.filter({ hasText: 'Die Ritter' }).locator('[data-beer-mat]')).toHaveAttribute(
    'data-beer-mat',
    'Die Ritter',
  );
});
