import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { readServerKey, saveServerKey } from '../../../src/host/api/serverKey';
import { expectConsoleError } from '../../support/consoleErrors';
import { network } from '../../support/network';
import { SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';

const ADDRESS = 'http://localhost:5000';
const KEY = 'q4ul-_AbCdEfGhIjKlMnOw';
const WRONG = 'A'.repeat(22);
const SENTENCE = 'Der Raum ließ sich nicht öffnen: Der Server verlangt von diesem Gerät seinen Schlüssel.';

/** Makes the server open sessions only for callers with its key; returns the authorization of each call. */
function letOnlyHostsIn(): (string | null)[] {
  const shown: (string | null)[] = [];
  network.use(
    http.post(`${ADDRESS}/session`, ({ request }) => {
      const authorization = request.headers.get('authorization');
      shown.push(authorization);
      if (authorization === `Bearer ${KEY}`) return undefined;
      return HttpResponse.json({ code: 'host_only' }, { status: 403 });
    }),
  );
  return shown;
}

async function pick() {
  openAt('/');
  await userEvent.click(screen.getByRole('button', { name: 'Load Quiz' }));
  await userEvent.click(await screen.findByRole('button', { name: /Pub Quiz/ }));
}

/** Picks a quiz on a server that requires its key, and waits for the light's popover to open by itself. */
async function pickAndBeAsked() {
  await pick();
  const field = await screen.findByLabelText('Schlüssel des Servers');
  expectConsoleError(/could not be created.*status 403 \(host_only\)/);
  return field;
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Raum öffnen' }));

test('if a server requires its key, the light alone asks for it, hides it, and the same pick continues', async () => {
  const server = SpecServer.start();
  const shown = letOnlyHostsIn();
  const field = await pickAndBeAsked();
  const popover = screen.getByRole('dialog', { name: 'Disconnected' });
  await waitFor(() => expect(popover).toHaveTextContent(SENTENCE));
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('type', 'password');
  expect(screen.getByRole('main')).toHaveTextContent(/^Loading$/);
  expect(field).toHaveAccessibleDescription(/Link, den Quiz Night beim Start zeigt.*Datei server-key/);
  expect(screen.queryByRole('button', { name: 'Neu verbinden' })).not.toBeInTheDocument();
  await userEvent.type(field, ` ${KEY} {Enter}`);
  expect(await screen.findByText('BDFGH')).toBeInTheDocument();
  expect(server.created).toEqual(['pub']);
  expect(shown).toEqual([null, `Bearer ${KEY}`]);
  expect(readServerKey(ADDRESS)).toBe(KEY);
});

test('a wrong key is reported, whether typed or stored; the right one then opens the session', async () => {
  SpecServer.start();
  const shown = letOnlyHostsIn();
  saveServerKey(ADDRESS, WRONG);
  const field = await pickAndBeAsked();
  expect(screen.getByRole('alert')).toHaveTextContent('Das ist nicht der Schlüssel dieses Servers.');
  await userEvent.type(field, 'password');
  await open();
  expect(shown).toHaveLength(1);
  expect(field).toBeInvalid();
  await userEvent.clear(field);
  await userEvent.type(field, WRONG);
  await open();
  await waitFor(() => expect(shown).toHaveLength(2));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expectConsoleError(/host_only/);
  await userEvent.clear(field);
  await userEvent.type(field, KEY);
  await open();
  expect(await screen.findByText('BDFGH')).toBeInTheDocument();
});

test('a stored key is sent without asking, and only to its own server', async () => {
  SpecServer.start();
  saveServerKey(ADDRESS, KEY);
  saveServerKey('http://other:5000', WRONG);
  const shown = letOnlyHostsIn();
  await pick();
  await screen.findByText('BDFGH');
  expect(shown).toEqual([`Bearer ${KEY}`]);
});

test('while a key is tried the question stays, and a failure then replaces it', async () => {
  const server = SpecServer.start();
  letOnlyHostsIn();
  const field = await pickAndBeAsked();
  server.faults.set('POST /session', 'silent');
  await userEvent.type(field, `${KEY}{Enter}`);
  expect(await screen.findByRole('dialog', { name: 'Connecting' })).toHaveTextContent(SENTENCE);
  expect(field).toHaveFocus();
  expect(field).toBeValid();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(await screen.findByRole('button', { name: 'Verbindung: Connecting' })).toHaveFocus();
});

test('if the key is right but something else fails, that is reported, and Escape still closes the popover', async () => {
  const server = SpecServer.start();
  letOnlyHostsIn();
  const field = await pickAndBeAsked();
  server.faults.set('POST /session', 500);
  await userEvent.type(field, `${KEY}{Enter}`);
  const popover = await screen.findByRole('dialog', { name: 'Disconnected' });
  await waitFor(() => expect(popover).toHaveTextContent(/Der Server meldet einen Fehler/));
  expectConsoleError(/status 500/);
  expect(field).not.toBeInTheDocument();
  expect(popover).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(popover).not.toBeInTheDocument();
});
