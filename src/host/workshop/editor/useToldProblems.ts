import { useMemo, useState } from 'react';
import type { Key } from '../draft/draft';
import { findQuestion } from '../draft/edits';
import { isBlankQuestion } from '../draft/empty';
import { type PlacedProblem, writeSource } from '../draft/source';
import type { OpenQuiz } from '../saving/quizState';

/**
 * The problems to show. While a question is written for the first time, empty fields are no problem yet: they
 * are reported once its author leaves it, or calls `tellAll`.
 */
export function useToldProblems({ open, history, problems }: OpenQuiz) {
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
