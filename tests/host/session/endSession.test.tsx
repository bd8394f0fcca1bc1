import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { keepHostKey, readHostKey } from '../../../src/host/session/openedSessions';
import { saveServerKey } from '../../../src/host/api/serverKey';
import { expectConsoleError } from '../../support/consoleErrors';
import { deferred } from '../../support/deferred';
import { network } from '../../support/network';
import { SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';
import { HERE, KEY } from './openHosted';

/**
 * Makes the server respond when a session is ended, without keeping any results. Returns the requests with
 * the keys sent, session by session.
 */
function answerEnd(answer: () => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  network.use(
    http.get(`${HERE}/session/:code/results`, () => new HttpResponse(null, { status: 404 })),
    http.delete(`${HERE}/session/:code`, ({ request, params }) => {
      asked.push(`${String(params.code)} ${request.headers.get('authorization')}`);
      return answer();
    }),
  );
  return asked;
}

/** Opens a lobby whose host key this browser has, and the light's popover. */
async function openHostedLobby(path = '/session/BDFGH') {
  const server = SpecServer.start();
  server.addSession('BDFGH', 'Ada');
  keepHostKey(HERE, 'BDFGH', KEY);
  openAt(path);
  await openLight();
  return server;
}

const openLight = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Verbindung: Connected' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const offer = () => screen.queryByRole('button', { name: 'Raum schließen' });

test('a browser that did not open the session is offered no end, whatever else it has stored', async () => {
  SpecServer.start().addSession('BDFGH', 'Ada');
  keepHostKey(HERE, 'ZZZZZ', KEY);
  keepHostKey('http://other:5000', 'BDFGH', KEY);
  saveServerKey(HERE, KEY);
  openAt('/session/BDFGH');
  await openLight();
  expect(screen.getByRole('dialog', { name: 'Connected' }).querySelector('button')).toBeNull();
});

test('a code typed in lower case is the same session', async () => {
  const server = SpecServer.start();
  server.sessions.set('bdfgh', server.addSession('BDFGH'));
  keepHostKey(HERE, 'BDFGH', KEY);
  openAt('/session/bdfgh');
  await openLight();
  expect(offer()).toBeInTheDocument();
});

test('the confirmation has the focus on Abbrechen, which ends nothing', async () => {
  const asked = answerEnd(() => new HttpResponse(null, { status: 204 }));
  await openHostedLobby();
  await userEvent.tab();
  expect(offer()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(offer()).toHaveFocus();
  await press('Raum schließen');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Verbindung: Connected' })).toHaveFocus();
  await openLight();
  expect(offer()).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('a failure is reported and, after Abbrechen, forgotten; the host can retry', async () => {
  let isWell = false;
  answerEnd(() => new HttpResponse(null, { status: isWell ? 204 : 403 }));
  await openHostedLobby();
  for (const name of ['Raum schließen', 'Ja, schließen']) await press(name);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Server hat nicht bestätigt/);
  expectConsoleError(/status 403/);
  expect(readHostKey(HERE, 'BDFGH')).toBe(KEY);
  expect(screen.getByRole('button', { name: 'Ja, schließen' })).toHaveFocus();
  for (const name of ['Abbrechen', 'Raum schließen']) await press(name);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  isWell = true;
  await press('Ja, schließen');
  expect(await screen.findByRole('button', { name: 'Load Quiz' })).toBeInTheDocument();
});

test('a session that has already ended counts as ended', async () => {
  answerEnd(() => HttpResponse.json({ code: 'session_not_found' }, { status: 404 }));
  const server = await openHostedLobby();
  server.sessions.clear();
  for (const name of ['Raum schließen', 'Ja, schließen']) await press(name);
  expect(await screen.findByRole('button', { name: 'Load Quiz' })).toBeInTheDocument();
  await waitFor(() => expect(readHostKey(HERE, 'BDFGH')).toBeNull());
});

test('during the request nothing else can be pressed, and a host who has left stays where they are', async () => {
  const answered = deferred<Response>();
  // On a busy machine this test may take longer than the request.
  vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set').mockImplementation(() => undefined);
  const asked = answerEnd(() => answered.promise);
  await openHostedLobby();
  for (const name of ['Raum schließen', 'Ja, schließen']) await press(name);
  expect(await screen.findByRole('status')).toHaveTextContent('Der Raum wird geschlossen…');
  for (const name of ['Ja, schließen', 'Abbrechen']) await press(name);
  expect(screen.getByRole('status')).toHaveTextContent('Der Raum wird geschlossen…');
  await waitFor(() => expect(asked).toEqual([`BDFGH Bearer ${KEY}`]));
  window.history.pushState(null, '', '/nowhere');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByRole('heading', { name: 'Hier ist nichts' })).toBeInTheDocument();
  const arrived = vi.fn();
  network.events.on('response:mocked', arrived);
  answered.resolve(new HttpResponse(null, { status: 204 }));
  await waitFor(() => expect(arrived).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Hier ist nichts' })).toBeInTheDocument();
});

test('a session unknown to the server cannot be ended', async () => {
  const server = await openHostedLobby();
  expect(offer()).toBeInTheDocument();
  server.sessions.clear();
  server.hub.registrationError = 'session_not_found';
  server.hub.breakOff();
  expect(await screen.findByRole('button', { name: 'Zur Startseite' })).toBeInTheDocument();
  expect(offer()).not.toBeInTheDocument();
  expectConsoleError(/could not be joined/);
  expectConsoleError(/The quiz hub is lost/);
});
