import type { SearchedQuestion } from '../../../contract/foundQuestions';
import { isObject } from '../../../contract/parsed';
import type { Id } from '../../../contract/quizSummary';
import { QuizApiError } from '../../api/quizApiError';
import { fetchQuiz } from '../../api/quizFilesApi';
import type { QuestionDraft } from '../draft/draft';
import { readQuestionDraft, valueAt } from '../draft/source';

/**
 * Reads the chosen questions from their quizzes, in the order in which they were chosen. All quizzes use the same
 * pictures, sounds and videos. Rejects if one of the questions is no longer at its place.
 */
export async function readCopies(
  address: string,
  chosen: readonly SearchedQuestion[],
): Promise<QuestionDraft[]> {
  const quizIds = [...new Set(chosen.map(({ quizId }) => quizId))];
  const read = async (quizId: Id) => [quizId, (await fetchQuiz(address, quizId)).source] as const;
  const quizzes = new Map(await Promise.all(quizIds.map(read)));
  return chosen.map(({ quizId, questionId, text }) => {
    const question = valueAt(quizzes.get(quizId), questionId);
    if (isObject(question) && question.question === text) return readQuestionDraft(question);
    const failure = { kind: 'http', status: 412, code: 'quiz_changed', body: undefined } as const;
    throw new QuizApiError(`Copying ${questionId} of ${quizId}`, failure);
  });
}
