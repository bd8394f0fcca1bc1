import { type FoundQuestions, parseFoundQuestions } from '../../contract/foundQuestions';
import type { Language } from '../../contract/languages';
import type { QuestionKind } from '../../contract/question';
import { readAddition } from './additions';
import { BRIEF, callAsHost } from './call';

/** What is looked for; null: any. */
export interface QuestionWish {
  search: string;
  kind: QuestionKind | null;
  language: Language | null;
}

/** Finds questions in all quizzes of the server. */
export function fetchQuestions(
  address: string,
  wish: QuestionWish,
  signal: AbortSignal,
): Promise<FoundQuestions> {
  const params = { search: wish.search, kind: wish.kind ?? undefined, language: wish.language ?? undefined };
  const read = () =>
    callAsHost(address, ['GET', '/questions', { params, signal, ...BRIEF }], parseFoundQuestions);
  return readAddition(address, '/questions', read);
}
