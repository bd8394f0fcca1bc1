import type { Id } from '../../../contract/quizSummary';

/** Where a quiz is edited. */
export function workshopPath(quizId: Id): string {
  return `/quizzes/${encodeURIComponent(quizId)}`;
}
