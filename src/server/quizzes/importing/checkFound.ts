import type * as v from 'valibot';
import type { Imported, Remark } from '../../../contract/quizFiles';
import {
  QUIZ_LIMITS,
  type QuestionSource,
  type QuizSource,
  type RoundSource,
} from '../../../contract/quizSource';
import { type Read, faultsOf, isObject, readPart } from '../../../game/quiz/faults';
import { MAX_QUESTIONS, MAX_ROUNDS, objectOf, optionalTextField } from '../../../game/quiz/quizFields';
import { readQuestion } from '../../../game/quiz/readQuestion';
import { quizFields, readTieBreak, roundFields } from '../../../game/quiz/readQuiz';
import { faultText, placeText } from '../faults';
import { type FoundQuiz, ImportError } from '../formats/foundQuiz';
import type { MediaFolder } from '../mediaFolder';
import { namedMedia } from '../namedMedia';
import { MAX_QUIZ_FILE_BYTES } from '../quizFile';
import type { Report } from '../remarks/report';
import { type ReportLanguage, sayText } from '../remarks/texts';

const fieldsOfQuiz = objectOf({
  ...quizFields.entries,
  quizDescription: optionalTextField(QUIZ_LIMITS.quizDescription),
});
/** What is taken over by itself, not with the fields. A quiz that is imported is a new one, with an id of its own. */
const NO_FIELDS = ['rounds', 'questions', 'tieBreak', 'quizName', 'quizId', '__proto__'];

/**
 * Takes over of a found quiz all that can be played, and reports the rest. Throws an ImportError where not one question
 * can be taken over.
 */
export function checkFound({ format, quiz, places }: FoundQuiz, fileName: string, report: Report): Imported {
  const taking = new Taking(places, report);
  if (Array.isArray(quiz.rounds) && (quiz.questions ?? undefined) !== undefined)
    report.add(report.text('quiz'), 'questionsBesideRounds');
  const list = Array.isArray(quiz.rounds)
    ? { rounds: taking.takeRounds(quiz.rounds) }
    : { questions: taking.takeQuestions(quiz.questions, '') };
  const source: QuizSource = {
    quizName: nameOf(quiz.quizName, fileName, report),
    ...taking.takeFields(fieldsOfQuiz, quiz, report.text('quiz')),
    ...taking.takeTieBreak(quiz.tieBreak ?? undefined),
    ...list,
  };
  if (taking.count === 0) throw new ImportError(report.text('noQuestions'), report.remarks);
  if (Buffer.byteLength(JSON.stringify(source)) > MAX_QUIZ_FILE_BYTES)
    throw new ImportError(report.text('quizTooLarge'));
  return { format, quiz: source, report: report.remarks };
}

/** The parts that can be played, as far as there is room for them. */
class Taking {
  count = 0;
  readonly #places: Map<unknown, string>;
  readonly #report: Report;

  constructor(places: Map<unknown, string>, report: Report) {
    this.#places = places;
    this.#report = report;
  }

  takeRounds(rounds: unknown[]): RoundSource[] {
    const report = this.#report;
    if (rounds.length > MAX_ROUNDS) report.add(report.text('quiz'), 'tooManyRounds', MAX_ROUNDS);
    return rounds.slice(0, MAX_ROUNDS).flatMap((round, index) => {
      const where = report.text('round', index + 1);
      const fields = isObject(round) ? round : {};
      const questions = this.takeQuestions(fields.questions, `${where}, `);
      if (questions.length === 0) {
        report.add(where, 'noQuestionsInRound');
        return [];
      }
      return [{ ...this.takeFields(roundFields, fields, where), questions }];
    });
  }

  takeQuestions(questions: unknown, before: string): QuestionSource[] {
    if (!Array.isArray(questions)) return [];
    return questions.filter((question, index): question is QuestionSource => {
      const where = this.#places.get(question) ?? `${before}${this.#report.text('question', index + 1)}`;
      if (question === null || !this.#isGood(readQuestion(question, [], '', null), where)) return false;
      this.count++;
      if (this.count === MAX_QUESTIONS + 1) this.#report.add(where, 'tooManyQuestions', MAX_QUESTIONS);
      return this.count <= MAX_QUESTIONS;
    });
  }

  takeTieBreak(tieBreak: unknown): { tieBreak?: QuestionSource } {
    const isGood =
      tieBreak !== undefined && this.#isGood(readTieBreak(tieBreak, null), this.#report.text('tieBreak'));
    return isGood ? { tieBreak: tieBreak as QuestionSource } : {};
  }

  /** The fields that can be read, and those that nobody knows. */
  takeFields(
    schema: v.GenericSchema,
    fields: Record<string, unknown>,
    where: string,
  ): Record<string, unknown> {
    const faults = faultsOf(readPart(schema, fields, []));
    for (const fault of faults) this.#report.add(where, 'leftOut', faultText(fault, this.#report.language));
    const left = new Set([...NO_FIELDS, ...faults.map(({ path }) => path[0])]);
    return Object.fromEntries(Object.entries(fields).filter(([name]) => !left.has(name)));
  }

  /** Whether a part can be played. Reports the first of what is wrong with it. */
  #isGood(read: Read<unknown>, where: string): boolean {
    const [fault] = faultsOf(read);
    if (fault) this.#report.add(where, 'leftOut', faultText(fault, this.#report.language));
    return read.ok;
  }
}

function nameOf(name: unknown, fileName: string, report: Report): string {
  const given = typeof name === 'string' ? name.trim() : '';
  if (given && given.length <= QUIZ_LIMITS.quizName) return given;
  if (name !== undefined) report.add(report.text('quiz'), 'unnamed');
  const bare = fileName.replace(/^.*[/\\]/s, '').replace(/\.[a-z]{1,5}$/i, '');
  return bare.trim().slice(0, QUIZ_LIMITS.quizName).trim() || report.text('quiz');
}

/** The same with a remark for each picture, sound and film that the quiz names and the media folder cannot show. */
export async function withMediaRemarks(
  imported: Imported,
  folder: MediaFolder,
  language: ReportLanguage,
): Promise<Imported> {
  const remarks: Remark[] = [];
  for (const { path, kind, fileName } of namedMedia(imported.quiz)) {
    await folder.look(fileName);
    if (!folder.faultOf(kind, fileName)) continue;
    remarks.push({ where: placeText(path, language), message: sayText(language, 'mediaMissing', fileName) });
  }
  return { ...imported, report: [...imported.report, ...remarks] };
}
