import { beforeEach, expect, test } from 'vitest';
import { readDraft } from '../../../../src/host/workshop/saving/drafts';
import { expectConsoleError } from '../../../support/consoleErrors';
import { fillStorage } from '../../fillStorage';
import type { FakeQuizFiles } from './fakeQuizFiles';
import { ADDRESS, keptName, pass, quiz, QUIZ_ID, serverWithQuiz, TestWindow } from './openWindow';

const copyName = ({ name }: { name: string }) => `${name} (Kopie)`;

let server: FakeQuizFiles;
let page: TestWindow;
beforeEach(async () => {
  server = serverWithQuiz();
  page = new TestWindow(server);
  await page.becomes('open');
});

async function meetConflict() {
  server.put(QUIZ_ID, quiz('Theirs'));
  page.type(quiz('Mine'));
  await page.asksAbout('Theirs');
}

async function meetDeletion() {
  server.files.delete(QUIZ_ID);
  page.type(quiz('Mine'));
  await page.asksAbout(null);
}

test('a quiz that was changed elsewhere is not saved, while typing is kept', async () => {
  await meetConflict();
  page.type(quiz('Mine too'));
  pass(60_000);
  expect(server.sent).toHaveLength(1);
  expect(keptName()).toBe('Mine too');
});

test('the same change made elsewhere is no conflict', async () => {
  server.put(QUIZ_ID, quiz('Mine'));
  page.type(quiz('Mine'));
  await page.shows('saved');
  expect(page.quiz.conflict).toBeNull();
  expect(keptName()).toBeUndefined();
});

test('the version that mine is based on is no conflict, although its file was written again', async () => {
  server.put(QUIZ_ID, quiz('Stored'));
  page.type(quiz('Mine'));
  await page.shows('waiting');
  pass(800);
  await page.shows('saved');
  expect(server.nameOf(QUIZ_ID)).toBe('Mine');
});

test('mine is saved over theirs', async () => {
  await meetConflict();
  await page.store.resolve('mine', copyName);
  await page.shows('saved');
  expect(page.quiz.conflict).toBeNull();
  expect(server.nameOf(QUIZ_ID)).toBe('Mine');
});

test('mine is saved over a file that was broken by hand', async () => {
  server.put(QUIZ_ID, quiz('Broken'));
  server.broken = QUIZ_ID;
  page.type(quiz('Mine'));
  await page.asksAbout(null);
  await page.store.resolve('mine', copyName);
  await page.shows('saved');
  expect(page.quiz.conflict).toBeNull();
  expect(server.nameOf(QUIZ_ID)).toBe('Mine');
});

test('theirs is opened in place of mine, which can be restored by undo', async () => {
  await meetConflict();
  await page.store.resolve('theirs', copyName);
  expect(page.quiz).toMatchObject({ progress: 'saved', conflict: null });
  expect(page.source).toEqual(quiz('Theirs'));
  expect(keptName()).toBeUndefined();
  page.type(quiz('Mine'));
  await page.shows('saved');
  expect(server.nameOf(QUIZ_ID)).toBe('Mine');
});

test('a copy is a new quiz, and theirs is opened', async () => {
  await meetConflict();
  const copyId = await page.store.resolve('copy', copyName);
  expect(readDraft(ADDRESS, copyId!)).toMatchObject({ etag: null, source: quiz('Mine (Kopie)') });
  expect(page.source).toEqual(quiz('Theirs'));
});

test('a copy goes to the server where the browser stores nothing', async () => {
  await meetConflict();
  fillStorage();
  const copyId = await page.store.resolve('copy', copyName);
  expect(server.nameOf(copyId!)).toBe('Mine (Kopie)');
  expectConsoleError(/cannot be stored/);
});

test('a copy that cannot be stored leaves the choice open', async () => {
  await meetConflict();
  fillStorage();
  server.failure = { kind: 'unreachable' };
  await expect(page.store.resolve('copy', copyName)).rejects.toThrow();
  expectConsoleError(/cannot be stored/);
  await page.asksAbout('Theirs');
});

test('a quiz that was deleted elsewhere is stored again', async () => {
  await meetDeletion();
  await page.store.resolve('mine', copyName);
  await page.shows('saved');
  expect(server.sent.at(-1)).toBe('Mine new');
});

test('a quiz that was deleted elsewhere can stay deleted', async () => {
  await meetDeletion();
  await page.store.resolve('theirs', copyName);
  expect(page.store.getState().name).toBe('notFound');
  expect(keptName()).toBeUndefined();
  expect(server.files.size).toBe(0);
});

test('another change while the host chooses asks again', async () => {
  await meetConflict();
  server.put(QUIZ_ID, quiz('Theirs again'));
  await page.store.resolve('mine', copyName);
  await page.asksAbout('Theirs again');
});
