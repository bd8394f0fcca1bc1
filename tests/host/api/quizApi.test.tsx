import { http, HttpResponse } from 'msw';
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
