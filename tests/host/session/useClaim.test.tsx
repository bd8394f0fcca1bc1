import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { claimTicket } from '../../../src/host/session/useClaim';
import { keepHostKey, readHostKey } from '../../../src/host/session/openedSessions';
import { remoteUrlOf } from '../../../src/host/session/RemoteDialog';
import { readLanguage, takeLanguage } from '../../../src/host/texts/useLanguage';
import { expectConsoleError } from '../../support/consoleErrors';
import { network } from '../../support/network';
import { FakeServer } from './fakeServer';

const OWN = 'O'.repeat(22);
const NEW = 'N'.repeat(22);
const TICKET = 'q4ul-_AbCdEfGhIjKlMnOw';
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  onWaiting.mockClear();
});
const onWaiting = vi.fn();
const claim = () =>
  claimTicket(
    server.openQuizHub,
    { address: 'http://server', sessionCode: 'BDFGH', ticket: TICKET, sign: '47' },
    onWaiting,
  );

test('claiming a ticket stores its host key and closes its connection', async () => {
  expect(await claim()).toBe('claimed');
  expect(server.hub.callsOf('ClaimTicket')).toEqual([['BDFGH', TICKET, '47']]);
  expect(onWaiting).not.toHaveBeenCalled();
  expect(readHostKey('http://server', 'BDFGH')).toBe('zYxWvUtSrQpOnMlKjIhGfE');
  expect(server.hub.isStopped).toBe(true);
});

test.each([
  [200, 'scorer', OWN],
  [403, 'scorer', NEW],
  [200, undefined, NEW],
])(
  'with a stored key that the server answers with %i, a ticket for %s leaves %s',
  async (status, role, key) => {
    const body = { quizName: 'Pub Quiz', openedAt: '2026-11-23T18:30:04.211Z' };
    network.use(http.get('http://server/session/BDFGH/results', () => HttpResponse.json(body, { status })));
    keepHostKey('http://server', 'BDFGH', OWN);
    server.answers.ClaimTicket = { hostKey: NEW, role };
    expect(await claim()).toBe('claimed');
    expect(readHostKey('http://server', 'BDFGH')).toBe(key);
  },
);

test('while the host is asked, the phone is told', async () => {
  server.isAsking = true;
  expect(await claim()).toBe('claimed');
  expect(onWaiting).toHaveBeenCalledTimes(1);
});

test.each([
  ['ticket_invalid', 'invalid'],
  ['claim_refused', 'turnedAway'],
  ['session_not_found', 'unknown'],
  ['command_refused', 'refused'],
  ['the connection was closed', 'lost'],
])('after the error %s the ticket is %s', async (error, outcome) => {
  server.errors.ClaimTicket = error;
  expect(await claim()).toBe(outcome);
  expect(readHostKey('http://server', 'BDFGH')).toBeNull();
  expect(server.hub.isStopped).toBe(true);
  expectConsoleError(/The ticket could not be claimed/);
});

test('a response without a valid host key is no success', async () => {
  server.answers.ClaimTicket = { hostKey: 'short' };
  expect(await claim()).toBe('lost');
  expectConsoleError(/The ticket could not be claimed/);
});

test('an unreachable server may not have used the ticket', async () => {
  server.hubMode = 'down';
  expect(await claim()).toBe('lost');
  expectConsoleError(/The ticket could not be claimed/);
});

test('the ticket is in the fragment of an address on the server that phones join', () => {
  expect(remoteUrlOf('http://192.0.2.2:5000/join/BDFGH', TICKET, 'mixture')).toBe(
    `http://192.0.2.2:5000/remote/BDFGH#${TICKET}`,
  );
  expect(remoteUrlOf('https://quiz.example/pub/join/BDFGH', TICKET, 'fr')).toBe(
    `https://quiz.example/pub/remote/BDFGH?lang=fr#${TICKET}`,
  );
});

test('a remote uses the language of the screen that offered it, unless its own was chosen', () => {
  takeLanguage('fr');
  expect(readLanguage()).toBe('fr');
  takeLanguage('pl');
  expect(readLanguage()).toBe('fr');
  localStorage.clear();
  takeLanguage('tlh');
  expect(readLanguage()).toBe('mixture');
});
