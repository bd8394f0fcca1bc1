import type { QuizSource } from '../../../contract/quizSource';
import type { Lineage } from './draftKeeper';
import { isSameQuiz } from './quizJson';
import type { OpenEvent, OpenState } from './savingState';
import { loadQuiz, sendQuiz, type FetchAnswer, type QuizFilesApi } from './serverCalls';

/** Where a quiz is sent, and how. */
export interface Submission {
  address: string;
  quizId: string;
  api: QuizFilesApi;
  lang: 'de' | 'en';
}

/** Sends an open quiz to the server as it is now, and says what came of it. Never rejects. */
export async function submit(to: Submission, state: OpenState, lineage: Lineage): Promise<OpenEvent> {
  const { mine, base } = state;
  const { address, quizId, api, lang } = to;
  const answer = await sendQuiz(() => api.saveQuiz(address, quizId, { source: mine, etag: base.etag, lang }));
  switch (answer.name) {
    case 'stored':
      return { type: 'stored', source: mine, etag: answer.etag };
    case 'unfinished':
      return { type: 'unfinished', problems: answer.problems };
    case 'gone':
      return base.etag === null ? { type: 'failed', by: 'refused' } : unreadable(null);
    case 'changed':
      return compare(await loadQuiz(() => api.fetchQuiz(address, quizId)), answer.etag, state, lineage);
    default:
      // It may have come to the server for all that.
      lineage.includes(mine);
      return { type: 'failed', by: answer.name };
  }
}

/** The quiz was deleted, or its file was broken by hand and has this ETag. */
function unreadable(etag: string | null): OpenEvent {
  return { type: 'conflicted', conflict: { from: 'server', theirs: null, etag } };
}

/** The server has another version than this one was made from. */
function compare(
  answer: FetchAnswer,
  etagNow: string | null,
  { mine, base }: OpenState,
  lineage: Lineage,
): OpenEvent {
  if (answer.name === 'notFound') return unreadable(etagNow);
  if (answer.name !== 'found') return { type: 'failed', by: answer.name };
  const { source, etag }: { source: QuizSource; etag: string } = answer;
  if (isSameQuiz(mine, source)) return { type: 'stored', source: mine, etag };
  if (isSameQuiz(base.source, source) || lineage.knows(source, etag))
    return { type: 'rebased', base: { etag, source } };
  return { type: 'conflicted', conflict: { from: 'server', theirs: source, etag } };
}
