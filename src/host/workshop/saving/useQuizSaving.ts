import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { fetchQuiz, saveQuiz } from '../../api/quizFilesApi';
import { useServerAddress } from '../../api/useServerAddress';
import { readLanguage, spokenIn } from '../../languages/language';
import { QuizSaving } from './quizSaving';

const API = { fetchQuiz, saveQuiz };

/** A quiz that saves by itself while the calling component is mounted. A new address or id moves over at once. */
export function useQuizSaving(quizId: string) {
  const address = useServerAddress();
  const saving = useMemo(() => new QuizSaving({ address, quizId, api: API, lang }), [address, quizId]);
  useEffect(() => {
    saving.open();
    return () => saving.close();
  }, [saving]);
  const state = useSyncExternalStore(saving.subscribe, saving.getState);
  return { state, change: saving.change, retry: saving.retry, resolve: saving.resolve };
}

function lang(): 'de' | 'en' {
  return spokenIn(readLanguage());
}
