import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Standing } from '../../../../src/contract/scores';
import type { SceneNamed } from '../../../../src/contract/scene';
import { gameAt, standingsOf } from '../games';
import { showScene } from '../showGame';

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('scores show rank, name, points gained, and points with halves', () => {
  showScene({ name: 'scores', standings: standingsOf([12.5, 11, 11, 9]), playerCount: 34 });
  expect(rows()).toEqual([
    '1.Die Besserwisser12,5',
    '2.Team Rocket 🚀1,5 Punkte dahinter+111',
    '2.Les Quizérables+211',
    '4.Quizzly Bears2 Punkte dahinter9',
  ]);
  expect(screen.getByText('Die besten 4 von 34')).toBeVisible();
});

test('fractions of points have at most two decimals, here and on the podium', () => {
  const [first, second] = standingsOf([12.333333, 0.666667]);
  const standings = [{ ...first!, gained: 1 / 3 }, second!];
  const { update } = showScene({ name: 'scores', standings, playerCount: 2 });
  expect(rows()).toEqual(['1.Die Besserwisser+0,3312,33', '2.Team Rocket 🚀11,67 Punkte dahinter+10,67']);
  update(gameAt({ name: 'podium', standings, playerCount: 2, tied: false }));
  expect(screen.getByText('12,33 Punkte')).toBeInTheDocument();
});

test('covered places have an empty row above the others, and are read out', () => {
  const scene = { name: 'scores', standings: standingsOf([9]), playerCount: 3, hidden: 2 } as const;
  const { update, container } = showScene(scene);
  expect(rows()).toEqual(['1.Die Besserwisser9']);
  expect(container.querySelectorAll('li[aria-hidden]')).toHaveLength(2);
  expect(screen.getByText('2 Plätze sind noch verdeckt')).toBeInTheDocument();
  update(gameAt({ ...scene, standings: standingsOf([11, 9]), hidden: 1 }, { step: 4 }));
  expect(rows()).toHaveLength(2);
  expect(screen.getByText('1 Platz ist noch verdeckt')).toBeInTheDocument();
});

test('a player with the joker has the round beside the name', () => {
  const [first, second] = standingsOf([4, 2]);
  showScene({ name: 'scores', standings: [{ ...first!, joker: 1 }, second!], playerCount: 2 });
  expect(screen.getByText('Joker in Runde 2')).toBeInTheDocument();
  expect(screen.getAllByText(/Joker/)).toHaveLength(1);
});

test('a team on paper whose sheet is not marked yet is not shown as wrong', () => {
  const [first, second, third] = standingsOf([4, 2, 0]);
  const standings = [first!, { ...second!, missing: 2 }, { ...third!, missing: 1 }];
  showScene({ name: 'scores', standings, playerCount: 3 });
  expect(rows()[1]).toContain('2 Bögen noch nicht ausgewertet');
  expect(rows()[2]).toContain('1 Bogen noch nicht ausgewertet');
  expect(rows()[0]).not.toContain('Bogen');
});

test('scores without players say so', () => {
  showScene({ name: 'scores', standings: [], playerCount: 0 });
  expect(screen.getByText('Noch spielt niemand mit.')).toBeVisible();
});

describe('standings that were shown before', () => {
  const [first, second, third] = standingsOf([9, 7, 4]);
  const standings: Standing[] = [
    { ...first!, gained: 5, before: 3 },
    { ...second!, gained: 1, before: 1 },
    { ...third!, gained: 4 },
  ];
  const race: SceneNamed<'scores'> = { name: 'scores', standings, playerCount: 3 };
  const styles = () => screen.getAllByRole('listitem').map(({ style }) => style);

  test('start as they were, and end as they are', () => {
    vi.useFakeTimers();
    showScene(race);
    const [second, third] = ['2 Punkte dahinter', '3 Punkte dahinter'];
    expect(rows()).toEqual([
      '3.Die Besserwisser+54',
      `1.Team Rocket 🚀${second}+16`,
      `3.Les Quizérables${third}+40`,
    ]);
    expect(screen.getByText(second)).not.toBeVisible();
    // In rows below the place that each ends at: the second overtakes nobody, and the new one was last.
    expect(styles().map((style) => style.getPropertyValue('--climb'))).toEqual(['1', '-1', '0']);
    expect(styles().map((style) => style.getPropertyValue('--former-share'))).toEqual([`${4 / 6}`, '1', '0']);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(rows()).toEqual([
      '1.Die Besserwisser▲22 Plätze hoch+59',
      `2.Team Rocket 🚀${second}+17`,
      `3.Les Quizérables${third}+44`,
    ]);
  });

  test.each(['minimal', 'off'])('stand at once with the effects %s', (effects) => {
    localStorage.setItem('quiz-night.effects', effects);
    const { container } = showScene(race);
    expect(rows()[0]).toBe('1.Die Besserwisser▲22 Plätze hoch+59');
    expect(container.querySelector('[data-motion]')).toBeNull();
  });

  test('name whoever climbed the most, even if that place is not among the first', () => {
    const rest = [{ rank: 11, name: 'Late Risers', points: 2, before: 20 }];
    const { update } = showScene(race);
    expect(screen.getByText('Die Besserwisser: 2 Plätze nach oben')).toBeVisible();
    update(gameAt({ ...race, rest, playerCount: 11 }));
    expect(screen.getByText('Late Risers: 9 Plätze nach oben')).toBeVisible();
  });

  test('name nobody while places are covered: the best climb may be among them', () => {
    const [, ...others] = standings;
    showScene({ ...race, standings: [{ ...others[0]!, before: 3 }], hidden: 2 });
    expect(screen.queryByText(/nach oben/)).toBeNull();
  });

  test('name all who climbed as much, unless that is half the room', () => {
    const climbed = standings.map((each, place) => ({
      ...each,
      before: place < 2 ? each.rank + 4 : each.rank,
    }));
    const { update } = showScene({ ...race, standings: climbed });
    expect(screen.getByText('Die Besserwisser und Team Rocket 🚀: 4 Plätze nach oben')).toBeVisible();
    const many = [...climbed, ...climbed, ...climbed];
    update(gameAt({ ...race, standings: many, playerCount: 9 }));
    expect(screen.queryByText(/nach oben/)).toBeNull();
  });

  test('name nobody where nobody climbed', () => {
    showScene({ ...race, standings: standings.map((each) => ({ ...each, before: each.rank })) });
    expect(screen.queryByText(/nach oben/)).toBeNull();
  });
});

describe('with many players', () => {
  const names = Array.from({ length: 25 }, (_, place) => `Team ${place + 1}`);
  const all = standingsOf(
    names.map((_, place) => 50 - place),
    names,
  );
  const pageOf = (page: number) =>
    gameAt({ name: 'scores', standings: all.slice(0, 10), rest: all.slice(10), playerCount: 25, page });

  test('the page that the game turns to is on display', () => {
    const { update } = showScene(pageOf(0).scene);
    expect(screen.getByText('Die besten 10 von 25')).toBeVisible();
    expect(rows()).toHaveLength(10);
    update(pageOf(1));
    expect(screen.getByText('Plätze 11 bis 25 von 25')).toBeVisible();
    expect(rows()).toHaveLength(15);
    expect(rows()[0]).toBe('11.Team 1140');
    update(pageOf(0));
    expect(rows()).toHaveLength(10);
  });

  test('nothing moves again where the first places come round', () => {
    const before = { ...all[0]!, before: 2 };
    const first = gameAt({ ...(pageOf(0).scene as SceneNamed<'scores'>), standings: [before] });
    const { update, container } = showScene(first.scene);
    expect(container.querySelector('[data-motion=race]')).toBeInTheDocument();
    update(pageOf(1));
    update(first);
    expect(container.querySelector('[data-motion]')).toBeNull();
  });

  test('a server that turns no pages is shown with its first places', () => {
    vi.useFakeTimers();
    showScene({ ...(pageOf(0).scene as SceneNamed<'scores'>), page: undefined });
    act(() => void vi.advanceTimersByTime(60_000));
    expect(rows()).toHaveLength(10);
  });
});
