import { fileNameOf } from '../../../contract/fileName';
import { saveQuiz } from '../../api/quizFilesApi';
import { QuizApiError } from '../../api/quizApiError';
import { beginningOf } from './beginningOf';
import type { Caller } from './useCaller';

/** The last number that is tried. */
const MOST_OF_A_NAME = 200;
/** Ids have an end, and a number must fit in. */
const LONGEST = 90;

/** An id for a quiz of this name, of letters and digits. */
export function quizIdOf(quizName: string): string {
  const slug = fileNameOf([quizName.toLowerCase()], '').replace(/\.$/, '');
  return slug === '' ? 'quiz' : slug;
}

interface NewQuiz {
  quizId: string;
  source: unknown;
  /** The number that an id begins with, where it is not the first of its name. */
  from?: number;
}

/** Stores a new quiz under this id, or with the next free number behind it. Answers the id. */
export async function storeNewQuiz(
  { address, lang }: Caller,
  { quizId, source, from = 1 }: NewQuiz,
): Promise<string> {
  for (let number = from; ; number++) {
    try {
      const saved = await saveQuiz(address, numbered(quizId, number), { source, etag: null, lang });
      return saved.quizId;
    } catch (error) {
      if (!isTaken(error, number) || number >= MOST_OF_A_NAME) throw error;
    }
  }
}

function numbered(quizId: string, number: number): string {
  const base = beginningOf(quizId, LONGEST);
  return number === 1 ? base : `${base}-${number}`;
}

/** By another quiz, or by the server's own addresses. */
function isTaken(error: unknown, number: number): boolean {
  if (!(error instanceof QuizApiError) || error.failure.kind !== 'http') return false;
  const { code } = error.failure;
  return code === 'quiz_changed' || (code === 'invalid_id' && number === 1);
}
