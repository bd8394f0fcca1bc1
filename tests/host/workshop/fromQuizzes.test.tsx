import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { SearchedQuestion } from '../../../src/contract/foundQuestions';
import type { QuizSource } from '../../../src/contract/question';
import { expectConsoleError } from '../../support/consoleErrors';
import { network, problem } from '../../support/network';
import { field, showWorkshop } from './showWorkshop';

const HERE = 'http://localhost:5000';
const moon = { question: 'How far is the moon?', acceptedAnswers: ['far'], image: 'moon.png' };
const mars = { question: 'Which is red?', answers: ['Mars', 'Venus'], correctAnswer: 0 };
const OWN = { quizName: 'Shown', questions: [{ question: 'Who?', acceptedAnswers: ['me'] }] } as QuizSource;
const SPACE = { quizName: 'Space', rounds: [{ questions: [moon] }, { questions: [mars] }] };
const found = (round: number, text: string, more: Partial<SearchedQuestion> = {}): SearchedQuestion => ({
  quizId: 'space',
  questionId: `rounds/${round}/questions/0`,
  quizName: 'Space',
  kind: 'text',
  text,
  ...more,
});
const MOON = found(0, moon.question, { lastPlayed: '2025-10-12', rightShare: 64 });
const MARS = found(1, mars.question, { kind: 'choice' });

/** Answers searches; returns what was searched for. */
function serveQuestions(questions: SearchedQuestion[], more = false): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  const answer = ({ request }: { request: Request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams);
    const search = searchParams.get('search') ?? '';
    return HttpResponse.json({ questions: questions.filter(({ text }) => text.includes(search)), more });
  };
  network.use(http.get(`${HERE}/questions`, answer));
  network.use(
    http.get(`${HERE}/quizzes/space`, () => HttpResponse.json(SPACE, { headers: { etag: '"1"' } })),
  );
  network.use(http.all(`${HERE}/quizzes/shown/media/*`, () => new HttpResponse(null, { status: 404 })));
  return asked;
}
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '+ Aus deinen Quizzen' }));
  return screen.findByRole('dialog', { name: 'Aus deinen Quizzen' });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('questions of other quizzes are copied to the end of the round, with the focus on the first', async () => {
  serveQuestions([MOON, MARS, { ...MOON, quizId: 'shown', text: 'Own' }]);
  const { source } = await showWorkshop(OWN);
  const dialog = await openDialog();
  const list = await within(dialog).findByRole('list', { name: 'Fragen' });
  expect(within(list).getByText('Space · Text · zuletzt gestellt 12.10.2025 · 64 % richtig')).toBeVisible();
  expect(within(list).queryByText('Own')).toBeNull();
  await userEvent.click(within(list).getByRole('checkbox', { name: /moon/ }));
  await userEvent.click(within(list).getByRole('checkbox', { name: /red/ }));
  await press('2 Fragen einfügen');
  await expect.poll(() => source().questions).toEqual([...OWN.questions!, moon, mars]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(field('Frage')).toHaveFocus();
  expect(field('Frage')).toHaveValue(moon.question);
});

test('a search keeps what was chosen before, and is limited to a kind and a language', async () => {
  const asked = serveQuestions([MOON, MARS]);
  await showWorkshop(OWN);
  const dialog = await openDialog();
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /moon/ }));
  await userEvent.type(within(dialog).getByRole('searchbox'), 'red');
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Frageart' }), 'Auswahl');
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Sprache' }), 'Alle Sprachen');
  await expect.poll(() => String(asked.at(-1))).toBe('search=red&kind=choice');
  expect(asked[0]?.get('language')).toBe('de');
  expect(within(dialog).getByRole('checkbox', { name: /moon/ })).toBeChecked();
  expect(within(dialog).getByRole('checkbox', { name: /red/ })).not.toBeChecked();
});

test('it says if there are more, or none', async () => {
  serveQuestions([MOON], true);
  await showWorkshop(OWN);
  const dialog = await openDialog();
  expect(await within(dialog).findByText(/^Es gibt noch mehr/)).toBeVisible();
  await userEvent.type(within(dialog).getByRole('searchbox'), 'sun');
  expect(await within(dialog).findByText('Keine Frage enthält diese Wörter.')).toBeVisible();
});

test('a question that was changed meanwhile is not inserted, and it says why', async () => {
  serveQuestions([found(0, 'How far was the moon?')]);
  const { source } = await showWorkshop(OWN);
  const dialog = await openDialog();
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /moon/ }));
  await press('1 Frage einfügen');
  const failed = 'Es wurde nichts eingefügt. Es wurde inzwischen anderswo geändert.';
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(failed);
  expect(source()).toEqual(OWN);
  expectConsoleError(/quiz_changed/);
});

test('opening the workshop asks for no questions; opening the dialog asks once', async () => {
  const asked = serveQuestions([MOON]);
  await showWorkshop(OWN);
  expect(await screen.findByRole('button', { name: '+ Frage hinzufügen' })).toBeVisible();
  const dialog = screen.getByRole('button', { name: '+ Aus deinen Quizzen' });
  await userEvent.hover(dialog);
  expect(asked).toEqual([]);
  await openDialog();
  expect(await screen.findByRole('checkbox', { name: /moon/ })).toBeVisible();
  expect(asked.map(String)).toEqual(['search=&language=de']);
});

test.each([
  [
    403,
    'host_only',
    'Die Fragen konnten nicht geladen werden. Der Server erlaubt es von diesem Gerät aus nicht.',
  ],
  [404, 'not_found', 'Die Fragen konnten nicht geladen werden.'],
] as const)('the dialog says why a server that answers %d finds no questions', async (status, code, text) => {
  network.use(http.get(`${HERE}/questions`, () => problem(status, code)));
  await showWorkshop(OWN);
  const dialog = await openDialog();
  expect(await within(dialog).findByText(text)).toBeVisible();
  expectConsoleError(/The questions could not be loaded/);
});
