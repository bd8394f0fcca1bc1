import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asking, choice, gameAt, round } from '../games';
import { showGame, showScene } from '../showGame';

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
  expect(screen.getByText('Letzter Aufruf!')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('10');
  expect(heading).toBeInTheDocument();
});
