import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { fetchQuiz, saveQuiz, storeMedia } from '../../api/quizFilesApi';
import { useServerAddress } from '../../api/useServerAddress';
import { QuizStore } from './quizStore';
import type { OpenQuiz } from './quizState';
import { readLanguage, spokenIn } from '../../texts/useLanguage';

const API = { fetchQuiz, saveQuiz, storeMedia };

/** Creates a quiz that saves automatically while the caller is mounted. Follows a new address or id. */
export function useNewQuizStore(quizId: string): QuizStore | null {
  const address = useServerAddress();
  const [store, setStore] = useState<QuizStore | null>(null);
  useEffect(() => {
    const opened = new QuizStore({ address, quizId, api: API, lang: () => spokenIn(readLanguage()) });
    opened.start();
    setStore(opened);
    return () => opened.close();
  }, [address, quizId]);
  return store;
}

const StoreContext = createContext<QuizStore | null>(null);
export const QuizStoreProvider = StoreContext.Provider;

/** The open quiz's store, for its methods. The caller does not render again when the quiz changes. */
export function useQuizStore(): QuizStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useQuizStore needs an open quiz around it');
  return store;
}

/** Selects a part of the open quiz's state, which must be the same object as long as it is unchanged. */
export function useOpenQuiz<Part>(select: (quiz: OpenQuiz) => Part): Part {
  const { subscribe, getState } = useQuizStore();
  return useSyncExternalStore(subscribe, () => {
    const state = getState();
    if (state.name !== 'open') throw new Error('No quiz is open');
    return select(state);
  });
}
