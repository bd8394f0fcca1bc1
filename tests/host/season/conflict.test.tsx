import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AUTUMN } from '../../support/autumn';
import { expectConsoleError } from '../../support/consoleErrors';
import { openPart, openSeason, press, type } from './seasonServer';

const THEIRS = {
  ...AUTUMN,
  evenings: [
    ...AUTUMN.evenings,
    { eveningId: 'e3', date: '2026-11-17', quizName: 'Nummer drei', results: [] },
  ],
};

/** Renames the season here after another host has added an evening; returns the resulting question. */
async function meet() {
  const server = openSeason();
  await openPart('Regel');
  await type('Name der Saison', 'Winter');
  server.put('herbst', THEIRS);
  await press('Speichern');
  const question = await screen.findByRole('dialog', { name: 'Zwei Fassungen dieser Saison' });
  const answer = async (name: string) => userEvent.click(within(question).getByRole('button', { name }));
  return { server, question, answer };
}

test('two versions are shown with their differences, and nothing is saved before the choice', async () => {
  const { server, question } = await meet();
  const [mine, theirs] = question.querySelectorAll('dl > div');
  expect(mine).toHaveTextContent('Diese Fassung2 Abende, 3 TeamsNur hier so:Name: Winter');
  expect(theirs).toHaveTextContent('3 Abende');
  expect(theirs).toHaveTextContent('Abend vom 17. November 2026: Nummer drei');
  expect(server.stored()).toEqual(THEIRS);
});

test('the own version can be kept, and undo restores the other one', async () => {
  const { server, answer } = await meet();
  await answer('Diese Fassung behalten');
  await waitFor(() => expect(server.stored()).toEqual({ ...AUTUMN, name: 'Winter' }));
  expect(server.meantFor).toEqual(['"2"']);
  await press('Rückgängig');
  await waitFor(() => expect(server.stored()).toEqual(THEIRS));
});

test('the other version can be taken, without losing the own one', async () => {
  const { server, answer } = await meet();
  await answer('Die andere übernehmen');
  expect(await screen.findByText('Die andere Fassung ist übernommen.')).toBeVisible();
  expect(server.stored()).toEqual(THEIRS);
  await press('Rückgängig');
  await waitFor(() => expect(server.stored()).toEqual({ ...AUTUMN, name: 'Winter' }));
});

test('closing the question chooses nothing: what was typed stays, and the question comes again', async () => {
  const { server, answer } = await meet();
  await answer('Schließen');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Zwei Fassungen/ })).toBeNull());
  expect(screen.getByLabelText('Name der Saison')).toHaveValue('Winter');
  expect(server.stored()).toEqual(THEIRS);
  await press('Speichern');
  expect(await screen.findByRole('dialog', { name: /Zwei Fassungen/ })).toBeVisible();
});

test('a season that was deleted elsewhere can be saved again', async () => {
  const server = openSeason();
  await press('Verschieden');
  await screen.findByText(/bleiben zwei Teams/);
  server.seasons.delete('herbst');
  await press('Rückgängig');
  await screen.findByRole('dialog', { name: 'Diese Saison gibt es auf dem Server nicht mehr' });
  await press('Neu speichern');
  await waitFor(() => expect(server.seasons.get('herbst')?.season).toEqual(AUTUMN));
});

test('a change that was saved although the response was lost is no other version', async () => {
  const server = openSeason();
  await openPart('Regel');
  await type('Name der Saison', 'Winter');
  server.loseResponse();
  await press('Speichern');
  expect(await screen.findByText(/Der Server antwortet nicht/)).toBeVisible();
  expectConsoleError(/no answer/);
  await press('Erneut versuchen');
  expect(await screen.findByRole('button', { name: 'Rückgängig' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: /Zwei Fassungen/ })).toBeNull();
});
