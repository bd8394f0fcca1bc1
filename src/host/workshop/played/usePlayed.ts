import { createContext, useContext, useState } from 'react';
import type { PlayedQuestion } from '../../../contract/seasons';
import { fetchPlayed } from '../../api/quizFilesApi';
import { useRead } from '../../api/useRead';
import { useServerAddress } from '../../api/useServerAddress';
import type { QuestionDraft } from '../draft/draft';
import { useOpenQuiz, useQuizStore } from '../saving/useQuizStore';

/** Says when a question was played before; undefined where it was not. */
export type SayPlayed = (question: QuestionDraft) => string | undefined;

export const PlayedContext = createContext<SayPlayed>(() => undefined);

export function useSayPlayed(): SayPlayed {
  return useContext(PlayedContext);
}

const NEVER: PlayedQuestion[] = [];

/** When the quiz's questions were played: loaded once, on opening the quiz. A failure is ignored. */
export function usePlayed(): PlayedQuestion[] {
  const address = useServerAddress();
  const { quizId } = useQuizStore();
  const isStored = useOpenQuiz(({ base }) => base.etag !== null);
  const [wasStored] = useState(isStored);
  const { read } = useRead({
    subject: wasStored ? `${address} ${quizId}` : null,
    load: (signal) => fetchPlayed(address, quizId, signal),
  });
  return read.status === 'ready' ? read.value : NEVER;
}
