import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useArrivals } from '../../../../src/host/lobby/wall/usePages';

function openWall(keys: string[], first: number, last: number) {
  const show = vi.fn();
  const hook = renderHook(({ keys, ...page }) => useArrivals(keys, { isHeld: false, ...page, show }), {
    initialProps: { keys, first, last } as { keys: string[]; first: number; last: number; isHeld?: boolean },
  });
  return { show, update: hook.rerender };
}

test('a wall that opens on its first page stays there', () => {
  expect(openWall(['a', 'b', 'c', 'd'], 0, 2).show).not.toHaveBeenCalled();
});

test('an arrival on a later page turns to it, and the page may turn on afterwards', () => {
  const { show, update } = openWall(['a', 'b', 'c'], 0, 2);
  update({ keys: ['a', 'b', 'c', 'd'], first: 0, last: 2 });
  expect(show).toHaveBeenLastCalledWith(3);
  update({ keys: ['a', 'b', 'c', 'd'], first: 2, last: 4 });
  show.mockClear();
  update({ keys: ['a', 'b', 'c', 'd'], first: 0, last: 2 });
  expect(show).not.toHaveBeenCalled();
});

test('an arrival on the current page keeps it there', () => {
  const { show, update } = openWall(['a', 'b', 'c'], 2, 3);
  update({ keys: ['a', 'b', 'c', 'd'], first: 2, last: 4 });
  expect(show).toHaveBeenCalledExactlyOnceWith(3);
});

test('a departure turns no page', () => {
  const { show, update } = openWall(['a', 'b', 'c'], 2, 3);
  update({ keys: ['a', 'c'], first: 0, last: 1 });
  expect(show).not.toHaveBeenCalled();
});

test('an arrival turns no page while one is held, nor after it is released', () => {
  const { show, update } = openWall(['a', 'b', 'c'], 0, 2);
  update({ keys: ['a', 'b', 'c', 'd'], first: 0, last: 2, isHeld: true });
  update({ keys: ['a', 'b', 'c', 'd'], first: 0, last: 2 });
  expect(show).not.toHaveBeenCalled();
});

test.each([
  ['grow and flash', 40, true],
  ['only flash', 41, false],
])('new rows among few or many %s', (_what, rows, grows) => {
  const names = Array.from({ length: rows }, (_, place) => `${place}`);
  const list = document.createElement('ul');
  const row = list.appendChild(document.createElement('li'));
  const animate = vi.spyOn(row, 'animate');
  const { result, rerender } = renderHook(
    ({ keys }) => useArrivals(keys, { isHeld: false, first: rows - 1, last: 2 * rows - 1, show: () => {} }),
    { initialProps: { keys: names.slice(0, -1) } },
  );
  result.current.current = list;
  rerender({ keys: names });
  const keyframes = animate.mock.calls.map(([frames]) => Object.keys((frames as Keyframe[])[0]!));
  expect(keyframes).toContainEqual(['backgroundColor', 'color']);
  expect(keyframes.some((frame) => frame.includes('transform'))).toBe(grows);
});
