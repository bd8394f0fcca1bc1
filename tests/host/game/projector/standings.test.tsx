import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gameAt, standingsOf } from '../games';
import { showScene } from '../showGame';

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('scores show rank, name, points gained, and points with halves', () => {
  showScene({ name: 'scores', standings: standingsOf([12.5, 11, 11, 9]), playerCount: 34 });
  expect(rows()).toEqual([
    '1.Die Besserwisser12,5',
    '2.Team Rocket 🚀+111',
    '2.Les Quizérables+211',
    '4.Quizzly Bears9',
  ]);
  expect(screen.getByText('Die besten 4 von 34')).toBeVisible();
});

test('fractions of points have at most two decimals, here and on the podium', () => {
  const [first, second] = standingsOf([12.333333, 0.666667]);
  const standings = [{ ...first!, gained: 1 / 3 }, second!];
  const { update } = showScene({ name: 'scores', standings, playerCount: 2 });
  expect(rows()).toEqual(['1.Die Besserwisser+0,3312,33', '2.Team Rocket 🚀+10,67']);
  update(gameAt({ name: 'podium', standings, playerCount: 2, tied: false }));
  expect(screen.getByText('12,33 Punkte')).toBeInTheDocument();
});

test('covered places have an empty row above the others, and are read out', () => {
  const { update, container } = showScene({
    name: 'scores',
    standings: standingsOf([9]),
    playerCount: 3,
    hidden: 2,
  });
  expect(rows()).toEqual(['1.Die Besserwisser9']);
  expect(container.querySelectorAll('li[aria-hidden]')).toHaveLength(2);
  expect(screen.getByText('2 Plätze sind noch verdeckt')).toBeInTheDocument();
  update(gameAt({ name: 'scores', standings: standingsOf([11, 9]), playerCount: 3, hidden: 1 }, { step: 4 }));
  expect(rows()).toHaveLength(2);
  expect(screen.getByText('1 Platz ist noch verdeckt')).toBeInTheDocument();
});

test('a player with the joker has the round beside the name', () => {
  const [first, second] = standingsOf([4, 2]);
  showScene({ name: 'scores', standings: [{ ...first!, joker: 1 }, second!], playerCount: 2 });
  expect(screen.getByText('Joker in Runde 2')).toBeInTheDocument();
  expect(screen.getAllByText(/Joker/)).toHaveLength(1);
});

test('scores without players say so', () => {
  showScene({ name: 'scores', standings: [], playerCount: 0 });
  expect(screen.getByText('Noch spielt niemand mit.')).toBeVisible();
});
