import { useMemo, useState, useSyncExternalStore } from 'react';
import type { QuizProblem } from '../../../contract/errors';
import { hasMedia } from '../../api/quizFilesApi';
import { useRead } from '../../api/useRead';
import { useServerAddress } from '../../api/useServerAddress';
import type { Key, QuizDraft } from '../draft/draft';
import { findQuestion } from '../draft/edits';
import { isBlankQuestion } from '../draft/empty';
import { filesIn } from '../draft/kinds';
import { type PlacedProblem, writeSource } from '../draft/source';
import type { OpenQuiz } from '../saving/quizState';
import { useQuizStore } from '../saving/useQuizStore';
import { useQuestionTexts } from '../workshopTexts';

export const NO_PROBLEMS: readonly QuizProblem[] = [];

/** The problems to show, all of them and by question. `tellAll` ends holding some of them back. */
export function useProblems(quiz: OpenQuiz) {
  const { told, tellAll } = useToldProblems(quiz);
  const missing = useMissingMedia(quiz.history.present);
  const problems = useMemo(() => [...told, ...missing], [told, missing]);
  const byQuestion = useMemo(() => {
    const map = new Map<Key, QuizProblem[]>();
    for (const problem of problems) {
      const { question } = problem.place;
      if (question !== undefined) map.set(question, [...(map.get(question) ?? []), problem]);
    }
    return map;
  }, [problems]);
  return { problems, byQuestion, tellAll };
}

/**
 * The server's problems. While a question is written for the first time, empty fields are no problem yet: they
 * are reported once its author leaves it, or calls `tellAll`.
 */
function useToldProblems({ open, history, problems }: OpenQuiz) {
  const draft = history.present;
  const [writing, setWriting] = useState<{ open: Key | null; isNew: boolean }>({ open: null, isNew: false });
  if (writing.open !== open) {
    const question = open === null ? undefined : findQuestion(draft, open);
    setWriting({ open, isNew: question !== undefined && isBlankQuestion(question) });
  }
  const { isNew } = writing;
  const told = useMemo(() => {
    if (!isNew) return problems;
    const { source } = writeSource(draft);
    const isElsewhere = ({ place }: PlacedProblem) => place.question !== undefined && place.question !== open;
    return problems.filter((problem) => isElsewhere(problem) || isTyped(source, problem.path));
  }, [problems, draft, open, isNew]);
  return { told, tellAll: () => setWriting({ open, isNew: false }) };
}

/** Whether the field at this path of a quiz's JSON has been filled in. */
function isTyped(source: unknown, path: string): boolean {
  const value = path
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined | null)?.[name], source);
  return typeof value === 'string' ? value.trim() !== '' : typeof value === 'number';
}

/** The problems of media that the server lacks. Each file is looked up once. */
function useMissingMedia(draft: QuizDraft): PlacedProblem[] {
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
