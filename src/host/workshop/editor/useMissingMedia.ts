import { useMemo, useState, useSyncExternalStore } from 'react';
import type { QuestionDraft, QuizDraft } from '../draft/draft';
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
      questions.flatMap(({ question, round, files }) =>
        files
          .filter((file) => known.get(file) === false && !stored.has(file))
          .map((file) => ({
            path: `${question} ${file}`,
            message: texts.missing({ file }),
            place: { ...(round !== undefined && { round }), question },
          })),
      ),
    [questions, known, stored, texts],
  );
}

interface NamedFiles {
  round?: string;
  question: string;
  files: string[];
}

function questionsOf(draft: QuizDraft): NamedFiles[] {
  const inRounds = draft.rounds.flatMap((round) =>
    round.questions.map((question) => ({ round: round.key, ...filesOf(question) })),
  );
  const all = draft.tieBreak ? [...inRounds, filesOf(draft.tieBreak)] : inRounds;
  return all.filter(({ files }) => files.length > 0);
}

function filesOf(question: QuestionDraft): NamedFiles {
  return { question: question.key, files: filesIn(question) };
}
