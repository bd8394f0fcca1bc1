import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { QuizSource } from '../../../../src/contract/question';
import { field, showWorkshop } from '../showWorkshop';

const round = (title: string) => ({
  title,
  questions: [{ question: `${title}?`, answers: ['a', 'b'], correctAnswer: 0 }],
});
const QUIZ = { quizName: 'Shown', rounds: [round('One'), round('Two'), round('Three')] } as QuizSource;
const button = (name: string) => screen.getByRole('button', { name });

test('a round that moves keeps the focus on its button', async () => {
  const { source } = await showWorkshop(QUIZ);
  await userEvent.click(button('Runde 3 nach oben'));
  expect(button('Runde 2 nach oben')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button('Runde 1 nach oben')).toHaveFocus();
  expect(source().rounds?.map(({ title }) => title)).toEqual(['Three', 'One', 'Two']);
});

test('a removed round leaves the focus on the title next to it', async () => {
  await showWorkshop(QUIZ);
  await userEvent.click(button('Runde 2 löschen'));
  expect(field('Titel von Runde 2')).toHaveFocus();
  expect(field('Titel von Runde 2')).toHaveValue('Three');
  await userEvent.click(button('Runde 2 löschen'));
  expect(field('Titel von Runde 1')).toHaveFocus();
  await userEvent.click(button('Runde 1 löschen'));
  expect(field('Name des Quiz')).toHaveFocus();
});
