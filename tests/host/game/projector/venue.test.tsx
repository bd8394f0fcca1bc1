import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scene } from '../../../../src/contract/scene';
// Loaded by the scenes when a venue has slides; imported here so that it is ready without waiting.
import '../../../../src/host/game/projector/EndScenes';
import '../../../../src/host/game/projector/SlideTurns';
import { knowVenue } from '../../venue/knowVenue';
import { gameAt, podiumOf, standingsOf } from '../games';
import { showScene } from '../showGame';

const scores: Scene = { name: 'scores', standings: standingsOf([3, 2]), playerCount: 2 };
const pause: Scene = { name: 'break', remainingMs: 600_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const slide = () => screen.queryByRole('region', { name: 'Aus dem Haus' })?.textContent ?? null;

describe('the venue', () => {
  test('of another server is not shown', () => {
    localStorage.setItem('quiz-night.server-address', 'http://other:5000');
    knowVenue({});
    showScene(pause);
    expect(screen.queryByText('Zur Gans')).not.toBeInTheDocument();
  });

  test('is shown without a logo that is missing or cannot be shown', () => {
    knowVenue({ logo: 'gone.png', missing: ['gone.png'] });
    const { container } = showScene(pause);
    expect(container.querySelector('.venue-mark img')).toBeNull();
    act(() => knowVenue({ logo: 'broken.png' }));
    fireEvent.error(container.querySelector('.venue-mark img')!);
    expect(container.querySelector('.venue-mark img')).toBeNull();
    expect(screen.getByText('Zur Gans')).toBeInTheDocument();
  });

  test('has its logo again once it was read anew, after a loss of the connection', () => {
    knowVenue({ logo: 'logo.png' });
    const { container } = showScene(pause);
    const logo = () => container.querySelector('.venue-mark img');
    fireEvent.error(logo()!);
    expect(logo()).toBeNull();
    act(() => knowVenue({ logo: 'logo.png' }));
    expect(logo()).toBeInTheDocument();
  });
});

describe('slides between rounds', () => {
  const slides = [
    { text: 'Suppe', where: ['rounds' as const] },
    { text: 'Nur am Ende', where: ['end' as const] },
  ];

  test('stand in for the first page every other time that it comes round, and cover no other', async () => {
    knowVenue({ slides });
    const rest = [{ rank: 11, name: 'Late Risers', points: 0 }];
    const { update } = showScene({ ...scores, rest, playerCount: 11, page: 0 });
    await pass(60);
    const seen = [];
    for (const page of [1, 0, 1, 0, 1, 0]) {
      update(gameAt({ ...scores, rest, playerCount: 11, page }));
      await pass(8);
      seen.push(slide());
    }
    expect(seen).toEqual([null, 'Suppe', null, null, null, 'Suppe']);
  });

  test('alternate with the standings, which come first and stay below', async () => {
    knowVenue({ slides });
    showScene(scores);
    await pass(1);
    await pass(18);
    expect(slide()).toBeNull();
    await pass(3);
    expect(slide()).toBe('Suppe');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await pass(12);
    expect(slide()).toBeNull();
  });

  test('wait until the host has uncovered all places', async () => {
    knowVenue({ slides });
    showScene({ ...scores, hidden: 1 });
    await pass(60);
    expect(slide()).toBeNull();
  });
});

describe('a break', () => {
  const slides = [
    { image: 'menu.png', where: ['break' as const] },
    { text: 'Karaoke', qr: 'https://gans.example', where: ['break' as const] },
  ];
  const standings = standingsOf([3, 2]);

  test('shows joining, slides and standings in turn, and always its time', async () => {
    knowVenue({ slides });
    showScene({ ...pause, standings });
    await pass(1);
    expect(screen.getByRole('img', { name: /QR-Code/ })).toBeInTheDocument();
    await pass(12);
    expect(screen.getByRole('img', { name: 'Bild des Hauses' })).toBeInTheDocument();
    await pass(12);
    expect(slide()).toBe('Karaoke');
    expect(screen.getByRole('img', { name: 'QR-Code des Hauses' })).toBeInTheDocument();
    expect(screen.getByRole('timer')).toBeInTheDocument();
    await pass(12);
    expect(slide()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Punktestand' })).toBeInTheDocument();
  });

  test('shows the teams as they stand, also where two names are starred to the same', async () => {
    knowVenue({ slides: slides.slice(1) });
    const { update } = showScene({ ...pause, standings: standingsOf([3, 2, 1], ['T***', 'T***', 'Ben']) });
    for (const seconds of [1, 12, 12]) await pass(seconds);
    update(gameAt({ ...pause, standings: standingsOf([4, 3], ['Ben', 'T***']) }));
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['1.Ben4', '2.T***3']);
  });

  test('skips a slide whose picture cannot be shown', async () => {
    knowVenue({ slides });
    showScene(pause);
    await pass(13);
    fireEvent.error(screen.getByRole('img', { name: 'Bild des Hauses' }));
    await pass(0);
    expect(slide()).toBe('Karaoke');
  });
});

describe('the farewell', () => {
  const podium = podiumOf([2, 1]);

  test('never comes with the winner, nor before the last scene', async () => {
    knowVenue({ slides: [{ text: 'Bis Mittwoch!', where: ['end'] }] });
    const { update } = showScene(podium);
    await pass(60);
    expect(slide()).toBeNull();
    update(gameAt({ ...podium, page: 0 }, { step: 4 }));
    await pass(60);
    expect(slide()).toBeNull();
  });

  test.each<Scene>([
    { name: 'goodbye' },
    { name: 'season', seasonName: 'Winter', standings: [{ rank: 1, name: 'Änne', points: 9, moved: 0 }] },
  ])('alternates with the last scene, once that was read: %j', async (scene) => {
    knowVenue({ slides: [{ text: 'Bis Mittwoch!', where: ['end'] }] });
    showScene(scene, { last: true });
    // The scene loads, then its slides.
    for (const seconds of [1, 1, 17]) await pass(seconds);
    expect(slide()).toBeNull();
    await pass(3);
    expect(slide()).toBe('Bis Mittwoch!');
    await pass(12);
    expect(slide()).toBeNull();
  });
});

test('the goodbye has the next date, and invites to take the results home', async () => {
  knowVenue({ name: 'Zur Eule' });
  const { update } = showScene(podiumOf([2, 1]));
  await pass(1);
  expect(screen.queryByText(/zum Mitnehmen/)).not.toBeInTheDocument();
  update(gameAt({ name: 'goodbye', nextDate: 'Dienstag, 20 Uhr' }, { step: 4 }));
  await pass(1);
  expect(screen.getByText('Dienstag, 20 Uhr')).toBeInTheDocument();
  expect(screen.getByText('Zur Eule')).toBeInTheDocument();
  expect(screen.getByText(/zum Mitnehmen/)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /QR-Code/ })).toBeInTheDocument();
  update(gameAt({ name: 'goodbye' }, { step: 4, locked: true }));
  expect(screen.queryByText(/zum Mitnehmen/)).not.toBeInTheDocument();
  expect(screen.queryByText('Nächstes Quiz')).not.toBeInTheDocument();
});
