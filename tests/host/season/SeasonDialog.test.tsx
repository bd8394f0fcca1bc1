import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { AUTUMN } from '../../support/autumn';
import { expectConsoleError } from '../../support/consoleErrors';
import { network, problem } from '../../support/network';
import { openDialog, openPart, openSeason, press, rows, SeasonServer, type } from './seasonServer';

test('the first season needs only a name, and then shows its rule', async () => {
  const server = SeasonServer.start();
  openDialog();
  await press('Anlegen');
  expect(await screen.findByText('Wie soll die Saison heißen?')).toBeVisible();
  await type('Name der Saison', ' Herbst ');
  await press('Anlegen');
  expect(await screen.findByRole('tab', { name: 'Regel' })).toHaveAttribute('aria-selected', 'true');
  expect(server.stored()).toEqual({ name: 'Herbst', points: 'quiz', teams: [], evenings: [] });
});

test('the table follows the rule, and another season can be chosen', async () => {
  SeasonServer.start({ herbst: AUTUMN, winter: { ...AUTUMN, name: 'Winter', points: [3, 1] } });
  openDialog();
  await waitFor(async () =>
    expect(await rows()).toEqual(['1.Otto222', '2.Quizzly Bears120', '3.Quizly Bears15']),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Saison' }), 'Winter (2 Abende)');
  await waitFor(async () =>
    expect(await rows()).toEqual(['1.Otto24', '2.Quizzly Bears13', '3.Quizly Bears11']),
  );
});

test.each([
  [403, { code: 'host_only' }, /wer den Schlüssel des Servers hat/],
  [404, {}, 'Dieser Server führt keine Saisons.'],
  [500, {}, 'Das hat nicht geklappt.'],
])(
  'if the server responds with %d, the reason is shown, and a retry is offered',
  async (status, body, reason) => {
    SeasonServer.start({ herbst: AUTUMN });
    let isRefusing = true;
    // A handler that returns nothing leaves the call to the next one.
    const refuse = () => (isRefusing ? HttpResponse.json(body, { status }) : undefined);
    network.use(http.get('*/seasons', refuse));
    openDialog();
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expectConsoleError(/seasons could not be read/);
    isRefusing = false;
    await press('Erneut versuchen');
    expect(await screen.findByRole('table')).toBeVisible();
  },
);

test('an invalid file is named with its errors, and cannot be saved', async () => {
  const server = SeasonServer.start({ herbst: AUTUMN });
  const problems = [{ path: 'points', message: 'Punkte: „viele“ ist keine Regel.' }];
  const refuse = () => problem(422, 'season_invalid', { problems });
  server.fail('get', '/seasons/herbst', refuse);
  server.fail('get', '/seasons/herbst', refuse);
  openDialog();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Die Datei seasons/herbst.json ist nicht lesbar und bleibt unverändert, bis jemand sie korrigiert',
  );
  expectConsoleError(/season_invalid/);
  expect(screen.getByText('Punkte: „viele“ ist keine Regel.')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('a season is deleted after confirmation, and can be restored unchanged', async () => {
  const server = openSeason();
  await openPart('Regel');
  await press('Saison löschen');
  const question = await screen.findByRole('dialog', { name: 'Saison löschen?' });
  expect(question).toHaveTextContent('Papierkorb');
  expect(server.seasons.size).toBe(1);
  await userEvent.click(within(question).getByRole('button', { name: 'Löschen' }));
  expect(await screen.findByText('„Herbst“ liegt im Papierkorb.')).toBeVisible();
  expect(server.seasons.size).toBe(0);
  await press('Rückgängig');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(server.stored()).toEqual(AUTUMN);
});

test('a season that was restored although the response was lost is shown', async () => {
  const server = openSeason();
  await openPart('Regel');
  await press('Saison löschen');
  await press('Löschen');
  server.loseResponse();
  await press('Rückgängig');
  expect(await screen.findByText(/Der Server antwortet nicht/)).toBeVisible();
  expectConsoleError(/no answer/);
  await press('Rückgängig');
  expect(await screen.findByRole('table')).toBeVisible();
});

test('a season that the server deleted before its response was lost counts as deleted', async () => {
  const server = openSeason();
  server.fail('delete', '/seasons/herbst', () => HttpResponse.error());
  await openPart('Regel');
  await press('Saison löschen');
  const question = await screen.findByRole('dialog', { name: 'Saison löschen?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Löschen' }));
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expectConsoleError(/no answer/);
  server.seasons.delete('herbst');
  server.fail('delete', '/seasons/herbst', () => problem(404, 'season_not_found'));
  await userEvent.click(retry);
  expect(await screen.findByText('„Herbst“ liegt im Papierkorb.')).toBeVisible();
});

test('closing asks first if something is unsaved', async () => {
  SeasonServer.start({ herbst: AUTUMN });
  const seen = openDialog();
  await openPart('Regel');
  await type('Name der Saison', 'Winter');
  await press('Schließen');
  const question = await screen.findByRole('dialog', { name: 'Noch nicht gespeichert' });
  await userEvent.click(within(question).getByRole('button', { name: 'Abbrechen' }));
  expect(seen.closed).toBe(0);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /gespeichert/ })).not.toBeInTheDocument());
  expect(screen.getByLabelText('Name der Saison')).toHaveValue('Winter');
  await press('Schließen');
  await press(/^Verwerfen$/);
  await waitFor(() => expect(seen.closed).toBe(1));
});

const TONIGHT = { sessionCode: 'BDFGH', season: undefined, news: undefined };

test('a season stays open if it or the list cannot be read again', async () => {
  const server = SeasonServer.start({ herbst: AUTUMN });
  const tonight = { ...TONIGHT, choose: () => Promise.resolve('done' as const), news: 1 };
  const seen = openDialog(tonight);
  await openPart('Regel');
  await type('Name der Saison', 'Winter');
  for (const path of ['/seasons', '/seasons/herbst']) server.fail('get', path, () => HttpResponse.error());
  seen.tell({ ...tonight, news: 2 });
  await waitFor(() => expectConsoleError(/The seasons could not be read/));
  await waitFor(() => expectConsoleError(/A season could not be read/));
  expect(screen.getByLabelText('Name der Saison')).toHaveValue('Winter');
  server.fail('get', '/seasons', () => HttpResponse.error());
  await press('Speichern');
  await waitFor(() => expectConsoleError(/The seasons could not be read/));
  expect(server.stored().name).toBe('Winter');
  expect(await screen.findByRole('button', { name: 'Rückgängig' })).toBeVisible();
});

test('a season that another host deletes stays open, and saving asks what to keep', async () => {
  const server = SeasonServer.start({ herbst: AUTUMN, winter: { ...AUTUMN, name: 'Winter' } });
  const tonight = { ...TONIGHT, choose: () => Promise.resolve('done' as const), news: 1 };
  const seen = openDialog(tonight);
  await openPart('Regel');
  await type('Name der Saison', 'Frühling');
  server.seasons.delete('herbst');
  seen.tell({ ...tonight, news: 2 });
  await waitFor(() => expectConsoleError(/A season could not be read/));
  const choice = screen.getByRole('combobox', { name: 'Saison' });
  await waitFor(() => expect(choice).toHaveTextContent(/Winter.*Herbst/));
  expect(choice).toHaveDisplayValue('Herbst (2 Abende)');
  expect(screen.getByLabelText('Name der Saison')).toHaveValue('Frühling');
  await press('Speichern');
  await press('Neu speichern');
  await waitFor(() => expect(choice).toHaveDisplayValue('Frühling (2 Abende)'));
  expect(server.stored().name).toBe('Frühling');
});

test('a response that comes late does not bring back what was saved over', async () => {
  const server = SeasonServer.start({ herbst: AUTUMN });
  const tonight = { ...TONIGHT, choose: () => Promise.resolve('done' as const), news: 1 };
  const seen = openDialog(tonight);
  await openPart('Regel');
  const rename = async (name: string) => {
    await type('Name der Saison', name);
    await press('Speichern');
    await waitFor(() => expect(server.stored().name).toBe(name));
    await screen.findByText(/^Regel gespeichert/);
  };
  await rename('Winter');
  const late = server.holdReading();
  seen.tell({ ...tonight, news: 2 });
  await waitFor(() => expect(late.hasRead).toBe(true));
  await rename('Sommer');
  late.goOn();
  await rename('Frühling');
});

test('after the podium the table shows what the server has stored', async () => {
  const server = SeasonServer.start({ herbst: { ...AUTUMN, teams: [], evenings: [] } });
  const tonight = { ...TONIGHT, choose: () => Promise.resolve('done' as const), news: 1 };
  const seen = openDialog(tonight);
  expect(await screen.findByText('In der Tabelle steht noch kein Abend.')).toBeVisible();
  server.put('herbst', AUTUMN);
  seen.tell({ ...tonight, season: { seasonId: 'herbst', seasonName: 'Herbst' }, news: 2 });
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(screen.getByText('Der Abend heute zählt hier.')).toBeVisible();
});

test('the season of tonight is shown first, and can be left', async () => {
  SeasonServer.start({ herbst: AUTUMN, winter: { ...AUTUMN, name: 'Winter' } });
  const choose = vi.fn(() => Promise.resolve('lost' as const));
  openDialog({ ...TONIGHT, season: { seasonId: 'winter', seasonName: 'Winter' }, choose });
  expect(await screen.findByRole('combobox', { name: 'Saison' })).toHaveValue('winter');
  expect(screen.getByText(/zählt hier. In der Tabelle steht er ab der Siegerehrung/)).toBeVisible();
  await press('Doch nicht');
  expect(choose).toHaveBeenCalledWith(null);
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Server hat das nicht bestätigt.');
});

test('deleted seasons can be restored, or deleted for good by a second press', async () => {
  const server = SeasonServer.start({ herbst: AUTUMN });
  const deletedAt = '2026-11-20T10:00:00.000Z';
  let trash = ['Winter', 'Sommer'].map((name) => ({ trashId: `${name}.json`, name, deletedAt }));
  const leave = (trashId: unknown) => (trash = trash.filter((each) => each.trashId !== trashId));
  network.use(
    http.get('*/seasons/trash', () => HttpResponse.json({ seasons: trash })),
    http.delete('*/seasons/trash/:trashId', ({ params }) => {
      leave(params.trashId);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/seasons/trash/:trashId/restore', ({ params }) => {
      leave(params.trashId);
      server.put('winter', { ...AUTUMN, name: 'Winter' });
      return HttpResponse.json({ seasonId: 'winter' }, { status: 201 });
    }),
  );
  openDialog();
  await press('Sommer endgültig löschen');
  await press('Sommer wirklich löschen?');
  await waitFor(() => expect(screen.queryByText(/^Sommer/)).toBeNull());
  await press('Winter wiederherstellen');
  expect(await screen.findByRole('combobox', { name: 'Saison' })).toHaveDisplayValue('Winter (2 Abende)');
});
