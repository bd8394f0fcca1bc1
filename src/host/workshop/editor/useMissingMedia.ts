import { useMemo, useState, useSyncExternalStore } from 'react';
import type { QuizDraft } from '../draft/draft';
import { filesIn } from '../draft/kinds';
import type { PlacedProblem } from '../draft/source';
import { hasMedia } from '../../api/quizFilesApi';
import { useRead } from '../../api/useRead';
import { useServerAddress } from '../../api/useServerAddress';
import { useQuizStore } from '../saving/useQuizStore';
import { useQuestionTexts } from '../workshopTexts';

/** The problems of media that the server lacks. Each file is looked up once. */
export function useMissingMedia(draft: QuizDraft): PlacedProblem[] {
  const texts = useQuestionTexts().media;
  const address = useServerAddress();
  const { quizId, uploads } = useQuizStore();
  const stored = useSyncExternalStore(uploads.subscribe, uploads.getStored);
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map());
  const questions = useMemo(() => questionsOf(draft), [draft]);
  const unknown = questions.flatMap(({ files }) => files).find((file) => !known.has(file));

  // Looks up one file at a time: the next one follows the response.
  const { read } = useRead({
    subject: unknown === undefined ? null : `${address} ${quizId} ${unknown}`,
    load: (signal) => hasMedia(address, quizId, unknown!, signal),
  });
  if (unknown !== undefined && read.status === 'ready') setKnown(new Map(known).set(unknown, read.value));

  return useMemo(
    () =>
      questions.flatMap(({ place, files }) =>
        files
          .filter((file) => known.get(file) === false && !stored.has(file))
          .map((file) => ({ path: `${place.question} ${file}`, message: texts.missing({ file }), place })),
      ),
    [questions, known, stored, texts],
  );
}

/** The questions that have files, by their places. */
function questionsOf({ rounds, tieBreak }: QuizDraft) {
  const inRounds = rounds.flatMap((round) =>
    round.questions.map((question) => ({
      place: { round: round.key, question: question.key },
      files: filesIn(question),
    })),
  );
  const last = tieBreak ? [{ place: { question: tieBreak.key }, files: filesIn(tieBreak) }] : [];
  return [...inRounds, ...last].filter(({ files }) => files.length > 0);
}
