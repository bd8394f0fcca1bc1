import { expect, test, vi } from 'vitest';
import { handOver, loadPlugged, plugged } from '../src/plug';

test('a room gets what the entry point hands over', () => {
  const wall = plugged('test wall');
  handOver({ 'test wall': { choice: 1 } });
  expect(wall()).toEqual({ choice: 1 });
});

test('an error names what was not handed over', () => {
  const wall = plugged('no wall');
  expect(wall).toThrow('Not plugged in: no wall');
});

test('only what the loaded code needs is loaded, and once', async () => {
  const load = vi.fn(async () => ({ choice: 2 }));
  const other = vi.fn(async () => ({}));
  handOver({ 'later wall': load, 'unused wall': other });
  const wall = plugged('later wall');
  expect(wall).toThrow('Not plugged in');
  await loadPlugged();
  await loadPlugged();
  expect(wall()).toEqual({ choice: 2 });
  expect(load).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});
