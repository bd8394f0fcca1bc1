import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type { QuestionSource, QuizSource } from '../../../../src/contract/question';
import { MAX_IMPORT_BYTES, type Imported } from '../../../../src/contract/quizFiles';
import { expectConsoleError } from '../../../support/consoleErrors';
import { deferred } from '../../../support/deferred';
import { network, problem } from '../../../support/network';
import { catchSaved } from '../../catchSaved';
import { button, openFiles, press, PUB_SOURCE, type FilesServer } from './filesServer';

const IMPORT = 'http://localhost:5000/quizzes/import';
const QUIZ = {
  quizName: 'Größe & Maß',
  rounds: [
    { title: 'Eins', questions: [{ question: '<b>Rot?</b>', answers: ['Mars', 'Venus'], correctAnswer: 0 }] },
    {
      title: '',
      questions: [
        { question: 'Wie hoch?', correctNumber: 8.5, tolerance: 1, unit: 'm' },
        { question: 'Der Reihe nach', correctOrder: ['früh', 'spät'] },
        { question: 'Wer?', acceptedAnswers: ['שלום'] },
      ],
    },
  ],
};

const file = (name: string, content = 'x') => new File([content], name);
const dialog = () => screen.getByRole('dialog', { name: 'Quiz importieren' });
const chooser = () => screen.findByLabelText('Datei auswählen oder hierherziehen');

/** Makes the server read every file as this; returns the query strings of the calls. */
function answerImports(imported: Partial<Imported> = {}): string[] {
  const searches: string[] = [];
  network.use(
    http.post(IMPORT, ({ request }) => {
      searches.push(new URL(request.url).search);
      return HttpResponse.json({ format: 'kahoot', quiz: QUIZ, report: [], ...imported });
    }),
  );
  return searches;
}

async function openImport(): Promise<FilesServer> {
  const server = await openFiles();
  await press('Importieren');
  await chooser();
  return server;
}

async function importFile(name = 'pub.xlsx'): Promise<void> {
  await userEvent.upload(await chooser(), file(name));
}

/** Opens the preview of a file that the server reads as this. */
async function openPreview(imported?: Partial<Imported>): Promise<FilesServer> {
  answerImports(imported);
  const server = await openImport();
  await importFile();
  return server;
}

describe('a file', () => {
  test('is chosen, with the formats listed', async () => {
    const searches = answerImports();
    await openImport();
    expect(dialog()).toHaveTextContent('Aiken, JSON; bis 30 MB');
    await importFile('pub quiz.xlsx');
    expect(await button('Quiz anlegen')).toBeVisible();
    expect(searches).toEqual(['?filename=pub+quiz.xlsx&lang=de']);
  });

  test('is dropped anywhere; of several only the first is read, which is reported', async () => {
    const searches = answerImports();
    await openImport();
    const dropped = { types: ['Files'], files: [file('one.csv'), file('two.csv')] };
    expect(fireEvent.dragOver(dialog(), { dataTransfer: dropped })).toBe(false);
    fireEvent.drop(dialog(), { dataTransfer: dropped });
    expect(await screen.findByText('Immer nur eine Datei auf einmal: Hier ist „one.csv“.')).toBeVisible();
    expect(searches).toHaveLength(1);
  });
});

describe('a table to fill in', () => {
  const TEMPLATE = `${IMPORT}/template`;
  let saved: ReturnType<typeof catchSaved>;
  beforeEach(() => {
    saved = catchSaved();
  });

  test('is saved in the host’s language', async () => {
    const searches: string[] = [];
    await openImport();
    network.use(
      http.get(TEMPLATE, ({ request }) => {
        searches.push(new URL(request.url).search);
        return HttpResponse.text('file');
      }),
    );
    expect(screen.getByRole('group', { name: 'Vorlage mit Beispielen' })).toBeVisible();
    await press('Excel (XLSX)');
    await waitFor(() => expect(saved).toHaveLength(1));
    await press('CSV');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved.map(({ name }) => name)).toEqual(['Quiz-Vorlage.xlsx', 'Quiz-Vorlage.csv']);
    expect(searches).toEqual(['?format=xlsx&lang=de', '?format=csv&lang=de']);
  });

  test('that fails to load is reported, and can be requested again', async () => {
    await openImport();
    network.use(http.get(TEMPLATE, () => problem(403, 'host_only'), { once: true }));
    await press('Excel (XLSX)');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Die Vorlage wurde nicht heruntergeladen. Der Server erlaubt es von diesem Gerät aus nicht.',
    );
    expectConsoleError(/host_only/);
    network.use(http.get(TEMPLATE, () => HttpResponse.text('file')));
    await press('Excel (XLSX)');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the preview', () => {
  test('shows everything that was read, before anything is stored', async () => {
    const server = await openPreview();
    expect(await screen.findByText('Kahoot-Tabelle · 2 Runden · 4 Fragen')).toBeVisible();
    expect(screen.getByText('Alles wurde übernommen.')).toBeVisible();
    const list = within(screen.getByRole('region', { name: 'Fragen' }));
    expect(list.getByText('<b>Rot?</b>')).toBeVisible();
    const right = list.getAllByText('(richtig)').map((mark) => mark.parentElement?.textContent);
    expect(right).toEqual(
      ['Mars', '8.5 ± 1 m', '1. früh', '2. spät', 'שלום'].map((text) => `${text}(richtig)`),
    );
    expect(list.getAllByRole('heading').map((title) => title.textContent)).toEqual(['Eins', 'Runde 2']);
    expect(server.changes).toEqual([]);
  });

  test('lists what was not imported, with its place', async () => {
    await openPreview({ report: [{ where: 'Zeile 5', message: 'Nicht übernommen: Zuordnung.' }] });
    const report = await screen.findByRole('group', { name: 'Nicht alles wurde übernommen:' });
    expect(report).toHaveTextContent('Zeile 5: Nicht übernommen: Zuordnung.');
    expect(screen.queryByText('Alles wurde übernommen.')).toBeNull();
  });

  test('says that there is something to check where nothing was left out', async () => {
    await openPreview({ report: [{ where: 'Zeile 1', message: 'Zweifelhaft.', question: 0 }] });
    expect(await screen.findByRole('group', { name: 'Bitte prüfen:' })).toHaveTextContent('Zweifelhaft.');
  });

  test('has what to check first, with what stands in the file and what was understood', async () => {
    const report = [
      { where: 'Quiz', message: 'Eine Spalte fehlt.' },
      { where: 'Zeile 9', message: 'Zweifelhaft.', line: 9, question: 3, source: '4. Wer?\nשלום' },
    ];
    await openPreview({ report });
    const list = within(await screen.findByRole('group', { name: 'Nicht alles wurde übernommen:' }));
    const [first, second] = list.getAllByText(/Zeile 9|^Quiz/).map((place) => place.parentElement!);
    for (const text of ['Zeile 9: Zweifelhaft.', '4. Wer?', 'שלום(richtig)'])
      expect(first).toHaveTextContent(text);
    expect(second).toHaveTextContent('Quiz: Eine Spalte fehlt.');
  });

  test('is shown again with what the file hides, if the host wants it', async () => {
    const report = [{ where: 'Blatt „Alt“', message: 'Ausgeblendet.', hidden: true as const }];
    await openPreview({ report });
    const searches = answerImports();
    await press('Ausgeblendetes mit übernehmen');
    expect(await screen.findByText('Alles wurde übernommen.')).toBeVisible();
    expect(searches).toEqual(['?filename=pub.xlsx&lang=de&hidden=1']);
  });

  test('can be left without storing, for another file or for none', async () => {
    const server = await openPreview();
    await userEvent.upload(await screen.findByLabelText('Andere Datei'), file('other.csv'));
    expect(await button('Quiz anlegen')).toBeVisible();
    await press('Abbrechen');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Quiz importieren' })).toBeNull());
    expect(server.changes).toEqual([]);
  });
});

describe('what is doubtful', () => {
  /** Opens the preview of a quiz with this question, which is said to be doubtful. */
  const openDoubtful = (question: QuestionSource) =>
    openPreview({
      quiz: { quizName: 'Pub', questions: [question, { question: 'Wer?', acceptedAnswers: ['Bach'] }] },
      report: [{ where: 'Zeile 1', message: 'Zweifelhaft.', question: 0 }],
    });
  const created = async (server: FilesServer) => {
    await press('Quiz anlegen');
    await waitFor(() => expect(server.created).toHaveLength(1));
    return (server.created[0] as QuizSource).questions?.[0];
  };

  test('stands before what is only said of other questions', async () => {
    await openPreview({
      quiz: {
        quizName: 'Pub',
        questions: [
          { question: 'Wer?', acceptedAnswers: ['Bach'] },
          { question: 'Was?', answers: ['Mars', 'Venus'], correctAnswer: null, draft: true },
        ],
      },
      report: [
        { where: 'Zeile 1', message: 'Zwei Schreibweisen.', question: 0, line: 1 },
        { where: 'Zeile 2', message: 'Keine Antwort.', question: 1, line: 2 },
      ],
    });
    const list = within(await screen.findByRole('group', { name: 'Bitte prüfen:' }));
    expect(list.getAllByText(/^Zeile/).map((place) => place.textContent)).toEqual(['Zeile 2:', 'Zeile 1:']);
  });

  test('is mended by choosing the right answer', async () => {
    const open = { question: 'Was?', answers: ['Mars', 'Venus'], correctAnswer: null };
    const server = await openDoubtful({ ...open, draft: true });
    const group = await screen.findByRole('group', { name: 'Welche Antwort ist richtig?' });
    await userEvent.click(within(group).getByRole('radio', { name: 'Mars' }));
    await userEvent.click(within(group).getByRole('radio', { name: 'Venus' }));
    expect(await created(server)).toEqual({ ...open, correctAnswer: 1 });
  });

  test('is mended by choosing all right answers', async () => {
    const open = { question: 'Was?', answers: ['1', '2', '4'], correctAnswers: [] };
    const server = await openDoubtful({ ...open, draft: true });
    for (const name of ['4', '2']) await userEvent.click(await screen.findByRole('checkbox', { name }));
    expect(await created(server)).toEqual({ ...open, correctAnswers: [1, 2] });
  });

  test('is mended by keeping one of two answers that are alike', async () => {
    const server = await openDoubtful({
      question: 'Was?',
      answers: ['Rot', 'Blau', 'rot'],
      correctAnswer: 2,
    });
    await press('„Rot“ nur einmal behalten');
    expect(screen.queryByRole('button', { name: /nur einmal/ })).toBeNull();
    expect(await created(server)).toEqual({ question: 'Was?', answers: ['Rot', 'Blau'], correctAnswer: 0 });
  });

  test('is mended by taking a letter as the answer', async () => {
    const server = await openDoubtful({ question: 'Was?', acceptedAnswers: [], note: 'B', draft: true });
    await press('„B“ ist die Antwort');
    expect(await created(server)).toEqual({ question: 'Was?', acceptedAnswers: ['B'] });
  });

  test('stays a draft where something else is missing', async () => {
    const server = await openDoubtful({ question: 'Was?', answers: ['Rot', 'rot'], correctAnswer: 0 });
    const problems = [{ path: 'questions/0/answers', message: 'Zu wenige.' }];
    network.use(http.post('*/quizzes', () => problem(422, 'quiz_invalid', { problems }), { once: true }));
    await press('„Rot“ nur einmal behalten');
    expect(await created(server)).toMatchObject({ answers: ['Rot'], draft: true });
  });
});

describe('creating the quiz', () => {
  test('stores it as a new quiz, and opens it', async () => {
    const server = await openPreview();
    await press('Quiz anlegen');
    await waitFor(() => expect(location.pathname).toBe('/quizzes/new-1'));
    expect(server.sources.get('new-1')).toEqual(QUIZ);
  });

  test('uses the name that the host types, and needs one', async () => {
    const server = await openPreview();
    const name = await screen.findByRole('textbox', { name: 'Name des Quiz' });
    await userEvent.clear(name);
    await press('Quiz anlegen');
    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte einen Namen eingeben.');
    await userEvent.type(name, ' 🎉 ');
    await press('Quiz anlegen');
    await waitFor(() => expect(location.pathname).toBe('/quizzes/new-1'));
    expect(server.sources.get('new-1')).toEqual({ ...QUIZ, quizName: '🎉' });
  });

  test('is cancelled if the preview is closed meanwhile', async () => {
    const server = await openPreview();
    const asked = deferred();
    const answer = deferred();
    network.use(
      http.post('*/quizzes', async () => {
        asked.resolve();
        await answer.promise;
        server.sources.set('größe', QUIZ);
        return HttpResponse.json({ quizId: 'größe', etag: '"1"' }, { status: 201 });
      }),
    );
    await press('Quiz anlegen');
    await asked.promise;
    await press('Abbrechen');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Quiz importieren' })).toBeNull());
    answer.resolve();
    await waitFor(() => expect(server.changes.map(decodeURIComponent)).toEqual(['DELETE größe']));
    expect(location.pathname).toBe('/');
  });

  test('says why it failed, and can be repeated', async () => {
    const server = await openPreview();
    const problems = [{ path: 'rounds/0', message: 'Die Runde hat keine Frage.' }];
    server.fail('post', '/quizzes', () => problem(422, 'quiz_invalid', { problems }));
    await press('Quiz anlegen');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Das Quiz wurde nicht angelegt. Die Runde hat keine Frage.',
    );
    expectConsoleError(/quiz_invalid/);
    expect(await button('Quiz anlegen')).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('a quiz whose questions are known', () => {
  const NEW = { question: 'Wer?', acceptedAnswers: ['Bach'] };
  const openKnown = () =>
    openPreview({
      quiz: { quizName: 'Pub Quiz', questions: [...PUB_SOURCE.questions, NEW] },
      known: { quizId: 'pub', quizName: 'Pub Quiz', questions: [0] },
    });
  const choose = async (name: RegExp) => {
    const asked = await screen.findByRole('group', { name: /„Pub Quiz“ hat schon 1 dieser 2 Fragen/ });
    await userEvent.click(within(asked).getByRole('radio', { name }));
  };

  test('is stored only once the host has said how', async () => {
    const server = await openKnown();
    await press('Quiz anlegen');
    await choose(/zweites Quiz/);
    expect(server.changes).toEqual([]);
    await press('Quiz anlegen');
    await waitFor(() => expect(location.pathname).toBe('/quizzes/new-1'));
    expect(server.sources.get('new-1')).toMatchObject({ quizName: 'Pub Quiz (2)' });
  });

  test('replaces the other one, which goes to the trash', async () => {
    const server = await openKnown();
    await choose(/Ersetzen/);
    await press('Quiz ersetzen');
    await waitFor(() => expect(location.pathname).toBe('/quizzes/pub'));
    expect(server.changes).toEqual(['DELETE pub', 'PUT pub']);
    expect(server.sources.get('pub')).toMatchObject({ quizName: 'Pub Quiz', questions: [{}, NEW] });
  });

  test('adds to the other one what that lacks', async () => {
    const server = await openKnown();
    server.sources.set('pub', { ...PUB_SOURCE, rules: 'Fair.' });
    await choose(/Nur das Neue ergänzen: 1 Frage/);
    await press('Zum Quiz ergänzen');
    await waitFor(() => expect(server.changes).toEqual(['PUT pub']));
    const questions = [...PUB_SOURCE.questions, NEW];
    expect(server.sources.get('pub')).toEqual({ ...PUB_SOURCE, rules: 'Fair.', questions });
  });
});

describe('a file that cannot be read', () => {
  test.each<[string, () => Response, string]>([
    [
      'its reason',
      () => problem(422, 'import_failed', { detail: 'Das ist eine PDF-Datei.' }),
      'Das ist eine PDF-Datei.',
    ],
    ['its size', () => problem(413, 'file_too_large'), 'Die Datei ist größer als 30 MB.'],
    ['that the server fails', () => problem(500, 'internal_error'), 'Der Server meldet einen Fehler.'],
  ])('is reported with %s, and another can be chosen', async (_, answer, sentence) => {
    await openImport();
    network.use(http.post(IMPORT, answer));
    await importFile('menu.pdf');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `„menu.pdf“ wurde nicht importiert. ${sentence}`,
    );
    expectConsoleError(/quizzes\/import/);
    answerImports();
    await importFile();
    expect(await button('Quiz anlegen')).toBeVisible();
  });

  test('is reported with all its faults', async () => {
    await openImport();
    const report = [2, 3].map((row) => ({ where: `Zeile ${row}`, message: 'Die Frage fehlt.' }));
    const detail = 'Keine Frage konnte übernommen werden.';
    network.use(http.post(IMPORT, () => problem(422, 'import_failed', { detail, report })));
    await importFile('plan.csv');
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    const remarks = within(dialog()).getByRole('group', { name: 'Was in der Datei nicht stimmt' });
    const [first, second] = within(remarks).getAllByRole('listitem');
    expect(first).toHaveTextContent('Zeile 2: Die Frage fehlt.');
    expect(second).toHaveTextContent('Zeile 3: Die Frage fehlt.');
    expectConsoleError(/import_failed/);
  });

  test('is not even sent if it is too large', async () => {
    const searches = answerImports();
    await openImport();
    await userEvent.upload(await chooser(), file('big.csv', 'x'.repeat(MAX_IMPORT_BYTES + 1)));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '„big.csv“ wurde nicht importiert. Die Datei ist größer als 30 MB.',
    );
    expect(searches).toEqual([]);
  });
});

describe('a table whose columns are unknown', () => {
  const TABLE = {
    detail: 'Keine Kopfzeile.',
    rows: [['7', 'Fluss in Wien?', 'Donau', 'Rhein']],
    guess: ['-', 'question', 'right', '-'],
  };
  const column = (place: number) => screen.findByRole('combobox', { name: `Spalte ${place}` });

  test('is read as the host says, beginning with a guess', async () => {
    const searches = answerImports();
    await openImport();
    network.use(http.post(IMPORT, () => problem(422, 'columns_unknown', TABLE), { once: true }));
    await importFile('plan.csv');
    expect(await column(2)).toHaveDisplayValue('Frage');
    expect(screen.getByRole('cell', { name: 'Fluss in Wien?' })).toBeVisible();
    await userEvent.selectOptions(await column(4), 'Falsche Antwort');
    await press('Tabelle lesen');
    expect(await button('Quiz anlegen')).toBeVisible();
    expect(searches).toEqual(['?filename=plan.csv&lang=de&columns=-,question,right,wrong']);
  });

  test('has one column of questions and one of right answers', async () => {
    await openImport();
    network.use(http.post(IMPORT, () => problem(422, 'columns_unknown', TABLE)));
    await importFile('plan.csv');
    await userEvent.selectOptions(await column(4), 'Richtige Antwort');
    expect(await column(3)).toHaveDisplayValue('Nicht übernehmen');
    await userEvent.selectOptions(await column(2), 'Runde');
    expect(await button('Tabelle lesen')).toHaveAttribute('aria-disabled', 'true');
    await press('Tabelle lesen');
    expect(await column(2)).toBeVisible();
  });
});

describe('pasted questions', () => {
  test('are read like a file', async () => {
    const bodies: string[] = [];
    network.use(
      http.post(IMPORT, async ({ request }) => {
        bodies.push(await request.text());
        return HttpResponse.json({ format: 'text', quiz: QUIZ, report: [] });
      }),
    );
    await openImport();
    await userEvent.click(screen.getByRole('textbox', { name: 'Oder Fragen einfügen' }));
    await userEvent.paste('1. Welcher Fluss? Donau');
    await press('Text lesen');
    expect(await button('Quiz anlegen')).toBeVisible();
    expect(bodies).toEqual(['1. Welcher Fluss? Donau']);
    await press('Zurück zum Text');
    expect(await screen.findByRole('textbox', { name: 'Oder Fragen einfügen' })).toHaveValue(bodies[0]);
  });

  test('stay to be mended if they cannot be read', async () => {
    network.use(http.post(IMPORT, () => problem(422, 'import_failed', { detail: 'Keine Frage.' })));
    await openImport();
    await userEvent.type(screen.getByRole('textbox', { name: 'Oder Fragen einfügen' }), 'Hallo');
    await press('Text lesen');
    expect(await screen.findByText(/Keine Frage/)).toBeVisible();
    expectConsoleError(/import_failed/);
    expect(screen.getByRole('textbox', { name: 'Oder Fragen einfügen' })).toHaveValue('Hallo');
  });

  test('can be written by an AI, whose prompt is copied', async () => {
    await openImport();
    userEvent.setup();
    await press('Prompt für eine KI kopieren');
    expect(await screen.findByText(/^Kopiert\./)).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('Frage | Antwort 1');
  });
});
