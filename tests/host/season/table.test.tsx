import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { AUTUMN } from '../../support/autumn';
import { network } from '../../support/network';
import { catchSaved } from '../catchSaved';
import { openSeason, press, rows, type } from './seasonServer';

test('a merge says which name now counts with which team', async () => {
  openSeason();
  await press('Zusammenlegen als „Quizzly Bears“');
  expect(await screen.findByText('„Quizly Bears“ zählt jetzt bei „Quizzly Bears“.')).toBeVisible();
});

test('a merge keeps either name', async () => {
  const server = openSeason();
  await press('Zusammenlegen als „Quizly Bears“');
  const merged = { teamId: 't3', name: 'Quizly Bears', aliases: ['Quizzly Bears'] };
  await waitFor(() => expect(server.stored().teams).toContainEqual(merged));
});

test('teams marked as different are not proposed again', async () => {
  const server = openSeason();
  await press('Verschieden');
  await waitFor(() => expect(server.stored().distinct).toEqual([['t1', 't3']]));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Ist das dasselbe Team?' })).not.toBeInTheDocument(),
  );
});

test('two teams of one evening cannot be merged', async () => {
  const server = openSeason();
  await press('Otto');
  await userEvent.selectOptions(screen.getByLabelText('Gehört zusammen mit'), 'Quizzly Bears');
  await press('Zusammenlegen');
  expect(await screen.findByRole('alert')).toHaveTextContent('am selben Abend gespielt');
  expect(server.stored()).toEqual(AUTUMN);
});

test('a renamed team is still recognised by its former name', async () => {
  const server = openSeason();
  await press('Otto');
  await type('Name des Teams', 'quizzly bears');
  await press('Umbenennen');
  expect(await screen.findByRole('alert')).toHaveTextContent('So heißt schon „Quizzly Bears“.');
  await type('Name des Teams', 'Ottos Erben');
  await press('Umbenennen');
  await waitFor(async () => expect((await rows())[0]).toBe('1.Ottos Erben222'));
  expect(server.stored().teams[1]).toEqual({ teamId: 't2', name: 'Ottos Erben', aliases: ['Otto'] });
  expect(server.stored().evenings[0]!.results[1]).toEqual({ teamId: 't2', points: 12, as: 'Otto' });
});

test('a name submitted while another change is being saved is saved next, and the dialog says that it is saving', async () => {
  const server = openSeason();
  const goOn = server.holdSaving();
  await press('Otto');
  await press('Verschieden');
  await type('Name des Teams', 'Ottos Erben{Enter}');
  expect(screen.getByText('Wird gespeichert…')).toBeVisible();
  goOn();
  await waitFor(() => expect(server.stored().teams[1]!.name).toBe('Ottos Erben'));
  expect(server.stored().distinct).toBeDefined();
});

test('the table can be exported as files and printed', async () => {
  const saved = catchSaved();
  const asked: string[] = [];
  openSeason();
  network.use(
    http.get('http://localhost:5000/seasons/herbst/table', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.text('Platz;Team');
    }),
  );
  const out = within(await screen.findByRole('group', { name: 'Exportieren' }));
  expect(out.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Excel', 'CSV', 'JSON']);
  expect(out.getByRole('link', { name: 'Drucken' })).toHaveAttribute('href', '/seasons/herbst/print');
  for (const format of ['Excel', 'CSV']) await press(format);
  await waitFor(() =>
    expect(saved.map(({ name }) => name)).toEqual(['saison-Herbst.xlsx', 'saison-Herbst.csv']),
  );
  expect(asked).toEqual(['?format=xlsx&lang=de', '?format=csv&lang=de']);
});
