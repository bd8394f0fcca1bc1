import * as v from 'valibot';
import type { QuizSource } from '../../../contract/question';
import type { Id } from '../../../contract/quizSummary';
import { logWarning } from '../../browser/log';
import { isQuizSource } from './quizJson';

const PREFIX = 'quiz-night.draft';
const EMPTY_QUIZ: QuizSource = { quizName: '', questions: [] };
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

const draftSchema = v.object({
  quizId: v.string(),
  etag: v.nullable(v.string()),
  source: v.custom<QuizSource>(isQuizSource),
  savedAt: v.number(),
});
const storedSchema = v.pipe(v.string(), v.parseJson(), draftSchema);

/** A quiz as it was typed last in this browser, which the server does not have yet. */
export interface StoredDraft {
  quizId: string;
  /** Of what it was made from; null for a new quiz. */
  etag: string | null;
  /** As typed: it may be unfinished. */
  source: QuizSource;
  savedAt: number;
}

/** What cannot be read counts as none. */
export function readDraft(address: string, quizId: string): StoredDraft | undefined {
  return readAt(keyOf(PREFIX, address, quizId))[0];
}

/** The drafts of quizzes on this server, newest first. */
export function listDrafts(address: string): StoredDraft[] {
  return inStorage((storage) => Object.keys(storage), [])
    .filter((key) => key.startsWith(`${PREFIX} ${new URL(address).origin} `))
    .flatMap(readAt)
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Stores a draft in place of the quiz's older one. False where the browser stores nothing. */
export function writeDraft(address: string, draft: StoredDraft): boolean {
  return inStorage((storage) => {
    storage.setItem(keyOf(PREFIX, address, draft.quizId), JSON.stringify(draft));
    return true;
  }, false);
}

export function removeDraft(address: string, quizId: string): void {
  inStorage((storage) => storage.removeItem(keyOf(PREFIX, address, quizId)), undefined);
}

/** Writes the draft of a new quiz, ready to be opened, and returns its id. Throws where the browser stores nothing. */
export function newQuizDraft(address: string, source: QuizSource = EMPTY_QUIZ): string {
  const quizId = newQuizId();
  const draft = { quizId, etag: null, source, savedAt: Date.now() };
  if (!writeDraft(address, draft)) throw new Error('The browser stores no drafts');
  return quizId;
}

/** An id such as `quiz-2026-11-21-k3f9`, which no quiz has yet. */
export function newQuizId(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `quiz-${day}-${randomText(4)}`;
}

/** A name for a window that writes. */
export function newWriter(): string {
  return randomText(12);
}

/** Where a quiz is edited. */
export function workshopPath(quizId: Id): string {
  return `/quizzes/${encodeURIComponent(quizId)}`;
}

/** Calls back whenever another window stores or removes the draft of this quiz. Returns an unsubscribe function. */
export function onDraftStored(address: string, quizId: string, listener: () => void): () => void {
  const draftKey = keyOf(PREFIX, address, quizId);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === draftKey) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function keyOf(prefix: string, address: string, quizId: string): string {
  return `${prefix} ${new URL(address).origin} ${encodeURIComponent(quizId)}`;
}

/** The draft under a key; none where there is none, or where it cannot be read. */
function readAt(key: string): StoredDraft[] {
  const text = inStorage((storage) => storage.getItem(key), null);
  if (text === null) return [];
  const read = v.safeParse(storedSchema, text);
  if (!read.success) warnOnce(`${key} cannot be read`);
  return read.success ? [read.output] : [];
}

/** Browsers may refuse access to the storage altogether, and it may be full. */
export function inStorage<T>(action: (storage: Storage) => T, otherwise: T): T {
  try {
    return action(localStorage);
  } catch (error) {
    warnOnce(`The browser's storage is closed or full: ${String(error)}`);
    return otherwise;
  }
}

/** Drafts are read and written several times a second. */
const warned = new Set<string>();

function warnOnce(what: string): void {
  if (!warned.has(what)) logWarning(what);
  warned.add(what);
}

function randomText(length: number): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => CHARACTERS[byte % CHARACTERS.length],
  ).join('');
}
