import { QUIZ_LIMITS } from '../../../contract/quizSource';
import type { QuizSummary } from '../../../contract/quizSummary';
import { fetchQuiz } from '../../api/quizFilesApi';
import { beginningOf } from './beginningOf';
import { storeNewQuiz } from './storeNewQuiz';
import type { Caller } from './useCaller';

/** Stores a copy of a quiz under an id of its own. Answers the copy's name, whose end is whole however long it is. */
export async function copyQuiz(
  caller: Caller,
  { quizId, quizName }: QuizSummary,
  copyName: (name: string) => string,
): Promise<string> {
  const { source } = await fetchQuiz(caller.address, quizId);
  const name = copyName(beginningOf(quizName, QUIZ_LIMITS.quizName - copyName('').length));
  const copy = { ...(source as object), quizName: name };
  await storeNewQuiz(caller, { quizId: String(quizId), source: copy, from: 2 });
  return name;
}
