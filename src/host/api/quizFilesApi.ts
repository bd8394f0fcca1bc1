import type { Language } from '../../contract/languages';
import {
  parseImported,
  parseReport,
  parseRestoredQuiz,
  parseSavedQuiz,
  parseStoredMedia,
  parseTrash,
  type ExportFormat,
  type ImportWishes,
  type TemplateFormat,
  type Trash,
} from '../../contract/quizFiles';
import type { Id } from '../../contract/quizSummary';
import { parsePlayedQuestions } from '../../contract/seasons';
import {
  ANY_BYTES,
  asBlob,
  asServed,
  BRIEF,
  callAsHost,
  deleteAsHost,
  nothing,
  replacing,
  type Served,
} from './call';
import { readAddition } from './additions';
import { whyOf } from './quizApiError';

/** The id and ETag under which a quiz was stored. */
type SavedQuiz = Promise<{ quizId: string; etag: string }>;

/** Fetches a whole quiz. Rejects with quiz_not_found if there is no playable quiz with this id. */
export function fetchQuiz(address: string, quizId: Id, signal?: AbortSignal): Promise<Served> {
  return callAsHost(address, ['GET', pathOf(quizId), { signal, ...BRIEF }], asServed);
}

/** Fetches when questions of a quiz were played, most recent first. */
export async function fetchPlayed(address: string, quizId: Id, signal: AbortSignal) {
  const path = `${pathOf(quizId)}/played`;
  return (await callAsHost(address, ['GET', path, { signal, ...BRIEF }], parsePlayedQuestions)).played;
}

/** Classifies why a quiz could not be read, for the message on its page. */
export function whyUnread(error: unknown): 'notFound' | 'forbidden' | 'unreachable' {
  const why = whyOf(error);
  if (why === 'gone') return 'notFound';
  return why === 'forbidden' ? why : 'unreachable';
}

interface QuizToSave {
  source: unknown;
  etag: string | null;
  lang: Language;
}

/**
 * Stores a whole quiz: replaces the version with this ETag, or creates a new quiz if it is null. Rejects with
 * quiz_changed or quiz_invalid, whose problem documents contain `etag` and `problems`.
 */
export function saveQuiz(address: string, quizId: Id, { source, etag, lang }: QuizToSave): SavedQuiz {
  const request = { params: { lang }, data: source, headers: replacing(etag), ...BRIEF };
  return callAsHost(address, ['PUT', pathOf(quizId), request], parseSavedQuiz);
}

/** Stores a new quiz under an id that the server chooses. Rejects with quiz_invalid like `saveQuiz`. */
export function createQuiz(address: string, source: unknown, lang: Language): SavedQuiz {
  const request = { params: { lang }, data: source, ...BRIEF };
  return callAsHost(address, ['POST', '/quizzes', request], parseSavedQuiz);
}

/** Moves a quiz to the trash. */
export function deleteQuiz(address: string, quizId: Id): Promise<void> {
  return deleteAsHost(address, pathOf(quizId));
}

/** Fetches the deleted quizzes that can be restored, most recent first, and the unused files. */
export function fetchTrash(address: string, signal?: AbortSignal): Promise<Trash> {
  const read = () => callAsHost(address, ['GET', '/quizzes/trash', { signal, ...BRIEF }], parseTrash);
  return readAddition(address, '/quizzes/trash', read);
}

/** Restores a deleted quiz, possibly under a different id. */
export function restoreQuiz(address: string, trashId: string): Promise<{ quizId: string }> {
  const path = `/quizzes/trash/${encodeURIComponent(trashId)}/restore`;
  return callAsHost(address, ['POST', path, BRIEF], parseRestoredQuiz);
}

/** Deletes a deleted quiz for good. */
export function deleteTrashedQuiz(address: string, trashId: string): Promise<void> {
  return deleteAsHost(address, `/quizzes/trash/${encodeURIComponent(trashId)}`);
}

/**
 * Reads a file of any format without storing it. Rejects with import_failed (`detail`, `report`) or columns_unknown
 * (`rows`, `guess`).
 */
export function importFile(address: string, file: File, lang: Language, { columns, hidden }: ImportWishes) {
  const params = { filename: file.name, lang, columns: columns?.join(), hidden: hidden ? 1 : undefined };
  const request = { params, data: file, headers: ANY_BYTES };
  return callAsHost(address, ['POST', '/quizzes/import', request], parseImported);
}

/** Downloads a table with examples to fill in and import. */
export function downloadTemplate(address: string, format: TemplateFormat, lang: Language): Promise<Blob> {
  const request = { params: { format, lang }, responseType: 'blob' } as const;
  return callAsHost(address, ['GET', '/quizzes/import/template', request], asBlob);
}

/** Downloads a quiz as a file. */
export function downloadQuiz(address: string, quizId: Id, format: ExportFormat, lang: Language) {
  const request = { params: { format, lang }, responseType: 'blob' } as const;
  return callAsHost(address, ['GET', `${pathOf(quizId)}/export`, request], asBlob);
}

/** Fetches what such a file cannot hold. */
export async function fetchExportReport(address: string, quizId: Id, format: ExportFormat, lang: Language) {
  const params = { format, lang, report: 1 };
  return (await callAsHost(address, ['GET', `${pathOf(quizId)}/export`, { params }], parseReport)).report;
}

/** Stores a picture, sound or film for quizzes. Returns its name on the server, which may differ. */
export async function storeMedia(address: string, quizId: Id, file: File): Promise<string> {
  const request = { data: file, headers: ANY_BYTES };
  return (await callAsHost(address, ['PUT', mediaPath(quizId, file.name), request], parseStoredMedia))
    .fileName;
}

/** Whether the server can show this file; also true if it does not say. */
export async function hasMedia(address: string, quizId: Id, fileName: string, signal: AbortSignal) {
  return callAsHost(address, ['HEAD', mediaPath(quizId, fileName), { signal, ...BRIEF }], nothing).then(
    () => true,
    (error: unknown) => whyOf(error) !== 'gone',
  );
}

/** Fetches a picture, sound or film that quizzes can use. */
export function fetchMedia(address: string, quizId: Id, fileName: string, signal: AbortSignal) {
  const request = { responseType: 'blob', signal } as const;
  return callAsHost(address, ['GET', mediaPath(quizId, fileName), request], asBlob);
}

/** Deletes a picture, sound or film permanently. Rejects with media_in_use if a quiz or a game uses it. */
export function deleteMedia(address: string, fileName: string): Promise<void> {
  // All quizzes share these files, so any id works.
  return deleteAsHost(address, mediaPath('any', fileName));
}

function pathOf(quizId: Id): string {
  return `/quizzes/${encodeURIComponent(quizId)}`;
}

function mediaPath(quizId: Id, fileName: string): string {
  return `${pathOf(quizId)}/media/${encodeURIComponent(fileName)}`;
}
