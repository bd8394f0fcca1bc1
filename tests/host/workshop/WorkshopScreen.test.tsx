import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import type { QuizSource } from '../../../src/contract/question';
import { expectConsoleError } from '../../support/consoleErrors';
import { network } from '../../support/network';
import { fillStorage } from '../fillStorage';
import { card, field, showWorkshop } from './showWorkshop';

const quiz = (...questions: object[]) => ({ quizName: 'Shown', questions }) as QuizSource;
const planet = { question: 'Which planet?', answers: ['Mars', 'Venus'], correctAnswer: 0 };
const author = { question: 'Who wrote it?', acceptedAnswers: ['Goethe'] };

test('opening a quiz changes nothing, and typing reports the whole quiz', async () => {
  const { source, state } = await showWorkshop(quiz(planet));
  expect(state().progress).toBe('saved');
  await userEvent.click(card(/Which planet\?/));
  await userEvent.type(field('Antwort B'), '!');
  expect(source()).toEqual(quiz({ ...planet, answers: ['Mars', 'Venus!'] }));
});

test('a closed question shows its number as the language writes it', async () => {
  await showWorkshop(quiz(planet, { question: 'How high?', correctNumber: 136.4, unit: 'm' }));
  expect(card(/How high\?.*136,4 m/)).toBeInTheDocument();
});

test('a closed question shows its media, its points and its wager', async () => {
  const files = { image: 'map.png', audio: 'song.mp3' };
  network.use(http.all('*/quizzes/shown/media/*', () => new HttpResponse(null, { status: 200 })));
  await showWorkshop(quiz({ ...planet, ...files, points: 2, wager: true }, author));
  expect(card(/Which planet\?/)).toHaveTextContent(/Auswahl\s*Bild · Ton · 2 Punkte · Einsatz/);
  expect(card(/Who wrote it\?/)).toHaveTextContent(/Text$/);
});

test('a quiz with drafts is printed, and played without them once the host agrees', async () => {
  const { state } = await showWorkshop(quiz(planet, { ...planet, correctAnswer: null, draft: true }));
  await waitFor(() => expect(state().progress).toBe('saved'));
  expect(screen.getByRole('link', { name: 'Drucken' })).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Spielen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Spielen' });
  expect(dialog).toHaveTextContent('1 Frage ist nicht fertig. Sie wird nicht gestellt.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ohne sie starten' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/session');
});

test('a quiz is played without a question about what is empty in it', async () => {
  const empty = { question: '', answers: [], correctAnswer: null, draft: true };
  const tieBreak = { question: '', correctNumber: null, draft: true };
  await showWorkshop({ ...quiz(planet, empty), tieBreak });
  await userEvent.click(screen.getByRole('button', { name: 'Spielen' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/session');
});

test('a rehearsal starts from the workshop, and says what it leaves out', async () => {
  const { state } = await showWorkshop(quiz(planet, { ...planet, correctAnswer: null, draft: true }));
  await waitFor(() => expect(state().progress).toBe('saved'));
  await userEvent.click(screen.getByRole('button', { name: 'Probe' }));
  const dialog = await screen.findByRole('dialog', { name: 'Probe' });
  expect(dialog).toHaveTextContent('1 Frage ist nicht fertig. Sie wird nicht gestellt.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Probe starten' }));
  const rehearsal = { teams: 20, fast: true, language: 'de' };
  expect(screen.getByTestId('address')).toHaveTextContent('/session');
  expect(screen.getByTestId('sent')).toHaveTextContent(JSON.stringify({ quizId: 'shown', rehearsal }));
});

test('a quiz of drafts alone is not played', async () => {
  const { state } = await showWorkshop(quiz({ ...planet, correctAnswer: null, draft: true }));
  await waitFor(() => expect(state().progress).toBe('saved'));
  await userEvent.click(screen.getByRole('button', { name: 'Spielen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByTestId('address')).toHaveTextContent('/quizzes/shown');
});

test('undoing a new question moves the focus to the one above', async () => {
  await showWorkshop(quiz(planet, author));
  await userEvent.click(screen.getByRole('button', { name: '+ Frage hinzufügen' }));
  expect(field('Frage')).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(card(/Who wrote it\?/)).toHaveFocus();
});

test('another version from elsewhere is shown, and can be undone', async () => {
  const { server, store } = await showWorkshop(quiz(planet));
  await userEvent.type(field('Name des Quiz'), '!');
  server.put('shown', { ...quiz(author), quizName: 'From elsewhere' });
  await userEvent.click(await screen.findByText('Die andere übernehmen'));
  expect(field('Name des Quiz')).toHaveValue('From elsewhere');
  expect(store.getState()).toMatchObject({ progress: 'saved' });
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(field('Name des Quiz')).toHaveValue('Shown!');
});

test('where both versions are kept, this one opens as a copy', async () => {
  const { server } = await showWorkshop(quiz(planet));
  await userEvent.type(field('Name des Quiz'), '!');
  server.put('shown', { ...quiz(author), quizName: 'From elsewhere' });
  await userEvent.click(await screen.findByText('Beide behalten: diese als Kopie'));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/quizzes\/quiz-/));
});

test('leaving a quiz that is stored nowhere asks for confirmation', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  fillStorage();
  const { server } = await showWorkshop(quiz(planet));
  server.failure = { kind: 'http', status: 413, code: 'body_too_large' };
  await userEvent.type(field('Name des Quiz'), '!');
  expect(await screen.findAllByText(/^Nirgends gesichert!/)).toHaveLength(2);
  const link = screen.getByRole('link', { name: 'Zur Startseite' });
  await userEvent.click(link);
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('gehen verloren'));
  expect(screen.getByTestId('address')).toHaveTextContent('/quizzes/shown');
  await userEvent.click(link);
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  confirm.mockRestore();
  expectConsoleError(/cannot be stored/);
});

test('leaving a saved quiz does not ask', async () => {
  const confirm = vi.spyOn(window, 'confirm');
  await showWorkshop(quiz(planet));
  await userEvent.click(screen.getByRole('link', { name: 'Zur Startseite' }));
  expect(confirm).not.toHaveBeenCalled();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  confirm.mockRestore();
});

test('a problem of the tie-break opens the settings that contain it', async () => {
  const opened = { ...quiz(planet), tieBreak: { question: 'How many?', correctNumber: 7 } };
  await showWorkshop(opened, [{ path: 'tieBreak/question', message: 'zu lang' }]);
  expect(screen.getByText('Einstellungen').closest('details')).not.toHaveAttribute('open');
  await userEvent.click(await screen.findByRole('button', { name: 'Stechfrage zu lang' }));
  expect(field('Frage')).toHaveFocus();
  expect(screen.getByText('Einstellungen').closest('details')).toHaveAttribute('open');
});

test('keys mark an answer as right, move it, and change the kind', async () => {
  const { source } = await showWorkshop(quiz(planet));
  await userEvent.click(card(/Which planet\?/));
  await userEvent.click(field('Antwort B'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(source().questions?.[0]).toMatchObject({ correctAnswer: 1 });
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(source().questions?.[0]).toMatchObject({ answers: ['Venus', 'Mars'], correctAnswer: 0 });
  await userEvent.keyboard('{Alt>}[Digit5]{/Alt}');
  expect(source().questions?.[0]).toEqual({
    question: 'Which planet?',
    correctOrder: ['Venus', 'Mars'],
  });
});

test('Enter moves through all fields of a number, then to the next question', async () => {
  await showWorkshop(quiz({ question: 'How high?', correctNumber: 3, tolerance: 1 }, author));
  await userEvent.click(card(/How high\?/));
  await userEvent.type(field('Frage'), '{Enter}');
  expect(field('Richtige Zahl')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field('Einheit')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('combobox', { name: 'Als richtig zählt' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field('Abweichung bis')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field('Frage')).toHaveValue('Who wrote it?');
  expect(field('Frage')).toHaveFocus();
});

test('where the nearest win, only their points count', async () => {
  await showWorkshop(quiz({ question: 'How high?', correctNumber: 3, nearest: [3, 1] }));
  await userEvent.click(card(/How high\?/));
  expect(field('Punkte der Nächsten')).toHaveValue('3; 1');
  expect(screen.queryByRole('textbox', { name: 'Punkte' })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Als richtig zählt' }), 'exact');
  expect(field('Punkte')).toBeInTheDocument();
});

const height = { question: 'How high?', correctNumber: 3, nearest: [3, 1] };
const song = { question: 'What is it?', parts: [{ label: 'Song', acceptedAnswers: [] }] };
test('each problem leads to its very field', async () => {
  const fields = {
    'questions/0/question': 'Frage',
    'questions/0/correctNumber': 'Richtige Zahl',
    'questions/0/unit': 'Einheit',
    'questions/0/nearest/1': 'Punkte der Nächsten',
    'questions/0/note': 'Notiz für die Spielleitung',
    'questions/1/answers/1': 'Antwort B',
    'questions/2/acceptedAnswers/0': 'Zulässige Antwort 1',
    'questions/3/parts/0/acceptedAnswers': 'Richtig für Teil 1',
    'questions/3/parts/0/label': 'Bezeichnung von Teil 1',
    'questions/4/answers': 'Antwort A',
    quizName: 'Name des Quiz',
    quizDescription: 'Beschreibung',
  };
  const problems = Object.keys(fields).map((path) => ({ path, message: `at ${path}.` }));
  await showWorkshop(quiz(height, planet, author, song, { ...planet, answers: ['Mars'] }), problems);
  const list = within(await screen.findByRole('region', { name: '12 Stellen sind noch offen' }));
  for (const [path, name] of Object.entries(fields)) {
    await userEvent.click(list.getByRole('button', { name: new RegExp(`at ${path}\\.$`) }));
    await waitFor(() => expect(field(name)).toHaveFocus());
  }
});

test('a text longer than allowed stays complete and says so', async () => {
  const { source } = await showWorkshop(quiz(planet));
  await userEvent.click(card(/Which planet\?/));
  await userEvent.click(field('Antwort A'));
  await userEvent.paste('x'.repeat(10_000));
  expect(screen.getByText('10.004 von 300 Zeichen')).toBeVisible();
  expect(field('Antwort A')).toBeInvalid();
  expect(source().questions?.[0]?.answers?.[0]).toHaveLength(10_004);
});

test.each([
  [
    415,
    'media_unsupported',
    'x.png geht hier nicht. Es gehen PNG, JPEG, GIF, WebP, AVIF, MP3, M4A, Ogg, WAV, MP4 und WebM.',
  ],
  [413, 'file_too_large', 'x.png ist größer als 50 MB.'],
  [507, 'save_failed', 'x.png konnte nicht gespeichert werden. Bitte noch einmal versuchen.'],
])('a picture that the server refuses with %s shows the reason', async (status, code, text) => {
  network.use(
    http.put('*/quizzes/shown/media/x.png', () =>
      HttpResponse.json({ type: 'about:blank', title: code, status, detail: code, code }, { status }),
    ),
  );
  await showWorkshop(quiz(planet));
  await userEvent.click(card(/Which planet\?/));
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Bild'), file);
  expect(await screen.findByText(text)).toBeVisible();
  expectConsoleError(/x\.png could not be stored/);
});

/** Drops a file that is no picture on an element, and returns the drop effect of the pointer. */
function drop(element: Element, fileName: string): string {
  const files = [new File(['x'], fileName, { type: 'application/pdf' })];
  const dataTransfer = { files, types: ['Files'], dropEffect: 'copy' };
  // If the page did not take it, the browser would open the file instead.
  expect(fireEvent.dragOver(element, { dataTransfer })).toBe(false);
  fireEvent.drop(element, { dataTransfer });
  return dataTransfer.dropEffect;
}

test('a file dropped outside the open question is used for it', async () => {
  await showWorkshop(quiz(planet, author));
  await userEvent.click(card(/Which planet\?/));
  expect(drop(document.body, 'beside.pdf')).toBe('copy');
  const question = screen.getByRole('group', { name: 'Frage 1' });
  expect(await within(question).findByText(/^beside\.pdf geht hier nicht/)).toBeVisible();
});

test('a file dropped on a closed question opens it, and elsewhere the pointer refuses one', async () => {
  await showWorkshop(quiz(planet, author));
  expect(drop(document.body, 'nowhere.pdf')).toBe('none');
  expect(screen.queryByText(/^nowhere\.pdf/)).not.toBeInTheDocument();
  drop(card(/Who wrote it\?/), 'on.pdf');
  const question = await screen.findByRole('group', { name: 'Frage 2' });
  expect(within(question).getByText(/^on\.pdf geht hier nicht/)).toBeVisible();
});

test('a picture that is missing on the server is named, with its place', async () => {
  network.use(
    http.head('*/quizzes/shown/media/lost.png', () => new HttpResponse(null, { status: 404 })),
    http.head('*/quizzes/shown/media/kept.png', () => new HttpResponse(null)),
  );
  await showWorkshop(quiz({ ...planet, image: 'kept.png' }, { ...author, image: 'lost.png' }));
  const problems = await screen.findByRole('region', { name: '1 Stelle ist noch offen' });
  expect(within(problems).getByRole('button')).toHaveAccessibleName(
    'Frage 2 „lost.png“ fehlt auf dem Server oder ist nicht zu zeigen',
  );
});

test('an author sees a film when it is wanted', async () => {
  const read = vi.fn(() => new HttpResponse(new Blob(['x'])));
  network.use(
    http.head('*/quizzes/shown/media/seen.bin', () => new HttpResponse(null)),
    http.get('*/quizzes/shown/media/seen.bin', read),
  );
  await showWorkshop(quiz({ ...planet, video: 'seen.bin' }));
  await userEvent.click(card(/Which planet\?/));
  await userEvent.click(screen.getByRole('button', { name: 'seen.bin ansehen' }));
  const player = await screen.findByLabelText('seen.bin');
  expect(player).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  expect(player).toHaveAttribute('controls');
  expect(player.tagName).toBe('VIDEO');
});

test('rounds have their own settings, with that of the quiz as the first choice', async () => {
  const { source } = await showWorkshop({ ...quiz(planet), scoring: 'speed' });
  await userEvent.click(screen.getByText('Einstellungen der Runde'));
  const scoring = screen.getAllByRole('combobox', { name: 'Wertung' })[1]!;
  expect(within(scoring).getByRole('option', { name: 'wie im Quiz (Punkte nach Tempo)' })).toBeVisible();
  await userEvent.selectOptions(scoring, 'Punkte');
  expect(source().rounds?.[0]).toMatchObject({ scoring: 'points' });
});

const UNFINISHED = [
  { path: 'quizName', message: 'darf nicht leer sein' },
  { path: 'questions/0/answers', message: 'braucht mindestens zwei' },
];
test.each([
  ['leaves the question', () => userEvent.keyboard('{Escape}')],
  ['wants to play', () => userEvent.click(screen.getByRole('button', { name: 'Spielen' }))],
])('an empty field is no problem before the author %s', async (_what, act) => {
  const { state } = await showWorkshop({ quizName: 'Pub', questions: [] }, UNFINISHED);
  await userEvent.type(field('Frage'), 'Which planet?');
  await waitFor(() => expect(state()).toMatchObject({ progress: 'unfinished', problems: [{}, {}] }));
  expect(screen.queryByText('darf nicht leer sein')).not.toBeInTheDocument();
  expect(screen.queryByText('braucht mindestens zwei')).not.toBeInTheDocument();
  await act();
  expect(screen.getByText('darf nicht leer sein')).toBeInTheDocument();
  expect(screen.getAllByText('braucht mindestens zwei')).not.toHaveLength(0);
});

test('a mistake is reported once its field is left, and leads there', async () => {
  const problem = { path: 'questions/0/question', message: 'ist zu lang' };
  const { state } = await showWorkshop({ quizName: 'Pub', questions: [] }, [problem]);
  await userEvent.type(field('Frage'), 'Which planet?');
  const { key } = state().history.present.rounds[0]!.questions[0]!;
  await waitFor(() => expect(state().problems[0]?.place.question).toBe(key));
  expect(screen.queryByText('ist zu lang')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: /ist zu lang/ }));
  expect(field('Frage')).toHaveFocus();
});

test('no answer is right until its author says so, and the missing one leads to the choice', async () => {
  const problems = [{ path: 'questions/0/correctAnswer', message: 'richtige Antwort: fehlt' }];
  await showWorkshop(quiz({ ...planet, correctAnswer: null }), problems);
  const missing = await screen.findByRole('button', { name: /richtige Antwort: fehlt/ });
  await userEvent.click(missing);
  const hint = screen.getByText('Welche ist richtig? Drück das ✓ daneben.');
  const first = screen.getByRole('radio', { name: 'A ist richtig' });
  expect(first).toHaveFocus();
  expect(first).not.toBeChecked();
  await userEvent.click(first);
  expect(hint).not.toBeInTheDocument();
});

test('a question without any text is not counted', async () => {
  await showWorkshop({ quizName: 'Pub', questions: [planet, { question: '' }, planet] });
  const numbers = screen
    .getAllByRole('button', { name: /Which planet/ })
    .map(({ textContent }) => textContent);
  expect(numbers).toEqual([expect.stringMatching(/^1/), expect.stringMatching(/^2/)]);
});

test('a deleted question can be undone at once, and a second press on the same place deletes no other', async () => {
  const { source } = await showWorkshop(quiz(planet, author));
  await userEvent.click(card(/Which planet\?/));
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
  expect(card(/Who wrote it\?/)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Löschen' })).not.toBeInTheDocument();
  const said = screen.getByText('Gelöscht');
  await userEvent.click(within(said).getByRole('button', { name: 'Rückgängig' }));
  expect(source()).toEqual(quiz(planet, author));
  expect(said).not.toBeInTheDocument();
});

test('clues are added by one button, and pasted lines fill several', async () => {
  const { source } = await showWorkshop(
    quiz({ question: 'Who?', stages: [{ text: 'A' }], acceptedAnswers: ['x'] }),
  );
  await userEvent.click(card(/Who\?/));
  expect(screen.getAllByRole('button', { name: '+ Hinweis' })).toHaveLength(1);
  await userEvent.click(field('Hinweis 2'));
  await userEvent.paste('Second\nThird');
  expect(source().questions?.[0]?.stages).toEqual([{ text: 'A' }, { text: 'Second' }, { text: 'Third' }]);
});
