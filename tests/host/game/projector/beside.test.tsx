import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Round } from '../../../../src/contract/question';
import type { SceneNamed } from '../../../../src/contract/scene';
import { asking, choice, gameAt, podiumOf, round, session, standingsOf } from '../games';
import { openControls } from '../controls/openControls';
import { gameOf } from '../gameOf';
import { showGame, showScene } from '../showGame';

const pictures: Round = { ...round, index: 2, title: 'Bilderrunde', reveal: 'round', beside: true };
const besides = { beside: { round: pictures, begun: 2, expected: 5 } };
const ABOUT = 'Nebenher läuft Bilderrunde: ein eigener Reiter auf dem Handy, offen bis Runde 3';
const scores: SceneNamed<'scores'> = { name: 'scores', standings: standingsOf([3, 1]), playerCount: 2 };
const collecting: SceneNamed<'round'> = { name: 'round', round: pictures };

describe('a round that is open beside the others', () => {
  test.each([
    ['a later round', { name: 'round', round: { ...round, index: 1 } }],
    ['the standings', scores],
    ['a break', { name: 'break', remainingMs: null }],
  ] as const)('is told of with %s', (_, scene) => {
    showScene(scene, besides);
    expect(screen.getByText('Bilderrunde: offen bis Runde 3 · 2 von 5 haben angefangen')).toBeVisible();
  });

  test('is introduced in large letters with the first round, and counts who has begun', () => {
    showScene({ name: 'round', round: { ...round, index: 0 } }, besides);
    expect(screen.getAllByText(ABOUT)).toHaveLength(1);
    expect(screen.getByText('2 von 5 haben angefangen')).toBeVisible();
  });

  test('is on a sheet too, where a team plays on paper', () => {
    const first = { name: 'round', round: { ...round, index: 0 } } as const;
    showGame(gameAt(first, besides), { ...session, paper: ['Eulen'] });
    expect(screen.getByText(/ein eigener Reiter auf dem Handy oder ein eigener Bogen/)).toBeVisible();
  });

  test('is announced by its number where it has no title', () => {
    showScene(scores, { beside: { round: { ...pictures, title: null } } });
    expect(screen.getByText(/^Runde 3: offen bis/)).toBeVisible();
  });

  test.each([
    ['while a question is open', asking(choice)],
    ['on the podium', podiumOf([2, 1])],
    ['at its own place', collecting],
  ] as const)('is not told of %s', (_, scene) => {
    showScene(scene, besides);
    expect(screen.queryByText(/Nebenher|offen bis/)).toBeNull();
  });
});

describe('such a round at its own place', () => {
  beforeEach(() => void vi.useFakeTimers());

  test('asks for the sheets, and shows how many are done', () => {
    const { update } = showScene({ ...collecting, answered: 4, expected: 9 });
    expect(screen.getByText(/Gebt jetzt ab/)).toBeVisible();
    expect(screen.getByText('4 von 9 haben geantwortet')).toBeInTheDocument();
    update(gameAt({ ...collecting, answered: 4, expected: 9, ready: 3 }));
    expect(screen.getByText('3 von 9 haben abgegeben')).toBeInTheDocument();
  });

  test('asks for nothing where the host has gone back to it', () => {
    showScene({ ...collecting, joker: true });
    expect(screen.queryByText(/Gebt jetzt ab|Joker|haben/)).toBeNull();
  });

  test('counts down its last call, and stays in place', () => {
    const { update } = showGame(gameAt(collecting));
    const heading = screen.getByRole('heading', { name: 'Bilderrunde' });
    expect(screen.queryByRole('timer')).toBeNull();
    update(gameAt({ ...collecting, lastCallMs: 10_000 }));
    expect(screen.getByText('Letzte Chance!')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('10');
    act(() => void vi.advanceTimersByTime(3_000));
    expect(screen.getByRole('timer')).toHaveTextContent('7');
    expect(screen.getByRole('heading', { name: 'Bilderrunde' })).toBe(heading);
  });
});

test('missing paper sheets are counted among the host’s controls, and are no matter of the guests', () => {
  const { update } = showScene({ ...scores, missing: 2 });
  expect(screen.queryByText(/B[oö]gen/)).toBeNull();
  update(gameAt({ ...podiumOf([2, 1]), missing: 2 }));
  expect(screen.queryByText(/B[oö]gen/)).toBeNull();
  openControls({ game: gameOf('scores', {}, { missing: 2 }) });
  expect(screen.getByText('2 Bögen fehlen')).toBeVisible();
});
