import * as v from 'valibot';
import type { Imported, ImportWishes } from '../../../contract/quizFiles';
import {
  isDraft,
  questionSourceSchema,
  QUIZ_LIMITS,
  type QuestionSource,
  type QuizSource,
  type RoundSource,
} from '../../../contract/question';
import { isObject } from '../../../contract/parsed';
import {
  type Read,
  faultsOf,
  readPart,
  MAX_QUESTIONS,
  MAX_ROUNDS,
  objectOf,
  optionalTextField,
} from '../../../reading/fields';
import { quizFields, readQuestion, readTieBreak, roundFields } from '../../../game/quiz/readQuiz';
import { faultText } from '../../formats/faults';
import { findAiken } from '../../formats/aiken';
import { findGift } from '../../formats/gift/gift';
import { findJson } from '../../formats/json';
import { namesIn } from '../../formats/archive';
import { linesOfWord, WORD_TEXT } from '../../formats/document/docx';
import { isOdfText, linesOfOdt, ODF_TEXT } from '../../formats/document/odt';
import { linesOfText } from '../../formats/list/lines';
import { findChosenTable, findInLines, findList, findSignedList } from '../../formats/list/readList';
import { type FoundQuiz, ImportError, Report, reportSame } from '../../formats/report';
import { findSheets } from '../../formats/spreadsheet/sheets';
import { isSpreadsheet } from '../../formats/spreadsheet/xlsx';
import { unknownColumns } from '../../formats/table/chosenColumns';
import {
  askForColumns,
  findChosenCsv,
  findCsvWithHeader,
  findCsvWithoutHeader,
  parseCsv,
} from '../../formats/table/csv';
import { isAddress } from '../../formats/table/rows';
import { bareName, checkFile, textOfFile } from '../../formats/textFile';
import { placeIn } from '../../texts/texts';
import { MAX_JSON_BYTES } from '../../../contract/limits';
import { wellFormedJson } from '../../wellFormed';
import type { Language } from '../../../contract/languages';

/** From the most distinctive format to the one that most resembles others. */
const TEXT_FORMATS = [
  findJson,
  findCsvWithHeader,
  findGift,
  findAiken,
  (text: string, report: Report) => findSignedList(text, report, findJson),
  findCsvWithoutHeader,
  askForColumns,
  (text: string, report: Report) => findList(text, report, findJson),
];

/**
 * Makes a quiz from one of our files or one from elsewhere. The format is recognised by the content; the
 * file's name is used only for a quiz without a name. Throws an ImportError if nothing can be imported.
 */
export async function importQuiz(
  fileName: string,
  bytes: Uint8Array,
  language: Language,
  wishes: ImportWishes = {},
): Promise<Imported> {
  const report = new Report(language);
  checkFile(bytes, report);
  try {
    const found =
      findInDocument(bytes, report, wishes) ??
      (isSpreadsheet(bytes)
        ? await findSheets(bytes, report, wishes)
        : findInText(bytes, fileName, report, wishes));
    return checkFound(found, fileName, report);
  } catch (error) {
    // JSON can be nested more deeply than it can be written.
    throw error instanceof RangeError ? new ImportError(report.text('tooMuchMemory')) : error;
  }
}

/** Finds the questions in a Word or OpenDocument file; undefined for any other. Throws an ImportError. */
function findInDocument(bytes: Uint8Array, report: Report, { columns }: ImportWishes): FoundQuiz | undefined {
  const names = isSpreadsheet(bytes) ? namesIn(bytes) : [];
  const isWord = names.includes(WORD_TEXT);
  if (!isWord && (!names.includes(ODF_TEXT) || !isOdfText(bytes))) return undefined;
  const lines = isWord ? linesOfWord(bytes, report) : linesOfOdt(bytes, report);
  const format = isWord ? 'docx' : 'odt';
  const chosen = columns && findChosenTable(lines, columns, report, format);
  const found = chosen ?? findInLines(lines, report, format, findJson);
  if (!found) throw new ImportError(report.text('noQuestions'), report.remarks);
  return found;
}

/** Finds the content of a text file, whatever its format. Throws an ImportError. */
function findInText(
  bytes: Uint8Array,
  fileName: string,
  report: Report,
  { columns }: ImportWishes,
): FoundQuiz {
  const text = textOfFile(bytes, report);
  if (columns && text !== undefined) {
    const markdown = findChosenTable(linesOfText(text), columns, report, 'text');
    return markdown ?? findChosenCsv(text, columns, report);
  }
  for (const find of text === undefined ? [] : TEXT_FORMATS) {
    const found = find(text ?? '', report);
    if (found) return found;
  }
  // A file that is called a table is taken for one if it is nothing else.
  if (text && /\.[ct]sv$/i.test(fileName)) throw unknownColumns(parseCsv(text), report);
  throw new ImportError(report.text('unknownFormat'));
}

const fieldsOfQuiz = objectOf({
  ...quizFields.entries,
  quizDescription: optionalTextField(QUIZ_LIMITS.quizDescription),
  language: optionalTextField(QUIZ_LIMITS.language),
});
/** Handled separately from the other fields. An imported quiz is a new one, with an id of its own. */
const NO_FIELDS = ['rounds', 'questions', 'tieBreak', 'quizName', 'quizId', '__proto__'];

/** A part without what no text may hold, whatever the format: entities and codes in it may stand for that. */
function wellFormed<Part>(part: Part): Part {
  const json = JSON.stringify(part ?? null);
  const better = wellFormedJson(json);
  return better === json ? part : (JSON.parse(better) as Part);
}

/** Imports what is playable in a found quiz, and reports the rest. Throws an ImportError if no question is. */
function checkFound({ format, quiz: found }: FoundQuiz, fileName: string, report: Report): Imported {
  const { rounds, questions, ...beside } = found;
  const quiz: Record<string, unknown> = wellFormed(beside);
  const taking = new Taking(report);
  if (Array.isArray(rounds) && (questions ?? undefined) !== undefined)
    report.add(report.text('quiz'), 'questionsBesideRounds');
  const list = Array.isArray(rounds)
    ? { rounds: taking.takeRounds(rounds) }
    : { questions: taking.takeQuestions(questions, '') };
  const source: QuizSource = {
    quizName: nameOf(quiz.quizName, fileName, report),
    ...taking.takeFields(fieldsOfQuiz, quiz, report.text('quiz')),
    ...taking.takeTieBreak(quiz.tieBreak ?? undefined),
    ...list,
  };
  leaveBesideOut(source, report);
  if (taking.count === 0) throw new ImportError(report.text('noQuestions'), report.remarks);
  if (new TextEncoder().encode(JSON.stringify(source)).length > MAX_JSON_BYTES)
    throw new ImportError(report.text('quizTooLarge'));
  return { format, quiz: source, report: report.remarks };
}

/** Removes a round's `beside` if the quiz could not be played with it. */
function leaveBesideOut({ rounds, reveal: ofQuiz }: QuizSource, report: Report): void {
  let isTaken = false;
  for (const [index, round] of (rounds ?? []).entries()) {
    if (!round.beside) continue;
    const isFitting = (round.reveal ?? ofQuiz) === 'round';
    if (isFitting && !isTaken) {
      isTaken = true;
      continue;
    }
    const fault = {
      path: ['beside'],
      code: isFitting ? 'beside_twice' : 'beside_needs_round',
      values: [],
    } as const;
    report.add(report.text('round', index + 1), 'leftOut', faultText(fault, report.language));
    delete round.beside;
  }
}

/** A question can be asked without the file that its author named wrongly, such as an address. */
const FILES = ['image', 'audio', 'video'];
/** They are not checked with a question. */
const NO_TIMES = { seconds: null, readSeconds: 0 };

/** Collects the parts that can be played, up to the limits. */
class Taking {
  count = 0;
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  takeRounds(rounds: unknown[]): RoundSource[] {
    const report = this.#report;
    if (rounds.length > MAX_ROUNDS) report.add(report.text('quiz'), 'tooManyRounds', MAX_ROUNDS);
    return rounds.slice(0, MAX_ROUNDS).flatMap((round, index) => {
      const where = report.text('round', index + 1);
      const { questions: asked, ...beside } = isObject(round) ? round : {};
      const fields = wellFormed(beside);
      const questions = this.takeQuestions(asked, where);
      if (questions.length === 0) {
        report.add(where, 'noQuestionsInRound');
        return [];
      }
      return [{ ...this.takeFields(roundFields, fields, where), questions }];
    });
  }

  takeQuestions(questions: unknown, inRound: string): QuestionSource[] {
    if (!Array.isArray(questions)) return [];
    return questions.flatMap((question: unknown, index): QuestionSource[] => {
      const where =
        this.#report.places.get(question) ??
        placeIn(this.#report.language, inRound, this.#report.text('question', index + 1));
      const taken = this.#takeQuestion(wellFormed(question), where);
      if (!taken) return [];
      if (Array.isArray(taken.answers)) reportSame(taken.answers.map(String), where, this.#report);
      this.#report.number(where, this.count++);
      if (this.count === MAX_QUESTIONS + 1) this.#report.add(where, 'tooManyQuestions', MAX_QUESTIONS);
      return this.count <= MAX_QUESTIONS ? [taken] : [];
    });
  }

  /** Returns a question that can be played, or one to be finished; reports what it lacks. */
  #takeQuestion(question: unknown, where: string): QuestionSource | undefined {
    const source = v.safeParse(questionSourceSchema, question);
    const isText = source.success && source.output.question.trim() !== '';
    if (isText && isDraft(question)) return source.output;
    const [fault] = faultsOf(readQuestion(question, [], '', NO_TIMES));
    if (!fault) return question as QuestionSource;
    if (isText && isObject(question) && FILES.includes(String(fault.path.at(-1)))) {
      const name = fault.path.reduce<unknown>(
        (part, key) => (part as Record<string, unknown>)[key],
        question,
      );
      if (typeof name === 'string' && isAddress(name)) this.#report.add(where, 'pictureLink', name);
      else this.#report.add(where, 'leftOut', faultText(fault, this.#report.language));
      return this.#takeQuestion(without(question, fault.path), where);
    }
    this.#report.add(where, isText ? 'asDraft' : 'leftOut', faultText(fault, this.#report.language));
    return isText ? { ...source.output, draft: true } : undefined;
  }

  takeTieBreak(tieBreak: unknown): { tieBreak?: QuestionSource } {
    const isGood =
      tieBreak !== undefined && this.#isGood(readTieBreak(tieBreak, NO_TIMES), this.#report.text('tieBreak'));
    return isGood ? { tieBreak: tieBreak as QuestionSource } : {};
  }

  /** Returns the fields that are valid, and those that are unknown. */
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

  /** Whether a part can be played. Reports the first fault. */
  #isGood(read: Read<unknown>, where: string): boolean {
    const [fault] = faultsOf(read);
    if (fault) this.#report.add(where, 'leftOut', faultText(fault, this.#report.language));
    return read.ok;
  }
}

/** A copy of a part without what is at the path in it. */
function without(part: object, [name, ...rest]: readonly string[]): object {
  const entries = Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (key !== name) return [[key, value]];
    return rest.length ? [[key, without(value as object, rest)]] : [];
  });
  return Array.isArray(part) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function nameOf(name: unknown, fileName: string, report: Report): string {
  const given = typeof name === 'string' ? name.trim() : '';
  if (given && given.length <= QUIZ_LIMITS.quizName) return given;
  if (name !== undefined) report.add(report.text('quiz'), 'unnamed');
  return bareName(fileName, QUIZ_LIMITS.quizName) || report.text('quiz');
}
