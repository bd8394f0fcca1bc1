import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useArrivals } from '../../../src/host/hooks/useArrivals';

function openWall(keys: string[], first: number, last: number) {
  const showLast = vi.fn();
  const hook = renderHook((props) => useArrivals({ ...props, showLast }), {
    initialProps: { keys, first, last },
  });
  return { showLast, update: hook.rerender };
}

test('a wall that opens on its first page stays there', () => {
  expect(openWall(['a', 'b', 'c', 'd'], 0, 2).showLast).not.toHaveBeenCalled();
});

test('an arrival on a later page turns to it, once', () => {
  const { showLast, update } = openWall(['a', 'b', 'c'], 0, 2);
  update({ keys: ['a', 'b', 'c', 'd'], first: 0, last: 2 });
  expect(showLast).toHaveBeenCalledOnce();
  update({ keys: ['a', 'b', 'c', 'd'], first: 2, last: 4 });
  update({ keys: ['a', 'b', 'c', 'd'], first: 0, last: 2 });
  expect(showLast).toHaveBeenCalledOnce();
});

test('who leaves, or comes on the page that shows, turns nothing', () => {
  const { showLast, update } = openWall(['a', 'b', 'c'], 2, 3);
  update({ keys: ['a', 'b', 'c', 'd'], first: 2, last: 4 });
  update({ keys: ['a', 'c', 'd'], first: 0, last: 2 });
  expect(showLast).not.toHaveBeenCalled();
});
