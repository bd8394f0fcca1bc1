import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { keepHostKey } from '../../../src/host/session/openedSessions';
import { usePreload } from '../../../src/host/session/usePreload';
import { network } from '../../support/network';

const SERVER = 'http://localhost:5000';
const KEY = 'A'.repeat(22);

/** Records requests for media with their keys. */
function countAsked(): string[] {
  const asked: string[] = [];
  network.use(
    http.get(`${SERVER}/media/:name`, ({ params, request }) => {
      asked.push(`${String(params.name)} ${request.headers.get('Authorization')}`);
      return HttpResponse.arrayBuffer(new ArrayBuffer(100_000));
    }),
  );
  return asked;
}

const preload = (urls: string[] | undefined) =>
  renderHook(({ urls }) => usePreload('ABCDE', urls), { initialProps: { urls }, wrapper: StrictMode });

test('loads the media of the next question with the host key, and nothing twice', async () => {
  const asked = countAsked();
  keepHostKey(SERVER, 'ABCDE', KEY);
  const { rerender } = preload(['/media/1']);
  await waitFor(() => expect(asked).toContain(`1 Bearer ${KEY}`));
  rerender({ urls: ['/media/1', '/media/2'] });
  await waitFor(() => expect(asked).toContain(`2 Bearer ${KEY}`));
  rerender({ urls: ['/media/2', '/media/3'] });
  await waitFor(() => expect(asked).toContain(`3 Bearer ${KEY}`));
  expect(asked.filter((each) => each.startsWith('2'))).toHaveLength(1);
});

test('sends the key to no other server, and requests nothing without one', async () => {
  const asked = countAsked();
  const { rerender } = preload(['/media/1']);
  keepHostKey(SERVER, 'ABCDE', KEY);
  rerender({ urls: ['https://elsewhere.example/media/2', '/media/4'] });
  await waitFor(() => expect(asked).toEqual([`4 Bearer ${KEY}`]));
});
