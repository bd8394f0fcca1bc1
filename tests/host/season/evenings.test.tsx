import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { AUTUMN } from '../../support/autumn';
import { expectConsoleError } from '../../support/consoleErrors';
import { network, problem } from '../../support/network';
import { openPart, openSeason, press, type SeasonServer, type } from './seasonServer';

const IMPORT = 'http://localhost:5000/seasons/import';

async function openEvenings(): Promise<SeasonServer> {
  const server = openSeason();
  await openPart('Abende');
  return server;
}

const choose = async (file: File) => userEvent.upload(await screen.findByLabelText('Datei wählen'), file);

test('the evenings are sorted by date, newest first', async () => {
  await openEvenings();
  const names = screen.getAllByRole('button', { name: /ändern$/ }).map((each) => each.ariaLabel);
  expect(names).toEqual(['10. November 2026, Nummer zwei ändern', '3. November 2026, Nummer eins ändern']);
});

test("correcting a team's points recalculates everything", async () => {
  const server = await openEvenings();
  await press(/Nummer eins ändern/);
  await type('Punkte von Team 2', '12,5');
  await press('Speichern');
  expect(await screen.findByText('Abend vom 3. November 2026 geändert.')).toBeVisible();
  expect(server.stored().evenings[0]!.results[1]).toEqual({ teamId: 't2', points: 12.5 });
  expect(screen.queryByLabelText('Datum')).not.toBeInTheDocument();
  await openPart('Tabelle');
  expect(screen.getByRole('row', { name: /Otto/ })).toHaveTextContent('22,5');
});

/** Edits an evening while an earlier change of it is being saved, until `goOn` is called. */
async function editWhileSaving() {
  const server = await openEvenings();
  const goOn = server.holdSaving();
  await press(/Nummer eins ändern/);
  await type('Punkte von Team 2', '12,5');
  await press('Speichern');
  await type('Punkte von Team 1', '21');
  return { server, goOn };
}

test('an evening that is edited while it is being saved stays open, until that is saved too', async () => {
  const { server, goOn } = await editWhileSaving();
  goOn();
  expect(await screen.findByText('Abend vom 3. November 2026 geändert.')).toBeVisible();
  expect(screen.getByLabelText('Punkte von Team 1')).toHaveValue('21');
  await press('Speichern');
  await waitFor(() => expect(screen.queryByLabelText('Datum')).not.toBeInTheDocument());
  expect(server.stored().evenings[0]!.results.map(({ points }) => points)).toEqual([21, 12.5]);
});

test('an evening that is submitted again while it is being saved is then saved again', async () => {
  const { server, goOn } = await editWhileSaving();
  await press('Speichern');
  goOn();
  await waitFor(() => expect(screen.queryByLabelText('Datum')).not.toBeInTheDocument());
  expect(server.stored().evenings[0]!.results.map(({ points }) => points)).toEqual([21, 12.5]);
});

test('an evening is added by hand, with teams of the season and new ones', async () => {
  const server = await openEvenings();
  await press('Abend nachtragen');
  await type('Datum', '2026-11-17');
  await type('Team 1', 'otto');
  await type('Punkte von Team 1', '7');
  await type('Team 2', 'Die Neuen');
  await type('Punkte von Team 2', '8');
  await press('Speichern');
  await waitFor(() => expect(server.stored().evenings).toHaveLength(3));
  const { teams, evenings } = server.stored();
  expect(teams.map(({ name }) => name)).toEqual(['Quizzly Bears', 'Otto', 'Quizly Bears', 'Die Neuen']);
  expect(evenings[2]).toMatchObject({
    date: '2026-11-17',
    quizName: '',
    results: [
      { teamId: 't2', points: 7 },
      { teamId: teams[3]!.teamId, points: 8 },
    ],
  });
});

test('an evening that is edited while it is being added is changed by the next save, and not added again', async () => {
  const server = await openEvenings();
  const goOn = server.holdSaving();
  await press('Abend nachtragen');
  await type('Datum', '2026-11-17');
  await type('Team 1', 'Otto');
  await type('Punkte von Team 1', '7');
  await press('Speichern');
  await type('Punkte von Team 1', '8');
  goOn();
  expect(await screen.findByText('Abend vom 17. November 2026 nachgetragen.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Abend vom 17. November 2026' })).toBeVisible();
  await press('Speichern');
  expect(await screen.findByText('Abend vom 17. November 2026 geändert.')).toBeVisible();
  expect(server.stored().evenings.map(({ results }) => results[0]!.points)).toEqual([20, 5, 8]);
});

test('the errors of an invalid evening are shown at their fields, and nothing is saved', async () => {
  const server = await openEvenings();
  await press('Abend nachtragen');
  await press('Speichern');
  expect(await screen.findByRole('alert')).toHaveTextContent('mindestens ein Team');
  await type('Team 1', 'Otto');
  await type('Punkte von Team 1', 'viele');
  await type('Team 2', 'OTTO');
  await type('Punkte von Team 2', '3');
  await type('Punkte von Team 3', '4');
  await press('Speichern');
  expect(screen.getByLabelText('Punkte von Team 1')).toHaveAccessibleDescription(/sind eine Zahl/);
  expect(screen.getByLabelText('Team 2')).toHaveAccessibleDescription('Dieses Team steht schon da.');
  expect(screen.getByLabelText('Team 3')).toHaveAccessibleDescription('Wie heißt das Team?');
  expect(server.stored()).toEqual(AUTUMN);
});

test('an evening is deleted with the teams that only it had, and can be restored', async () => {
  const server = await openEvenings();
  await press(/Nummer zwei ändern/);
  await press('Abend streichen');
  expect(await screen.findByText('Abend vom 10. November 2026 gestrichen.')).toBeVisible();
  expect(server.stored().teams.map(({ name }) => name)).toEqual(['Quizzly Bears', 'Otto']);
  await press('Rückgängig');
  await waitFor(() => expect(server.stored()).toEqual(AUTUMN));
});

test('an old table is shown first, and then imported into the season', async () => {
  const server = await openEvenings();
  const imported = {
    name: 'alt',
    points: 'quiz',
    teams: ['OTTO', 'Alte Hasen'].map((name, at) => ({ teamId: `t${at + 1}`, name, aliases: [] })),
    evenings: [
      { eveningId: 'e1', date: '2026-10-06', quizName: '', results: [{ teamId: 't2', points: 6 }] },
      {
        eveningId: 'e2',
        date: '2026-11-03',
        quizName: 'Nummer eins',
        results: [{ teamId: 't1', points: 1 }],
      },
    ],
  };
  const report = [{ where: 'C4', message: 'keine Zahl' }];
  network.use(http.post(IMPORT, () => HttpResponse.json({ season: imported, report })));
  await press('Alte Tabelle einlesen');
  await choose(new File(['x'], 'alt.csv'));
  for (const said of ['Gelesen: 2 Abende, 2 Teams.', 'Neu in der Saison: Alte Hasen'])
    expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByText('C4:').closest('li')).toHaveTextContent('C4: keine Zahl');
  expect(screen.getByText(/ersetzt den Abend/)).toBeVisible();
  expect(server.stored()).toEqual(AUTUMN);
  await press('In die Saison übernehmen');
  await waitFor(() => expect(server.stored().evenings).toHaveLength(3));
  const replaced = { eveningId: 'e1', results: [{ teamId: 't2', points: 1 }] };
  expect(server.stored().evenings[1]).toMatchObject(replaced);
});

test('a file without a table is rejected with the reason, and another can be chosen', async () => {
  await openEvenings();
  network.use(
    http.post(IMPORT, () =>
      problem(422, 'import_failed', {
        detail: 'Diese Datei ist keine Tabelle.',
        report: [{ where: 'Zeile 1', message: 'kein Datum' }],
      }),
    ),
  );
  await press('Alte Tabelle einlesen');
  await choose(new File(['x'], 'alt.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Diese Datei ist keine Tabelle.');
  expectConsoleError(/import_failed/);
  expect(screen.getByText('Zeile 1:').closest('li')).toHaveTextContent('Zeile 1: kein Datum');
  expect(screen.getByLabelText('Datei wählen')).toBeEnabled();
});
