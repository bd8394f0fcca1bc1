import { execFileSync } from 'node:child_process';
import { PlayerClient } from '../support/hubClient';
import { postSession, expect, expectSentence, joinDirectly, light, rows, test } from './faultFixtures';
import { playersOnWall } from './fixtures';

test.use({ ownServer: true });

test('a power cut in the middle of a join burst neither loses nor duplicates an admitted player', async ({
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
  await expect.poll(() => letIn.length).toBeGreaterThanOrEqual(60);
  await expect(light(page, 'Reconnecting')).toBeVisible();
  expect(letIn.length).toBeLessThan(players.length);

  await server.start();
  await expect(light(page, 'Connected')).toBeVisible();
  // Whoever has not come back is shown as away after half a minute.
  const names = async () =>
    (await playersOnWall(page).allTextContents()).map((text) => text.replace('(nicht verbunden)', ''));
  await expect.poll(names).toEqual(expect.arrayContaining(letIn));
  const wall = await names();
  expect(new Set(wall).size).toBe(wall.length);
});

// Only on Linux can a test make the disk of a running process full: by limiting the size of its files.
if (process.platform === 'linux')
  test('a server that cannot save goes on, and the connection light says so', async ({ page, server }) => {
    const code = await postSession(server.origin);
    execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=0:unlimited']);
    await page.goto(`/session/${code}`);
    await joinDirectly(server.origin, code, 'Ada');
    await expect(playersOnWall(page)).toHaveText(rows('Ada'));
    await expectSentence(page, 'Connected', /kann nicht speichern/);
  });
