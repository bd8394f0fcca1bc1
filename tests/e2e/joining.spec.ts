import { expect, expectJoined, joinByPhone, openLobby, openPhone, playersOnWall, test } from './fixtures';

test('phones join, reload, and keep their players when the server restarts', async ({
  page,
  browser,
  server,
}) => {
  const code = await openLobby(page);
  await expect(page.getByText(code, { exact: true }).first()).toBeVisible();
  await expect(playersOnWall(page)).toHaveText(Array(6).fill('Wartet auf Spieler...'));

  const names = ['Änne', 'Team Rocket 🚀', 'Zoë & Max'];
  const phones = await Promise.all(names.map(() => openPhone(browser, server.origin)));
  for (const [index, phone] of phones.entries()) await joinByPhone(phone, code, names[index]!);
  const wall = [...names, ...Array<string>(3).fill('Wartet auf Spieler...')];
  await expect(playersOnWall(page)).toHaveText(wall);
  await expect(phones[0]!.getByText(/2 other teams/)).toBeVisible();

  await phones[1]!.reload();
  await expectJoined(phones[1]!, names[1]!);
  await page.reload();
  await expect(playersOnWall(page)).toHaveText(wall);

  await server.kill('SIGKILL');
  await server.start();
  const late = await openPhone(browser, server.origin);
  await joinByPhone(late, code, 'Late Lena');
  await expect(playersOnWall(page)).toHaveText([
    ...names,
    'Late Lena',
    ...Array(2).fill('Wartet auf Spieler...'),
  ]);
  for (const [index, phone] of phones.entries()) {
    await expectJoined(phone, names[index]!);
    await expect(phone.getByText(/3 other teams/)).toBeVisible();
  }
});

test('a player who leaves frees the name and the row', async ({ page, browser, server }) => {
  const code = await openLobby(page);
  const phone = await openPhone(browser, server.origin);
  await joinByPhone(phone, code, 'Bea');
  await expect(playersOnWall(page).first()).toHaveText('Bea');
  await phone.getByRole('button', { name: /leave/i }).click();
  await expect(playersOnWall(page).first()).toHaveText('Wartet auf Spieler...');
  await joinByPhone(phone, code, 'Bea');
  await expect(playersOnWall(page).first()).toHaveText('Bea');
});

test('two host windows show the same session', async ({ page, context, browser, server }) => {
  const code = await openLobby(page);
  const second = await context.newPage();
  await second.goto(`/session/${code.toLowerCase()}`);
  const phone = await openPhone(browser, server.origin);
  await joinByPhone(phone, code, 'Kim');
  await expect(playersOnWall(page).first()).toHaveText('Kim');
  await expect(playersOnWall(second).first()).toHaveText('Kim');
});

test('on a small phone the venue’s name does not overlap the connection’s status', async ({
  page,
  browser,
  server,
}) => {
  const code = await openLobby(page);
  const house = { name: 'Zur Goldenen Gans', slides: [], music: {} };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.origin}/venue`, { method: 'PUT', headers, body: JSON.stringify(house) });
  const phone = await openPhone(browser, server.origin);
  await phone.setViewportSize({ width: 320, height: 640 });
  await joinByPhone(phone, code, 'Bea');
  const boxOf = async (text: string) => (await phone.getByText(text).boundingBox())!;
  const gap = async () => {
    const [name, link] = [await boxOf(house.name), await boxOf('Connected')];
    return link.x - (name.x + name.width);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});
