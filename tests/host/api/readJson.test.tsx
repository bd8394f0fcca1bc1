import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { readSession } from '../../../src/host/api/readJson';
import { network } from '../../support/network';

const SESSION = {
  quizId: 'pub',
  sessionCode: 'BDFGH',
  participants: [],
  quizName: 'Pub',
  quizDescription: '',
};
const read = () => readSession('http://server', 'BDFGH', new AbortController().signal);
const answer = (response: () => Response) => network.use(http.get('http://server/session/BDFGH', response));

test('a session is read', async () => {
  answer(() => HttpResponse.json(SESSION));
  expect(await read()).toMatchObject(SESSION);
});

test.each([
  [
    () => HttpResponse.json({ code: 'session_not_found' }, { status: 404 }),
    { kind: 'http', status: 404, code: 'session_not_found' },
  ],
  [() => new HttpResponse(null, { status: 500 }), { kind: 'http', status: 500, code: undefined }],
  [() => HttpResponse.html('<h1>Router</h1>'), { kind: 'unreadable' }],
  [() => HttpResponse.error(), { kind: 'unreachable' }],
])('a failure says what went wrong', async (response, failure) => {
  answer(response);
  await expect(read()).rejects.toMatchObject({ name: 'QuizApiError', failure });
});
