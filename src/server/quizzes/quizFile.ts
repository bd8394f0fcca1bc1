import * as v from 'valibot';
import type { Parsed } from '../../contract/parsed';
import { QUIZ_LIMITS } from '../../contract/quizSource';
import { readQuiz } from '../game/readQuiz';
import { objectOf, optionalTextField, readPart, textField } from '../game/reading/quizFields';
import { namedMedia, type NamedMedia } from './namedMedia';

/** In bytes: far more than the largest quiz that people play. */
export const MAX_QUIZ_FILE_BYTES = 1024 * 1024;

/** In characters: a reason may quote the file, which may be one long text. */
const MAX_REASON = 200;

/** What a quiz file has for the list of quizzes. */
export const headSchema = objectOf({
  quizId: optionalTextField(100),
  quizName: textField(QUIZ_LIMITS.quizName),
  quizDescription: optionalTextField(QUIZ_LIMITS.quizDescription),
  rounds: v.optional(v.unknown()),
});

/** A quiz that can be played. */
export interface Quiz {
  quizId: string;
  /** In the folder of quizzes. */
  fileName: string;
  quizName: string;
  quizDescription: string;
  /** The file's JSON, which `readQuiz` reads without fault. It is shared: nobody may change it. */
  source: unknown;
  media: NamedMedia[];
}

/** Reads a quiz file's bytes (UTF-8, with or without a byte order mark). Without a `quizId` the file's name serves. */
export function parseQuizFile(fileName: string, content: Uint8Array): Parsed<Quiz> {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch (error) {
    return refused(error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'is not UTF-8 text');
  }
  return readQuizJson(fileName, json);
}

/** Reads a quiz file's JSON. A reason names the round and the question. */
export function readQuizJson(fileName: string, source: unknown): Parsed<Quiz> {
  const head = readPart(headSchema, source, '');
  if (!head.ok) return refused(head.reason);
  const game = readQuiz(source);
  if (!game.ok) return refused(game.reason);
  const { quizId = fileName.replace(/\.json$/i, ''), quizName, quizDescription = '', rounds } = head.value;
  const media = namedMedia(game.value, Array.isArray(rounds));
  return { ok: true, value: { quizId, fileName, quizName, quizDescription, source, media } };
}

function refused(reason: string): { ok: false; reason: string } {
  return { ok: false, reason: reason.slice(0, MAX_REASON) };
}
