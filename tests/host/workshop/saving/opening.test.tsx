import { beforeEach, expect, test, vi } from 'vitest';
import { FakeQuizFiles } from './fakeQuizFiles';
import { keptName, leaveDraft, pass, quiz, QUIZ_ID, stopTime, TestWindow, unfinished } from './openWindow';

let server: FakeQuizFiles;
beforeEach(() => {
  stopTime();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = new FakeQuizFiles();
});

test('a stored quiz opens as it is on the server', async () => {
  server.put(QUIZ_ID, quiz('Stored'));
  const page = new TestWindow(server);
  expect(page.store.getState().name).toBe('loading');
  await page.becomes('open');
  expect(page.quiz).toMatchObject({ progress: 'saved', conflict: null });
  expect(page.source).toEqual(quiz('Stored'));
  expect(server.sent).toEqual([]);
});

test('a quiz that neither server nor browser has is not found', async () => {
  await new TestWindow(server).becomes('notFound');
});

test.each([
  ['permission, even with a draft', 'forbidden', { kind: 'http', status: 403, code: 'host_only' }],
  ['a server and a draft', 'unreachable', { kind: 'unreachable' }],
] as const)('without %s there is nothing to edit, until a retry', async (_what, state, failure) => {
  const etag = server.put(QUIZ_ID, quiz('Stored'));
  if (state === 'forbidden') leaveDraft(quiz('Typed'), etag);
  server.failure = failure;
  const page = new TestWindow(server);
  await page.becomes(state);
  server.failure = null;
  page.store.retry();
  await page.becomes('open');
});

test('a draft of the stored quiz is resumed and saved', async () => {
  const etag = server.put(QUIZ_ID, quiz('Stored'));
  leaveDraft(quiz('Typed'), etag);
  const page = new TestWindow(server);
  await page.becomes('open');
  expect(page.source).toEqual(quiz('Typed'));
  await page.shows('saved');
  expect(server.nameOf(QUIZ_ID)).toBe('Typed');
  expect(keptName()).toBeUndefined();
});

test('the draft of a new quiz is resumed, and kept until it can be played', async () => {
  leaveDraft(unfinished('New'), null);
  const page = new TestWindow(server);
  await page.becomes('open');
  await page.shows('unfinished');
  page.type(quiz('New'));
  await page.shows('saved');
  expect(server.sent).toEqual(['New new', 'New new']);
});

test('a draft of an older version asks at once which one to keep', async () => {
  server.put(QUIZ_ID, quiz('Stored'));
  leaveDraft(quiz('Typed'), '"old"');
  const page = new TestWindow(server);
  await page.becomes('open');
  expect(page.source).toEqual(quiz('Typed'));
  await page.asksAbout('Stored');
  expect(server.sent).toEqual([]);
});

test('a draft that the server already has is dropped', async () => {
  server.put(QUIZ_ID, { questions: quiz('').questions, quizId: QUIZ_ID, quizName: 'Typed' });
  leaveDraft(quiz('Typed'), '"old"');
  const page = new TestWindow(server);
  await page.becomes('open');
  expect(page.quiz).toMatchObject({ progress: 'saved', conflict: null });
  expect(keptName()).toBeUndefined();
});

test('the draft of a quiz that was deleted meanwhile asks what to do', async () => {
  leaveDraft(quiz('Typed'), '"old"');
  const page = new TestWindow(server);
  await page.becomes('open');
  await page.asksAbout(null);
});

test('a draft can be edited without a server, which gets it later', async () => {
  const etag = server.put(QUIZ_ID, quiz('Stored'));
  leaveDraft(quiz('Typed'), etag);
  server.failure = { kind: 'unreachable' };
  const page = new TestWindow(server);
  await page.becomes('open');
  await page.shows('unreachable');
  server.failure = null;
  pass(2000);
  await page.shows('saved');
  expect(server.nameOf(QUIZ_ID)).toBe('Typed');
});

test('a page that is closed before the response opens nothing', async () => {
  server.put(QUIZ_ID, quiz('Stored'));
  const closed = new TestWindow(server);
  closed.store.close();
  await new TestWindow(server).becomes('open');
  expect(closed.store.getState().name).toBe('loading');
});
