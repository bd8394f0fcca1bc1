import type { Language } from '../../../contract/languages';
import type { QuizProblem } from '../../../contract/errors';
import type { QuizSource } from '../../../contract/question';
import { failureOf, whyAmong } from '../../api/failures';
import { codeOf, QuizApiError } from '../../api/quizApiError';
import { type fetchQuiz, type saveQuiz, type storeMedia, whyUnread } from '../../api/quizFilesApi';
import { type Conflict, saveVersion, type Version } from '../../api/saveVersion';
import { tickSteps } from '../../browser/firstSteps';
import { logFailure, logWarning } from '../../browser/log';
import { type CopyName, copyOf, isQuizSource, newQuizDraft, newQuizId } from './drafts';
import { hasDrafts, isSameQuiz, withDrafts } from '../draft/source';

/** The version that the quiz is based on: the server's, as far as it is known. */
export interface Base {
  etag: string | null;
  source: QuizSource | null;
}

/** The calls that saving makes. */
export interface QuizFilesApi {
  fetchQuiz: typeof fetchQuiz;
  saveQuiz: typeof saveQuiz;
  storeMedia: typeof storeMedia;
}

/** Which quiz on which server, and how to call that. */
export interface ServerParts {
  address: string;
  quizId: string;
  api: QuizFilesApi;
  /** The language for the server's texts, read at each call. */
  lang: () => Language;
}

/** Why the server does not have the quiz. */
export type Refused = 'unreachable' | 'refused' | 'forbidden' | 'tooLarge';

export type FetchAnswer =
  { name: 'found'; source: QuizSource; etag: string } | { name: 'notFound' | 'forbidden' | 'unreachable' };

/** The outcome of sending a quiz. */
export type SendOutcome =
  /** `source` is what is stored: what has `problems` is a draft in it. */
  | { name: 'stored'; etag: string | null; source: QuizSource; problems: readonly QuizProblem[] }
  | { name: 'unfinished'; problems: readonly QuizProblem[] }
  | { name: 'conflict'; conflict: Conflict<QuizSource> }
  /** The quiz must be sent again, based on this version. */
  | { name: 'rebased'; base: Base }
  | { name: Refused };

/** Errors that occur while a quiz is being made; the page shows them. */
const EXPECTED: ReadonlySet<string | undefined> = new Set(['quiz_invalid', 'quiz_not_found']);

/** Reads the quiz in order to open it. Never rejects. */
export async function loadQuiz(parts: ServerParts): Promise<FetchAnswer> {
  try {
    const { value, etag } = await readQuiz(parts);
    return { name: 'found', source: value, etag };
  } catch (error) {
    logUnexpected(error);
    return { name: whyUnread(error) };
  }
}

/**
 * Sends the quiz to be stored. Questions that the server finds unfinished are stored as drafts. Never rejects.
 */
export async function sendQuiz(
  parts: ServerParts,
  source: QuizSource,
  base: Base,
  known: readonly QuizSource[],
): Promise<SendOutcome> {
  const outcome = await sendVersion(parts, source, base, known);
  if (outcome.name === 'stored') tickSteps('quiz');
  const drafts = outcome.name === 'unfinished' && withDrafts(source, outcome.problems);
  if (!drafts) return outcome;
  const { problems } = outcome;
  // The server was only asked what is wrong with what it has.
  if (base.source && isSameQuiz(drafts, base.source) && hasDrafts(base.source))
    return { name: 'stored', etag: base.etag, source: base.source, problems };
  const stored = await sendVersion(parts, drafts, base, known);
  if (stored.name === 'unfinished') return outcome;
  return stored.name === 'stored' ? { ...stored, problems } : stored;
}

/**
 * Sends a version to be stored, and where it was changed elsewhere, compares it with the server's version.
 * Nothing is lost where that is one of the versions `known` to come from this browser. Never rejects.
 */
async function sendVersion(
  parts: ServerParts,
  source: QuizSource,
  base: Base,
  known: readonly QuizSource[],
): Promise<SendOutcome> {
  const { address, quizId, api, lang } = parts;
  try {
    const saved = await saveVersion({
      base: base.etag,
      save: (etag) => api.saveQuiz(address, quizId, { source, etag, lang: lang() }),
      read: () => readQuiz(parts),
      isSame: (theirs) => isSameQuiz(source, theirs),
    });
    if (!saved.conflict) return { name: 'stored', etag: saved.etag, source, problems: [] };
    const { theirs, etag } = saved.conflict;
    if (theirs && [base.source, ...known].some((each) => isSameQuiz(each, theirs)))
      return { name: 'rebased', base: { etag, source: theirs } };
    return { name: 'conflict', conflict: saved.conflict };
  } catch (error) {
    logUnexpected(error);
    return refusalOf(error);
  }
}

async function readQuiz({ address, quizId, api }: ServerParts): Promise<Version<QuizSource>> {
  const { source, etag } = await api.fetchQuiz(address, quizId);
  if (isQuizSource(source)) return { value: source, etag };
  throw new QuizApiError('Reading a quiz', { kind: 'unreadable', reason: 'it is not a quiz' });
}

/** A bug in the code counts as a failed call too: saving retries, and the host is told. */
function refusalOf(error: unknown): SendOutcome {
  const { why, problems } = failureOf(error);
  if (why === 'invalid') return { name: 'unfinished', problems };
  if (why === 'bodyTooLarge') return { name: 'tooLarge' };
  const known = whyAmong(error, ['unreachable', 'forbidden', 'tooLarge']);
  return { name: known === 'other' ? 'refused' : known };
}

function logUnexpected(error: unknown): void {
  if (!(error instanceof QuizApiError)) logFailure('A call failed unexpectedly', error);
  else if (!EXPECTED.has(codeOf(error))) logWarning(error.message);
}

/**
 * Stores a quiz as a new one under the name of a copy, and returns its id: in the browser, to be sent when it
 * is opened, or else directly on the server. Rejects where both fail.
 */
export async function storeCopy(
  { address, api, lang }: ServerParts,
  mine: QuizSource,
  copyName: CopyName,
): Promise<string> {
  const source = copyOf(mine, copyName);
  try {
    return newQuizDraft(address, source);
  } catch {
    const { quizId } = await api.saveQuiz(address, newQuizId(), { source, etag: null, lang: lang() });
    return quizId;
  }
}
