import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { QuizSource } from '../../../../src/contract/question';
import { card, showWorkshop } from '../showWorkshop';

const several = { question: 'Which are even?', answers: ['1', '2', '4'], correctAnswers: [1, 2] };

test('a switch gives points for some of several right answers', async () => {
  const { source } = await showWorkshop({ quizName: 'Shown', questions: [several] } as QuizSource);
  await userEvent.click(card(/even/));
  const partial = await screen.findByRole('checkbox', { name: /^Punkte für jede richtige Antwort/ });
  await userEvent.click(partial);
  expect(source().questions?.[0]).toEqual({ ...several, partial: true });
  await userEvent.click(partial);
  expect(source().questions?.[0]).toEqual(several);
});

test('the switch shows what the file says', async () => {
  await showWorkshop({ quizName: 'Shown', questions: [{ ...several, partial: true }] } as QuizSource);
  await userEvent.click(card(/even/));
  expect(await screen.findByRole('checkbox', { name: /^Punkte für jede richtige Antwort/ })).toBeChecked();
});
