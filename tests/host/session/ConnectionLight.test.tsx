import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../../support/consoleErrors';
import { SpecServer } from '../../support/specServer';
import { openAt, wall } from '../openAt';

const light = (state: string) => screen.findByRole('button', { name: `Verbindung: ${state}` });

async function openPopover(state: string) {
  await userEvent.click(await light(state));
  return screen.findByRole('dialog', { name: state });
}

function openLobby(prepare: (server: SpecServer) => void = () => {}) {
  const server = SpecServer.start();
  server.addSession('BDFGH', 'Ada');
  prepare(server);
  openAt('/session/BDFGH');
  return server;
}

test('Escape closes the popover and returns the focus to the light; a second click and leaving it close it, too', async () => {
  openLobby();
  const popover = await openPopover('Connected');
  expect(popover).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(popover).not.toBeInTheDocument();
  expect(await light('Connected')).toHaveFocus();
  for (const leave of [await light('Connected'), document.body]) {
    const again = await openPopover('Connected');
    await userEvent.click(leave);
    expect(again).not.toBeInTheDocument();
  }
});

test('an unknown session is not retried; the start page is offered', async () => {
  const server = openLobby((spec) => spec.sessions.clear());
  const popover = await openPopover('Disconnected');
  await waitFor(() => expect(popover).toHaveTextContent('Der Server kennt diesen Raum nicht.'));
  expectConsoleError(/status 404/);
  expect(server.calls).toEqual(['GET /session/BDFGH']);
  await userEvent.click(screen.getByRole('button', { name: 'Zur Startseite' }));
  expect(await screen.findByRole('button', { name: 'Load Quiz' })).toBeInTheDocument();
});

test('an address where something other than a quiz server responds offers the settings', async () => {
  openLobby((spec) => spec.faults.set('GET /session', 'unreadable'));
  const popover = await openPopover('Connecting');
  await waitFor(() => expect(popover).toHaveTextContent(/kein Quiz-Server/));
  await userEvent.click(screen.getByRole('button', { name: 'Verbindung einstellen' }));
  expect(await screen.findByRole('tab', { name: 'Verbindung', selected: true })).toBeInTheDocument();
  expectConsoleError(/cannot be read/);
});

test('the light says that the server is down, and the host can retry at once', async () => {
  const server = openLobby((spec) => spec.faults.set('GET /session', 'unreachable'));
  const popover = await openPopover('Connecting');
  await waitFor(() =>
    expect(popover).toHaveTextContent('Der Server antwortet nicht; wir versuchen es weiter.'),
  );
  server.faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Neu verbinden' }));
  await light('Connected');
  expect(wall()[0]).toBe('Ada');
  expectConsoleError(/no answer from the server/);
});

test('the light shows a notice, through every arrival, until the server withdraws it', async () => {
  const server = openLobby();
  await light('Connected');
  const session = server.sessions.get('BDFGH');
  server.hub.send('SessionUpdated', { ...session, notice: 'in_memory' });
  server.join('BDFGH', 'Grace');
  await waitFor(() => expect(wall()[1]).toBe('Grace'));
  const popover = await openPopover('Connected');
  await waitFor(() => expect(popover).toHaveTextContent(/kann nicht speichern/));
  server.hub.send('SessionUpdated', { ...session });
  await waitFor(() => expect(popover).toHaveTextContent(/Alles in Ordnung/));
});

test('guests see nothing of a failure', async () => {
  const server = openLobby();
  await light('Connected');
  const before = screen.getByRole('main').textContent;
  server.hub.mode = 'unreachable';
  server.hub.breakOff();
  await light('Reconnecting');
  expectConsoleError(/The quiz hub is lost/);
  expect(screen.getByRole('main').textContent).toBe(before);
});

test.each([
  ['is lost', (hub: SpecServer['hub']) => hub.breakOff(), /The quiz hub is lost/],
  ['closes the connection', (hub: SpecServer['hub']) => hub.dismiss(), /The quiz hub is closed/],
])('a hub that %s is joined again, and what was missed is shown', async (_what, happen, log) => {
  const server = openLobby();
  await light('Connected');
  server.addSession('BDFGH', 'Ada', 'Grace');
  happen(server.hub);
  await waitFor(() => expect(wall()[1]).toBe('Grace'));
  await light('Connected');
  expect(server.hub.registered).toEqual(['BDFGH', 'BDFGH']);
  expectConsoleError(log);
});
