import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withPatience } from '../../../src/host/api/patience';

const untilAborted = (signal: AbortSignal) =>
  new Promise<string>((resolve) => {
    if (signal.aborted) resolve('aborted');
    signal.addEventListener('abort', () => resolve('aborted'));
  });

beforeEach(() => {
  vi.useFakeTimers();
  // As in browsers of a few years ago.
  vi.stubGlobal('AbortSignal', {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('work that takes too long is aborted, and no sooner', async () => {
  const settled = vi.fn();
  const work = withPatience(5_000, new AbortController().signal, untilAborted).then(settled);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await work;
  expect(settled).toHaveBeenCalledWith('aborted');
});

test('work is aborted with its caller, even where that was before', async () => {
  const caller = new AbortController();
  const work = withPatience(5_000, caller.signal, untilAborted);
  caller.abort();
  expect(await work).toBe('aborted');
  expect(await withPatience(5_000, caller.signal, untilAborted)).toBe('aborted');
});

test('work that is done, or has failed, leaves no timer', async () => {
  const { signal } = new AbortController();
  expect(await withPatience(5_000, signal, () => Promise.resolve('done'))).toBe('done');
  await expect(withPatience(5_000, signal, () => Promise.reject(new Error('failed')))).rejects.toThrow(
    'failed',
  );
  expect(vi.getTimerCount()).toBe(0);
});
