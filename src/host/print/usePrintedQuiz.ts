import { useEffect, useState } from 'react';
import { QuizApiError } from '../api/quizApiError';
import { fetchQuiz, whyUnread } from '../api/quizFilesApi';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { type PrintedQuiz, printedQuizOf } from './printedQuiz';

/** The quiz to be printed, or why there is none. */
export type ReadQuiz =
  | { name: 'loading' }
  | { name: 'open'; quiz: PrintedQuiz }
  | { name: 'notFound' | 'forbidden' | 'unreachable' };

const LOADING: ReadQuiz = { name: 'loading' };

/** Reads a quiz as it is on the server now, and again on `retry`. */
export function usePrintedQuiz(quizId: string): { read: ReadQuiz; retry: () => void } {
  const address = useServerAddress();
  const [tries, setTries] = useState(0);
  const key = [address, quizId, tries].join('\n');
  const [found, setFound] = useState<{ key: string; read: ReadQuiz }>();

  useEffect(() => {
    let isOver = false;
    fetchQuiz(address, quizId)
      .then(({ source }): ReadQuiz => {
        const quiz = printedQuizOf(source);
        return quiz ? { name: 'open', quiz } : { name: 'notFound' };
      })
      .catch((error: unknown): ReadQuiz => {
        logFailure('The quiz cannot be read for printing', error);
        return { name: whyUnread(error instanceof QuizApiError ? error.failure : undefined) };
      })
      .then((read) => {
        if (!isOver) setFound({ key, read });
      })
      .catch((error: unknown) => logFailure('The quiz cannot be shown', error));
    return () => {
      isOver = true;
    };
  }, [address, quizId, key]);

  const retry = () => setTries((last) => last + 1);
  return { read: found?.key === key ? found.read : LOADING, retry };
}
