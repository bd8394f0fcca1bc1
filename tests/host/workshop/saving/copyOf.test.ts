import { expect, test } from 'vitest';
import { QUIZ_LIMITS } from '../../../../src/contract/question';
import { copyOf } from '../../../../src/host/workshop/saving/drafts';
import { wordsOf } from '../../../support/words';

test('a copy has the name of a copy, no id, and no longer a name than allowed', async () => {
  const source = { quizId: 'x', quizName: 'Pub', questions: [] };
  const german = (await wordsOf('workshop', 'de')).saving.copyName;
  expect(copyOf(source, german)).toEqual({ quizName: 'Pub (Kopie)', questions: [] });
  const long = copyOf(
    { quizName: 'x'.repeat(QUIZ_LIMITS.quizName), questions: [] },
    (await wordsOf('workshop')).saving.copyName,
  );
  expect(long.quizName).toMatch(/x \(copy\)$/);
  expect(long.quizName).toHaveLength(QUIZ_LIMITS.quizName);
});
