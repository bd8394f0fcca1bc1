import '../../support/browserLike';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HostDevice } from '../../../src/contract/toHosts';
import { HostCalls } from '../../../src/host/session/useCommands';
import { RemoteDialog } from '../../../src/host/session/RemoteDialog';
import { system } from '../../../src/host/ui/theme';
import { expectConsoleError } from '../../support/consoleErrors';
import type { TicketCounts } from '../../../src/host/session/sessionState';
import { FakeHub, FakeServer, seconds } from './fakeServer';

const DEVICES: HostDevice[] = [
  { deviceId: 'session', kind: 'session', connected: true, own: true },
  { deviceId: 'd1', kind: 'remote', connected: false, own: false },
  { deviceId: 'd2', kind: 'scorer', connected: true, own: false },
];

let server: FakeServer;
let hub: FakeHub;
let show: (tickets: TicketCounts) => void;
let unmount: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  hub = new FakeHub(() => {}, server);
});

async function openDialog(joinUrl?: string, isPublic = false) {
  const host = new HostCalls(() => hub);
  const dialog = (tickets: TicketCounts) => (
    <ChakraProvider value={system}>
      <RemoteDialog open onClose={() => {}} devices={DEVICES} {...{ joinUrl, tickets, host, isPublic }} />
    </ChakraProvider>
  );
  const view = render(dialog({ claimed: 0, registrations: 1 }));
  show = (tickets) => view.rerender(dialog(tickets));
  unmount = view.unmount;
  await act(() => seconds(1));
}
const qrCode = () => screen.queryByRole('img', { name: 'QR-Code für die Fernbedienung' });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => seconds(1));
};
const JOIN_URL = 'http://192.0.2.2:5000/join/BDFGH';

test('the QR code is shown until it is claimed, and a new one on request', async () => {
  await openDialog(JOIN_URL);
  expect(qrCode()).toBeInTheDocument();
  act(() => show({ claimed: 1, registrations: 1 }));
  expect(qrCode()).toBeNull();
  expect(screen.getByText(/Verbunden/)).toBeInTheDocument();
  await press('Neuer QR-Code');
  expect(qrCode()).toBeInTheDocument();
});

test('a scorer’s QR code takes the place of the remote’s, since cameras would take either', async () => {
  await openDialog(JOIN_URL);
  fireEvent.click(screen.getByRole('radio', { name: /^Helfer für Bögen/ }));
  await act(() => seconds(1));
  expect(screen.getByRole('img', { name: 'QR-Code für Helfer' })).toBeInTheDocument();
  expect(qrCode()).toBeNull();
  expect(hub.callsOf('IssueTicket')).toEqual([[], ['scorer']]);
  expect(hub.callsOf('WithdrawTicket')).toHaveLength(1);
});

const waiting = (claimId: string) => ({ claimed: 0, registrations: 1, claiming: { claimId, sign: '47' } });

async function openPublicly() {
  await openDialog(JOIN_URL, true);
  await press('QR-Code zeigen');
}

test('where guests see it, the dialog says so before the QR code is shown', async () => {
  await openDialog(JOIN_URL, true);
  expect(screen.getByText(/^Alle hier sehen diesen Bildschirm/)).toBeInTheDocument();
  expect(qrCode()).toBeNull();
  expect(hub.callsOf('IssueTicket')).toEqual([]);
  await press('QR-Code zeigen');
  expect(qrCode()).toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: /^Helfer für Bögen/ }));
  await act(() => seconds(1));
  expect(hub.callsOf('IssueTicket')).toEqual([
    [null, true],
    ['scorer', true],
  ]);
});

test('the host lets a phone in by the number that it shows', async () => {
  await openPublicly();
  act(() => show(waiting('c1')));
  expect(screen.getByText('Zeigt dein Handy 47?')).toBeInTheDocument();
  expect(qrCode()).toBeNull();
  await press('Ja');
  await press('Ja');
  expect(hub.callsOf('AnswerClaim')).toEqual([['c1', true]]);
  act(() => show({ claimed: 1, registrations: 1 }));
  expect(screen.getByText(/Verbunden/)).toBeInTheDocument();
});

test('a phone that was turned away is no longer asked about, and a new QR code comes on request', async () => {
  await openPublicly();
  act(() => show(waiting('c1')));
  await press('Nein');
  expect(hub.callsOf('AnswerClaim')).toEqual([['c1', false]]);
  expect(screen.getByText('Das Handy wurde abgewiesen.')).toBeInTheDocument();
  await press('Neuer QR-Code');
  expect(qrCode()).toBeInTheDocument();
  act(() => show(waiting('c2')));
  await press('Ja');
  expect(hub.callsOf('AnswerClaim').at(-1)).toEqual(['c2', true]);
});

test('the host is told if the phone has left before the yes', async () => {
  await openPublicly();
  act(() => show(waiting('c1')));
  server.errors.AnswerClaim = 'ticket_invalid';
  await press('Ja');
  expect(screen.getByText('Das Handy wartet nicht mehr.')).toBeInTheDocument();
  server.errors = {};
  await press('Neuer QR-Code');
  expect(qrCode()).toBeInTheDocument();
  expectConsoleError(/Answering a device failed/);
});

test.each(['Ja', 'Nein'])('if the answer %s was lost, the host is asked again', async (answer) => {
  await openPublicly();
  act(() => show(waiting('c1')));
  server.errors.AnswerClaim = 'the connection was lost';
  await press(answer);
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server hat das nicht bestätigt.');
  expect(screen.getByText('Zeigt dein Handy 47?')).toBeInTheDocument();
  server.errors = {};
  act(() => show(waiting('c2')));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => show(waiting('c1')));
  await press('Ja');
  expect(hub.callsOf('AnswerClaim').at(-1)).toEqual(['c1', true]);
  expect(screen.queryByRole('alert')).toBeNull();
  expectConsoleError(/Answering a device failed/);
});

test('the QR code’s time does not end a question, and closing the dialog does', async () => {
  await openPublicly();
  act(() => show(waiting('c1')));
  await act(() => seconds(130));
  expect(screen.getByText('Zeigt dein Handy 47?')).toBeInTheDocument();
  expect(hub.callsOf('WithdrawTicket')).toEqual([]);
  unmount();
  expect(hub.callsOf('WithdrawTicket')).toHaveLength(1);
});

test('a claim of an earlier dialog is not asked about', async () => {
  await openDialog(JOIN_URL, true);
  act(() => show(waiting('c0')));
  await press('QR-Code zeigen');
  expect(qrCode()).toBeInTheDocument();
});

test('after a reconnect a new ticket is issued: the previous one expired with its connection', async () => {
  await openDialog(JOIN_URL);
  act(() => show({ claimed: 0, registrations: 2 }));
  await act(() => seconds(1));
  expect(hub.callsOf('IssueTicket')).toHaveLength(2);
  expect(qrCode()).toBeInTheDocument();
});

test('the QR code is gone after two minutes, and a new one comes on request', async () => {
  await openDialog(JOIN_URL);
  await act(() => seconds(119));
  expect(qrCode()).toBeNull();
  expect(screen.getByText('Der QR-Code ist abgelaufen.')).toBeInTheDocument();
  await press('Neuer QR-Code');
  expect(qrCode()).toBeInTheDocument();
});

test('if the server issues no ticket, there is no QR code but a retry', async () => {
  server.errors.IssueTicket = 'command_refused';
  await openDialog(JOIN_URL);
  expect(screen.getByText('Der Server hat keinen QR-Code ausgestellt.')).toBeInTheDocument();
  server.errors = {};
  await press('Neuer QR-Code');
  expect(qrCode()).toBeInTheDocument();
  expectConsoleError(/Issuing a ticket failed/);
});

test('the dialog says so if phones cannot reach the server', async () => {
  await openDialog();
  expect(screen.getByText(/Handys erreichen den Server gerade nicht/)).toBeInTheDocument();
  expect(qrCode()).toBeNull();
});

test('devices are listed, and all but the first can be removed', async () => {
  await openDialog(JOIN_URL);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Erstes Gerät (dieses hier) · verbunden',
    'Fernbedienung 1 · nicht verbundenEntfernen',
    'Helfer 1 · verbundenEntfernen',
  ]);
  for (const button of screen.getAllByRole('button', { name: 'Entfernen' })) fireEvent.click(button);
  await act(() => seconds(1));
  expect(hub.callsOf('DismissHost')).toEqual([['d1'], ['d2']]);
});

test('a device that could not be removed is reported', async () => {
  server.errors.DismissHost = 'the connection was lost';
  await openDialog(JOIN_URL);
  fireEvent.click(screen.getAllByRole('button', { name: 'Entfernen' })[0]!);
  await act(() => seconds(1));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server hat das nicht bestätigt.');
  expectConsoleError(/Sending a device away failed/);
});
