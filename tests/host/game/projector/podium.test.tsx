import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { podiumPages, podiumSteps } from '../../../../src/contract/podium';
import type { SceneNamed } from '../../../../src/contract/scene';
import { gameAt, podiumOf, standingsOf } from '../games';
import { showScene } from '../showGame';

type Podium = SceneNamed<'podium'>;

const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
const ranks = () => rows().map((row) => parseInt(row ?? '', 10));
const announced = () => screen.getAllByRole('status').map((status) => status.textContent);
/** The columns, the highest first, of the steps that are still covered. */
const covered = () =>
  [...document.querySelectorAll<HTMLElement>('.podium-steps > [aria-hidden="true"]')].map(
    ({ dataset }) => dataset.column,
  );
const isDark = () => document.querySelector('.podium')?.getAttribute('data-is-dark');
const pieces = () => document.querySelectorAll('svg[data-confetti]').length;

/** The podium of players with these points, of whom the first ones are still covered. */
function coveredPodium(points: readonly number[], hidden: number): Podium {
  const { standings, ...podium } = podiumOf(points);
  return { ...podium, standings: standings.slice(hidden), hidden, tied: false };
}

/** An uncovered podium of `count` players, each with a point less than the one before. */
function podiumWith(count: number, changes: Partial<Podium> = {}): Podium {
  const points = Array.from({ length: count }, (_, place) => count - place);
  const rest = points.slice(10).map((own, i) => ({ rank: i + 11, name: `Team ${i + 11}`, points: own }));
  return { ...podiumOf(points.slice(0, 10)), rest, playerCount: count, ...changes };
}

describe('while places are covered', () => {
  test('their steps are empty, and nothing tells who comes', () => {
    showScene(coveredPodium([5, 4, 3, 2], 3));
    expect(rows()).toEqual([]);
    expect(covered()).toEqual(['1', '2', '3']);
    expect(isDark()).toBe('true');
    expect(document.querySelector('[data-beer-mat]')).toBeNull();
    expect(screen.queryByText('Quizzly Bears')).not.toBeInTheDocument();
  });

  test('each place is read out when the server uncovers it, and the last one brings back the light', () => {
    const points = [5, 4, 3];
    const { update } = showScene(coveredPodium(points, 3));
    update(gameAt(coveredPodium(points, 2), { step: 4 }));
    expect(announced()).toContain('3. Platz: Les Quizérables');
    expect(isDark()).toBe('true');
    update(gameAt(podiumOf(points), { step: 5 }));
    expect(announced()).toContain('1. Platz: Die Besserwisser');
    expect(isDark()).toBe('false');
  });

  test('those who share a place appear together', () => {
    showScene(coveredPodium([9, 7, 7, 7, 1], 1));
    expect(rows()).toEqual(['2. PlatzTeam Rocket 🚀Les QuizérablesQuizzly Bears27 Punkte']);
    expect(covered()).toEqual(['1']);
  });

  test('a podium of two has no third step', () => {
    showScene(coveredPodium([2, 1], 2));
    expect(covered()).toEqual(['1', '2']);
  });

  test.each([
    [[9, 7, 7, 1], 1, '2. Platz'],
    [[9, 9, 7, 1], 2, '3. Platz'],
  ])(
    'a podium of %j, where a place is shared, has two columns from its beginning',
    (points, hidden, place) => {
      const { update } = showScene({ ...coveredPodium(points, 3), steps: 2 });
      expect(covered()).toEqual(['1', '2']);
      update(gameAt({ ...coveredPodium(points, hidden), steps: 2 }, { step: 4 }));
      expect(covered()).toEqual(['1']);
      const [step] = screen.getAllByRole('listitem').filter((each) => each.textContent!.startsWith(place));
      expect(step).toHaveAttribute('data-column', '2');
      update(gameAt(podiumOf(points), { step: 5 }));
      expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.column)).toEqual(['1', '2']);
    },
  );

  test('neither a shared first place nor a way to take results home is shown', () => {
    const { update } = showScene(coveredPodium([2, 2], 2));
    expect(screen.queryByText('Geteilter erster Platz')).not.toBeInTheDocument();
    update(gameAt(podiumOf([2, 2]), { step: 4 }));
    expect(screen.getByText('Geteilter erster Platz')).toBeVisible();
  });
});

describe('the pages of all places', () => {
  test('show the page that the server names', () => {
    const { update } = showScene(podiumWith(24, { page: 0 }));
    expect(ranks()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(screen.getByText('Plätze 1 bis 12 von 24')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Alle Plätze' })).toBeVisible();
    update(gameAt(podiumWith(24, { page: 1 }), { step: 4 }));
    expect(ranks()).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect(screen.getByText('Plätze 13 bis 24 von 24')).toBeVisible();
    update(gameAt(podiumWith(24), { step: 5 }));
    expect(ranks()).toEqual([1, 2, 3]);
  });

  test('have each team’s mat, and no confetti', () => {
    showScene(podiumWith(5, { page: 0 }));
    const mats = [...document.querySelectorAll<HTMLElement>('.places [data-beer-mat]')];
    const names = standingsOf([5, 4, 3, 2, 1]).map(({ name }) => name);
    expect(mats.map(({ dataset }) => dataset.beerMat)).toEqual(names);
    expect(pieces()).toBe(0);
  });
});

describe('the winner', () => {
  test('joins the others on their steps, and confetti falls, once the first place is uncovered', () => {
    const { update } = showScene(coveredPodium([3, 2, 1], 1));
    expect(pieces()).toBe(0);
    update(gameAt(podiumOf([3, 2, 1]), { step: 4 }));
    expect(rows()).toHaveLength(3);
    expect(pieces()).toBeGreaterThan(0);
  });

  test('is nobody where nobody has points', () => {
    showScene(podiumOf([0, 0]));
    expect(rows()).toHaveLength(1);
    expect(pieces()).toBe(0);
    expect(screen.queryByText('Geteilter erster Platz')).not.toBeInTheDocument();
  });
});

describe('uncovered', () => {
  test('the first three stand on their steps, with their mats', () => {
    showScene(podiumOf([12.5, 11, 10, 9, 8]));
    expect(rows()).toEqual([
      '1. PlatzDie Besserwisser112,5 Punkte',
      '2. PlatzTeam Rocket 🚀211 Punkte',
      '3. PlatzLes Quizérables310 Punkte',
    ]);
    const mats = screen.getAllByRole('listitem').map((step) => step.querySelector('[data-beer-mat]'));
    const names = ['Die Besserwisser', 'Team Rocket 🚀', 'Les Quizérables'];
    expect(mats.map((mat) => mat?.getAttribute('data-beer-mat'))).toEqual(names);
  });

  test('those who share the first place are on one step, and the screen says so', () => {
    showScene(podiumOf([1, 1, 0.5]));
    expect(rows()).toEqual([
      '1. PlatzDie BesserwisserTeam Rocket 🚀11 Punkt',
      '3. PlatzLes Quizérables30,5 Punkte',
    ]);
    expect(screen.getByText('Geteilter erster Platz')).toBeVisible();
  });

  test('a team on paper has beside its name, and in the pages, how many of its sheets are not marked', () => {
    const podium = podiumWith(12);
    podium.standings[2]!.missing = 1;
    podium.rest![0]!.missing = 2;
    const { update } = showScene(podium);
    expect(rows()[2]).toBe('3. PlatzLes Quizérables1 Bogen noch nicht ausgewertet310 Punkte');
    update(gameAt({ ...podium, page: 0 }, { step: 4 }));
    const marked = rows().filter((row) => row?.includes('ausgewertet'));
    expect(marked).toEqual([
      expect.stringMatching(/Les Quizérables1 Bogen/),
      expect.stringMatching(/Team 112 Bögen/),
    ]);
  });

  test.each([1, 2])('a podium of %i has no more steps than players', (count) => {
    showScene(podiumOf([5, 3].slice(0, count)));
    expect(rows()).toHaveLength(count);
  });

  test('a podium without players says so', () => {
    showScene(podiumOf([]));
    expect(screen.getByText('Diesmal hat niemand mitgespielt.')).toBeVisible();
    expect(rows()).toEqual([]);
    expect(pieces()).toBe(0);
  });
});

test('a place that nobody has got has no step', () => {
  const ranks = podiumSteps(podiumOf([9, 7, 7, 7, 7, 1]).standings).map(({ rank }) => rank);
  expect(ranks).toEqual([1, 2]);
});

test('a step names the first ten who share it, and counts the others; pages list them all', () => {
  const all = Array.from({ length: 200 }, (_, i) => ({ rank: 1, name: `Team ${i}`, points: 5 }));
  expect(podiumSteps(all).map(({ rank, names, others }) => [rank, names.length, others])).toEqual([
    [1, 10, 190],
  ]);
  expect(podiumPages(all).map(({ length }) => length)).toEqual([...Array<number>(12).fill(16), 8]);
});
