import * as v from 'valibot';
import { isObject } from '../../../contract/parsed';
import { QUIZ_LIMITS, type QuizSource } from '../../../contract/question';
import type { Id } from '../../../contract/quizSummary';
import { logWarning } from '../../browser/log';
import { inStorage, readFromBrowser, writeToBrowser } from '../../browser/storedText';

const PREFIX = 'quiz-night.draft';
const EMPTY_QUIZ: QuizSource = { quizName: '', questions: [] };
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

const draftSchema = v.object({
  quizId: v.string(),
  /** The etag of the version that it is based on; null for a new quiz. */
  etag: v.nullable(v.string()),
  /** As typed: it may be unfinished. */
  source: v.custom<QuizSource>(isQuizSource),
  savedAt: v.number(),
  /** The window that typed it, as each window has its own draft. Absent where none has opened it yet. */
  writer: v.optional(v.string()),
});
const storedSchema = v.pipe(v.string(), v.parseJson(), draftSchema);

/** A quiz as last typed in this browser, which the server does not have yet. */
export type StoredDraft = v.InferOutput<typeof draftSchema>;

/** Reads the newest draft of a quiz. An unreadable one counts as none. */
export function readDraft(address: string, quizId: string): StoredDraft | undefined {
  return draftsUnder(keyOf(address, { quizId }))[0];
}

/** The newest draft of each quiz on this server, newest first. */
export function listDrafts(address: string): StoredDraft[] {
  const all = draftsUnder(`${PREFIX} ${new URL(address).origin}`);
  return all.filter(({ quizId }, place) => all.findIndex((each) => each.quizId === quizId) === place);
}

/**
 * Takes over the newest draft of a quiz for this window: the one that typed it was closed, or writes a new
 * one with its next change. Older drafts of other windows stay, to be asked about later.
 */
export function takeDraft(address: string, quizId: string, writer: string): StoredDraft | undefined {
  const newest = readDraft(address, quizId);
  if (!newest || newest.writer === writer) return newest;
  const taken = { ...newest, writer };
  // Removed first, as a full storage has no room for both.
  removeDraft(address, newest);
  if (!writeDraft(address, taken)) writeDraft(address, newest);
  return taken;
}

/** Stores a draft in place of the same window's older one. Returns false where the browser stores nothing. */
export function writeDraft(address: string, draft: StoredDraft): boolean {
  return writeToBrowser(keyOf(address, draft), JSON.stringify(draft));
}

export function removeDraft(address: string, draft: Pick<StoredDraft, 'quizId' | 'writer'>): void {
  const key = keyOf(address, draft);
  inStorage((storage) => storage.removeItem(key), undefined, `${key} cannot be removed`);
}

/** Stores the draft of a new quiz and returns its id. Throws where the browser stores nothing. */
export function newQuizDraft(address: string, source: QuizSource = EMPTY_QUIZ): string {
  const quizId = newQuizId();
  const draft = { quizId, etag: null, source, savedAt: Date.now() };
  if (!writeDraft(address, draft)) throw new Error('The browser stores no drafts');
  return quizId;
}

/** The path of a new quiz, whose draft it stores. Throws where the browser stores nothing. */
export function newQuizPath(address: string, source?: QuizSource): string {
  return workshopPath(newQuizDraft(address, source));
}

/** Names the copy of a quiz. */
export type CopyName = (given: { name: string }) => string;

/** Returns a copy of a quiz under the name of a copy, to be stored separately. */
export function copyOf(source: QuizSource, copyName: CopyName): QuizSource {
  const added = copyName({ name: '' }).length;
  const beginning = source.quizName.slice(0, QUIZ_LIMITS.quizName - added);
  // Removes half of a surrogate pair from the end.
  const name = beginning.replace(/[\uD800-\uDBFF]$/, '');
  const copy: QuizSource = { ...source, quizName: copyName({ name }) };
  delete copy.quizId;
  return copy;
}

/** Returns an unused id such as `quiz-2026-11-21-k3f9`. */
export function newQuizId(): string {
  // The Swedish date format is that of ISO 8601.
  return `quiz-${new Date().toLocaleDateString('sv-SE')}-${randomText(4)}`;
}

/** Returns a random name for a window that writes drafts. */
export function newWriter(): string {
  return randomText(12);
}

/** The path of the page that edits a quiz. */
export function workshopPath(quizId: Id): string {
  return `/quizzes/${encodeURIComponent(quizId)}`;
}

/** Whether the input is the JSON of a quiz, finished or not. */
export function isQuizSource(input: unknown): input is QuizSource {
  return isObject(input) && typeof input.quizName === 'string';
}

function keyOf(address: string, { quizId, writer }: Pick<StoredDraft, 'quizId' | 'writer'>): string {
  const key = `${PREFIX} ${new URL(address).origin} ${encodeURIComponent(quizId)}`;
  return writer === undefined ? key : `${key} ${writer}`;
}

/** The drafts under a key and under its continuations, newest first. */
function draftsUnder(key: string): StoredDraft[] {
  return inStorage((storage) => Object.keys(storage), [], 'The drafts cannot be read')
    .filter((each) => each === key || each.startsWith(`${key} `))
    .flatMap(readAt)
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** The draft under a key; empty where it cannot be read. */
function readAt(key: string): StoredDraft[] {
  const read = v.safeParse(storedSchema, readFromBrowser(key));
  if (!read.success) logWarning(`${key} cannot be read`);
  return read.success ? [read.output] : [];
}

function randomText(length: number): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => CHARACTERS[byte % CHARACTERS.length],
  ).join('');
}
