import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import type { QuizSource } from '../../../../src/contract/question';
import { readDraft, writeDraft } from '../../../../src/host/workshop/saving/drafts';
import { expectConsoleError } from '../../../support/consoleErrors';
import { network, problem } from '../../../support/network';
import { PUB_QUIZ, SpecServer } from '../../../support/specServer';
import { fillStorage } from '../../fillStorage';
import { button, choose, FilesServer, openFiles, openQuizDialog, press, PUB_SOURCE } from './filesServer';

const SERVER = 'http://localhost:5000';
const menuButton = (name = 'Pub Quiz') => screen.queryByRole('button', { name: `Mehr zu ${name}` });
const cardNames = () => screen.getAllByRole('listitem').map((card) => card.textContent);

describe('a host without permission', () => {
  test.each([
    ['a server of the specification alone', 404, ''],
    ['a server that wants its key', 403, 'host_only'],
    ['a server that fails', 500, 'internal_error'],
  ])('sees the unchanged dialog: %s', async (_, status, code) => {
    SpecServer.start();
    const answered = vi.fn();
    network.use(
      http.get('http://localhost:5000/quizzes/trash', () => {
        answered();
        return problem(status, code);
      }),
    );
    const dialog = await openQuizDialog();
    await waitFor(() => expect(answered).toHaveBeenCalled());
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(menuButton()).toBeNull());
    expect(dialog.querySelectorAll('button')).toHaveLength(3);
  });
});

describe('the menu of a quiz', () => {
  test('leaves the card a single button that opens a session', async () => {
    const server = await openFiles();
    await button('Mehr zu Pub Quiz');
    await press(/^Pub Quiz/);
    await waitFor(() => expect(server.spec.created).toEqual(['pub']));
  });

  test('asks before it starts a quiz without its unfinished questions', async () => {
    const server = FilesServer.start();
    server.spec.quizzes = [{ ...PUB_QUIZ, roundCount: 3, questionCount: 30, minutes: 55, drafts: 2 }];
    await openQuizDialog();
    await press(/^Pub Quiz.*2 Fragen unfertig · 3 Runden · 30 Fragen · etwa 55 Min\./);
    expect(await screen.findByRole('alert')).toHaveTextContent('2 Fragen sind nicht fertig.');
    expect(server.spec.created).toEqual([]);
    await press('Ohne sie starten');
    await waitFor(() => expect(server.spec.created).toEqual(['pub']));
  });

  test('leads to the workshop where a quiz has only empty questions', async () => {
    const server = FilesServer.start();
    server.spec.quizzes = [{ ...PUB_QUIZ, questionCount: 0, drafts: 0 }];
    await openQuizDialog();
    await press(/^Pub Quiz/);
    expect(await screen.findByRole('alert')).toHaveTextContent('Noch keine Frage ist fertig.');
    expect(server.spec.created).toEqual([]);
  });

  test('works with keys, and gives the focus back', async () => {
    await openFiles();
    (await button('Mehr zu Pub Quiz')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Duplizieren' })).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Löschen' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(menuButton()).toHaveFocus();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test.each([
    ['the Tab key', () => userEvent.keyboard('{Tab}')],
    [
      'a press elsewhere',
      async () => userEvent.click(await screen.findByRole('heading', { name: 'Open new Quiz' })),
    ],
  ])('closes with %s', async (_, leave) => {
    await openFiles();
    await press('Mehr zu Pub Quiz');
    await leave();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('leads to the page that edits the quiz, and to its sheets', async () => {
    await openFiles();
    const print = await screen.findByRole('link', { name: 'Pub Quiz drucken' });
    expect(print).toHaveAttribute('href', '/quizzes/pub/print');
    await userEvent.click(screen.getByRole('link', { name: 'Pub Quiz bearbeiten' }));
    await waitFor(() => expect(location.pathname).toBe('/quizzes/pub'));
  });
});

describe('duplicating', () => {
  test('stores a copy as a new quiz', async () => {
    const server = await openFiles();
    await choose('Pub Quiz', 'Duplizieren');
    expect(await screen.findByText('„Pub Quiz (Kopie)“ ist angelegt.')).toBeVisible();
    expect(server.changes).toEqual(['POST new-1']);
    expect(server.sources.get('new-1')).toEqual({ ...PUB_SOURCE, quizName: 'Pub Quiz (Kopie)' });
    await waitFor(() => expect(cardNames()).toHaveLength(2));
    expect(menuButton()).toHaveFocus();
  });

  test('says why it failed', async () => {
    const server = await openFiles();
    server.fail('post', '/quizzes', () => problem(507, 'save_failed'));
    await choose('Pub Quiz', 'Duplizieren');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '„Pub Quiz“ wurde nicht dupliziert. Der Server konnte es nicht auf seine Festplatte schreiben.',
    );
    expectConsoleError(/save_failed/);
  });
});

describe('deleting', () => {
  test('happens at once, and can be undone', async () => {
    const server = await openFiles();
    await choose('Pub Quiz', 'Löschen');
    expect(await screen.findByText('„Pub Quiz“ ist gelöscht.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rückgängig' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('„Pub Quiz“ ist wieder da.')).toBeVisible();
    expect(server.changes).toEqual(['DELETE pub', 'RESTORE t-pub.json']);
    await waitFor(() => expect(menuButton()).toBeVisible());
    expect(screen.queryByText('„Pub Quiz“ ist gelöscht.')).toBeNull();
  });

  test('says why it failed, and keeps the quiz', async () => {
    const server = await openFiles();
    server.fail('delete', '/quizzes/pub', () => HttpResponse.error());
    await choose('Pub Quiz', 'Löschen');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '„Pub Quiz“ wurde nicht gelöscht. Der Server antwortet nicht.',
    );
    expect(cardNames()).toHaveLength(1);
    expectConsoleError(/no answer/);
  });

  test('can be undone even if neither the quizzes nor the trash could be read since', async () => {
    const server = await openFiles();
    let isReachable = false;
    // A handler that returns nothing leaves the call to the next one.
    const fail = () => (isReachable ? undefined : HttpResponse.error());
    network.use(http.get(`${SERVER}/quizzes`, fail), http.get(`${SERVER}/quizzes/trash`, fail));
    await choose('Pub Quiz', 'Löschen');
    await waitFor(() => expectConsoleError(/The quizzes could not be loaded/));
    expectConsoleError(/The deleted quizzes could not be read/);
    isReachable = true;
    await press('Rückgängig');
    expect(await screen.findByText('„Pub Quiz“ ist wieder da.')).toBeVisible();
    expect(server.changes).toEqual(['DELETE pub', 'RESTORE t-pub.json']);
  });

  test('succeeds if the server has deleted it but its response was lost', async () => {
    const server = await openFiles();
    server.fail('delete', '/quizzes/pub', () => problem(404, 'quiz_not_found'));
    await choose('Pub Quiz', 'Löschen');
    expect(await screen.findByText('„Pub Quiz“ ist gelöscht.')).toBeVisible();
  });

  test('says when it can no longer be undone', async () => {
    const server = await openFiles();
    await choose('Pub Quiz', 'Löschen');
    await button('Rückgängig');
    server.trash = [];
    await press('Rückgängig');
    expect(await screen.findByRole('alert')).toHaveTextContent('Auf dem Server gibt es das nicht mehr.');
    expectConsoleError(/quiz_not_found/);
  });

  test('shows a quiz that was restored elsewhere', async () => {
    const server = await openFiles();
    const { quizzes } = server.spec;
    await choose('Pub Quiz', 'Löschen');
    await button('Rückgängig');
    await waitFor(() => expect(menuButton()).toBeNull());
    server.trash = [];
    server.spec.quizzes = quizzes;
    await press('Rückgängig');
    await waitFor(() => expect(menuButton()).toBeVisible());
    expectConsoleError(/quiz_not_found/);
  });
});

describe('deleted quizzes', () => {
  const trashed = { trashId: 'old.json', quizName: 'Old Quiz', deletedAt: '2026-11-20T18:00:00.000Z' };

  test('are not mentioned where there are none', async () => {
    await openFiles();
    await button('Importieren');
    // A dialog that opens shows first what the server told last.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Papierkorb' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Entwürfe' })).toBeNull();
  });

  test('are listed with their time, and can be restored', async () => {
    await openFiles({ trash: [trashed] });
    await press('Papierkorb');
    const list = await screen.findByRole('dialog', { name: 'Papierkorb' });
    expect(list).toHaveTextContent(/Old Quiz.*Gelöscht am 20\.11\.2026/);
    await press('Old Quiz wiederherstellen');
    expect(await screen.findByText('„Old Quiz“ ist wieder da.')).toBeVisible();
    expect(await button('Mehr zu Old Quiz')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Papierkorb' })).toBeVisible();
  });

  test('can be deleted for good by a second press', async () => {
    const server = await openFiles({ trash: [trashed] });
    await press('Papierkorb');
    await press('Old Quiz endgültig löschen');
    expect(server.changes).toEqual([]);
    await press('Old Quiz wirklich löschen?');
    expect(await screen.findByText('Endgültig gelöscht')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Old Quiz wiederherstellen' })).toBeNull();
    expect(server.changes).toEqual([`DELETE FOR GOOD ${trashed.trashId}`]);
  });
});

test('unused files are listed with their size, and a second press deletes one for good', async () => {
  const file = { fileName: 'intro.mp4', bytes: 41_300_000, quizName: 'Old Quiz' };
  const server = await openFiles({ media: [file, { ...file, fileName: 'outro.mp4' }] });
  await press('Papierkorb');
  const list = await screen.findByRole('dialog', { name: 'Papierkorb' });
  expect(list).toHaveTextContent('intro.mp441,3 MB, nur in „Old Quiz“ verwendet');
  await press('intro.mp4 endgültig löschen');
  expect(server.changes).toEqual([]);
  await press('intro.mp4 wirklich löschen?');
  expect(await screen.findByText('Endgültig gelöscht')).toBeVisible();
  expect(server.changes).toEqual(['DELETE FILE intro.mp4']);
  await userEvent.keyboard('{Escape}');
  for (const name of ['Importieren', 'Abbrechen', 'Papierkorb']) await press(name);
  expect(await button('outro.mp4 endgültig löschen')).toBeVisible();
  expect(screen.queryByText('intro.mp4')).toBeNull();
});

describe('drafts of this browser', () => {
  const keep = (quizId: string, source: QuizSource) =>
    writeDraft(SERVER, { quizId, etag: null, source, savedAt: 0 });

  test('are listed if they have any content, and can be opened', async () => {
    keep('blank', { quizName: '', questions: [] });
    keep('half', { quizName: ' ', questions: [{ question: 'Why?' }] });
    await openFiles();
    await press('Entwürfe');
    const list = await screen.findByRole('dialog', { name: 'Entwürfe' });
    expect(list.querySelectorAll('li')).toHaveLength(1);
    await press('Ohne Namen bearbeiten');
    await waitFor(() => expect(location.pathname).toBe('/quizzes/half'));
  });

  test('are discarded, and can be restored while the list is open', async () => {
    keep('half', { quizName: 'Half', questions: [] });
    await openFiles();
    await press('Entwürfe');
    await press('Half verwerfen');
    expect(await screen.findByText('Verworfen')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Half zurückholen' })).toHaveFocus();
    expect(readDraft(SERVER, 'half')).toBeUndefined();
    await press('Half zurückholen');
    expect(readDraft(SERVER, 'half')).toMatchObject({ source: { quizName: 'Half' } });
  });

  test('cannot start where the browser stores nothing, and say so', async () => {
    await openFiles();
    fillStorage();
    await press('Neues Quiz');
    expect(await screen.findByRole('alert')).toHaveTextContent('Dieser Browser speichert nichts');
    expectConsoleError(/A new quiz cannot be started/);
    expectConsoleError(/cannot be stored/);
  });

  test('start with a new quiz', async () => {
    await openFiles();
    await press('Neues Quiz');
    await waitFor(() => expect(location.pathname).toMatch(/^\/quizzes\/.+/));
    expect(await screen.findByRole('textbox', { name: 'Name des Quiz' })).toHaveFocus();
  });
});
