import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { QuizSource } from '../../../src/contract/question';
import { dayIn } from '../../../src/host/texts/dayIn';
import { card, field, showWorkshop } from './showWorkshop';

const moon = { question: 'How far is the moon?', acceptedAnswers: ['far'] };
const QUIZ = { quizName: 'Shown', questions: [moon, { ...moon, question: 'Who?' }] } as QuizSource;
const played = { text: 'how far is the moon', date: '2025-10-12', answered: 9, share: 64 };

test('a question shows when it was played, closed and open, until its text changes', async () => {
  await showWorkshop(QUIZ, undefined, [played]);
  expect(await screen.findByText('gespielt am 12.10.2025, 64 % richtig')).toBeVisible();
  expect(card(/Who\?/)).not.toHaveTextContent('gespielt');
  await userEvent.click(card(/How far is the moon\?/));
  expect(screen.getByText('gespielt am 12.10.2025, 64 % richtig')).toBeVisible();
  await userEvent.type(field('Frage'), '!');
  expect(screen.getByText(/^gespielt/)).toBeVisible();
  await userEvent.type(field('Frage'), ' In km?');
  expect(screen.queryByText(/^gespielt/)).toBeNull();
});

test('played several times, it shows the latest time and the number', async () => {
  const earlier = { ...played, date: '2024-03-01', share: 10 };
  await showWorkshop(QUIZ, undefined, [{ ...played, answered: 0 }, earlier]);
  expect(
    await screen.findByText('2-mal gespielt, zuletzt am 12.10.2025, niemand hat geantwortet'),
  ).toBeVisible();
});

test('the same words with another picture count as not played', async () => {
  await showWorkshop(QUIZ, undefined, [
    { ...played, media: 'moon.png' },
    { ...played, text: 'Who?' },
  ]);
  expect(await screen.findAllByText(/^gespielt/)).toHaveLength(1);
});

test('a server without this feature leaves the workshop unchanged', async () => {
  await showWorkshop(QUIZ, undefined, 'unknown');
  expect(card(/How far is the moon\?/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a day of this year is shown without the year', () => {
  const thisYear = new Date().getFullYear();
  expect(dayIn('de')(`${thisYear}-03-01`)).toBe('1.3.');
  expect(dayIn('fr')(`${thisYear}-05-01`)).toBe('1er mai');
  expect(dayIn('en')('2020-10-12')).toBe('12 Oct 2020');
  expect(dayIn('de')('soon')).toBe('soon');
});
