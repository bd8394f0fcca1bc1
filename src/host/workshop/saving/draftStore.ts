import * as v from 'valibot';
import type { QuizSource } from '../../../contract/quizSource';
import { logWarning } from '../../browser/log';
import { isQuizSource } from './quizJson';

const PREFIX = 'quiz-night.draft';
const EMPTY_QUIZ: QuizSource = { quizName: '', questions: [] };
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

const draftSchema = v.object({
  quizId: v.string(),
  etag: v.nullable(v.string()),
  source: v.custom<QuizSource>(isQuizSource),
  writer: v.string(),
  savedAt: v.number(),
});
const storedSchema = v.pipe(v.string(), v.parseJson(), draftSchema);

/** A quiz as it was typed last in one window, which the server does not have yet. */
export interface StoredDraft {
  quizId: string;
  /** Of what it was made from; null for a new quiz. */
  etag: string | null;
  /** As typed: it may be unfinished. */
  source: QuizSource;
  /** The window that wrote it. Each has a place of its own, so that none overwrites another's draft. */
  writer: string;
  savedAt: number;
}

/** The drafts of one quiz by all windows, newest first. What cannot be read is left out. */
export function readDrafts(address: string, quizId: string): StoredDraft[] {
  return readAll(keyOf(address, quizId, '')).filter((draft) => draft.quizId === quizId);
}

/** The newest draft of a quiz, or null. */
export function readDraft(address: string, quizId: string): StoredDraft | null {
  return readDrafts(address, quizId)[0] ?? null;
}

/** The newest draft of each quiz on this server, newest first. */
export function listDrafts(address: string): StoredDraft[] {
  const seen = new Set<string>();
  return readAll(`${PREFIX} ${originOf(address)} `).filter(({ quizId }) => {
    const isNewest = !seen.has(quizId);
    seen.add(quizId);
    return isNewest;
  });
}

/** Stores a draft in place of the same window's older one. False where the browser stores nothing. */
export function writeDraft(address: string, draft: StoredDraft): boolean {
  try {
    localStorage.setItem(keyOf(address, draft.quizId, draft.writer), JSON.stringify(draft));
    return true;
  } catch (error) {
    warnOnce(`A draft cannot be stored: ${String(error)}`);
    return false;
  }
}

/** Removes the draft of one window, or those of all where none is named. */
export function removeDraft(address: string, quizId: string, writer?: string): void {
  const key = keyOf(address, quizId, writer ?? '');
  const keys = writer === undefined ? keysFrom(key) : [key];
  inStorage((storage) => keys.forEach((each) => storage.removeItem(each)), undefined);
}

/** Writes the draft of a new quiz, ready to be opened, and returns its id. Throws where the browser stores nothing. */
export function newQuizDraft(address: string, source: QuizSource = EMPTY_QUIZ): string {
  const quizId = newQuizId();
  const draft = { quizId, etag: null, source, writer: newWriter(), savedAt: Date.now() };
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

/** A name for a window that writes drafts. */
export function newWriter(): string {
  return randomText(12);
}

/** Calls back whenever another window removes a draft of this quiz. Returns an unsubscribe function. */
export function onDraftRemoved(address: string, quizId: string, listener: () => void): () => void {
  const prefix = keyOf(address, quizId, '');
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue === null && key?.startsWith(prefix)) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function keyOf(address: string, quizId: string, writer: string): string {
  return `${PREFIX} ${originOf(address)} ${encodeURIComponent(quizId)} ${writer}`;
}

function originOf(address: string): string {
  return new URL(address).origin;
}

function readAll(prefix: string): StoredDraft[] {
  return keysFrom(prefix)
    .flatMap((key) => {
      const read = v.safeParse(
        storedSchema,
        inStorage((storage) => storage.getItem(key), null),
      );
      if (!read.success) warnOnce(`${key} cannot be read`);
      return read.success ? [read.output] : [];
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}

function keysFrom(prefix: string): string[] {
  return inStorage((storage) => Object.keys(storage), []).filter((key) => key.startsWith(prefix));
}

/** Browsers may refuse access to the storage altogether. */
function inStorage<T>(action: (storage: Storage) => T, otherwise: T): T {
  try {
    return action(localStorage);
  } catch (error) {
    warnOnce(`Drafts cannot be read: ${String(error)}`);
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
