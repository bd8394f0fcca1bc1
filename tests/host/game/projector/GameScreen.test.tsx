import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Scene } from '../../../../src/contract/scene';
import { gameOf } from '../gameOf';
import { asking, choice, gameAt, round, standingsOf } from '../games';
import { showGame, showScene } from '../showGame';
import { saveLanguage } from '../../../../src/host/texts/useLanguage';

const SCENES = [
  'round',
  'wager',
  'question',
  'closed',
  'reveal',
  'scores',
  'break',
  'tieBreak',
  'podium',
] as const;

test.each(SCENES)(
  'the scene %s has one heading of the first level, the room code until the game is over, and the host’s controls',
  (name) => {
    showGame(gameOf(name));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const isShown = name === 'podium' ? [] : [expect.anything()];
    expect(screen.queryAllByText('FHGZF').slice(-1)).toEqual(isShown);
    expect(screen.queryAllByText('/join/FHGZF').slice(-1)).toEqual(isShown);
    expect(screen.getByRole('button', { name: 'Weiter' })).toBeVisible();
  },
);

test('a round shows its place, its title, and when it is revealed', () => {
  showScene({ name: 'round', round: { ...round, reveal: 'round' } });
  expect(screen.getByText('Runde 2 von 3')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Flora und Fauna' })).toBeVisible();
  expect(screen.getByText('5 Fragen')).toBeVisible();
  expect(screen.getByText(/Auflösung kommt am Ende/)).toBeVisible();
});

const MANY = Array.from({ length: 14 }, (_, place) => `Team ${place}`);
test.each([
  [['Anna', 'Ben'], {}, ['Anna', 'Ben'], 'Stechen: Anna gegen Ben'],
  [['Anna', 'Ben'], { others: 7 }, ['Anna', 'Ben', 'und 7 weitere'], 'Stechen: Anna, Ben und 7 weitere'],
  [MANY, { others: 1 }, [...MANY.slice(0, 12), 'und 3 weitere'], /^Stechen: Team 0, Team 1/],
])('a tie-break is announced with a list of the tied players: %j %j', (names, others, rows, news) => {
  const { container } = showScene({ name: 'tieBreak', names, ...others });
  expect(screen.getByRole('heading', { level: 1, name: 'Stechen' })).toBeVisible();
  const listed = screen.getAllByRole('listitem');
  const text = (row: HTMLElement) => row.querySelector('bdi')?.textContent ?? row.textContent;
  expect(listed.map(text)).toEqual(rows);
  expect(listed[0]!.querySelector('[data-beer-mat]')).toHaveAttribute('data-beer-mat', names[0]);
  expect(container.querySelector('[aria-live]')).toHaveTextContent(news);
});

test('a tie-break that only one player is left to play says that it is off', () => {
  const { container } = showScene({ name: 'tieBreak', names: ['Anna'] });
  expect(screen.getByText('Das Stechen entfällt.')).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(container.querySelector('[aria-live]')).toHaveTextContent(/entfällt/);
});

test('a break without an end says that the game goes on', () => {
  showScene({ name: 'break', remainingMs: null });
  expect(screen.getByRole('heading', { name: 'Pause' })).toBeVisible();
  expect(screen.getByText('Gleich geht es weiter.')).toBeVisible();
});

test.each<Scene>([
  { name: 'round', round },
  { name: 'break', remainingMs: 60_000 },
])('$name shows how to join late, unless the room is closed, and then says so', async (scene) => {
  const { update } = showGame(gameAt(scene));
  expect(await screen.findByRole('img', { name: 'QR-Code zum Beitreten' })).toBeVisible();
  expect(screen.getAllByText('FHGZF')).toHaveLength(2);
  update(gameAt(scene, { locked: true }));
  expect(screen.queryByRole('img', { name: 'QR-Code zum Beitreten' })).toBeNull();
  expect(screen.getAllByText('/join/FHGZF')).toHaveLength(1);
  expect(screen.getAllByText('Beitritt gesperrt').at(-1)).toBeVisible();
});

test('the goodbye shows the code to take the evening home, unless the room is closed', async () => {
  const { update } = showGame(gameAt({ name: 'goodbye' }));
  expect(await screen.findByRole('img', { name: 'QR-Code zum Beitreten' })).toBeVisible();
  update(gameAt({ name: 'goodbye' }, { locked: true }));
  expect(screen.queryByRole('img', { name: 'QR-Code zum Beitreten' })).toBeNull();
  expect(screen.queryByText('FHGZF')).toBeNull();
});

test('screen readers are told each new scene, but not each answer', () => {
  const { update, container } = showGame(gameAt({ name: 'round', round }));
  const news = container.querySelector('[aria-live="polite"]');
  update(gameAt(asking(choice), { step: 4 }));
  expect(news).toHaveTextContent(`Frage 2 von 5: ${choice.text}`);
  const told = news!.textContent;
  update(gameAt(asking(choice, { answered: 13 }), { step: 4 }));
  expect(news!.textContent).toBe(told);
  update(gameAt({ name: 'awards', awards: [] }, { step: 5 }));
  expect(news).toHaveTextContent('Auszeichnungen des Abends');
});

test('English hosts get English scenes, with English numbers', async () => {
  saveLanguage('en');
  showScene({ name: 'scores', standings: standingsOf([1.5]), playerCount: 1 });
  expect(screen.getByRole('heading', { level: 1, name: 'Scores' })).toBeVisible();
  await waitFor(() => expect(screen.getByText('1.5')).toBeVisible());
});

test('the rules are shown as they are written', () => {
  showScene({ name: 'rules', text: 'Keine Handys.\nKein Rufen.' });
  expect(screen.getByText(/Keine Handys/)).toHaveTextContent('Keine Handys. Kein Rufen.');
});
