import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { endSession, fetchQuizzes } from '../../../src/host/api/quizApi';
import { network } from '../../support/network';

test('a request may take as long as the server needs', async () => {
  network.use(http.get('http://quiz.test/quizzes', () => HttpResponse.json({ quizzes: [] })));
  // The browser's own timer ends a request, and no fake clock moves it: its setting is checked instead.
  const timeout = vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
  await fetchQuizzes('http://quiz.test', new AbortController().signal);
  expect(timeout.mock.calls).toEqual([[0]]);
});

test('ending a session times out after fifteen seconds', async () => {
  network.use(http.delete('http://quiz.test/session/BDFGH', () => new HttpResponse(null, { status: 204 })));
  const timeout = vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
  await endSession('http://quiz.test', 'BDFGH', 'key');
  expect(timeout.mock.calls).toEqual([[15_000]]);
});

test('a request with its own timeout ends after that', async () => {
  network.use(http.get('http://quiz.test/quizzes', () => delay('infinite')));
  const timeout = vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
  const quizzes = fetchQuizzes('http://quiz.test', new AbortController().signal, 5_000);
  await vi.waitFor(() => expect(timeout.mock.calls).toEqual([[5_000]]));
  (timeout.mock.contexts[0] as XMLHttpRequest).dispatchEvent(new ProgressEvent('timeout'));
  await expect(quizzes).rejects.toMatchObject({ failure: { kind: 'timeout' } });
});
