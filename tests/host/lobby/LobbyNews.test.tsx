import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ArrivalNews } from '../../../src/host/lobby/LobbyNews';
import { renderPart } from '../renderPart';

beforeEach(() => vi.useFakeTimers());

/** Opens a lobby with these names, and returns what it announces to screen readers. */
function openLobby(...names: string[]) {
  const { container, rerender } = renderPart(<ArrivalNews names={names} />);
  return {
    show: (...names: string[]) => rerender(<ArrivalNews names={names} />),
    announced: () => container.querySelector('[aria-live="polite"]')?.textContent,
  };
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test.each([
  ['were already in', ['Ada', 'Bo']],
  ['leave', ['Ada']],
])('players who %s are not announced', (_what, names) => {
  const { show, announced } = openLobby('Ada', 'Bo');
  show(...names);
  wait(10_000);
  expect(announced()).toBe('');
});

test('arrivals are collected for three seconds, and announced together', () => {
  const { show, announced } = openLobby('Ada');
  show('Ada', 'Bo');
  wait(2_000);
  show('Ada', 'Bo', 'Cem');
  expect(announced()).toBe('');
  wait(1_000);
  expect(announced()).toBe('2 neue Teams: Bo und Cem. 3 im Raum');
  show('Ada', 'Bo', 'Cem', 'Dora');
  wait(2_999);
  expect(announced()).toBe('2 neue Teams: Bo und Cem. 3 im Raum');
  wait(1);
  expect(announced()).toBe('1 neues Team: Dora. 4 im Raum');
});

test('for many arrivals only their number is announced', () => {
  const { show, announced } = openLobby('Ada');
  show('Ada', ...Array.from({ length: 12 }, (_, place) => `Gast ${place}`));
  wait(3_000);
  expect(announced()).toBe('12 neue Teams, 13 im Raum');
});
