import type { Language } from '../../contract/languages';
import {
  parseImported,
  parseReport,
  parseRestoredQuiz,
  parseSavedQuiz,
  parseStoredMedia,
  parseTrash,
  type ExportFormat,
  type Imported,
  type Remark,
  type Trash,
} from '../../contract/quizFiles';
import type { Id } from '../../contract/quizSummary';
import { parsePlayedQuestions, type PlayedQuestion } from '../../contract/seasons';
import { ANY_BYTES, asBlob, asServed, BRIEF, callAsHost, nothing, replacing, type Served } from './call';
import { httpStatusOf } from './quizApiError';

/** What a quiz was stored as. */
type SavedQuiz = Promise<{ quizId: string; etag: string }>;

/** The whole quiz. Rejects with quiz_not_found where there is none that can be played. */
export function fetchQuiz(address: string, quizId: Id, signal?: AbortSignal): Promise<Served> {
  return callAsHost(address, ['GET', pathOf(quizId), { signal, ...BRIEF }], asServed);
}

/** When questions of a quiz were played, the latest first. */
export async function fetchPlayed(
  address: string,
  quizId: Id,
  signal: AbortSignal,
): Promise<PlayedQuestion[]> {
  const path = `${pathOf(quizId)}/played`;
  return (await callAsHost(address, ['GET', path, { signal, ...BRIEF }], parsePlayedQuestions)).played;
}

/** Why a quiz could not be read, as its page says it. */
export function whyUnread(error: unknown): 'notFound' | 'forbidden' | 'unreachable' {
  const status = httpStatusOf(error);
  // No quiz can have an id that the server refuses.
  if (status === 404 || status === 400) return 'notFound';
  return status === 403 ? 'forbidden' : 'unreachable';
}

interface QuizToSave {
  source: unknown;
  etag: string | null;
  lang: Language;
}

/**
 * Stores a whole quiz: in place of what has this ETag, or a new one where it is null. Rejects with quiz_changed or
 * quiz_invalid, whose problem documents have `etag` and `problems`.
 */
export function saveQuiz(address: string, quizId: Id, { source, etag, lang }: QuizToSave): SavedQuiz {
  const request = { params: { lang }, data: source, headers: replacing(etag), ...BRIEF };
  return callAsHost(address, ['PUT', pathOf(quizId), request], parseSavedQuiz);
}

/** Stores a new quiz under an id that the server chooses. Rejects with quiz_invalid as `saveQuiz` does. */
export function createQuiz(address: string, source: unknown, lang: Language): SavedQuiz {
  const request = { params: { lang }, data: source, ...BRIEF };
  return callAsHost(address, ['POST', '/quizzes', request], parseSavedQuiz);
}

/** Moves a quiz to the trash. */
export function deleteQuiz(address: string, quizId: Id): Promise<void> {
  return callAsHost(address, ['DELETE', pathOf(quizId), BRIEF], nothing);
}

/** The deleted quizzes that can be brought back, the last one first, and the files that nothing uses. */
export function fetchTrash(address: string): Promise<Trash> {
  return callAsHost(address, ['GET', '/quizzes/trash', BRIEF], parseTrash);
}

/** Brings a deleted quiz back; its id may be another one than before. */
export function restoreQuiz(address: string, trashId: string): Promise<{ quizId: string }> {
  const path = `/quizzes/trash/${encodeURIComponent(trashId)}/restore`;
  return callAsHost(address, ['POST', path, BRIEF], parseRestoredQuiz);
}

/**
 * Reads a file of any format as a quiz, and stores nothing. Rejects with import_failed, whose `detail` and `report` say
 * why.
 */
export function importFile(address: string, file: File, lang: Language): Promise<Imported> {
  const request = { params: { filename: file.name, lang }, data: file, headers: ANY_BYTES };
  return callAsHost(address, ['POST', '/quizzes/import', request], parseImported);
}

/** A spreadsheet to fill in and import. */
export function downloadTemplate(address: string, lang: Language): Promise<Blob> {
  const request = { params: { lang }, responseType: 'blob' } as const;
  return callAsHost(address, ['GET', '/quizzes/import/template', request], asBlob);
}

/** A quiz as a file. */
export function downloadQuiz(
  address: string,
  quizId: Id,
  format: ExportFormat,
  lang: Language,
): Promise<Blob> {
  const request = { params: { format, lang }, responseType: 'blob' } as const;
  return callAsHost(address, ['GET', `${pathOf(quizId)}/export`, request], asBlob);
}

/** What that file cannot hold. */
export async function fetchExportReport(
  address: string,
  quizId: Id,
  format: ExportFormat,
  lang: Language,
): Promise<Remark[]> {
  const params = { format, lang, report: 1 };
  return (await callAsHost(address, ['GET', `${pathOf(quizId)}/export`, { params }], parseReport)).report;
}

/** Stores a picture, sound or film for quizzes. What it is called there may differ from the file's own name. */
export async function storeMedia(address: string, quizId: Id, file: File): Promise<string> {
  const request = { data: file, headers: ANY_BYTES };
  return (await callAsHost(address, ['PUT', mediaPath(quizId, file.name), request], parseStoredMedia))
    .fileName;
}

/** Whether the server can show this file; true as well where it does not say. */
export async function hasMedia(address: string, quizId: Id, fileName: string): Promise<boolean> {
  return callAsHost(address, ['HEAD', mediaPath(quizId, fileName), BRIEF], nothing).then(
    () => true,
    (error: unknown) => httpStatusOf(error) !== 404,
  );
}

/** A picture, sound or film that quizzes can name. */
export function fetchMedia(address: string, quizId: Id, fileName: string): Promise<Blob> {
  return callAsHost(address, ['GET', mediaPath(quizId, fileName), { responseType: 'blob' }], asBlob);
}

/** Deletes a picture, sound or film for good. Rejects with media_in_use where a quiz or a game names it. */
export function deleteMedia(address: string, fileName: string): Promise<void> {
  // The files are shared by all quizzes: any id serves.
  return callAsHost(address, ['DELETE', mediaPath('any', fileName), BRIEF], nothing);
}

function pathOf(quizId: Id): string {
  return `/quizzes/${encodeURIComponent(quizId)}`;
}

function mediaPath(quizId: Id, fileName: string): string {
  return `${pathOf(quizId)}/media/${encodeURIComponent(fileName)}`;
}
