import { beforeEach, expect, test, vi } from 'vitest';
import { FakeQuizFiles } from './fakeQuizFiles';
import { ADDRESS, keptNames, quiz, QUIZ_ID, TestWindow, unfinished } from './openWindow';

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
