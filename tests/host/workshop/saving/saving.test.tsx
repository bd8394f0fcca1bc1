import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft } from '../../../../src/host/workshop/saving/drafts';
import { statusOf } from '../../../../src/host/workshop/saving/quizState';
import { expectConsoleError } from '../../../support/consoleErrors';
import { deferred } from '../../../support/deferred';
import { fillStorage } from '../../fillStorage';
import type { FakeQuizFiles } from './fakeQuizFiles';
import {
  ADDRESS,
  eventually,
  keptName,
  leaveDraft,
  pass,
  quiz,
  QUIZ_ID,
  serverWithQuiz,
  TestWindow,
  unfinished,
} from './openWindow';

let server: FakeQuizFiles;
let page: TestWindow;
beforeEach(async () => {
  server = serverWithQuiz();
  page = new TestWindow(server);
  await page.becomes('open');
});

test('a change is in the browser at once, and later ones every quarter of a second', () => {
  page.change(quiz('A'));
  expect(keptName()).toBe('A');
  page.change(quiz('AB'));
  page.change(quiz('ABC'));
  expect(keptName()).toBe('A');
  pass(250);
  expect(keptName()).toBe('ABC');
});

test('the browser storage is written only after typing', () => {
  page.change(quiz('A'));
  page.change(quiz('AB'));
  pass(250);
  const writes = vi.spyOn(Storage.prototype, 'setItem');
  pass(500);
  expect(writes).not.toHaveBeenCalled();
});

test('leaving a page keeps the last change', () => {
  page.change(quiz('A'));
  page.change(quiz('AB'));
  window.dispatchEvent(new Event('pagehide'));
  expect(keptName()).toBe('AB');
});

test('a change is sent when typing pauses, and the draft goes when the server has it', async () => {
  page.change(quiz('A'));
  pass(700);
  page.change(quiz('AB'));
  pass(700);
  expect(server.sent).toEqual([]);
  expect(statusOf(page.quiz)).toBe('waiting');
  pass(100);
  expect(statusOf(page.quiz)).toBe('saving');
  await page.shows('saved');
  expect(server.sent).toEqual(['AB "1"']);
  expect(keptName()).toBeUndefined();
});

test('a change after a save waits for a pause again', async () => {
  page.type(quiz('A'));
  await page.shows('saved');
  pass(10_000);
  page.change(quiz('AB'));
  pass(799);
  expect(server.sent).toEqual(['A "1"']);
  pass(1);
  await page.shows('saved');
});

test('long typing is sent every five seconds', () => {
  for (let typed = 0; typed < 10; typed++) {
    page.change(quiz(`Typed ${typed}`));
    pass(500);
  }
  expect(server.sent).toEqual(['Typed 9 "1"']);
});

test('what is typed during a request goes into the next one', async () => {
  const { promise, resolve } = deferred();
  server.delay = promise;
  page.type(quiz('A'));
  page.type(quiz('AB'));
  expect(server.sent).toEqual(['A "1"']);
  resolve();
  await page.shows('waiting');
  expect(readDraft(ADDRESS, QUIZ_ID)).toMatchObject({ etag: '"2"', source: quiz('AB') });
  pass(800);
  await page.shows('saved');
  expect(server.sent).toEqual(['A "1"', 'AB "2"']);
});

test('a quiz that cannot be played is kept in the browser with the problems from the server', async () => {
  page.type(unfinished('A'));
  await page.shows('unfinished');
  expect(page.quiz.problems).toEqual([{ path: 'questions', message: 'Es fehlen Fragen.', place: {} }]);
  expect(keptName()).toBe('A');
  page.type(quiz('A'));
  await page.shows('saved');
  expect(page.quiz.problems).toEqual([]);
});

test('a quiz undone to the stored version is not sent', async () => {
  page.change(quiz('A'));
  page.type(quiz('Stored'));
  await page.shows('saved');
  expect(server.sent).toEqual([]);
  expect(keptName()).toBeUndefined();
});

test('an unreachable server is retried, at growing intervals', async () => {
  server.failure = { kind: 'unreachable' };
  page.type(quiz('A'));
  let tries = 1;
  for (const seconds of [2, 5, 10, 30, 30]) {
    await page.shows('unreachable');
    pass(seconds * 1000 - 1);
    expect(server.sent).toHaveLength(tries);
    pass(1);
    expect(server.sent).toHaveLength(++tries);
  }
  expect(keptName()).toBe('A');
});

test('a server that was reached again is retried soon after the next failure', async () => {
  for (const name of ['A', 'B']) {
    server.failure = { kind: 'unreachable' };
    page.type(quiz(name));
    await page.shows('unreachable');
    server.failure = null;
    pass(2000);
    await page.shows('saved');
  }
});

test('the returning network and the next change end the wait', async () => {
  server.failure = { kind: 'timeout' };
  page.type(quiz('A'));
  await page.shows('unreachable');
  window.dispatchEvent(new Event('online'));
  await page.shows('unreachable');
  expect(server.sent).toHaveLength(2);
  server.failure = null;
  page.type(quiz('AB'));
  await page.shows('saved');
});

test('a full disk of the server is reported and retried', async () => {
  server.failure = { kind: 'http', status: 507, code: 'save_failed' };
  page.type(quiz('A'));
  await page.shows('refused');
  expect(keptName()).toBe('A');
  server.failure = null;
  pass(2000);
  await page.shows('saved');
});

test('a host who may not save sends nothing more until they retry', async () => {
  server.failure = { kind: 'http', status: 403, code: 'host_only' };
  page.type(quiz('A'));
  await page.shows('forbidden');
  page.type(quiz('AB'));
  pass(60_000);
  expect(server.sent).toHaveLength(1);
  expect(statusOf(page.quiz)).toBe('forbidden');
  server.failure = null;
  page.store.retry();
  await page.shows('saved');
  expect(server.nameOf(QUIZ_ID)).toBe('AB');
});

test('a server that stores no new quizzes leaves it in the browser', async () => {
  server.failure = { kind: 'http', status: 404, code: 'not_found' };
  page.store.close();
  leaveDraft(quiz('New'), null);
  const fresh = new TestWindow(server);
  await fresh.becomes('open');
  await fresh.shows('refused');
  expect(keptName()).toBe('New');
});

test('a quiz that is too large is kept, and sent again once it is changed', async () => {
  server.failure = { kind: 'http', status: 413, code: 'body_too_large' };
  page.type(quiz('A'));
  await page.shows('tooLarge');
  pass(60_000);
  expect(server.sent).toHaveLength(1);
  server.failure = null;
  page.type(quiz('B'));
  await page.shows('saved');
});

test('closing stores and sends what was typed last', async () => {
  page.change(quiz('A'));
  page.change(quiz('AB'));
  page.store.close();
  expect(keptName()).toBe('AB');
  await eventually(() => expect(keptName()).toBeUndefined());
  expect(server.nameOf(QUIZ_ID)).toBe('AB');
});

test('closing sends what was typed during a request', async () => {
  const { promise, resolve } = deferred();
  server.delay = promise;
  page.type(quiz('A'));
  page.change(quiz('AB'));
  page.store.close();
  resolve();
  await eventually(() => expect(server.nameOf(QUIZ_ID)).toBe('AB'));
});

test('a full browser storage is reported only while the server does not have the quiz either', async () => {
  fillStorage();
  server.failure = { kind: 'unreachable' };
  page.type(quiz('A'));
  await page.shows('keptNowhere');
  server.failure = null;
  pass(2000);
  await page.shows('saved');
  expectConsoleError(/cannot be stored/);
});

test('the browser asks before it closes a page whose quiz is stored nowhere', () => {
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  page.change(quiz('A'));
  expect(leave()).toBe(false);
  fillStorage();
  page.change(quiz('AB'));
  expect(leave()).toBe(true);
  expectConsoleError(/quiz-night.draft .* cannot be stored/);
});

test('a bug in a call is logged, and does not end saving', async () => {
  vi.spyOn(server.api, 'saveQuiz').mockImplementationOnce(() => {
    throw new TypeError('a mistake');
  });
  page.type(quiz('A'));
  await page.shows('refused');
  expectConsoleError(/a mistake/);
  pass(2000);
  await page.shows('saved');
});

test('a version whose response was lost is no conflict, whatever was typed since', async () => {
  server.losesAnswers = true;
  server.failure = { kind: 'timeout' };
  page.type(quiz('A'));
  await page.shows('unreachable');
  server.losesAnswers = false;
  server.failure = null;
  page.type(quiz('AB'));
  await page.shows('waiting');
  pass(800);
  await page.shows('saved');
  expect(server.nameOf(QUIZ_ID)).toBe('AB');
});
