import { join } from 'node:path';
import { expect, openLobby, playersOnWall, test as base } from '../e2e/fixtures';
import { ServerProcess, type Program } from '../support/serverProcess';

const aspNetServer: Program = {
  command: 'dotnet',
  args: (port, folder) => [
    'run',
    join(import.meta.dirname, 'SpecificationServer.cs'),
    String(port),
    join(folder, 'sessions.json'),
  ],
  env: () => ({ DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' }),
  host: '127.0.0.1',
};

/** The page comes from our own server; its settings name the ASP.NET Core one. */
const test = base.extend<{ other: ServerProcess }>({
  other: async ({ context }, provide) => {
    const other = await ServerProcess.start(aspNetServer);
    await context.addInitScript((origin) => {
      localStorage.setItem('quiz-night.server-address', origin);
    }, other.origin);
    await provide(other);
    await other.remove();
  },
});

const act = (other: ServerProcess, path: string) => fetch(`${other.origin}/test/${path}`, { method: 'POST' });
const waiting = (rows: number) => Array<string>(rows).fill('Wartet auf Spieler...');

test('the lobby follows both events of an ASP.NET Core server behind a redirecting negotiate', async ({
  page,
  other,
}) => {
  const registered = page.waitForEvent('websocket', (socket) => socket.url().includes('/redirectedHub'));
  const code = await openLobby(page, 'Numbers for Numbers');
  const socket = await registered;
  expect(socket.url()).toContain('access_token=');
  await expect(page.getByText('Numbers for Numbers')).toBeVisible();

  await act(other, `join/${code}/Ada`);
  await expect(playersOnWall(page)).toHaveText(['Ada', ...waiting(5)]);
  await act(other, `rename/${code}/Renamed`);
  await expect(page.getByText('Renamed')).toBeVisible();
});

test('the lobby recovers after the hub drops every connection', async ({ page, other }) => {
  const code = await openLobby(page, 'Numbers for Numbers');
  await act(other, `join/${code}/Ada`);
  await expect(playersOnWall(page).first()).toHaveText('Ada');

  const again = page.waitForEvent('websocket');
  await act(other, 'dropHub');
  await again;
  await act(other, `join/${code}/Grace`);
  await expect(playersOnWall(page)).toHaveText(['Ada', 'Grace', ...waiting(4)]);
});

test('the lobby recovers after the server is killed and restarted', async ({ page, other }) => {
  const code = await openLobby(page, 'Numbers for Numbers');
  await act(other, `join/${code}/Ada`);
  await expect(playersOnWall(page).first()).toHaveText('Ada');

  await other.kill();
  await other.start();
  await act(other, `join/${code}/Grace`);
  await expect(playersOnWall(page)).toHaveText(['Ada', 'Grace', ...waiting(4)]);
});
