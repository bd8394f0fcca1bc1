import { beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../support/deferred';
import { FakeQuizFiles } from './fakeQuizFiles';
import { ADDRESS, keptNames, leaveDraft, quiz, QUIZ_ID, TestWindow, unfinished } from './openWindow';

let server: FakeQuizFiles;
let windows: TestWindow[] = [];
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = new FakeQuizFiles();
  server.put(QUIZ_ID, quiz('Stored'));
  windows = [];
  return () => windows.forEach((each) => each.saving.close());
});

async function openWindow(): Promise<TestWindow> {
  const page = new TestWindow(server);
  windows.push(page);
  await page.becomes('open');
  return page;
}

/** What browsers tell the other windows when one of them removes its draft. */
function tellOthers() {
  const key = `quiz-night.draft ${ADDRESS} ${QUIZ_ID} other`;
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
}

test('typing in two windows asks which version to keep, and keeps both until then', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.type(unfinished('One'));
  await one.shows('unfinished');
  other.saving.change(quiz('Other'));
  await other.asksAbout('One');
  other.time.pass(60_000);
  expect(server.sent).toEqual(['One "1"']);
  expect(keptNames().sort()).toEqual(['One', 'Other']);
});

test('this version is saved in place of the other window’s draft', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.type(unfinished('One'));
  await one.shows('unfinished');
  other.saving.change(quiz('Other'));
  await other.saving.resolve('mine');
  await other.shows('saved');
  expect(server.nameOf(QUIZ_ID)).toBe('Other');
  expect(keptNames()).toEqual([]);
});

test('a choice means what the other window has typed by then', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.saving.change(quiz('One'));
  other.saving.change(quiz('Other'));
  one.saving.change(quiz('One more'));
  one.time.pass(250);
  await other.saving.resolve('mine');
  await other.shows('saved');
  expect(other.view.conflict).toBeNull();
  expect(keptNames()).toEqual([]);
});

test('a choice covers what the other window had stored before', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.type(quiz('One'));
  await one.shows('saved');
  one.saving.change(quiz('One more'));
  other.saving.change(quiz('Other'));
  await other.saving.resolve('mine');
  await other.shows('waiting');
  other.time.pass(800);
  await other.shows('saved');
  expect(server.nameOf(QUIZ_ID)).toBe('Other');
});

test('a draft that says what is stored is no conflict', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.saving.change(quiz('One'));
  one.saving.change(quiz('Stored'));
  one.time.pass(250);
  other.saving.change(quiz('Other'));
  expect(other.view.conflict).toBeNull();
  expect(keptNames()).toEqual(['Other']);
});

test('a draft that was opened is no conflict where the browser is full', async () => {
  leaveDraft(unfinished('Before'), '"1"');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = await openWindow();
  page.type(quiz('Now'));
  await page.shows('saved');
  expect(server.nameOf(QUIZ_ID)).toBe('Now');
});

test('the other window’s draft is taken over, and saved from here', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.saving.change(quiz('One'));
  other.saving.change(quiz('Other'));
  await other.saving.resolve('theirs');
  expect(other.view.opened).toEqual(quiz('One'));
  await other.shows('saved');
  expect(server.nameOf(QUIZ_ID)).toBe('One');
});

test('a choice is not asked twice where the other window has stored its draft meanwhile', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.saving.change(quiz('One'));
  other.saving.change(quiz('Other'));
  one.time.pass(800);
  await one.shows('saved');
  await other.saving.resolve('mine');
  await vi.waitFor(() => {
    other.time.pass(800);
    expect(server.nameOf(QUIZ_ID)).toBe('Other');
  });
  expect(other.view.conflict).toBeNull();
});

test('a window that opens a draft is its writer from then on, and the first one goes on with it unasked', async () => {
  const one = await openWindow();
  one.type(unfinished('One'));
  await one.shows('unfinished');
  const other = await openWindow();
  expect(other.view.opened).toEqual(unfinished('One'));
  one.saving.change(unfinished('One more'));
  expect(one.view.conflict).toBeNull();
  expect(keptNames()).toEqual(['One more']);
  other.saving.change(unfinished('Other'));
  await other.asksAbout('One more');
});

test('a window in which nothing was typed shows what the other one has saved', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.type(quiz('One'));
  await one.shows('saved');
  tellOthers();
  await vi.waitFor(() => expect(other.view.opened).toEqual(quiz('One')));
  other.type(quiz('Other'));
  await other.shows('saved');
  expect(server.nameOf(QUIZ_ID)).toBe('Other');
});

test('a window that has the stored version already is left as it is', async () => {
  const one = await openWindow();
  const before = one.view.opened;
  server.put(QUIZ_ID, quiz('New'));
  tellOthers();
  await vi.waitFor(() => expect(one.view.opened).not.toBe(before));
  const after = one.view.opened;
  const reads = vi.spyOn(server.api, 'fetchQuiz');
  tellOthers();
  await Promise.all(reads.mock.results.map((result) => result.value as Promise<unknown>));
  await one.shows('saved');
  expect(one.view.opened).toBe(after);
});

test('what was typed and stored while the stored version was read is not replaced by it', async () => {
  const one = await openWindow();
  const stored = { source: quiz('Stored'), etag: '"older"' };
  const { promise, resolve } = deferred<typeof stored>();
  vi.spyOn(server.api, 'fetchQuiz').mockReturnValueOnce(promise);
  tellOthers();
  one.type(quiz('One'));
  await one.shows('saved');
  resolve(stored);
  await new Promise((turn) => setTimeout(turn));
  one.type(quiz('One more'));
  await one.shows('saved');
  expect(server.sent).toEqual(['One "1"', 'One more "2"']);
});

test('a closed window follows no more', async () => {
  const one = await openWindow();
  one.saving.close();
  const reads = vi.spyOn(server.api, 'fetchQuiz');
  tellOthers();
  expect(reads).not.toHaveBeenCalled();
});

test('a window in which something was typed keeps it, and asks', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.type(quiz('One'));
  await one.shows('saved');
  other.saving.change(quiz('Other'));
  tellOthers();
  other.time.pass(800);
  await other.asksAbout('One');
  expect(other.view.opened).toEqual(quiz('Stored'));
});
