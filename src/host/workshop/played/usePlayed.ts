import { createContext, useContext, useState } from 'react';
import type { PlayedQuestion } from '../../../contract/seasons';
import { fetchPlayed } from '../../api/quizFilesApi';
import { useRead } from '../../api/useRead';
import { useServerAddress } from '../../api/useServerAddress';
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
  const { read } = useRead({
    subject: wasStored ? `${address} ${quizId}` : null,
    load: (signal) => fetchPlayed(address, quizId, signal),
  });
  return read.status === 'ready' ? read.value : NEVER;
}
