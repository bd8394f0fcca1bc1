import type { QuizProblem } from '../../contract/errors';
import { MEDIA_KINDS, type MediaKind } from '../../contract/media';
import type { Parsed } from '../../contract/parsed';
import { QUIZ_LIMITS, type QuestionSource, type QuizSource } from '../../contract/question';
import { type Read, faultsOf, isObject, readPart } from '../../kinds/faults';
import { objectOf, optionalTextField, textField } from '../../kinds/quizFields';
import { readQuiz } from '../../game/quiz/readQuiz';
import { reasonOf, type Content } from '../files/document';
import { faultForLog, placeText, problemOfFault } from '../formats/faults';
import type { MediaFolder } from './media/mediaFolder';
import type { Language } from '../../contract/languages';

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

/** Reads a quiz file, or tells the first of what keeps it from being played. Without a `quizId` its name serves. */
export function parseQuizFile(content: Content, fileName: string): Parsed<Quiz> {
  if (!content.ok) return refused(reasonOf(content));
  const read = readQuizJson(fileName, content.json);
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
export function quizProblems(source: unknown, language: Language): QuizProblem[] {
  return faultsOf(readQuizJson('', source)).map((fault) => problemOfFault(fault, language));
}

function refused(reason: string): { ok: false; reason: string } {
  return { ok: false, reason: reason.slice(0, MAX_REASON) };
}

/** A media file that a question names. */
export interface NamedMedia {
  /** The question's place in the quiz file. */
  path: string[];
  kind: MediaKind;
  fileName: string;
}

/** The media that a quiz without fault names. */
export function namedMedia({ rounds, questions, tieBreak }: QuizSource): NamedMedia[] {
  return [
    ...(rounds ?? []).flatMap((round, index) => mediaIn(round.questions, ['rounds', String(index)])),
    ...mediaIn(questions ?? [], []),
    ...(tieBreak ? mediaOf(tieBreak, ['tieBreak']) : []),
  ];
}

function mediaIn(questions: QuestionSource[], path: string[]): NamedMedia[] {
  return questions.flatMap((question, index) => mediaOf(question, [...path, 'questions', String(index)]));
}

function mediaOf(question: QuestionSource, path: string[]): NamedMedia[] {
  return MEDIA_KINDS.flatMap((kind) => {
    const fileName = question[kind]?.trim().normalize('NFC');
    return fileName ? [{ path, kind, fileName }] : [];
  });
}

/** What the log says of each of these media that cannot be shown. */
export function mediaComplaints(named: NamedMedia[], folder: MediaFolder): string[] {
  return named.flatMap(({ path, kind, fileName }) => {
    const found = folder.faultOf(kind, fileName);
    const where = placeText(path, 'file');
    return found ? [`${where} is asked without the ${kind} ${fileName}, which ${found.reason}`] : [];
  });
}
