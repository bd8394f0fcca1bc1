import { findBrokenWords } from '../support/findBrokenWords';
import { expectPlayers, postSession } from './faultFixtures';
import { expectOnPhone, openHost } from './gameFixtures';
import { expect, expectJoined, joinByPhone, openLobby, openPhone, playersOnWall, test } from './fixtures';

test('phones join, reload, and keep their players when the server restarts', async ({
  page,
  browser,
  server,
}) => {
  const code = await openLobby(page);
  await expect(page.getByText(code, { exact: true }).first()).toBeVisible();
  await expect(playersOnWall(page)).toHaveText(Array(6).fill('Wartet auf Spieler...'));

  const names = ['Team Rocket 🚀', 'Zoë & Max'];
  const phones = await Promise.all(names.map(() => openPhone(browser, server.origin)));
  for (const [index, phone] of phones.entries()) await joinByPhone(phone, code, names[index]!);
  const wall = [...names, ...Array<string>(4).fill('Wartet auf Spieler...')];
  await expect(playersOnWall(page)).toHaveText(wall);
  await expect(phones[0]!.getByText(/1 other team/)).toBeVisible();

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
    ...Array(3).fill('Wartet auf Spieler...'),
  ]);
  for (const [index, phone] of phones.entries()) {
    await expectJoined(phone, names[index]!);
    await expect(phone.getByText(/2 other teams/)).toBeVisible();
  }
});

test('on a small phone the venue’s name does not overlap the connection’s status', async ({
  browser,
  server,
}) => {
  const code = await postSession(server.origin);
  const house = { name: 'Zur Goldenen Gans', slides: [], music: {} };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.origin}/venue`, { method: 'PUT', headers, body: JSON.stringify(house) });
  const phone = await openPhone(browser, server.origin);
  await phone.setViewportSize({ width: 320, height: 640 });
  await joinByPhone(phone, code, 'Bea');
  for (const text of [house.name, 'Connected']) await expect(phone.getByText(text)).toBeVisible();
  const boxOf = async (text: string) => (await phone.getByText(text).boundingBox())!;
  const gap = async () => {
    const [name, link] = [await boxOf(house.name), await boxOf('Connected')];
    return link.x - (name.x + name.width);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test('words of a team’s name stay whole on its phone', async ({ browser, server }) => {
  const code = await postSession(server.origin);
  const phone = await openPhone(browser, server.origin);
  for (const name of ['Quizzes', 'Quizzards', 'Besserwisser', 'Universally Challenged']) {
    await joinByPhone(phone, code, name);
    for (const width of [320, 360, 390]) {
      await phone.setViewportSize({ width, height: 640 });
      await expect.poll(() => findBrokenWords(phone), { message: `${name}, ${width}` }).toEqual([]);
    }
    await phone.getByRole('button', { name: 'Leave the room' }).tap();
  }
});

test('with type of twice the size, names at the top of a phone take a few lines at most', async ({
  browser,
  server,
}) => {
  const host = await openHost(server);
  const phone = await openPhone(browser, server.origin);
  await phone.setViewportSize({ width: 390, height: 844 });
  const expectLow = () =>
    expect.poll(async () => (await phone.locator('.brand').boundingBox())?.height).toBeLessThan(250);
  await phone.goto(`/join/${host.code}`);
  await phone.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectLow();
  await joinByPhone(phone, host.code, 'Tequila Mockingbird');
  const { scene } = await host.run({ type: 'start' });
  await expectOnPhone(phone, scene);
  await phone.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectLow();
});

test('fields on a phone have type of at least 16 pixels, since iPhones zoom into smaller ones', async ({
  browser,
  server,
}) => {
  const code = await postSession(server.origin);
  const phone = await openPhone(browser, server.origin);
  await phone.goto(`/join/${code}`);
  await expect(phone.getByRole('combobox', { name: 'Language' })).toBeVisible();
  await expect(phone.getByRole('textbox', { name: /name/i })).toBeVisible();
  const sizes = await phone
    .locator('input, select')
    .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('a browser that saves nothing says so, and finds its place again after a reload', async ({
  browser,
  server,
}) => {
  const code = await postSession(server.origin);
  const phone = await openPhone(browser, server.origin);
  await phone.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The browser blocks it.', 'SecurityError');
      },
    });
  });
  await phone.goto(`/join/${code}`);
  await expect(phone.getByText('This browser saves nothing.')).toBeVisible();
  await joinByPhone(phone, code, 'Bea');
  await expect(phone.getByText('This browser saves nothing.')).toBeVisible();
  await phone.reload();
  await expectJoined(phone, 'Bea');
  expect(phone.url()).toBe(`${server.origin}/join/${code}`);
  await expectPlayers(server.origin, code, 'Bea');
});
