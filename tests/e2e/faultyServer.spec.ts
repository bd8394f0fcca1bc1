import { execFileSync } from 'node:child_process';
import { PlayerClient } from '../support/hubClient';
import {
  postSession,
  expect,
  expectSentence,
  joinDirectly,
  light,
  openConnectedLobby,
  openLobbyAt,
  rows,
  test,
} from './faultFixtures';
import { playersOnWall } from './fixtures';
import { pass, passUntil } from './pageClock';

test('a power cut in the middle of a join burst loses and repeats nobody who was admitted', async ({
  page,
  server,
}) => {
  const code = await postSession(server.origin);
  await page.goto(`/session/${code}`);
  await expect(light(page, 'Connected')).toBeVisible();
  const players = await Promise.all(
    Array.from({ length: 300 }, () => new PlayerClient(server.origin).connect()),
  );
  const letIn: string[] = [];
  const joinOneByOne = async (lane: number) => {
    for (let turn = lane; turn < players.length; turn += 10) {
      await players[turn]!.join(code, `Player ${turn}`);
      letIn.push(`Player ${turn}`);
      if (letIn.length === 60) void server.kill();
    }
  };
  for (let lane = 0; lane < 10; lane++) void joinOneByOne(lane);
  await expect(light(page, 'Reconnecting')).toBeVisible();
  expect(letIn.length).toBeGreaterThanOrEqual(60);
  expect(letIn.length).toBeLessThan(players.length);

  await server.start();
  await expect(light(page, 'Connected')).toBeVisible();
  const names = () => playersOnWall(page).allTextContents();
  await expect.poll(names).toEqual(expect.arrayContaining(letIn));
  const wall = await names();
  expect(new Set(wall).size).toBe(wall.length);
});

test('a hub that is refused leaves the names to HTTP, and is joined once it is allowed', async ({
  page,
  server,
}) => {
  const code = await postSession(server.origin);
  await joinDirectly(server.origin, code, 'Ada');
  await page.route('**/quizHub/**', (route) => route.fulfill({ status: 403 }));
  await openLobbyAt(page, code);
  await passUntil(page, (soon) => expect(playersOnWall(page)).toHaveText(rows('Ada'), soon));
  await expectSentence(page, 'Connecting', /lässt aber keine Live-Verbindung zu/);
  await joinDirectly(server.origin, code, 'Grace');
  await pass(page, 15);
  await expect(playersOnWall(page)).toHaveText(rows('Ada', 'Grace'));
  await page.unroute('**/quizHub/**');
  await pass(page, 25);
  await passUntil(page, (soon) => expect(light(page, 'Connected')).toBeVisible(soon));
});

test('a hub that works while HTTP fails goes on bringing the names', async ({ page, server, network }) => {
  const code = await postSession(server.origin);
  await openConnectedLobby(page, code);
  await page.route(`**/session/${code}`, (route) => route.fulfill({ status: 503 }));
  network.condition = 'cut';
  await expect(light(page, 'Reconnecting')).toBeVisible();
  await joinDirectly(server.origin, code, 'Ada');
  network.condition = 'up';
  await passUntil(page, (soon) => expect(light(page, 'Connected')).toBeVisible(soon));
  await expectSentence(page, 'Connected', /lässt sich gerade nicht lesen/);
  await joinDirectly(server.origin, code, 'Grace');
  await expect(playersOnWall(page)).toHaveText(rows('Ada', 'Grace'));
  await page.unroute(`**/session/${code}`);
  const popover = page.getByRole('dialog', { name: 'Connected' });
  await passUntil(page, (soon) => expect(popover).toContainText('Alles in Ordnung', soon));
});

test('the host tests an address before saving it', async ({ page, server, network }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Einstellungen' });
  const result = dialog.getByRole('status');
  const test = () => dialog.getByRole('button', { name: 'Verbindung testen' }).click();
  await dialog.getByLabel('Ziel-Server-IP').fill(`127.0.0.1:${server.port}`);
  await test();
  await expect(result).toHaveText('3 Quizze gefunden.');
  await dialog.getByLabel('Ziel-Server-IP').fill(network.origin);
  await expect(result).toBeEmpty();
  network.condition = 'cut';
  await test();
  await expect(result).toHaveText(/^Abgelehnt/);
  network.condition = 'silent';
  await test();
  await expect(result).toHaveText('Keine Antwort innerhalb von 5 Sekunden.');
});

// Only Linux lets a test take the disk away from a running process: by the size that its files may have.
if (process.platform === 'linux')
  test('a server that cannot save goes on, and the connection light says it', async ({ page, server }) => {
    const code = await postSession(server.origin);
    execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=0:unlimited']);
    await page.goto(`/session/${code}`);
    await joinDirectly(server.origin, code, 'Ada');
    await expect(playersOnWall(page)).toHaveText(rows('Ada'));
    await expectSentence(page, 'Connected', /kann nicht speichern/);
  });
