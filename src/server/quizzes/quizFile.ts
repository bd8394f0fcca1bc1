import type { QuizProblem } from '../../contract/errors';
import type { Parsed } from '../../contract/parsed';
import { QUIZ_LIMITS, type QuizSource } from '../../contract/quizSource';
import { readQuiz } from '../../game/quiz/readQuiz';
import { faultsOf, isObject, readPart, type Read } from '../../game/quiz/faults';
import { objectOf, optionalTextField, textField } from '../../game/quiz/quizFields';
import { faultForLog, faultText } from './faults';
import { namedMedia, type NamedMedia } from './namedMedia';
import type { ReportLanguage } from './remarks/texts';

/** In bytes: far more than the largest quiz that people play. */
export const MAX_QUIZ_FILE_BYTES = 1024 * 1024;

/** In characters: a reason may quote the file, which may be one long text. */
const MAX_REASON = 200;

/** What a quiz file has for the list of quizzes. */
const headSchema = objectOf({
  quizId: optionalTextField(100),
  quizName: textField(QUIZ_LIMITS.quizName),
  quizDescription: optionalTextField(QUIZ_LIMITS.quizDescription),
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
  const read = readQuizJson(fileName, json);
  return read.ok ? read : refused(faultForLog(read.faults[0]!));
}

/** Reads a quiz file's JSON, or tells all that keeps it from being played. */
export function readQuizJson(fileName: string, source: unknown): Read<Quiz> {
  const head = readPart(headSchema, source, []);
  const game = readQuiz(source);
  if (!head.ok && !isObject(source)) return head;
  if (!head.ok || !game.ok) return { ok: false, faults: [...faultsOf(head), ...faultsOf(game)] };
  const { quizId = fileName.replace(/\.json$/i, ''), quizName, quizDescription = '' } = head.value;
  return {
    ok: true,
    value: { quizId, fileName, quizName, quizDescription, source, media: namedMedia(source as QuizSource) },
  };
}

/** All that keeps a quiz from being played, for a host to read; none exactly where it can be played. */
export function quizProblems(source: unknown, language: ReportLanguage): QuizProblem[] {
  return faultsOf(readQuizJson('', source)).map((fault) => ({
    path: fault.path.join('/'),
    message: faultText(fault, language),
  }));
}

function refused(reason: string): { ok: false; reason: string } {
  return { ok: false, reason: reason.slice(0, MAX_REASON) };
}
