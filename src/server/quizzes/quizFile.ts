import type * as v from 'valibot';
import type { QuizProblem } from '../../contract/errors';
import type { Parsed } from '../../contract/parsed';
import { isBegun, placedQuestions, QUIZ_LIMITS, type QuizSource } from '../../contract/question';
import { isObject } from '../../contract/parsed';
import { type Read, faultsOf, readPart, objectOf, optionalTextField, textField } from '../../reading/fields';
import { minutesOf } from '../../game/pace';
import { planGame } from '../../game/plan';
import type { GameQuiz } from '../../game/quiz/quiz';
import { readQuiz } from '../../game/quiz/readQuiz';
import { reasonOf, type Content } from '../files/document';
import { idOfFile } from '../files/names';
import { faultForLog, placeText, problemOfFault } from '../formats/faults';
import type { MediaFolder } from './media/mediaFolder';
import type { Language } from '../../contract/languages';
import { namedMedia, type NamedMedia } from './namedMedia';

/** In characters: a reason may quote the file, which may be one long text. */
const MAX_REASON = 200;

/** The parts of a quiz file that the list of quizzes shows. */
const headSchema = objectOf({
  quizId: optionalTextField(100),
  quizName: textField(QUIZ_LIMITS.quizName),
  quizDescription: optionalTextField(QUIZ_LIMITS.quizDescription),
  language: optionalTextField(QUIZ_LIMITS.language),
});

/** A quiz that can be played. */
export interface Quiz extends QuizSize {
  quizId: string;
  /** The name of its file in the quiz folder. */
  fileName: string;
  quizName: string;
  quizDescription: string;
  /** A BCP 47 tag; absent if the file does not say its language. */
  language?: string | undefined;
  /** The file's JSON, which `readQuiz` accepts. It is shared: nobody may change it. */
  source: unknown;
  media: NamedMedia[];
  /** Whether it comes with the program, and has no file in the quiz folder. */
  isHouse?: true;
}

/** How much there is to play. */
interface QuizSize {
  roundCount: number;
  /** Without drafts. */
  questionCount: number;
  minutes: number;
  /** Without those in which nothing is written. */
  drafts: number;
}

/** Reads a quiz file, or returns the first reason why not. Without a `quizId`, the file's name is the id. */
export function parseQuizFile(content: Content, fileName: string): Parsed<Quiz> {
  if (!content.ok) return refused(reasonOf(content));
  const read = readQuizJson(fileName, content.json);
  return read.ok ? read : refused(faultForLog(read.faults[0]!));
}

/** Reads a quiz file's JSON, or returns all reasons why it cannot be played. */
export function readQuizJson(fileName: string, source: unknown): Read<Quiz> {
  const read = readParts(source);
  if (!read.ok) return read;
  const { head, game } = read.value;
  const { quizId = idOfFile(fileName), quizDescription = '' } = head;
  const size = sizeOf(game, source as QuizSource);
  const media = namedMedia(source as QuizSource);
  return { ok: true, value: { ...head, quizId, fileName, quizDescription, ...size, source, media } };
}

/** Reads what must be right for a quiz to be played. */
function readParts(source: unknown): Read<{ head: v.InferOutput<typeof headSchema>; game: GameQuiz }> {
  const head = readPart(headSchema, source, []);
  if (!head.ok && !isObject(source)) return head;
  const game = readQuiz(source);
  if (head.ok && game.ok) return { ok: true, value: { head: head.value, game: game.value } };
  return { ok: false, faults: [...faultsOf(head), ...faultsOf(game)] };
}

function sizeOf(game: GameQuiz, source: QuizSource): QuizSize {
  const { least, most } = minutesOf(planGame(game));
  return {
    roundCount: game.rounds.length,
    questionCount: game.rounds.flatMap((round) => round.questions).length,
    minutes: Math.round((least + most) / 2),
    drafts: placedQuestions(source).filter(({ question }) => isBegun(question)).length,
  };
}

/** Returns, for a host, everything that keeps a quiz from being played; empty exactly if it can be. */
export function quizProblems(source: unknown, language: Language): QuizProblem[] {
  return faultsOf(readParts(source)).map((fault) => problemOfFault(fault, language));
}

function refused(reason: string): { ok: false; reason: string } {
  return { ok: false, reason: reason.slice(0, MAX_REASON) };
}

/** Returns the log's complaints about those of these media that cannot be shown. */
export function mediaComplaints(named: NamedMedia[], folder: MediaFolder): string[] {
  return named.flatMap(({ path, kind, fileName }) => {
    const found = folder.faultOf(kind, fileName);
    const where = placeText(path, 'file');
    return found ? [`${where} is asked without the ${kind} ${fileName}, which ${found.reason}`] : [];
  });
}
