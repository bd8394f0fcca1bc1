import type { QuizSource } from '../../../contract/quizSource';
import { newQuizDraft, newQuizId } from './draftStore';
import { copyOf } from './quizJson';
import type { QuizFilesApi } from './serverCalls';

/**
 * Stores a quiz as a new one under the name of a copy, and returns its id: in the browser, from where it is saved when
 * it is opened, or on the server where the browser stores nothing. Rejects where neither takes it.
 */
export async function storeCopy(
  { address, api, lang }: { address: string; api: QuizFilesApi; lang: () => 'de' | 'en' },
  mine: QuizSource,
): Promise<string> {
  const source = copyOf(mine, lang());
  try {
    return newQuizDraft(address, source);
  } catch {
    const { quizId } = await api.saveQuiz(address, newQuizId(), { source, etag: null, lang: lang() });
    return quizId;
  }
}
