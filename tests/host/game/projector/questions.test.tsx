import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asking, choice, gameAt, number, order, parts, reveals, round, text } from '../games';
import { showGame, showScene } from '../showGame';
import { answersOf } from '../../../support/answersOf';

const answers = () => screen.getAllByRole('listitem').map((tile) => tile.textContent);

test('a question shows its text, its place, its answers with their letters, and how many have answered', () => {
  showScene(asking(choice));
  expect(screen.getByRole('heading', { level: 1, name: choice.text })).toBeVisible();
  expect(screen.getByText('Frage 2 von 5')).toBeVisible();
  expect(answers()).toEqual(['A: Karotte', 'B: Aubergine', 'C: Spargel', 'D: Rosenkohl'].map(withLetter));
  expect(screen.getByText('12 von 20 haben geantwortet')).toBeInTheDocument();
});

/** The sign's drawing contains its letter as well. */
const withLetter = (tile: string) => `${tile[0]}${tile}`;

test('a question to put in order shows its answers in the given order', () => {
  showScene(asking(order));
  expect(answers()).toEqual(answersOf(order).map((text, place) => withLetter(`${'ABCD'[place]}: ${text}`)));
  expect(screen.getByText(/richtige Reihenfolge/)).toBeVisible();
});

test('a question for a text or a number asks for answers on the phone, with the unit', () => {
  const { update } = showGame(gameAt(asking(text)));
  expect(screen.getByText('Tippt eure Antwort auf dem Handy ein.')).toBeVisible();
  update(gameAt(asking(number), { step: 4 }));
  expect(screen.getByText(/Tippt eure Zahl/)).toHaveTextContent('Einheit: Kilometer');
});

test('a question in parts lists what it asks for, open and closed', () => {
  const { update } = showGame(gameAt(asking(parts)));
  expect(answers()).toEqual(['Titel', 'Band']);
  expect(screen.getByText('Tippt eure Antworten auf dem Handy ein.')).toBeVisible();
  update(gameAt({ name: 'closed', round, question: parts, answered: 1, expected: 1 }, { step: 4 }));
  expect(answers()).toEqual(['Titel', 'Band']);
  expect(screen.queryByText(/Tippt eure/)).toBeNull();
});

test('a picture has its description, and comes from the quiz server', () => {
  showScene(asking({ ...choice, imageUrl: '/media/1', imageAlt: 'Ein Beet' }));
  const picture = screen.getByRole('img', { name: 'Ein Beet' });
  expect(picture).toHaveAttribute('src', 'http://localhost:5000/media/1');
  expect(picture).toHaveAttribute('crossorigin', 'anonymous');
});

test('a closed question stays on the screen, and says that it is closed', () => {
  showScene({ name: 'closed', round, question: choice, answered: 19, expected: 20 });
  expect(screen.getByRole('heading', { level: 1, name: choice.text })).toBeVisible();
  expect(answers()).toHaveLength(4);
  expect(screen.getAllByText('Antworten geschlossen')).not.toHaveLength(0);
});

test('nothing is marked right before the reveal', () => {
  const { update } = showGame(gameAt(asking(choice)));
  expect(screen.queryByText('Richtig')).not.toBeInTheDocument();
  update(gameAt({ name: 'closed', round, question: choice, answered: 1, expected: 1 }, { step: 4 }));
  expect(screen.queryByText('Richtig')).not.toBeInTheDocument();
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
