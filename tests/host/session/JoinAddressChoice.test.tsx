import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';
import '../../../src/host/routes/ShortcutsDialog';
import '../../../src/host/ui/QrPicture';

const NETWORK = 'http://192.168.1.7:5000';
const OTHER_NETWORK = 'http://10.0.0.2:5000';
const joinUrl = (origin: string) => `${origin}/join/BDFGH`;
const qrCode = () => screen.findByRole('img', { name: 'QR-Code zum Beitreten' });

/** Opens a lobby on a server with join addresses, like ours. */
async function openLobby(...origins: string[]) {
  const server = SpecServer.start();
  const session = server.addSession('BDFGH', 'Ada');
  const joinUrls = origins.map(joinUrl);
  if (origins.length > 0) Object.assign(session, { joinUrl: joinUrls[0], joinUrls });
  openAt('/session/BDFGH');
  await screen.findByRole('button', { name: 'Verbindung: Connected' });
}

async function lightSays(): Promise<string | null> {
  await userEvent.click(screen.getByRole('button', { name: 'Verbindung: Connected' }));
  return (await screen.findByRole('dialog', { name: 'Connected' })).textContent;
}

test('a server without a join address gets a lobby without one', async () => {
  await openLobby();
  expect(screen.queryByTitle('Link kopieren')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await lightSays()).not.toMatch(/QR-Code/);
});

test('a join address that answers is shown without its scheme, with a QR code', async () => {
  SpecServer.start(NETWORK);
  await openLobby(NETWORK);
  expect(await screen.findByTitle('Link kopieren')).toHaveTextContent(/^192\.168\.1\.7:5000\/join\/BDFGH$/);
  expect(await qrCode()).toBeInTheDocument();
  expect(await lightSays()).not.toMatch(/QR-Code/);
  expect(screen.queryByRole('group', { name: 'Adresse für die Gäste' })).not.toBeInTheDocument();
});

test('a loopback address is not shown, and lobby and light say why', async () => {
  await openLobby('http://127.0.0.1:5000');
  const place = screen.getByRole('region', { name: 'Beitreten' });
  expect(await within(place).findByText('Der Laptop ist in keinem Netz')).toBeVisible();
  expect(place).toHaveTextContent(/Verbinde ihn mit dem WLAN/);
  expect(await lightSays()).toMatch(/^ConnectedAdresse und QR-Code fehlen.* in keinem Netzwerk/);
  expect(screen.queryByTitle('Link kopieren')).not.toBeInTheDocument();
});

test('the host chooses one of several addresses in the light; it applies at once and stays chosen', async () => {
  [NETWORK, OTHER_NETWORK].forEach((origin) => SpecServer.start(origin));
  await openLobby(NETWORK, OTHER_NETWORK);
  expect(await screen.findByTitle('Link kopieren')).toHaveTextContent('192.168.1.7:5000/join/BDFGH');
  await lightSays();
  const choice = screen.getByRole('group', { name: 'Adresse für die Gäste' });
  expect(within(choice).getByRole('radio', { name: '192.168.1.7:5000' })).toBeChecked();
  expect(localStorage.getItem('quiz-night.join-origin')).toBeNull();
  await userEvent.click(within(choice).getByRole('radio', { name: '10.0.0.2:5000' }));
  expect(await screen.findByTitle('Link kopieren')).toHaveTextContent('10.0.0.2:5000/join/BDFGH');
  expect(within(choice).getByRole('radio', { name: '10.0.0.2:5000' })).toBeChecked();
  expect(localStorage.getItem('quiz-night.join-origin')).toBe(OTHER_NETWORK);
});
