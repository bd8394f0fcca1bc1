import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { closeByEscape } from '../../support/closeByEscape';
import { expectConsoleError } from '../../support/consoleErrors';
import { network } from '../../support/network';
import { PUB_QUIZ, SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';

async function openDialog() {
  openAt('/');
  await userEvent.click(screen.getByRole('button', { name: 'Load Quiz' }));
  return screen.findByRole('dialog', { name: 'Open new Quiz' });
}

test('an unknown route leads back to the start', async () => {
  openAt('/nowhere/at/all');
  await userEvent.click(await screen.findByRole('link', { name: 'Zur Startseite' }));
  expect(await screen.findByRole('button', { name: 'Load Quiz' })).toBeInTheDocument();
});

describe('the quiz dialog', () => {
  test('shows the list as cards', async () => {
    SpecServer.start();
    const dialog = await openDialog();
    const card = await within(dialog).findByRole('button', { name: /Pub Quiz/ });
    expect(card).toHaveTextContent('Once around the bar');
    expect(within(dialog).getByRole('button', { name: /Maths/ })).toBeInTheDocument();
    expect(within(dialog).queryByRole('status')).not.toBeInTheDocument();
  });

  test('says so where the list is empty', async () => {
    SpecServer.start().quizzes = [];
    const dialog = await openDialog();
    expect(
      await within(dialog).findByText('Auf diesem Server liegen noch keine Quizzes.'),
    ).toBeInTheDocument();
  });

  test.each([{ quizzes: null }, {}, null])('takes %j for an error, not for an empty list', async (answer) => {
    SpecServer.start();
    network.use(http.get('http://localhost:5000/quizzes', () => HttpResponse.json(answer)));
    const dialog = await openDialog();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Fehler beim Laden der Quizzes');
    expectConsoleError(/cannot be read/);
  });

  test('shows the error line and no list after an error, and loads the list again', async () => {
    const server = SpecServer.start();
    server.faults.set('GET /quizzes', 503);
    const dialog = await openDialog();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Fehler beim Laden der Quizzes');
    expect(within(dialog).queryByRole('list')).not.toBeInTheDocument();
    server.faults.clear();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Erneut versuchen' }));
    expect(await within(dialog).findByRole('button', { name: /Pub Quiz/ })).toBeInTheDocument();
    expectConsoleError(/status 503/);
  });

  test('shows a spinner until the list has loaded, and cancels the request on closing', async () => {
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    SpecServer.start().faults.set('GET /quizzes', 'silent');
    const dialog = await openDialog();
    expect(within(dialog).getByRole('status')).toHaveTextContent('Quizzes werden geladen');
    const before = abort.mock.calls.length;
    await closeByEscape(dialog);
    expect(abort).toHaveBeenCalledTimes(before + 1);
  });

  test('closes by its close button, and fetches the list again on every opening', async () => {
    const server = SpecServer.start();
    let dialog = await openDialog();
    await within(dialog).findByRole('button', { name: /Maths/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    server.quizzes = [PUB_QUIZ];
    await userEvent.click(screen.getByRole('button', { name: 'Load Quiz' }));
    dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('button', { name: /Pub Quiz/ });
    expect(within(dialog).queryByRole('button', { name: /Maths/ })).not.toBeInTheDocument();
  });
});
