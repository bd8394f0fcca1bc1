import { createContext, useContext, useEffect, useState } from 'react';
import type { PlayedQuestion } from '../../../contract/seasons';
import { fetchPlayed } from '../../api/quizFilesApi';
import { useServerAddress } from '../../api/useServerAddress';
import { logWarning } from '../../browser/log';
import type { QuestionDraft } from '../draft/draft';
import { useOpenQuiz, useQuizStore } from '../saving/useQuizStore';

/** What is said of a question that was played before; undefined: nothing. */
export type SayPlayed = (question: QuestionDraft) => string | undefined;

export const PlayedContext = createContext<SayPlayed>(() => undefined);

export function useSayPlayed(): SayPlayed {
  return useContext(PlayedContext);
}

const NEVER: PlayedQuestion[] = [];

/** When the quiz's questions were played: read once, as the quiz is opened. It is not missed where it does not come. */
export function usePlayed(): PlayedQuestion[] {
  const address = useServerAddress();
  const { quizId } = useQuizStore();
  const isStored = useOpenQuiz(({ base }) => base.etag !== null);
  const [wasStored] = useState(isStored);
  const [played, setPlayed] = useState(NEVER);
  useEffect(() => {
    let isOver = false;
    if (wasStored)
      fetchPlayed(address, quizId).then(
        (read) => !isOver && setPlayed(read),
        (error: unknown) => logWarning(`When questions were played is not known: ${String(error)}`),
      );
    return () => {
      isOver = true;
    };
  }, [address, quizId, wasStored]);
  return played;
}
