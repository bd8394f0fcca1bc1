import { fetchQuiz } from '../api/quizFilesApi';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { printedQuizOf } from './printedQuiz';

/** Reads the current version of a quiz for printing; undefined if the server has something else there. */
export function usePrintedQuiz(quizId: string) {
  const address = useServerAddress();
  return useRead({
    subject: `${address} ${quizId}`,
    load: async (signal) => printedQuizOf((await fetchQuiz(address, quizId, signal)).source),
    failed: 'The quiz cannot be read for printing',
  });
}
