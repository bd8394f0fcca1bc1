import { beforeEach, expect, test } from 'vitest';
import { listDrafts } from '../../../../src/host/workshop/saving/drafts';
import type { FakeQuizFiles } from './fakeQuizFiles';
import {
  ADDRESS,
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
beforeEach(() => {
  server = serverWithQuiz();
});

async function openWindow(): Promise<TestWindow> {
  const page = new TestWindow(server);
  await page.becomes('open');
  return page;
}

/** All texts stored in this browser. */
const kept = () => Object.values(localStorage).join();

test('two windows type, and the one that saves later is asked about the two versions', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.type(quiz('One'));
  await one.shows('saved');
  other.type(quiz('Other'));
  await other.asksAbout('One');
  expect(server.nameOf(QUIZ_ID)).toBe('One');
});

test('each window keeps its own draft, and only that goes when it is saved', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.type(unfinished('One'));
  other.type(unfinished('Other'));
  await other.shows('unfinished');
  expect(kept()).toContain('One');
  other.type(quiz('Other'));
  await other.shows('saved');
  expect(keptName()).toBe('One');
});

test('a window resumes the newest draft, and asks about the older one when it is opened next', async () => {
  const [one, other] = [await openWindow(), await openWindow()];
  one.type(unfinished('Older'));
  pass(1000);
  other.type(quiz('Newer'));
  one.store.close();
  other.store.close();
  const next = await openWindow();
  await next.shows('saved');
  expect(next.source).toEqual(quiz('Newer'));
  const last = await openWindow();
  expect(last.source).toEqual(unfinished('Older'));
  await last.asksAbout('Newer');
});

test('a draft that a window takes over exists once', async () => {
  leaveDraft(unfinished('Left'), '"1"');
  const page = await openWindow();
  await page.shows('unfinished');
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toHaveLength(1);
  page.type(quiz('Left'));
  await page.shows('saved');
  expect(listDrafts(ADDRESS)).toEqual([]);
});

test('what a closed window has sent without a response is no other version', async () => {
  const one = await openWindow();
  server.losesAnswers = true;
  server.failure = { kind: 'unreachable' };
  one.type(quiz('Sent'));
  await one.shows('unreachable');
  one.store.close();
  server.losesAnswers = false;
  server.failure = null;
  const other = await openWindow();
  other.type(quiz('Sent and more'));
  await other.shows('saved');
  expect(other.quiz.conflict).toBeNull();
  expect(server.nameOf(QUIZ_ID)).toBe('Sent and more');
});
