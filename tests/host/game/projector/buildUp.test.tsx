import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SceneNamed } from '../../../../src/contract/scene';
import { gameAt, reveals } from '../games';
import { showScene } from '../showGame';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const suspense = <Reveal extends SceneNamed<'reveal'>>(reveal: Reveal) => ({ ...reveal, suspenseMs: 2400 });
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};
const box = (container: HTMLElement) => container.querySelector<HTMLElement>('.question-box')!;
const states = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset.state);

test('shows first how the room voted, then the wrong ones fall away, and what is right comes last', () => {
  const { container } = showScene(suspense(reveals.choice));
  expect(box(container).dataset.reveal).toBe('votes');
  expect(states()).toEqual(['closed', 'closed', 'closed', 'closed']);
  expect(screen.getByText('11 Antworten')).toBeInTheDocument();
  pass(1700);
  expect(box(container).dataset.reveal).toBe('wrong');
  expect(states()).toEqual(['wrong', 'closed', 'wrong', 'wrong']);
  expect(screen.queryByText('Richtig')).not.toBeInTheDocument();
  pass(800);
  expect(box(container).dataset.reveal).toBe('right');
  expect(states()).toEqual(['wrong', 'right', 'wrong', 'wrong']);
});

test('leaves an order as it was asked until it is told', () => {
  showScene(suspense(reveals.order));
  const first = () => screen.getAllByRole('listitem')[0]?.textContent;
  expect(first()).toMatch(/^AA: Mammutbaum/);
  pass(1700);
  pass(800);
  expect(first()).toMatch(/^1\.BB: Gänseblümchen/);
});

test('lets the farthest guess come first, and tells points and the winner last', () => {
  const { container } = showScene(
    suspense({ ...reveals.number, round: null, tieBreak: true, winners: ['Änne'] }),
  );
  const turns = screen.getAllByRole('listitem').map(({ style }) => style.getPropertyValue('--turn'));
  expect(turns).toEqual(['2', '1', '0']);
  const foot = container.querySelector<HTMLElement>('.reveal-foot')!;
  expect(foot.dataset.isThere).toBe('false');
  expect(screen.queryByRole('img', { name: 'Am nächsten dran' })).not.toBeInTheDocument();
  pass(1700);
  pass(800);
  expect(foot.dataset.isThere).toBe('true');
  expect(screen.getByRole('img', { name: 'Am nächsten dran' })).toBeInTheDocument();
});

test('tells all of it at once without effects', () => {
  localStorage.setItem('quiz-night.effects', 'off');
  const { container } = showScene(suspense(reveals.choice));
  expect(box(container).dataset.reveal).toBe('right');
});

test('covers what is right when the host goes back, and builds up again', () => {
  const { container, update } = showScene(suspense(reveals.choice));
  pass(1700);
  pass(800);
  const { round, question } = reveals.choice;
  const closed = gameAt({ name: 'closed', round, question, answered: 3, expected: 4 });
  const heading = screen.getByRole('heading', { level: 1 });
  update(closed);
  expect(states()).toEqual(['closed', 'closed', 'closed', 'closed']);
  expect(screen.queryByText('11 Antworten')).not.toBeInTheDocument();
  update(gameAt(suspense(reveals.choice)));
  expect(box(container).dataset.reveal).toBe('votes');
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});

test('says how many got it, who alone knew it, and who was the fastest', () => {
  const { update } = showScene({ ...reveals.choice, right: { count: 10, of: 18 } });
  expect(screen.getByText('10 von 18 haben es gewusst')).toBeVisible();
  const fastest = [
    { name: 'Änne', ms: 2130 },
    { name: 'Team Rocket', ms: 4000 },
  ];
  update(gameAt({ ...reveals.choice, right: { count: 1, of: 18 }, onlyRight: 'Änne', fastest }));
  expect(screen.getByText('Nur Änne hat es gewusst')).toBeVisible();
  expect(
    screen.getByText(/^Am schnellsten: Änne \(2,1\sSek\.\) und Team Rocket \(4\sSek\.\)$/),
  ).toBeVisible();
  expect(screen.queryByText(/von 18/)).not.toBeInTheDocument();
});

test('says that a question does not count', () => {
  showScene({ ...reveals.choice, void: true });
  expect(screen.getByText('Diese Frage zählt nicht')).toBeVisible();
});
