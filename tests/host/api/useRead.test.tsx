import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRead } from '../../../src/host/api/useRead';

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
