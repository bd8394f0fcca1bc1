import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Question } from '../../../../src/contract/question';
import { asking, choice, gameAt, number, order, parts, reveals, round, session, text } from '../games';
import { showGame, showScene } from '../showGame';
import { answersOf } from '../../../support/answersOf';

/** The sign's drawing contains its letter as well. */
const withLetter = (tile: string) => `${tile[0]}${tile}`;
const CHOICES = ['A: Karotte', 'B: Aubergine', 'C: Spargel', 'D: Rosenkohl'].map(withLetter);
const answers = () => screen.getAllByRole('listitem').map((tile) => tile.textContent);

test('a question shows its text, its place, its answers with their letters, and how many have answered', () => {
  showScene(asking(choice));
  expect(screen.getByRole('heading', { level: 1, name: choice.text })).toBeVisible();
  expect(screen.getByText('Frage 2 von 5')).toBeVisible();
  expect(answers()).toEqual(CHOICES);
  expect(screen.getByText('12 von 20 haben geantwortet')).toBeInTheDocument();
});

test('shows the mats of those for whom everybody waits, once somebody has answered', () => {
  const waitingFor = ['Anna', 'Die Füchse'];
  showScene({ ...asking(choice), waitingFor });
  expect(screen.getByRole('img', { name: 'Es fehlen noch, Anna und Die Füchse' })).toBeVisible();
});

test('shows no mats while nobody has answered', () => {
  const waitingFor = ['Anna'];
  showScene({ ...asking(choice), waitingFor, answered: 0 });
  expect(screen.queryByRole('img', { name: /Es fehlen noch/ })).toBeNull();
});

test('a question to put in order shows its answers in the given order', () => {
  showScene(asking(order));
  expect(answers()).toEqual(answersOf(order).map((text, place) => withLetter(`${'ABCD'[place]}: ${text}`)));
  expect(screen.getByText(/richtige Reihenfolge/)).toBeVisible();
});

test('a question for a text or a number asks for answers on the phone, with the unit', () => {
  const { update } = showGame(gameAt(asking(text)));
  expect(screen.getByText('Tippt eure Antwort auf dem Handy ein.')).toBeVisible();
  update(gameAt(asking(number), { step: 4 }));
  expect(screen.getByText(/Tippt eure Zahl/)).toBeVisible();
  expect(screen.getByText('Einheit: Kilometer')).toBeVisible();
});

test('a closed one says in the same place that answers are closed', () => {
  showScene({ name: 'closed', round, question: number, answered: 19, expected: 20 });
  const card = screen.getByText('Einheit: Kilometer').closest('p')!;
  expect(within(card).getByText('Antwortzeit vorbei')).toBeVisible();
  // Only its room is kept.
  expect(screen.getByText(/Tippt eure Zahl/)).not.toBeVisible();
});

test('teams on paper are told to write, and are not among those counted', () => {
  const onPaper = { ...session, paper: ['Eulen'] };
  const { update } = showGame(gameAt(asking(text)), onPaper);
  expect(screen.getByText('Tippt eure Antwort auf dem Handy ein oder füllt euren Bogen aus.')).toBeVisible();
  expect(screen.getByText('12 von 20 haben geantwortet (Handys)')).toBeInTheDocument();
  const closed = { name: 'closed', round, question: null, answered: 1, expected: 4 } as const;
  update(gameAt(closed, { step: 4 }));
  expect(screen.getByText('1 von 4 haben geantwortet (Handys)')).toBeVisible();
});

test('a question in parts lists what it asks for, open and closed', () => {
  const { update } = showGame(gameAt(asking(parts)));
  expect(answers()).toEqual(['Titel', 'Band']);
  expect(screen.getByText('Tippt eure Antworten auf dem Handy ein.')).toBeVisible();
  update(gameAt({ name: 'closed', round, question: parts, answered: 1, expected: 1 }, { step: 4 }));
  expect(answers()).toEqual(['Titel', 'Band']);
  expect(screen.getByText(/Tippt eure/)).not.toBeVisible();
});

test('a picture has its description, and comes from the quiz server', () => {
  showScene(asking({ ...choice, imageUrl: '/media/1', imageAlt: 'Ein Beet' }));
  const picture = screen.getByRole('img', { name: 'Ein Beet' });
  expect(picture).toHaveAttribute('src', 'http://localhost:5000/media/1');
  expect(picture).toHaveAttribute('crossorigin', 'anonymous');
});

test('answers show their pictures, from the quiz server, and are named by their texts alone', () => {
  showScene(asking({ ...choice, answerImages: ['/media/1', '/media/2', null, '/media/4'] } as Question));
  expect(answers()).toEqual(CHOICES);
  const [first, , third] = screen.getAllByRole('listitem');
  const picture = within(first!).getByRole('presentation');
  expect(picture).toHaveAttribute('src', 'http://localhost:5000/media/1');
  expect(within(third!).queryByRole('presentation')).toBeNull();
});

test('an answer that is only its letter says it once, beside its shape', () => {
  showScene(asking({ ...choice, answers: ['A', 'B', 'D', 'Ulm'] } as Question));
  const shown = screen.getAllByRole('listitem').map((item) => item.querySelector('bdi')!.textContent);
  expect(shown).toEqual(['', '', 'D', 'Ulm']);
});

test('a closed question stays on the screen, says that it is closed, and marks no answer', () => {
  showScene({ name: 'closed', round, question: choice, answered: 19, expected: 20 });
  expect(screen.getByRole('heading', { level: 1, name: choice.text })).toBeVisible();
  expect(answers()).toEqual(CHOICES);
  expect(screen.getAllByText('Antwortzeit vorbei')).not.toHaveLength(0);
});

test('a closed round says so, and how many have handed it in', () => {
  showScene({ name: 'closed', round, question: null, answered: 19, expected: 20 });
  const heading = screen.getByRole('heading', { level: 1, name: 'Runde geschlossen' });
  expect(within(heading.parentElement!).getByText('19 von 20 haben geantwortet')).toBeVisible();
});

test('a closed round is named without a number where it is the only one', () => {
  const only = { ...round, of: 1, title: 'All or nothing' };
  showScene({ name: 'closed', round: only, question: null, answered: 1, expected: 2 });
  expect(screen.getByText('All or nothing')).toBeVisible();
  expect(screen.queryByText('Los geht’s')).not.toBeInTheDocument();
});

test('the tie-break question belongs to no round', () => {
  const tieBreak = { round: null, tieBreak: true } as const;
  const { update } = showGame(gameAt(asking(number, tieBreak)));
  expect(screen.getByText('Stechfrage')).toBeVisible();
  const counted = { question: number, answered: 1, expected: 2 };
  update(gameAt({ name: 'closed', ...tieBreak, ...counted }, { step: 4 }));
  expect(screen.getByText('Stechfrage')).toBeVisible();
  update(gameAt({ ...reveals.number, ...tieBreak }, { step: 5 }));
  expect(screen.getByText('Stechfrage')).toBeVisible();
  expect(screen.queryByText(/Frage \d+ von/)).not.toBeInTheDocument();
});

const sheetRound = { ...round, reveal: 'round' as const };

test('a round on a sheet shows one count: answers, and from its last question the sheets handed in', () => {
  const { update } = showScene(asking(choice, { round: sheetRound }));
  expect(screen.getByText('12 von 20 haben geantwortet')).toBeInTheDocument();
  update(gameAt(asking(choice, { round: sheetRound, ready: 3 })));
  expect(screen.getByText('3 von 20 haben abgegeben')).toBeInTheDocument();
  expect(screen.queryByText('12 von 20 haben geantwortet')).not.toBeInTheDocument();
});

test('a question on a sheet whose time has run out says that it is still open', () => {
  const { update } = showScene(asking(choice, { round: sheetRound, remainingMs: 0 }));
  expect(screen.getByText('Zeit um, ändern geht noch')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  update(gameAt(asking(choice, { round: sheetRound, remainingMs: 0, lastCallMs: 5_000 })));
  expect(screen.queryByText('Zeit um, ändern geht noch')).not.toBeInTheDocument();
  update(gameAt(asking(choice, { remainingMs: 0 })));
  expect(screen.getByRole('timer')).toHaveTextContent('0');
});

test('the last call shows the time until the round closes, and the question stays in place', () => {
  const scene = asking(choice, { round: sheetRound, remainingMs: null, durationMs: null, ready: 3 });
  const { update } = showGame(gameAt(scene));
  const heading = screen.getByRole('heading', { name: choice.text });
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  update(gameAt({ ...scene, lastCallMs: 10_000 }, { step: 4 }));
  expect(screen.getByText('Letzte Chance!')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('10');
  expect(heading).toBeInTheDocument();
});
