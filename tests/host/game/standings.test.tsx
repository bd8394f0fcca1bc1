import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { podiumPlaces } from '../../../src/host/game/standings/podiumPlaces';
import { gameAt, podiumOf, standingsOf } from './games';
import { showScene } from './showGame';

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('scores show rank, name, what was gained, and points with halves', () => {
  showScene({ name: 'scores', standings: standingsOf([12.5, 11, 11, 9]), playerCount: 34 });
  expect(rows()).toEqual([
    '1.Die Besserwisser12,5',
    '2.Team Rocket 🚀+111',
    '2.Les Quizérables+211',
    '4.Quizzly Bears9',
  ]);
  expect(screen.getByText('Die besten 4 von 34')).toBeVisible();
});

test('places that are covered have an empty row above the others, and are read out', () => {
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

test('who has played the joker has the round beside the name', () => {
  const [first, second] = standingsOf([4, 2]);
  showScene({ name: 'scores', standings: [{ ...first!, joker: 1 }, second!], playerCount: 2 });
  expect(screen.getByText('Joker in Runde 2')).toBeInTheDocument();
  expect(screen.getAllByText(/Joker/)).toHaveLength(1);
});

test('scores without players say so', () => {
  showScene({ name: 'scores', standings: [], playerCount: 0 });
  expect(screen.getByText('Noch spielt niemand mit.')).toBeVisible();
});

test('the podium has the first three on its steps, and the others below', () => {
  showScene(podiumOf([12.5, 11, 10, 9, 8]));
  expect(rows().slice(0, 3)).toEqual([
    '1. PlatzDie Besserwisser112,5 Punkte',
    '2. PlatzTeam Rocket 🚀211 Punkte',
    '3. PlatzLes Quizérables310 Punkte',
  ]);
  const others = screen.getByRole('list', { name: 'Die weiteren Plätze' });
  expect(within(others).getAllByRole('listitem')).toHaveLength(2);
});

test('who shares the first place stands on one step, and the room is told', () => {
  showScene(podiumOf([1, 1, 0.5]));
  expect(rows()).toEqual([
    '1. PlatzDie BesserwisserTeam Rocket 🚀11 Punkt',
    '3. PlatzLes Quizérables30,5 Punkte',
  ]);
  expect(screen.getByText('Geteilter erster Platz')).toBeVisible();
});

test.each([1, 2])('a podium of %i has no more steps than players', (count) => {
  showScene(podiumOf([5, 3].slice(0, count)));
  expect(rows()).toHaveLength(count);
  expect(screen.queryByRole('list', { name: 'Die weiteren Plätze' })).not.toBeInTheDocument();
});

test('a podium without players says so', () => {
  showScene(podiumOf([]));
  expect(screen.getByText('Diesmal hat niemand mitgespielt.')).toBeVisible();
});

test('four who share the second place leave the third step out', () => {
  const { steps, others } = podiumPlaces(standingsOf([9, 7, 7, 7, 7, 1]));
  expect(steps.map(({ rank, standings }) => [rank, standings.length])).toEqual([
    [1, 1],
    [2, 4],
  ]);
  expect(others.map(({ rank }) => rank)).toEqual([6]);
});
