import { beforeEach, expect, test, vi } from 'vitest';
import { expectConsoleError } from '../../../support/consoleErrors';
import {
  listDrafts,
  newQuizDraft,
  readDraft,
  removeDraft,
  writeDraft,
  type StoredDraft,
} from '../../../../src/host/workshop/saving/drafts';
import { fc } from '../../../support/property';
import { fillStorage } from '../../fillStorage';

const HERE = 'http://localhost:5000';
const ELSEWHERE = 'http://192.168.0.7:5000';

function draft(quizName: string, more: Partial<StoredDraft> = {}): StoredDraft {
  return { quizId: 'pub', etag: null, source: { quizName }, savedAt: 1, ...more };
}

const warnings: unknown[] = [];
beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((warning) => void warnings.push(warning));
});

test('a draft belongs to its quiz on its server', () => {
  const written = draft('Pub Quiz', { etag: '"1"' });
  expect(writeDraft(HERE, written)).toBe(true);
  expect(readDraft(HERE, 'pub')).toEqual(written);
  expect(readDraft(HERE, 'pu')).toBeUndefined();
  expect(readDraft(ELSEWHERE, 'pub')).toBeUndefined();
});

test('a draft replaces the older one of its quiz', () => {
  writeDraft(HERE, draft('Old'));
  writeDraft(HERE, draft('New', { savedAt: 2 }));
  expect(listDrafts(HERE).map(({ source }) => source.quizName)).toEqual(['New']);
  removeDraft(HERE, { quizId: 'pub' });
  expect(readDraft(HERE, 'pub')).toBeUndefined();
});

test('the draft of each quiz is listed, the newest first', () => {
  writeDraft(HERE, draft('Pub', { savedAt: 2 }));
  writeDraft(HERE, draft('Maths', { quizId: 'maths', savedAt: 3 }));
  writeDraft(ELSEWHERE, draft('Elsewhere', { quizId: 'far', savedAt: 4 }));
  expect(listDrafts(HERE).map(({ source }) => source.quizName)).toEqual(['Maths', 'Pub']);
});

test('a new quiz gets a draft under an id with the day', () => {
  const quizId = newQuizDraft(HERE);
  expect(quizId).toMatch(/^quiz-\d{4}-\d\d-\d\d-[a-z0-9]{4}$/);
  expect(readDraft(HERE, quizId)).toMatchObject({ etag: null, source: { quizName: '', questions: [] } });
});

test('a full storage is reported', () => {
  fillStorage();
  expect(writeDraft(HERE, draft('Pub'))).toBe(false);
  expect(() => newQuizDraft(HERE)).toThrow();
  expectConsoleError(/quiz-night.draft .* cannot be stored/);
});

test('what cannot be read is left out with a warning', () => {
  writeDraft(HERE, draft('Pub'));
  localStorage.setItem(`quiz-night.draft ${HERE} pub old`, '{"quizId":"pub","source":[]}');
  expect(listDrafts(HERE)).toHaveLength(1);
  expect(warnings).toEqual([expect.stringContaining('cannot be read')]);
});

test('a storage that the browser blocks has no drafts', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  localStorage.setItem(`quiz-night.draft ${HERE} pub one`, '{}');
  expect(readDraft(HERE, 'pub')).toBeUndefined();
  expectConsoleError(/cannot be read/);
});

test('any text in the storage is tolerated', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record(
        { quizId: fc.constant('pub'), etag: fc.anything(), source: fc.anything(), savedAt: fc.anything() },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      localStorage.setItem(`quiz-night.draft ${HERE} pub one`, text);
      for (const { source } of listDrafts(HERE)) expect(typeof source.quizName).toBe('string');
    }),
  );
});
