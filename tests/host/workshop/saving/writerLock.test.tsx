import { beforeEach, expect, test, vi } from 'vitest';
import { expectConsoleError } from '../../../support/consoleErrors';
import { deferred } from '../../../support/deferred';
import { FakeQuizFiles } from './fakeQuizFiles';
import {
  eventually,
  keptName,
  pass,
  quiz,
  QUIZ_ID,
  stopTime,
  tellOfStorage,
  TestWindow,
  unfinished,
} from './openWindow';

let server: FakeQuizFiles;
let windows: TestWindow[] = [];
beforeEach(() => {
  stopTime();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  tellOfStorage();
  server = new FakeQuizFiles();
  server.put(QUIZ_ID, quiz('Stored'));
  windows = [];
  return () => windows.forEach((each) => each.store.close());
});

async function openWindow(): Promise<TestWindow> {
  const page = new TestWindow(server);
  windows.push(page);
  await page.becomes('open');
  return page;
}

const writes = (page: TestWindow, isWriting = true) =>
  eventually(() => expect(page.quiz.isWriting).toBe(isWriting));
const showsQuiz = (page: TestWindow, name: string) =>
  eventually(() => expect(page.source.quizName).toBe(name));

test('a second window of a quiz reads only, and changes nothing', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  expect([one.quiz.isWriting, other.quiz.isWriting]).toEqual([true, false]);
  other.type(quiz('Other'));
  expect(other.source).toEqual(quiz('Stored'));
  expect(keptName()).toBeUndefined();
  expect(server.sent).toEqual([]);
});

test('a window that reads shows what is typed in the other one, and what is stored', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.change(unfinished('One'));
  await showsQuiz(other, 'One');
  one.type(quiz('One whole'));
  await one.shows('saved');
  await showsQuiz(other, 'One whole');
  await other.shows('saved');
});

test('what is open in a window that reads stays open while the other one writes', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  const keyIn = (page: TestWindow) => page.quiz.history.present.rounds[0]!.questions[0]!.key;
  const key = keyIn(other);
  other.store.open(key);
  one.change(quiz('One'));
  await showsQuiz(other, 'One');
  expect(keyIn(other)).toBe(key);
  expect(other.quiz.open).toBe(key);
});

test('a window that takes over goes on with what was typed last in the other one, which then reads', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.change(unfinished('One'));
  one.change(unfinished('One more'));
  other.store.takeOver();
  await writes(other);
  await writes(one, false);
  expect(other.source).toEqual(unfinished('One more'));
  one.change(quiz('Lost'));
  other.change(unfinished('Other'));
  await showsQuiz(one, 'Other');
});

test('a window that takes over waits for what the other one is sending', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  const { promise, resolve } = deferred();
  server.delay = promise;
  one.type(quiz('One'));
  one.change(quiz('One more'));
  other.store.takeOver();
  resolve();
  await writes(other);
  await other.shows('saved');
  expect(other.quiz.conflict).toBeNull();
  expect(server.sent).toEqual(['One "1"', 'One more "2"']);
});

test('a window writes when the other one is closed', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.change(quiz('One'));
  one.store.close();
  await writes(other);
  await showsQuiz(other, 'One');
  other.type(quiz('Other'));
  await other.shows('saved');
  expect(server.nameOf(QUIZ_ID)).toBe('Other');
});

test('a window writes where the one that held the lock has crashed', async () => {
  localStorage.setItem(`quiz-night.writer http://localhost:5000 ${QUIZ_ID}`, 'crashed');
  const page = new TestWindow(server);
  windows.push(page);
  await eventually(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  pass(499);
  expect(page.store.getState().name).toBe('loading');
  pass(1);
  await page.becomes('open');
  expect(page.quiz.isWriting).toBe(true);
});

test('a window that crashes is replaced by the button', async () => {
  localStorage.setItem(`quiz-night.writer http://localhost:5000 ${QUIZ_ID}`, 'other');
  const page = new TestWindow(server);
  windows.push(page);
  // It answers at first.
  localStorage.setItem(`quiz-night.writer http://localhost:5000 ${QUIZ_ID}`, 'other');
  await page.becomes('open');
  expect(page.quiz.isWriting).toBe(false);
  page.store.takeOver();
  pass(500);
  await writes(page);
});

test('a window that slept while another one took over stores nothing more', async () => {
  const one = await openWindow();
  vi.mocked(Storage.prototype.setItem).mockRestore();
  localStorage.setItem(`quiz-night.writer http://localhost:5000 ${QUIZ_ID}`, 'another');
  one.type(quiz('One'));
  expect(keptName()).toBeUndefined();
  expect(server.sent).toEqual([]);
});

test('what was typed before another window took over can be brought back', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.change(unfinished('One'));
  other.store.takeOver();
  await writes(other);
  other.change(unfinished('Other'));
  await showsQuiz(one, 'Other');
  one.store.takeOver();
  await writes(one);
  one.store.undo();
  expect(one.source).toEqual(unfinished('One'));
});

test('where the browser stores nothing every window writes, and the server tells them apart', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const [one, other] = [await openWindow(), await openWindow()];
  one.type(quiz('One'));
  await one.shows('saved');
  other.type(quiz('Other'));
  await other.asksAbout('One');
  expectConsoleError(/first-evening cannot be stored/);
});
