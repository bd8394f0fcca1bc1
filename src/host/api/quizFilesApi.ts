import type { Parsed } from '../../contract/parsed';
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
import { asBlob, bearer, call } from './quizApi';
import { QuizApiError } from './quizApiError';
import { readServerKey } from './serverKey';

/** A quiz's JSON as it is on the server. */
export interface ServedQuiz {
  /** Not checked: files can be written by hand. */
  source: unknown;
  etag: string;
}

/** The language of what the server says. */
type Lang = 'de' | 'en';

/** In milliseconds: reading and small changes can be sent again. */
const TIMEOUT_MS = 15_000;

/** The whole quiz. Rejects with quiz_not_found where there is none that can be played. */
export function fetchQuiz(address: string, quizId: Id): Promise<ServedQuiz> {
  return callAsHost(
    address,
    { method: 'GET', url: pathOf(quizId), timeout: TIMEOUT_MS },
    (source, headers) => {
      const etag: unknown = headers.etag;
      return typeof etag === 'string'
        ? { ok: true, value: { source, etag } }
        : { ok: false, reason: 'it has no ETag' };
    },
  );
}

/**
 * Stores a whole quiz: in place of what has this ETag, or a new one where it is null. Rejects with quiz_changed or
 * quiz_invalid, whose problem documents have `etag` and `problems`.
 */
export function saveQuiz(
  address: string,
  quizId: Id,
  { source, etag, lang }: { source: unknown; etag: string | null; lang: Lang },
): Promise<{ quizId: string; etag: string }> {
  const headers = etag === null ? { 'If-None-Match': '*' } : { 'If-Match': etag };
  const request = { method: 'PUT', url: pathOf(quizId), params: { lang }, data: source, headers };
  return callAsHost(address, { ...request, timeout: TIMEOUT_MS }, parseSavedQuiz);
}

/** Stores a new quiz under an id that the server chooses. Rejects with quiz_invalid as `saveQuiz` does. */
export function createQuiz(
  address: string,
  source: unknown,
  lang: Lang,
): Promise<{ quizId: string; etag: string }> {
  const request = { method: 'POST', url: '/quizzes', params: { lang }, data: source };
  return callAsHost(address, { ...request, timeout: TIMEOUT_MS }, parseSavedQuiz);
}

/** Moves a quiz to the trash. */
export function deleteQuiz(address: string, quizId: Id): Promise<void> {
  return callAsHost(address, { method: 'DELETE', url: pathOf(quizId), timeout: TIMEOUT_MS }, nothing);
}

/** The deleted quizzes that can be brought back, the last one first, and the files that nothing uses. */
export function fetchTrash(address: string): Promise<Trash> {
  return callAsHost(address, { method: 'GET', url: '/quizzes/trash', timeout: TIMEOUT_MS }, parseTrash);
}

/** Brings a deleted quiz back; its id may be another one than before. */
export function restoreQuiz(address: string, trashId: string): Promise<{ quizId: string }> {
  const url = `/quizzes/trash/${encodeURIComponent(trashId)}/restore`;
  return callAsHost(address, { method: 'POST', url, timeout: TIMEOUT_MS }, parseRestoredQuiz);
}

/**
 * Reads a file of any format as a quiz, and stores nothing. Rejects with import_failed, whose `detail` and `report` say
 * why.
 */
export function importFile(address: string, file: File, lang: Lang): Promise<Imported> {
  const params = { filename: file.name, lang };
  const headers = { 'Content-Type': 'application/octet-stream' };
  return callAsHost(
    address,
    { method: 'POST', url: '/quizzes/import', params, data: file, headers },
    parseImported,
  );
}

/** A quiz as a file. */
export function downloadQuiz(address: string, quizId: Id, format: ExportFormat, lang: Lang): Promise<Blob> {
  const url = `${pathOf(quizId)}/export`;
  const request = { method: 'GET', url, params: { format, lang }, responseType: 'blob' as const };
  return callAsHost(address, request, asBlob);
}

/** What that file cannot hold. */
export async function fetchExportReport(
  address: string,
  quizId: Id,
  format: ExportFormat,
  lang: Lang,
): Promise<Remark[]> {
  const params = { format, lang, report: 1 };
  const request = { method: 'GET', url: `${pathOf(quizId)}/export`, params };
  const { report } = await callAsHost(address, request, parseReport);
  return report;
}

/** Stores a picture, sound or film for quizzes. What it is called there may differ from the file's own name. */
export async function storeMedia(address: string, quizId: Id, file: File): Promise<string> {
  const url = mediaPath(quizId, file.name);
  const headers = { 'Content-Type': 'application/octet-stream' };
  const { fileName } = await callAsHost(
    address,
    { method: 'PUT', url, data: file, headers },
    parseStoredMedia,
  );
  return fileName;
}

/** Whether the server can show this file; true as well where it does not say. */
export async function hasMedia(address: string, quizId: Id, fileName: string): Promise<boolean> {
  const request = { method: 'HEAD', url: mediaPath(quizId, fileName), timeout: TIMEOUT_MS };
  return callAsHost(address, request, nothing).then(
    () => true,
    (error: unknown) =>
      !(error instanceof QuizApiError && error.failure.kind === 'http' && error.failure.status === 404),
  );
}

/** A picture, sound or film that quizzes can name. */
export function fetchMedia(address: string, quizId: Id, fileName: string): Promise<Blob> {
  const url = mediaPath(quizId, fileName);
  return callAsHost(address, { method: 'GET', url, responseType: 'blob' }, asBlob);
}

/** Deletes a picture, sound or film for good. Rejects with media_in_use where a quiz or a game names it. */
export function deleteMedia(address: string, fileName: string): Promise<void> {
  // The files are shared by all quizzes: any id serves.
  const request = { method: 'DELETE', url: mediaPath('any', fileName), timeout: TIMEOUT_MS };
  return callAsHost(address, request, nothing);
}

function pathOf(quizId: Id): string {
  return `/quizzes/${encodeURIComponent(quizId)}`;
}

function mediaPath(quizId: Id, fileName: string): string {
  return `${pathOf(quizId)}/media/${encodeURIComponent(fileName)}`;
}

function callAsHost<T>(
  address: string,
  request: Parameters<typeof call>[2],
  parse: Parameters<typeof call<T>>[0],
): Promise<T> {
  const headers = { ...request.headers, ...bearer(readServerKey(address)) };
  return call(parse, address, { ...request, headers });
}

function nothing(): Parsed<void> {
  return { ok: true, value: undefined };
}
