import { expect, test } from 'vitest';
import { QUIZ_LIMITS } from '../../../../src/contract/question';
import { copyOf } from '../../../../src/host/workshop/saving/quizJson';

test('a copy is named so, without an id, and not longer than a name can be', () => {
  const source = { quizId: 'x', quizName: 'Pub', questions: [] };
  expect(copyOf(source, 'de')).toEqual({ quizName: 'Pub (Kopie)', questions: [] });
  const long = copyOf({ quizName: 'x'.repeat(QUIZ_LIMITS.quizName), questions: [] }, 'en');
  expect(long.quizName).toMatch(/x \(copy\)$/);
  expect(long.quizName).toHaveLength(QUIZ_LIMITS.quizName);
});
