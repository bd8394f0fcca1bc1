import { useCallback, useEffect, useState } from 'react';
import type { QuizSummary } from '../../contract/quizSummary';
import { fetchQuizzes } from '../api/quizApi';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';

export type QuizListState =
  { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; quizzes: QuizSummary[] };

/**
 * The server's quizzes, read once on mount, again by `retry`, and by `reload` with the list staying until then.
 * Unmounting cancels the request.
 */
export function useQuizzes(): { list: QuizListState; retry: () => void; reload: () => void } {
  const address = useServerAddress();
  const [list, setList] = useState<QuizListState>({ status: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const show = (next: QuizListState) => {
      if (!abort.signal.aborted) setList(next);
    };
    fetchQuizzes(address, abort.signal)
      .then((quizzes) => show({ status: 'loaded', quizzes }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        logFailure('The quizzes could not be loaded', error);
        show({ status: 'failed' });
      });
    return () => abort.abort();
  }, [address, round]);

  const reload = useCallback(() => setRound((last) => last + 1), []);
  const retry = useCallback(() => {
    setList({ status: 'loading' });
    reload();
  }, [reload]);
  return { list, retry, reload };
}
