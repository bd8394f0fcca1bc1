import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { QuizSource } from '../../../../src/contract/question';
import { card, field, showWorkshop } from '../showWorkshop';

const quiz = (...questions: object[]) => ({ quizName: 'Shown', questions }) as QuizSource;
const planet = { question: 'Which planet?', answers: ['Mars', 'Venus'], correctAnswer: 0 };

test('parts have a label and accepted answers, written with keys only', async () => {
  const { source } = await showWorkshop(quiz(planet));
  await userEvent.click(screen.getByRole('button', { name: '+ Frage hinzufügen' }));
  await userEvent.keyboard('{Alt>}[Digit6]{/Alt}');
  expect(screen.getByRole('radio', { name: 'Teile' })).toBeChecked();
  await userEvent.type(field('Frage'), 'Which song?{Enter}Song{Enter}Waterloo{Enter}Band{Enter}ABBA; Abba');
  expect(source().questions?.[1]).toEqual({
    question: 'Which song?',
    parts: [
      { label: 'Song', acceptedAnswers: ['Waterloo'] },
      { label: 'Band', acceptedAnswers: ['ABBA', 'Abba'] },
    ],
  });
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await userEvent.click(screen.getByRole('checkbox', { name: /In beliebiger Reihenfolge/ }));
  expect(source().questions?.[1]).toMatchObject({
    parts: [{ label: 'Band' }, { label: 'Song' }],
    anyOrder: true,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Teil 2 löschen' }));
  await userEvent.click(screen.getByRole('button', { name: '+ Teil hinzufügen' }));
  expect(field('Bezeichnung von Teil 2')).toHaveFocus();
});

test('pairs are typed with two sides each, and a problem leads to its side', async () => {
  const pairs = [
    ['Italy', 'Rome'],
    ['Norway', ''],
  ];
  const problem = { path: 'questions/0/pairs/1/right', message: 'fehlt' };
  const { source } = await showWorkshop(quiz({ question: 'Whose capital?', pairs }), [problem]);
  await userEvent.click(await screen.findByRole('button', { name: /fehlt/ }));
  await waitFor(() => expect(field('Rechte Seite von Paar 2')).toHaveFocus());
  await userEvent.keyboard('Oslo{Enter}France{Enter}Paris');
  expect(source().questions?.[0]).toMatchObject({
    pairs: [...pairs.slice(0, 1), ['Norway', 'Oslo'], ['France', 'Paris']],
  });
  expect(field('Linke Seite von Paar 3')).toHaveValue('France');
  expect(screen.getByRole('button', { name: 'Paar 3 löschen' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /In beliebiger Reihenfolge/ })).toBeNull();
});

test('Backspace in an empty field does not lose the label beside it', async () => {
  const part = (label: string) => ({ label, acceptedAnswers: [] });
  const { source } = await showWorkshop(quiz({ question: 'Song?', parts: [part('Song'), part('Band')] }));
  await userEvent.click(card(/Song\?/));
  await userEvent.type(field('Richtig für Teil 2'), '{Backspace}');
  expect(source().questions?.[0]).toMatchObject({ parts: [{ label: 'Song' }, { label: 'Band' }] });
});

test('a round beside the others is revealed at its end', async () => {
  const { source } = await showWorkshop(quiz(planet));
  await userEvent.click(screen.getByText('Einstellungen der Runde'));
  await userEvent.click(screen.getByRole('checkbox', { name: /Neben den anderen/ }));
  expect(source().rounds?.[0]).toMatchObject({ beside: true, reveal: 'round' });
  await userEvent.click(screen.getByRole('checkbox', { name: /Neben den anderen/ }));
  expect(source().rounds?.[0]).not.toHaveProperty('beside');
});

test('a problem of a round beside the others leads to that setting', async () => {
  const rounds = [{ questions: [planet] }, { beside: true, questions: [planet] }];
  await showWorkshop({ quizName: 'Shown', rounds }, [{ path: 'rounds/1/beside', message: 'geht nicht' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Runde 2 geht nicht' }));
  const settings = screen.getAllByRole('checkbox', { name: /Neben den anderen/ });
  await waitFor(() => expect(settings[1]).toHaveFocus());
  expect(settings[1]).toBeVisible();
});
