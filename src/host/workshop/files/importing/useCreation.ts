import { useEffect, useRef, useState } from 'react';
import type { QuizSource } from '../../../../contract/quizSource';
import { createQuiz, deleteQuiz } from '../../../api/quizFilesApi';
import { logFailure } from '../../../browser/log';
import { useQuizFileTexts } from '../quizFileTexts';
import { reasonOf } from '../reasonOf';
import { useCaller } from '../useCaller';

type Creation = { state: 'idle' | 'running' | 'nameless' } | { state: 'failed'; text: string };

/** Stores a quiz that was read, under a name that the host can change before. */
export function useCreation(quiz: QuizSource, onCreated: (quizId: string) => void) {
  const { address, lang } = useCaller();
  const texts = useQuizFileTexts();
  const [name, setName] = useState(quiz.quizName);
  const [creation, setCreation] = useState<Creation>({ state: 'idle' });

  // Whoever has closed the preview meanwhile goes nowhere, and gets no quiz.
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const create = () => {
    const quizName = name.trim();
    if (creation.state === 'running') return;
    if (quizName === '') return setCreation({ state: 'nameless' });
    setCreation({ state: 'running' });
    createQuiz(address, { ...quiz, quizName }, lang).then(
      ({ quizId }) => {
        if (isShown.current) onCreated(quizId);
        else takeBack(address, quizId);
      },
      (error: unknown) =>
        setCreation({ state: 'failed', text: texts.failed.create(reasonOf(error, texts.why)) }),
    );
  };
  return {
    name,
    setName,
    isNameMissing: creation.state === 'nameless' && name.trim() === '',
    failure: creation.state === 'failed' ? creation.text : null,
    isRunning: creation.state === 'running',
    create,
  };
}

function takeBack(address: string, quizId: string): void {
  deleteQuiz(address, quizId).catch((error: unknown) =>
    logFailure(`${quizId} could not be taken back`, error),
  );
}
