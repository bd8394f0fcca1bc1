import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { VersionChoice } from '../../../../src/host/ui/TwoVersions';
import { readSource } from '../../../../src/host/workshop/draft/source';
import { SaveStatus } from '../../../../src/host/workshop/saving/SaveStatus';
import { beginEditing, type OpenQuiz } from '../../../../src/host/workshop/saving/quizState';
import type { QuizSource } from '../../../../src/contract/question';
import type { Conflict } from '../../../../src/host/api/saveVersion';
import type { QuizStore } from '../../../../src/host/workshop/saving/quizStore';
import { QuizStoreProvider } from '../../../../src/host/workshop/saving/useQuizStore';
import { closeByEscape } from '../../../support/closeByEscape';
import { expectConsoleError } from '../../../support/consoleErrors';
import { renderPart } from '../../renderPart';
import { quiz, unfinished } from './openWindow';

const CONFLICT: Conflict<QuizSource> = { theirs: quiz('Ihre'), etag: '"2"' };

function show(first: Partial<OpenQuiz>, mine = unfinished('Meine')) {
  const store = { retry: vi.fn(), resolve: vi.fn<(choice: VersionChoice) => Promise<undefined>>() };
  store.resolve.mockResolvedValue(undefined);
  const page = (changes: Partial<OpenQuiz>) => {
    const quiz: OpenQuiz = {
      ...beginEditing(readSource(mine)),
      name: 'open',
      base: { etag: null, source: null },
      progress: 'saved',
      isKept: true,
      problems: [],
      conflict: null,
      ...changes,
    };
    return (
      <MemoryRouter>
        <QuizStoreProvider value={store as unknown as QuizStore}>
          <SaveStatus quiz={quiz} />
        </QuizStoreProvider>
      </MemoryRouter>
    );
  };
  const { rerender } = renderPart(page(first));
  return {
    onRetry: store.retry,
    onResolve: store.resolve,
    update: (changes: Partial<OpenQuiz>) => rerender(page(changes)),
  };
}

test('what is under way is shown, but only its end is announced', async () => {
  const { update } = show({ progress: 'saved' });
  update({ progress: 'saving' });
  expect(await screen.findByText('Wird gespeichert…')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Gespeichert');
  update({ progress: 'unfinished' });
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Unvollständig, nur in diesem Browser gesichert'),
  );
  update({ progress: 'waiting' });
  expect(await screen.findByText('Noch nicht gespeichert')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Unvollständig');
});

test('a host can retry when the server did not take the quiz', async () => {
  const { onRetry, update } = show({ progress: 'forbidden' });
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(onRetry).toHaveBeenCalledOnce();
  update({ progress: 'saved' });
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});

test('two versions are shown by name and number of questions, with three choices', async () => {
  const { onResolve } = show({ progress: 'waiting', conflict: CONFLICT });
  const dialog = await screen.findByRole('dialog', { name: 'Zwei Fassungen dieses Quiz' });
  expect(dialog).toHaveTextContent('Diese FassungMeine0 Fragen');
  expect(dialog).toHaveTextContent('Die andere FassungIhre1 Frage');
  await userEvent.click(screen.getByRole('button', { name: 'Beide behalten: diese als Kopie' }));
  await userEvent.click(screen.getByRole('button', { name: 'Die andere übernehmen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Diese Fassung behalten' }));
  expect(onResolve.mock.calls.map(([choice]) => choice)).toEqual(['copy', 'theirs', 'mine']);
});

test('questions that only one of two versions has are listed, up to three', async () => {
  const asking = (...texts: string[]) => ({
    ...quiz('Pub'),
    questions: texts.map((question) => ({ question, acceptedAnswers: ['A'] })),
  });
  const theirs = asking('Wo?', 'Wer?', 'Wann?', 'Wie?', 'Warum?');
  show({ progress: 'waiting', conflict: { ...CONFLICT, theirs } }, asking('Wo?', 'Was?'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Diese FassungPub2 FragenNur hier so:Was?Die andere');
  expect(dialog).toHaveTextContent('Pub5 FragenNur hier so:Wer?Wann?Wie?und 1 weitere');
});

test('two versions with the same questions are reported as such', async () => {
  show({ progress: 'waiting', conflict: CONFLICT }, quiz('Meine'));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Die Fragen der Runden sind dieselben');
});

test('Escape chooses nothing: the status line opens the choice again', async () => {
  const { onResolve } = show({ progress: 'waiting', conflict: CONFLICT });
  await closeByEscape(await screen.findByRole('dialog'));
  expect(screen.getByRole('status')).toHaveTextContent('Es gibt zwei Fassungen.');
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt wählen' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(onResolve).not.toHaveBeenCalled();
});

test('keys meant for the editor choose nothing', async () => {
  const { onResolve } = show({ progress: 'waiting', conflict: CONFLICT });
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard(' {Enter}text');
  expect(onResolve).not.toHaveBeenCalled();
  expect(dialog).toBeVisible();
});

test('a deleted quiz is stored again or discarded', async () => {
  const { onResolve } = show({ conflict: { theirs: null, etag: null } });
  const dialog = await screen.findByRole('dialog', { name: 'Dieses Quiz gibt es auf dem Server nicht mehr' });
  expect(dialog).toHaveTextContent('Es wurde gelöscht, oder seine Datei ist nicht mehr lesbar.');
  await userEvent.click(screen.getByRole('button', { name: 'Neu speichern' }));
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(onResolve.mock.calls.map(([choice]) => choice)).toEqual(['mine', 'theirs']);
});

test('a copy that could not be stored is reported where it was requested', async () => {
  const { onResolve } = show({ progress: 'waiting', conflict: CONFLICT });
  onResolve.mockRejectedValueOnce(new Error('full'));
  await userEvent.click(await screen.findByRole('button', { name: 'Beide behalten: diese als Kopie' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Kopie konnte nirgends gespeichert werden.');
  expectConsoleError(/The chosen version could not be applied/);
});

test('a quiz stored nowhere is reported even while a choice is open', async () => {
  show({ isKept: false, conflict: CONFLICT });
  expect(await screen.findByRole('status', { hidden: true })).toHaveTextContent('Nirgends gesichert!');
});
