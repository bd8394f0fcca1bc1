import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRead } from '../../../src/host/api/useRead';

afterEach(() => vi.useRealTimers());

test('an answer that arrives after reload was called is not shown', async () => {
  const answers: ((value: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => answers.push(resolve));
  const { result } = renderHook(() => useRead({ subject: 'a season', load }));
  await act(async () => {
    result.current.reload();
    answers[0]!('old');
    await Promise.resolve();
  });
  expect(result.current.read).toEqual({ status: 'loading' });
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]!('new'));
  expect(result.current.read).toEqual({ status: 'ready', value: 'new' });
});

test('what could not be read again is tried until it succeeds, and the old value stays until then', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers = [() => 'old', () => Promise.reject(new Error('no connection')), () => 'new'];
  const load = async () => answers.shift()!();
  const { result } = renderHook(() => useRead({ subject: 'a list', load, keepsOld: true }));
  await act(() => vi.runAllTimersAsync());
  expect(result.current.read).toEqual({ status: 'ready', value: 'old' });
  await act(async () => result.current.reload());
  expect(result.current.read).toEqual({ status: 'ready', value: 'old' });
  expect(answers).toHaveLength(1);
  await act(() => vi.runAllTimersAsync());
  expect(result.current.read).toEqual({ status: 'ready', value: 'new' });
});
