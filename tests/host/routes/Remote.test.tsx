import '../../support/browserLike';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { keepHostKey } from '../../../src/host/session/openedSessions';
import { Remote } from '../../../src/host/routes/Remote';
import { expectConsoleError } from '../../support/consoleErrors';
import { network } from '../../support/network';
import { SpecServer } from '../../support/specServer';
import { gameOf, hostGameOf } from '../game/gameOf';

const KEY = 'q4ul-_AbCdEfGhIjKlMnOw';

let server: SpecServer;
beforeEach(() => {
  window.history.replaceState(null, '', '/remote/BDFGH');
  server = SpecServer.start();
  server.hub.knowsHosts = true;
  server.hub.onRegistered = () => server.hub.send('HostUpdated', hostGameOf('closed'));
});

function openRemote({ hasKey = true, hasSession = true } = {}) {
  if (hasSession) Object.assign(server.addSession('BDFGH', 'Ada'), { game: gameOf('question') });
  if (hasKey) keepHostKey('http://localhost:5000', 'BDFGH', KEY);
  render(<Remote sessionCode="BDFGH" />, { reactStrictMode: true });
}
const says = (heading: string) => screen.findByRole('heading', { name: heading });

test('a phone with the host key controls the game', async () => {
  openRemote();
  await userEvent.click(await screen.findByRole('button', { name: 'Weiter' }));
  await waitFor(() => expect(server.hub.commands).toEqual([{ type: 'next', step: 3 }]));
});

test('a phone without a key controls nothing, and says how to get one', async () => {
  openRemote({ hasKey: false });
  await says('Dieses Handy steuert das Quiz nicht');
  expect(screen.getByText(/Auf dem Laptop „Fernbedienung“ öffnen/)).toBeVisible();
});

/** Opens the page with a ticket whose claim waits; returns the number that the phone shows. */
async function scan(): Promise<string> {
  window.history.replaceState(null, '', `/remote/BDFGH#${KEY}`);
  openRemote({ hasKey: false });
  await says('Am Laptop Ja drücken: Dort steht diese Zahl');
  expect(server.hub.claims).toEqual([['BDFGH', KEY, expect.stringMatching(/^[1-9]\d$/)]]);
  return String(server.hub.claims[0]![2]);
}

test('a phone that waits shows its number, and controls the game after the yes', async () => {
  const sign = await scan();
  expect(screen.getByText(sign)).toBeVisible();
  server.hub.answerClaims({ result: { hostKey: KEY } });
  expect(await screen.findByRole('button', { name: 'Weiter' })).toBeVisible();
  expect(screen.queryByText(sign)).toBeNull();
});

test('a phone that was turned away says so, and how to try again', async () => {
  await scan();
  server.hub.answerClaims({ error: 'claim_refused' });
  await says('Am Laptop wurde Nein gedrückt');
  expect(screen.getByText(/Auf dem Laptop „Fernbedienung“ öffnen/)).toBeVisible();
  expectConsoleError(/The ticket could not be claimed/);
});

test('a phone that was removed says so', async () => {
  openRemote();
  await screen.findByRole('button', { name: 'Weiter' });
  server.hub.send('HostDismissed');
  await says('Dieses Handy wurde entfernt');
});

test('a session that no longer exists is reported', async () => {
  openRemote({ hasKey: false, hasSession: false });
  await says('Diesen Raum gibt es nicht mehr');
  expectConsoleError(/The session could not be joined/);
});

test('a phone that had control of a session says that the evening is over, instead of showing an error', async () => {
  openRemote({ hasSession: false });
  await says('Der Abend ist beendet');
  expect(screen.queryByText('Diesen Raum gibt es nicht mehr')).toBeNull();
  expectConsoleError(/The session could not be joined/);
});

test('a lost connection is reported until it is back', async () => {
  openRemote();
  await screen.findByRole('button', { name: 'Weiter' });
  server.hub.mode = 'unreachable';
  server.hub.breakOff();
  const lost = await screen.findByText('Die Verbindung ist weg und wird wieder aufgebaut.');
  expectConsoleError(/The quiz hub is lost/);
  server.hub.mode = 'up';
  await waitFor(() => expect(lost).not.toBeInTheDocument());
});

test('English is chosen on the phone itself', async () => {
  openRemote();
  await userEvent.click(await screen.findByRole('button', { name: 'Mehr' }));
  await userEvent.click(await screen.findByRole('button', { name: 'English' }));
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
});

test('a phone offers the results once the game has begun', async () => {
  openRemote();
  await userEvent.click(await screen.findByRole('button', { name: 'Mehr' }));
  const card = within(await screen.findByRole('region', { name: 'Ergebnisse' }));
  expect(card.getByRole('button', { name: 'Ergebnisse für Excel (XLSX)' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Ergebnisse als CSV' })).toBeVisible();
  server.hub.send('SessionUpdated', {
    ...server.addSession('BDFGH', 'Ada'),
    game: gameOf('lobby', { revision: 5 }),
  });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ergebnisse' })).toBeNull());
});

test('at the podium a phone shows the certificate', async () => {
  Object.assign(server.addSession('BDFGH', 'Ada'), { game: gameOf('podium') });
  const standings = [{ rank: 1, name: 'Ada', points: 7 }];
  network.use(
    http.get('http://localhost:5000/session/BDFGH/results', () => HttpResponse.json({ standings })),
  );
  openRemote({ hasSession: false });
  for (const name of ['Mehr', 'Urkunde zum Drucken'])
    await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('dialog', { name: 'Urkunde' })).toHaveTextContent(/Pub Quiz.*Ada.*7 Punkte/);
});

test('at the podium a phone shows the goodbye, and there closes the room after confirmation', async () => {
  const session = Object.assign(server.addSession('BDFGH', 'Ada'), { game: gameOf('podium') });
  network.use(
    http.delete('http://localhost:5000/session/BDFGH', () => new HttpResponse(null, { status: 204 })),
  );
  openRemote({ hasSession: false });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  for (const name of ['Mehr', 'Abend beenden', 'Jetzt beenden']) await press(name);
  await waitFor(() => expect(server.hub.commands).toEqual([{ type: 'end', step: 3 }]));
  server.hub.send('SessionUpdated', { ...session, game: gameOf('goodbye', { revision: 9, step: 4 }) });
  for (const name of ['Abend beenden', 'Jetzt beenden']) await press(name);
  await says('Der Abend ist beendet');
});
