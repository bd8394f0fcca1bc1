import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../../../contract/languages';
import type { QuizSource } from '../../../../contract/question';
import { failureOf, sayFailure } from '../../../api/failures';
import { createQuiz, deleteQuiz } from '../../../api/quizFilesApi';
import { useServerAddress } from '../../../api/useServerAddress';
import { logFailure } from '../../../browser/log';
import { useSpoken } from '../../../texts/useLanguage';
import { withDrafts } from '../../draft/source';
import { workshopPath } from '../../saving/drafts';
import { useQuizFileTexts } from '../../workshopTexts';

type Creation = { state: 'idle' | 'running' | 'nameless' } | { state: 'failed'; text: string };

/** Stores the imported quiz under a name that the host can change first, and opens it. */
export function useCreation(quiz: QuizSource) {
  const address = useServerAddress();
  const lang = useSpoken();
  const texts = useQuizFileTexts();
  const navigate = useNavigate();
  const [name, setName] = useState(quiz.quizName);
  const [creation, setCreation] = useState<Creation>({ state: 'idle' });

  // Closing the preview meanwhile cancels both storing and moving on.
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
    createWithDrafts(address, { ...quiz, quizName }, lang).then(
      ({ quizId }) => {
        if (isShown.current) void navigate(workshopPath(quizId));
        else takeBack(address, quizId);
      },
      (error: unknown) =>
        setCreation({
          state: 'failed',
          text: texts.failed.create({ why: sayFailure(error, texts.why).text }),
        }),
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

/** Stores a quiz. What the server finds unfinished becomes a draft, also if the host has mended a part of it. */
async function createWithDrafts(address: string, source: QuizSource, lang: Language) {
  try {
    return await createQuiz(address, source, lang);
  } catch (error) {
    const drafts = withDrafts(source, failureOf(error).problems);
    if (!drafts) throw error;
    return createQuiz(address, drafts, lang);
  }
}

function takeBack(address: string, quizId: string): void {
  deleteQuiz(address, quizId).catch((error: unknown) =>
    logFailure(`${quizId} could not be deleted again`, error),
  );
}
