import type { Locator } from '@playwright/test';
import { joinByHub, openHost, showHost } from './gameFixtures';
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
  // A name with a bad word is starred on the wall, and so is the mat, which is drawn from it.
  const rude = await openPhone(browser, server.origin);
  await joinByPhone(rude, code, 'Arschloch');
  await expect(rude.locator('[data-beer-mat="A********"]')).toBeVisible();
  await expect(rows.locator('[data-beer-mat="A********"]')).toBeVisible();
});

test('a team on paper has its mat, with the sign of a sheet on it', async ({ page, server }) => {
  const host = await openHost(server, {
    quizName: 'Paper',
    questions: [{ question: 'Who?', acceptedAnswers: ['A'] }],
  });
  await host.run({ type: 'addPaper', name: 'Gone Quizzing' });
  await showHost(host, page);
  const row = playersOnWall(page).filter({ hasText: 'Gone Quizzing' });
  await expect(row).toHaveAttribute('data-state', 'paper');
  await expect(row.locator('[data-beer-mat="Gone Quizzing"]')).toBeVisible();
  await expect(row.locator('span > svg')).toHaveCount(2);
});
