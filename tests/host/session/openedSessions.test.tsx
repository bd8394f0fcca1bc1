import { expect, test } from 'vitest';
import { createSessionOnce } from '../../../src/host/session/useCreatedSession';
import {
  forgetHostKey,
  keepHostKey,
  keepPrinted,
  readHostKey,
  sessionsOpenedAt,
} from '../../../src/host/session/openedSessions';
import { network } from '../../support/network';
import { PUB_QUIZ, SpecServer } from '../../support/specServer';
import { http, HttpResponse } from 'msw';

const HERE = 'http://localhost:5000';
const KEY = 'q4ul-_AbCdEfGhIjKlMnOw';
const STORE = 'quiz-night.host-keys';

/** Makes the server respond to a new session with this host key. */
function answerWith(hostKey: string): void {
  SpecServer.start();
  const session = { ...PUB_QUIZ, sessionCode: 'BDFGH', participants: [], hostKey };
  network.use(http.post(`${HERE}/session`, () => HttpResponse.json(session)));
}

test('the key of an opened session is stored for its server and code', async () => {
  answerWith(KEY);
  await createSessionOnce('a pick', HERE, 'pub');
  expect(readHostKey(HERE, 'BDFGH')).toBe(KEY);
  expect(readHostKey(HERE, 'ZZZZZ')).toBeNull();
  expect(readHostKey('http://elsewhere:5000', 'BDFGH')).toBeNull();
});

test('without a valid host key only the session is remembered', async () => {
  answerWith('short');
  expect(await createSessionOnce('another pick', HERE, 'pub')).toMatchObject(PUB_QUIZ);
  expect(readHostKey(HERE, 'BDFGH')).toBeNull();
  expect(sessionsOpenedAt(HERE)).toEqual([{ server: HERE, sessionCode: 'BDFGH' }]);
});

test('a session with printed sheets is kept, however many are opened after it', () => {
  keepHostKey(HERE, 'BDFGH', KEY);
  keepPrinted(HERE, 'BDFGH');
  for (let code = 1; code <= 25; code++) keepHostKey(HERE, code, KEY);
  expect(readHostKey(HERE, 'BDFGH')).toBe(KEY);
  expect(sessionsOpenedAt(HERE)).toHaveLength(20);
  expect([readHostKey(HERE, '6'), readHostKey(HERE, '7')]).toEqual([null, KEY]);
});

test('if too many have printed sheets, the oldest is forgotten', () => {
  for (let code = 1; code <= 21; code++) {
    keepHostKey(HERE, code, KEY);
    keepPrinted(HERE, code);
  }
  expect([readHostKey(HERE, '1'), readHostKey(HERE, '2')]).toEqual([null, KEY]);
});

test('a repeated code has its newest key, and a forgotten one has none', () => {
  keepHostKey(HERE, 'BDFGH', KEY);
  keepHostKey(HERE, 'ZZZZZ', KEY);
  keepHostKey(HERE, 'BDFGH', 'B'.repeat(22));
  expect(readHostKey(HERE, 'BDFGH')).toBe('B'.repeat(22));
  forgetHostKey(HERE, 'BDFGH');
  expect([readHostKey(HERE, 'BDFGH'), readHostKey(HERE, 'ZZZZZ')]).toEqual([null, KEY]);
});

test.each(['', '{', 'null'])('a store of %j counts as empty, and takes the next key', (content) => {
  localStorage.setItem(STORE, content);
  expect(readHostKey(HERE, 'BDFGH')).toBeNull();
  keepHostKey(HERE, 'BDFGH', KEY);
  expect(readHostKey(HERE, 'BDFGH')).toBe(KEY);
});

test('invalid entries do not affect the others', () => {
  keepHostKey(HERE, 'BDFGH', KEY);
  const entries = JSON.parse(localStorage.getItem(STORE)!) as unknown[];
  localStorage.setItem(
    STORE,
    JSON.stringify([null, { server: HERE, sessionCode: 'ZZZZZ' }, { server: HERE }, ...entries]),
  );
  expect([readHostKey(HERE, 'BDFGH'), readHostKey(HERE, 'ZZZZZ')]).toEqual([KEY, null]);
});
