import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { fetchQuiz, saveQuiz, storeMedia } from '../../api/quizFilesApi';
import { useServerAddress } from '../../api/useServerAddress';
import { QuizStore } from './quizStore';
import type { OpenQuiz } from './quizState';
import { readLanguage, spokenIn } from '../../texts/useLanguage';

const API = { fetchQuiz, saveQuiz, storeMedia };

/** A quiz that saves by itself while the calling component is mounted. A new address or id moves over at once. */
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

/** The store of the quiz that is open: what it does can be called, and nothing is drawn anew when it changes. */
export function useQuizStore(): QuizStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('There is no quiz around');
  return store;
}

/** What is asked of the open quiz: a part of its state, which has to be the same object as long as it says the same. */
export function useOpenQuiz<Part>(select: (quiz: OpenQuiz) => Part): Part {
  const { subscribe, getState } = useQuizStore();
  return useSyncExternalStore(subscribe, () => {
    const state = getState();
    if (state.name !== 'open') throw new Error('No quiz is open');
    return select(state);
  });
}
