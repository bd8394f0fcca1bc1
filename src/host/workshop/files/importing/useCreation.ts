import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../../../contract/languages';
import type { QuizSource } from '../../../../contract/question';
import type { KnownQuiz } from '../../../../contract/quizFiles';
import { failureOf, sayFailure } from '../../../api/failures';
import { createQuiz, deleteQuiz, fetchQuiz, saveQuiz } from '../../../api/quizFilesApi';
import { useServerAddress } from '../../../api/useServerAddress';
import { whyOf } from '../../../api/quizApiError';
import { logFailure } from '../../../browser/log';
import { useSpoken } from '../../../texts/useLanguage';
import { withDrafts } from '../../draft/source';
import { workshopPath } from '../../saving/drafts';
import { useQuizFileTexts } from '../../workshopTexts';
import { withNewQuestions } from './known';

/** What becomes of a quiz whose questions are known; `copy` also if they are not. */
export const KNOWN_CHOICES = ['replace', 'copy', 'add'] as const;
export type KnownChoice = (typeof KNOWN_CHOICES)[number];

type Creation = { state: 'idle' | 'running' | 'nameless' } | { state: 'failed'; text: string };

/** Stores the imported quiz under a name that the host can change first, and opens it. */
export function useCreation(quiz: QuizSource, known: KnownQuiz | undefined) {
  const address = useServerAddress();
  const lang = useSpoken();
  const texts = useQuizFileTexts();
  const navigate = useNavigate();
  const [name, setName] = useState(quiz.quizName);
  const [choice, setChoice] = useState<KnownChoice | undefined>(known ? undefined : 'copy');
  const [creation, setCreation] = useState<Creation>({ state: 'idle' });

  // Closing the preview meanwhile cancels both storing and moving on.
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const store = (named: QuizSource) => {
    if (known && choice === 'replace') return replaceQuiz(address, known.quizId, named, lang);
    if (known && choice === 'add') return addToQuiz(address, known, quiz, lang);
    return withDraftsOf(named, (source) => createQuiz(address, source, lang));
  };
  const create = () => {
    const quizName = name.trim();
    if (creation.state === 'running' || !choice) return;
    if (quizName === '') return setCreation({ state: 'nameless' });
    setCreation({ state: 'running' });
    store({ ...quiz, quizName }).then(
      ({ quizId }) => {
        if (isShown.current) void navigate(workshopPath(quizId));
        else if (choice === 'copy') takeBack(address, quizId);
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
    choice,
    choose(chosen: KnownChoice) {
      setChoice(chosen);
      // Two quizzes of the same name could not be told apart.
      if (known && [known.quizName, `${known.quizName} (2)`].includes(name))
        setName(chosen === 'copy' ? `${known.quizName} (2)` : known.quizName);
    },
    isNameMissing: creation.state === 'nameless' && name.trim() === '',
    failure: creation.state === 'failed' ? creation.text : null,
    isRunning: creation.state === 'running',
    create,
  };
}

type Saving = ReturnType<typeof createQuiz>;

/** Stores a quiz. What the server finds unfinished becomes a draft, also if the host has mended a part of it. */
async function withDraftsOf(source: QuizSource, save: (source: QuizSource) => Saving): Saving {
  try {
    return await save(source);
  } catch (error) {
    const drafts = withDrafts(source, failureOf(error).problems);
    if (!drafts) throw error;
    return save(drafts);
  }
}

/** Stores a quiz in place of another, which can be restored from the trash. */
async function replaceQuiz(address: string, quizId: string, quiz: QuizSource, lang: Language): Saving {
  await deleteQuiz(address, quizId).catch((error: unknown) => {
    // An attempt before this one may have deleted it.
    if (whyOf(error) !== 'gone') throw error;
  });
  return withDraftsOf(quiz, (source) => saveQuiz(address, quizId, { source, etag: null, lang }));
}

/** Adds what is new to a stored quiz. */
async function addToQuiz(address: string, known: KnownQuiz, quiz: QuizSource, lang: Language): Saving {
  const { source: stored, etag } = await fetchQuiz(address, known.quizId);
  const whole = withNewQuestions(stored as QuizSource, quiz, known.questions);
  return withDraftsOf(whole, (source) => saveQuiz(address, known.quizId, { source, etag, lang }));
}

function takeBack(address: string, quizId: string): void {
  deleteQuiz(address, quizId).catch((error: unknown) =>
    logFailure(`${quizId} could not be deleted again`, error),
  );
}
