import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePages } from '../../../../src/host/lobby/wall/usePages';

beforeEach(() => void vi.useFakeTimers());

function openPages(count: number) {
  const { result } = renderHook(() => usePages(count, false));
  return {
    page: () => result.current.page,
    show: (place: number) => void act(() => result.current.show(place)),
    pass: (ms: number) => void act(() => vi.advanceTimersByTime(ms)),
  };
}

test('every page stays for eight seconds, and after the last comes the first', () => {
  const { page, pass } = openPages(500);
  const shown = [7_999, 1, 8_000, 8_000].map((ms) => {
    pass(ms);
    return page();
  });
  expect(shown).toEqual([0, 1, 2, 0]);
});

test('turning to the current page restarts its time', () => {
  const { page, show, pass } = openPages(250);
  show(249);
  pass(7_990);
  show(249);
  pass(7_999);
  expect(page()).toBe(1);
});
