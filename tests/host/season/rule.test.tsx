import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { AUTUMN } from '../../support/autumn';
import { expectConsoleError } from '../../support/consoleErrors';
import { problem } from '../../support/network';
import { openPart, openSeason, press, rows, type SeasonServer, type } from './seasonServer';

async function openRule(): Promise<SeasonServer> {
  const server = openSeason({ ...AUTUMN, note: 'by hand' } as typeof AUTUMN);
  await openPart('Regel');
  return server;
}

const byPlaces = async () => userEvent.click(await screen.findByRole('radio', { name: 'Punkte nach Platz' }));

test('the table previews the typed rule, and saving it recalculates everything', async () => {
  const server = await openRule();
  await byPlaces();
  await type(/^Erster, zweiter/, '3; 1');
  await type('Dazu fürs Kommen', '1,5');
  await waitFor(async () =>
    expect(await rows()).toEqual(['1.Otto27', '2.Quizzly Bears14,5', '3.Quizly Bears12,5']),
  );
  expect(screen.getByText('So sähe die Tabelle aus')).toBeVisible();
  await type(/^So viele der schlechtesten/, '1');
  expect(server.stored().points).toBe('quiz');
  await press('Speichern');
  expect(await screen.findByText('Regel gespeichert, alles ist neu gezählt.')).toBeVisible();
  expect(server.stored()).toEqual({ ...AUTUMN, note: 'by hand', points: [3, 1], attendance: 1.5, drop: 1 });
  expect(screen.getByText('So steht die Tabelle')).toBeVisible();
  await openPart('Tabelle');
  expect(await screen.findByRole('tabpanel', { name: 'Tabelle' })).toHaveTextContent(
    'Punkte nach Platz: 3 · 1. Dazu 1,5 Punkte fürs Kommen. Der schlechteste Abend fällt weg.',
  );
});

test('what is typed and submitted while the rule is being saved is saved next', async () => {
  const server = await openRule();
  const goOn = server.holdSaving();
  await type('Name der Saison', 'Winter');
  await press('Speichern');
  expect(screen.getByText('Wird gespeichert…')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Name der Saison'), ' 2026');
  await press('Speichern');
  goOn();
  await waitFor(() => expect(server.stored().name).toBe('Winter 2026'));
});

test('the errors of an invalid rule are shown at their fields, the table stays, and nothing is saved', async () => {
  const server = await openRule();
  await byPlaces();
  await type(/^Erster, zweiter/, 'viele');
  await type('Alle anderen', '-1');
  await type(/^So viele der besten/, '0');
  await press('Speichern');
  expect(screen.getByLabelText(/^Erster, zweiter/)).toHaveAccessibleDescription(/Zahlen mit Komma/);
  expect(screen.getByLabelText('Alle anderen')).toHaveAccessibleDescription(/Zahl ab 0/);
  expect(screen.getByLabelText(/^So viele der besten/)).toHaveAccessibleDescription(/ganze Zahl ab 1/);
  expect(await rows()).toHaveLength(3);
  expect(server.stored().points).toBe('quiz');
  await press('Verwerfen');
  expect(screen.getByRole('radio', { name: 'Die Punkte aus dem Quiz' })).toBeChecked();
});

test.each([
  ['a full disk', () => problem(507, 'save_failed'), /Schaff Platz auf seiner Festplatte/],
  ['no answer', () => HttpResponse.error(), /Die Änderung ist noch hier/],
])('with %s, the input stays, and is saved once the server works again', async (_name, answer, reason) => {
  const server = await openRule();
  await type('Name der Saison', 'Winter');
  server.fail('put', '/seasons/herbst', answer);
  await press('Speichern');
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expectConsoleError(/PUT .seasons.herbst/);
  expect(screen.getByLabelText('Name der Saison')).toHaveValue('Winter');
  await press('Erneut versuchen');
  await waitFor(() => expect(server.stored().name).toBe('Winter'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('problems found by the server are shown in its words', async () => {
  const server = await openRule();
  await type('Name der Saison', 'Winter');
  const problems = [{ path: 'name', message: 'Der Name ist zu lang.' }];
  server.fail('put', '/seasons/herbst', () => problem(422, 'season_invalid', { problems }));
  await press('Speichern');
  expect(await screen.findByText('Der Name ist zu lang.')).toBeVisible();
  expectConsoleError(/season_invalid/);
});
