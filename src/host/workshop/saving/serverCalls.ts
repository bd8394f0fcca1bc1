import type { Language } from '../../../contract/languages';
import type { QuizProblem } from '../../../contract/errors';
import type { QuizSource } from '../../../contract/question';
import { failureOf } from '../../api/failures';
import { codeOf, QuizApiError } from '../../api/quizApiError';
import { type fetchQuiz, type saveQuiz, type storeMedia, whyUnread } from '../../api/quizFilesApi';
import { tickSteps } from '../../browser/firstSteps';
import { logFailure, logWarning } from '../../browser/log';
import { newQuizDraft, newQuizId } from './drafts';
import { copyOf, isQuizSource, isSameQuiz } from './quizJson';

/** What the quiz was made from: what the server has, as far as it is known. */
export interface Base {
  etag: string | null;
  source: QuizSource | null;
}

/**
 * Another version of the quiz on the server, which saving does not overwrite unasked; null where the quiz was deleted,
 * or its file cannot be read any more.
 */
export interface Conflict {
  theirs: QuizSource | null;
  etag: string | null;
}

/** The calls that saving makes. */
export interface QuizFilesApi {
  fetchQuiz: typeof fetchQuiz;
  saveQuiz: typeof saveQuiz;
  storeMedia: typeof storeMedia;
}

/** Which quiz of which server, and how it is called. */
export interface ServerParts {
  address: string;
  quizId: string;
  api: QuizFilesApi;
  /** The language for what the server says, asked for at each call. */
  lang: () => Language;
}

/** Why the server does not have the quiz. */
export type Refused = 'unreachable' | 'refused' | 'forbidden' | 'tooLarge';

type SaveAnswer =
  | { name: 'stored'; etag: string }
  | { name: 'unfinished'; problems: readonly QuizProblem[] }
  /** `etag` is that of what is there now. */
  | { name: 'changed'; etag: string | null }
  | { name: 'gone' }
  | { name: Refused };

export type FetchAnswer =
  { name: 'found'; source: QuizSource; etag: string } | { name: 'notFound' | 'forbidden' | 'unreachable' };

/** What came of sending a quiz. */
export type SendOutcome =
  | { name: 'stored'; etag: string | null }
  | { name: 'unfinished'; problems: readonly QuizProblem[] }
  | { name: 'conflict'; conflict: Conflict }
  /** It is to be sent again, in place of this. */
  | { name: 'rebased'; base: Base }
  | { name: Refused };

/** Comes while a quiz is made, and is shown on the page. */
const EXPECTED: ReadonlySet<string | undefined> = new Set(['quiz_invalid', 'quiz_not_found', 'quiz_changed']);

/** The calls about one quiz. They never reject. */
export function callsOf({ address, quizId, api, lang }: ServerParts) {
  return {
    load: () => loadQuiz(() => api.fetchQuiz(address, quizId)),
    save: (source: QuizSource, etag: string | null) =>
      sendQuiz(() => api.saveQuiz(address, quizId, { source, etag, lang: lang() })),
  };
}
export type QuizCalls = ReturnType<typeof callsOf>;

/**
 * Sends a quiz to be stored, and compares it with what the server has where that was changed elsewhere. Nothing is lost
 * where that is one of the versions `known` to be from this browser.
 */
export async function submit(
  calls: QuizCalls,
  source: QuizSource,
  base: Base,
  known: readonly QuizSource[],
): Promise<SendOutcome> {
  const answer = await calls.save(source, base.etag);
  if (answer.name === 'gone')
    return base.etag === null
      ? { name: 'refused' }
      : { name: 'conflict', conflict: { theirs: null, etag: null } };
  if (answer.name !== 'changed') return answer;
  const now = await calls.load();
  // It was deleted, or its file was broken by hand and has this ETag.
  if (now.name === 'notFound') return { name: 'conflict', conflict: { theirs: null, etag: answer.etag } };
  if (now.name !== 'found') return { name: now.name };
  const { source: theirs, etag } = now;
  if (isSameQuiz(source, theirs)) return { name: 'stored', etag };
  if ([base.source, ...known].some((each) => isSameQuiz(each, theirs)))
    return { name: 'rebased', base: { etag, source: theirs } };
  return { name: 'conflict', conflict: { theirs, etag } };
}

/** Sends a quiz to be stored. Never rejects. */
async function sendQuiz(save: () => ReturnType<typeof saveQuiz>): Promise<SaveAnswer> {
  try {
    const { etag } = await save();
    tickSteps('quiz');
    return { name: 'stored', etag };
  } catch (error) {
    return answerOfFailure(error);
  }
}

/** Reads a quiz. Never rejects. */
async function loadQuiz(fetch: () => ReturnType<typeof fetchQuiz>): Promise<FetchAnswer> {
  try {
    const { source, etag } = await fetch();
    if (isQuizSource(source)) return { name: 'found', source, etag };
    logWarning('The server sent something that is no quiz');
    return { name: 'unreachable' };
  } catch (error) {
    logUnexpected(error);
    return { name: whyUnread(error) };
  }
}

/** A mistake in the code counts as a failed call too: saving tries again, and the host is told. */
function answerOfFailure(error: unknown): SaveAnswer {
  logUnexpected(error);
  const { why, etag, problems } = failureOf(error);
  switch (why) {
    case 'unreachable':
    case 'forbidden':
    case 'tooLarge':
    case 'gone':
      return { name: why };
    case 'bodyTooLarge':
      return { name: 'tooLarge' };
    case 'changed':
      return { name: why, etag };
    case 'invalid':
      return { name: 'unfinished', problems };
    default:
      return { name: 'refused' };
  }
}

function logUnexpected(error: unknown): void {
  if (!(error instanceof QuizApiError)) logFailure('A call went wrong', error);
  else if (!EXPECTED.has(codeOf(error))) logWarning(error.message);
}

/**
 * Stores a quiz as a new one under the name of a copy, and returns its id: in the browser, from where it is saved when
 * it is opened, or on the server where the browser stores nothing. Rejects where neither takes it.
 */
export async function storeCopy({ address, api, lang }: ServerParts, mine: QuizSource): Promise<string> {
  const source = copyOf(mine, lang());
  try {
    return newQuizDraft(address, source);
  } catch {
    const { quizId } = await api.saveQuiz(address, newQuizId(), { source, etag: null, lang: lang() });
    return quizId;
  }
}
