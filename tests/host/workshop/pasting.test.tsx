import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { QuizSource } from '../../../src/contract/question';
import { mayBeQuestions } from '../../../src/host/workshop/pasting/mayBeQuestions';
import { network } from '../../support/network';
import { card, field, showWorkshop } from './showWorkshop';

const NUMBERED = '1. Capital of France? - Paris\n2. Capital of Spain? - Madrid';
const paris = { question: 'Capital of France?', acceptedAnswers: ['Paris'] };
const madrid = { question: 'Capital of Spain?', acceptedAnswers: ['Madrid'] };
const planet = { question: 'Which planet?', answers: ['Mars', 'Jupiter'], correctAnswer: 1 };
const OWN = { quizName: 'Shown', questions: [{ question: 'Who?', acceptedAnswers: ['me'] }] } as QuizSource;

/** Reads whatever is sent as this quiz. */
function readAs(quiz: object) {
  const body = { format: 'text', quiz: { quizName: 'Pasted', ...quiz }, report: [] };
  network.use(http.post('*/quizzes/import', () => HttpResponse.json(body)));
}

test.each([
  ['numbered questions', 'question', NUMBERED, true],
  ['numbered questions in a note', 'other', NUMBERED, true],
  ['rows of a table', 'answer', 'Moon\tfar\tnear\nSun\tfar\tnear', true],
  ['pairs in a question', 'question', 'Italy\tRome\nSpain\tMadrid', true],
  ['a question with its choices', 'question', 'Which planet?\na) Mars\nb) Jupiter*\nAnswer: b', true],
  ['a question with bullets', 'question', 'Which planet?\n•\tMars\n•\tJupiter', true],
  ['pairs in an answer', 'answer', 'Italy\tRome\nSpain\tMadrid', false],
  ['a numbered list of answers', 'answer', '1. Mars\n2. Venus', false],
  ['numbered rules', 'other', '1. No phones\n2. No shouting', false],
  ['a single line', 'question', '1. Which planet?', false],
] as const)('%s pasted into a %s field', (_name, into, text, isAsked) => {
  expect(mayBeQuestions(text, into)).toBe(isAsked);
});

test('several questions open the page to check, and are inserted with the focus on the first', async () => {
  readAs({ questions: [paris, madrid] });
  const { source } = await showWorkshop(OWN);
  await userEvent.click(card(/Who\?/));
  await userEvent.click(field('Frage'));
  await userEvent.paste(NUMBERED);
  const dialog = await screen.findByRole('dialog', { name: 'Fragen' });
  expect(await within(dialog).findByText('Capital of Spain?')).toBeVisible();
  expect(source()).toEqual(OWN);
  await userEvent.click(within(dialog).getByRole('button', { name: '2 Fragen einfügen' }));
  expect(source().questions).toEqual([...OWN.questions!, paris, madrid]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(field('Frage')).toHaveFocus();
  expect(field('Frage')).toHaveValue('Capital of France?');
});

test('several rounds pasted elsewhere become rounds of their own', async () => {
  const rounds = [
    { title: 'North', questions: [paris] },
    { title: 'South', questions: [madrid] },
  ];
  readAs({ rounds });
  const { source } = await showWorkshop(OWN);
  await userEvent.click(field('Beschreibung'));
  await userEvent.paste(NUMBERED);
  await userEvent.click(await screen.findByRole('button', { name: '2 Fragen einfügen' }));
  expect(source().rounds).toEqual([{ questions: OWN.questions }, ...rounds]);
});

test('a single question with its choices fills its empty card, and gets one of its own otherwise', async () => {
  readAs({ questions: [planet] });
  const { source } = await showWorkshop(OWN);
  await userEvent.click(screen.getByRole('button', { name: '+ Frage hinzufügen' }));
  await userEvent.paste('Which planet?\na) Mars\nb) Jupiter*');
  await expect.poll(() => source().questions).toEqual([...OWN.questions!, planet]);
  await userEvent.paste('Which planet?\na) Mars\nb) Jupiter*');
  await expect.poll(() => source().questions).toEqual([...OWN.questions!, planet, planet]);
});

test('a list of answers loses its markers, whatever the server reads', async () => {
  const { source } = await showWorkshop({ quizName: 'Shown', questions: [planet] } as QuizSource);
  await userEvent.click(card(/Which planet\?/));
  await userEvent.clear(field('Antwort B'));
  await userEvent.paste('•\tVenus\n•\tEarth');
  expect(source().questions?.[0]?.answers).toEqual(['Mars', 'Venus', 'Earth']);
});
