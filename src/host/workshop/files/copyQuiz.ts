import { QUIZ_LIMITS } from '../../../contract/quizSource';
import type { QuizSummary } from '../../../contract/quizSummary';
import { createQuiz, fetchQuiz } from '../../api/quizFilesApi';
import { beginningOf } from './beginningOf';
import type { Caller } from './useCaller';

/** Stores a copy of a quiz under an id of its own. Answers the copy's name, whose end is whole however long it is. */
export async function copyQuiz(
  { address, lang }: Caller,
  { quizId, quizName }: QuizSummary,
  copyName: (name: string) => string,
): Promise<string> {
  const { source } = await fetchQuiz(address, quizId);
  const name = copyName(beginningOf(quizName, QUIZ_LIMITS.quizName - copyName('').length));
  await createQuiz(address, { ...(source as object), quizName: name }, lang);
  return name;
}
