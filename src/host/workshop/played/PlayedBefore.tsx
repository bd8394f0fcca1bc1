import { createContext, useContext, useMemo, useState } from 'react';
import { mediaName, questionKey } from '../../../game/quiz/questionKey';
import { fetchPlayed } from '../../api/quizFilesApi';
import { useRead } from '../../api/useRead';
import { useServerAddress } from '../../api/useServerAddress';
import { lazily } from '../../ui/Loading';
import type { QuestionDraft } from '../draft/draft';
import { useOpenQuiz, useQuizStore } from '../saving/useQuizStore';
import type { Played } from './PlayedNote';

/** The questions that were played before, by their keys. */
export const PlayedContext = createContext<ReadonlyMap<string, Played>>(new Map());

/** Loads its words too, which most quizzes do not need. */
const PlayedNote = lazily(() => import('./PlayedNote').then((part) => part.PlayedNote), null);

/** Says when a question was played before; nothing where it was not. */
export function PlayedBefore({ question }: { question: QuestionDraft }) {
  const played = useContext(PlayedContext).get(questionKey(question.text, mediaName(question)));
  return played && <PlayedNote {...played} />;
}

/** When the quiz's questions were played: loaded once, on opening the quiz. A failure is ignored. */
export function usePlayed(): ReadonlyMap<string, Played> {
  const address = useServerAddress();
  const { quizId } = useQuizStore();
  const isStored = useOpenQuiz(({ base }) => base.etag !== null);
  const [wasStored] = useState(isStored);
  const { read } = useRead({
    subject: wasStored ? `${address} ${quizId}` : null,
    load: (signal) => fetchPlayed(address, quizId, signal),
  });
  const played = read.status === 'ready' ? read.value : undefined;
  return useMemo(() => {
    const byKey = new Map<string, Played>();
    for (const each of played ?? []) {
      const key = questionKey(each.text, each.media);
      // The latest entry comes first.
      const { last = each, times = 0 } = byKey.get(key) ?? {};
      byKey.set(key, { last, times: times + 1 });
    }
    return byKey;
  }, [played]);
}
