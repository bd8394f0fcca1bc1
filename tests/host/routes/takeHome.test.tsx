import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { SceneName } from '../../../src/contract/scene';
import { keepHostKey } from '../../../src/host/session/openedSessions';
import { StageChannel } from '../../../src/host/session/useStages';
import '../../../src/host/routes/EveningLists';
import '../../../src/host/routes/TakeHome';
import { expectConsoleError } from '../../support/consoleErrors';
import { network } from '../../support/network';
import { SpecServer } from '../../support/specServer';
import { catchSaved } from '../catchSaved';
import { gameOf, hostGameOf } from '../game/gameOf';
import { openAt } from '../openAt';
import { HERE, KEY } from '../session/openHosted';

const CSV = 'Ergebnisse als CSV';
const TIME = '2026-03-07T22:41:00Z';

let saved: ReturnType<typeof catchSaved>;
let server: SpecServer;
beforeEach(() => {
  saved = catchSaved();
});

/** Opens a session whose game is in this scene, in its host's browser; returns how its server shows another one. */
async function openGame(scene: SceneName, fields = {}) {
  server = SpecServer.start();
  const session = Object.assign(server.addSession('BDFGH', 'Ada'), { game: gameOf(scene, {}, fields) });
  server.hub.knowsHosts = true;
  server.hub.onRegistered = () => server.hub.send('HostUpdated', hostGameOf(null));
  keepHostKey(HERE, 'BDFGH', KEY);
  openAt('/session/BDFGH');
  await screen.findByRole('group', { name: /^(Steuerung des Quiz|Quiz controls)$/ });
  let revision = 4;
  return (next: SceneName, changed = {}, step = 3) =>
    server.hub.send('SessionUpdated', {
      ...session,
      game: gameOf(next, { revision: ++revision, step }, changed),
    });
}

/** Makes the server respond with results; returns the requests. */
function answerResults(answer: () => Response): string[] {
  const asked: string[] = [];
  network.use(
    http.get(`${HERE}/session/BDFGH/results`, ({ request }) => {
      asked.push(`${new URL(request.url).search} ${request.headers.get('authorization')}`);
      return answer();
    }),
  );
  return asked;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('results that fail to load are reported, and can be requested again', async () => {
  const answers = [new HttpResponse(null, { status: 500 }), HttpResponse.text('x')];
  answerResults(() => answers.shift()!);
  await openGame('podium');
  await press(/^Mehr/);
  await press(CSV);
  expect(await screen.findByText('Das hat nicht geklappt. Bitte noch einmal versuchen.')).toBeVisible();
  expectConsoleError(/A file could not be saved/);
  expect(saved).toEqual([]);
  await press(CSV);
  expect(await screen.findByText('Die Datei ist gespeichert.')).toBeVisible();
});

/** Opens the certificate in a scene, with these standings on the server; returns how they are corrected. */
async function openCertificate(scene: SceneName, fields = {}) {
  let points = 7;
  answerResults(() => HttpResponse.json({ standings: [{ rank: 1, name: 'Ada', points }] }));
  await openGame(scene, fields);
  await press(/^Mehr/);
  await press('Urkunde zum Drucken');
  const certificate = await screen.findByRole('dialog', { name: 'Urkunde' });
  const correct = (now: number) => {
    points = now;
    server.hub.send('HostUpdated', { ...hostGameOf(null), revision: 100 + now });
  };
  return { certificate, correct };
}

test('at the podium the host has a certificate, which Escape closes without closing the menu below', async () => {
  const { certificate } = await openCertificate('podium');
  expect(certificate).toHaveTextContent(/Pub Quiz.*1.*Ada.*7 Punkte/);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Urkunde' })).toBeVisible();
  await press('Schließen');
  expect(screen.queryByRole('dialog', { name: 'Urkunde' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Urkunde zum Drucken' })).toBeVisible();
});

const season = { name: 'season', seasonName: 'Herbst', standings: [] };
test.each<[SceneName, object]>([
  ['podium', {}],
  ['awards', {}],
  ['season', season],
  ['goodbye', {}],
])(
  'in scene %s, even if the page was loaded in it, the certificate follows corrections',
  async (scene, fields) => {
    const { certificate, correct } = await openCertificate(scene, fields);
    expect(certificate).toHaveTextContent('7 Punkte');
    correct(8);
    await waitFor(() => expect(certificate).toHaveTextContent('8 Punkte'));
  },
);

test('a certificate that cannot be read is reported, and can be requested again', async () => {
  await openGame('podium');
  network.use(http.get(`${HERE}/session/BDFGH/results`, () => HttpResponse.error(), { once: true }));
  await press(/^Mehr/);
  await press('Urkunde zum Drucken');
  expect(await screen.findByText('Das hat nicht geklappt. Bitte noch einmal versuchen.')).toBeVisible();
  expectConsoleError(/The certificate could not be read/);
  network.use(http.get(`${HERE}/session/BDFGH/results`, () => HttpResponse.json({ standings: [] })));
  await press('Urkunde zum Drucken');
  expect(await screen.findByRole('dialog', { name: 'Urkunde' })).toBeVisible();
});

test('the certificate is still there once the stage is closed after the podium', async () => {
  const show = await openGame('podium');
  show('awards');
  expect(await screen.findByRole('heading', { name: 'Auszeichnungen des Abends' })).toBeInTheDocument();
  const stage = new StageChannel('BDFGH');
  stage.start();
  stage.announce({ id: 'one', isHeard: true, isFull: true });
  expect(await screen.findByTitle('Was die Gäste sehen')).toBeInTheDocument();
  stage.stop();
  await press(/^Mehr/);
  expect(await screen.findByRole('button', { name: 'Urkunde zum Drucken' })).toBeVisible();
});

test('while places are covered there is no certificate yet', async () => {
  await openGame('podium', { hidden: 1 });
  await press(/^Mehr/);
  expect(await screen.findByRole('button', { name: CSV })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Urkunde zum Drucken' })).toBeNull();
});

test('a host is offered nothing before the podium', async () => {
  await openGame('scores');
  await press(/^Mehr/);
  expect(screen.queryByRole('button', { name: CSV })).toBeNull();
});

test('in the host’s language, the results at the podium are one click away', async () => {
  localStorage.setItem('quiz-night.language', 'en');
  const asked = answerResults(() => HttpResponse.text('PK'));
  await openGame('podium');
  await press('Save results');
  expect(await screen.findByText('File saved.')).toBeVisible();
  expect(asked).toEqual([`?format=xlsx&lang=en Bearer ${KEY}`]);
  expect(saved[0]!.name).toMatch(/^Results-.*\.xlsx$/);
});

/** Makes the server end the session and keep its results; returns the requests to end it. */
function answerEnd(): (string | null)[] {
  const ended: (string | null)[] = [];
  network.use(
    http.delete(`${HERE}/session/BDFGH`, ({ request }) => {
      ended.push(request.headers.get('authorization'));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`${HERE}/session/BDFGH`, () => new HttpResponse(null, { status: 404 })),
    http.get(`${HERE}/session/BDFGH/results`, () =>
      HttpResponse.json({ quizName: 'Pub Quiz', openedAt: TIME, endedAt: TIME }),
    ),
  );
  return ended;
}

/** Ends the evening at the podium; the server shows its goodbye. */
async function sayGoodbye(): Promise<(string | null)[]> {
  const show = await openGame('podium');
  const ended = answerEnd();
  await press('Abend beenden');
  expect(await screen.findByRole('dialog', { name: 'Abend beenden?' })).toHaveTextContent(
    /Danke.*Startseite/,
  );
  expect(server.hub.commands).toEqual([]);
  await press('Jetzt beenden');
  await waitFor(() => expect(server.hub.commands).toEqual([{ type: 'end', step: 3 }]));
  show('goodbye', {}, 4);
  expect(await screen.findByRole('heading', { name: 'Danke fürs Mitspielen!' })).toBeInTheDocument();
  expect(ended).toEqual([]);
  return ended;
}

test('the evening ends with a goodbye, and closing the room leads to its results', async () => {
  const ended = await sayGoodbye();
  await press('Raum schließen');
  expect(await screen.findByRole('region', { name: 'Letzte Abende' })).toHaveTextContent('Pub Quiz');
  expect(new Set(ended)).toEqual(new Set([`Bearer ${KEY}`]));
});

test('leaving the page after the goodbye closes the room', async () => {
  const ended = await sayGoodbye();
  cleanup();
  await waitFor(() => expect(ended).toEqual([`Bearer ${KEY}`]));
});

test('a goodbye that the game has reached by itself asks before the room is closed', async () => {
  await openGame('goodbye', { nextDate: 'Dienstag, 20 Uhr' });
  const ended = answerEnd();
  expect(screen.getByText('Dienstag, 20 Uhr')).toBeInTheDocument();
  await press('Abend beenden');
  await press('Jetzt beenden');
  expect(await screen.findByRole('region', { name: 'Letzte Abende' })).toHaveTextContent('Pub Quiz');
  expect(ended).toEqual([`Bearer ${KEY}`]);
});

test('an end that the server does not confirm is reported, and the goodbye stays', async () => {
  await openGame('goodbye');
  network.use(http.delete(`${HERE}/session/BDFGH`, () => HttpResponse.error()));
  await press('Abend beenden');
  await press('Jetzt beenden');
  expect(await screen.findByText(/nicht bestätigt, dass der Abend beendet ist/)).toBeVisible();
  expectConsoleError(/could not be ended/);
  expect(screen.getByRole('heading', { name: 'Danke fürs Mitspielen!' })).toBeInTheDocument();
});
