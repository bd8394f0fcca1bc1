import {
  type QuestionKind,
  KIND_FIELDS,
  MIN_PARTS,
  sourceKind,
  type QuestionSource,
} from '../../../contract/question';
import { acceptedIn, acceptedInCell, acceptedText, splitAt } from '../../../game/quiz/acceptedText';
import { inShownOrder } from '../../../game/quiz/shownOrder';
import { giftText } from './gift/giftBody';
import { reportSeveral, type Report } from './report';
import { cellNumber, cellNumbers, type Cell, type ColumnName } from './table/columns';
import type { Language } from '../../../contract/languages';
import { numberList } from '../../texts/numberList';
import { inAllLanguages, patternOf, serverTexts } from '../../texts/texts';

/** What a row says of a question. */
export interface QuestionRow {
  /** `any` where answers and the right ones tell it. */
  kind: QuestionKind | 'any';
  question: string;
  /** One for each answer's column; empty where there is no answer in it. */
  slots: string[];
  /** What stands in columns of wrong answers. */
  wrong: string[];
  correct: string;
  isNumbered: boolean;
  read(name: ColumnName): string;
  where: string;
  report: Report;
}
type Fields = Record<string, unknown> | undefined;

/** What a kind fills of a row. */
export interface WrittenRow {
  answers?: QuestionSource['answers'];
  cells?: Partial<Record<ColumnName, Cell>>;
}

/** How files of other formats than ours tell a kind. */
interface FormatKind {
  /** What Wayground, Kahoot and people call it. */
  others: RegExp;
  /** Its fields, or undefined where the report says why the row cannot be taken over. */
  read(row: QuestionRow): Fields;
  write(question: QuestionSource, language: Language): WrittenRow;
  /** What stands between the braces of a GIFT question; undefined where GIFT cannot say it. */
  gift(question: QuestionSource): string | undefined;
}

/** The kinds of questions: how each is named in tables, read from a row, and written to one and to GIFT. */
const KINDS: Record<QuestionKind, FormatKind> = {
  choice: {
    others: /^single[- ]choice$/,
    read: readPicked,
    write: ({ answers, correctAnswer }) => ({ answers, cells: { correct: numbersOf([correctAnswer ?? 0]) } }),
    gift: ({ answers, correctAnswer }) =>
      giftLines(answers, (text, at) => `${at === correctAnswer ? '=' : '~'}${giftText(text)}`),
  },
  multiple: {
    others: /^(checkbox(es)?|multi[- ]?select|multiple)$/,
    read: readPicked,
    write: ({ answers, correctAnswers }) => ({
      answers,
      cells: { correct: numbersOf(correctAnswers ?? []) },
    }),
    // All right answers together are worth everything, and a wrong one costs all.
    gift({ answers, correctAnswers }) {
      const right = new Set(correctAnswers);
      const share = Number((100 / right.size).toFixed(5));
      return giftLines(answers, (text, at) => `~%${right.has(at) ? share : -100}%${giftText(text)}`);
    },
  },
  text: {
    others: /^(fill[- ]in[- ](the[- ])?blanks?|type answer|short answer)$/,
    read: readText,
    write: ({ acceptedAnswers }) => ({ answers: acceptedAnswers?.map((text) => acceptedText([text])) }),
    gift: ({ acceptedAnswers }) =>
      // Such an arrow makes a question that matches pairs, and cannot be written otherwise.
      acceptedAnswers?.every((text) => text.includes('->'))
        ? undefined
        : giftLines(acceptedAnswers, (text) => `=${giftText(text).replaceAll('*', '\\*')}`),
  },
  number: {
    others: /^(numeric|numerical)$/,
    read: readNumber,
    write: ({ correctNumber, unit, tolerance, nearest }, language) => ({
      cells: {
        correct: correctNumber ?? undefined,
        unit: unit?.trim() || undefined,
        tolerance: tolerance ?? undefined,
        nearest: nearest && numberList(nearest, language),
      },
    }),
    gift: ({ correctNumber, tolerance }) => `#${correctNumber}${tolerance ? `:${tolerance}` : ''}`,
  },
  order: {
    others: /^(reorder|ordering|puzzle)$/,
    read: ({ slots }) => ({ correctOrder: slots.filter(Boolean) }),
    write: ({ correctOrder }) => ({ answers: correctOrder }),
    gift: () => undefined,
  },
  parts: {
    others: /^parts$/,
    read: readParts,
    // The labels stand where other kinds have their answers.
    write: ({ parts }) => ({
      answers: parts?.map(({ label }) => label),
      cells: { correct: parts?.map(({ acceptedAnswers }) => acceptedText(acceptedAnswers)).join(' | ') },
    }),
    gift: () => undefined,
  },
};
/** What other programs call questions whose kind only the answers tell. */
const ANY_KIND = /^(multiple[- ]choice|quiz|mcq)$/;
/** As the languages call it: two words, maybe with a sign or another word between them. */
const TRUE_OR_FALSE = new RegExp(
  `^(${patternOf(({ reports }) => reports.true)})[ /]*([,|]|\\p{L}{1,4} )?[ /]*(${patternOf(({ reports }) => reports.false)})$`,
  'u',
);

/** The kind that a table's word names; `any` where answers and the right ones tell it, undefined for unknown words. */
export function kindOfType(type: string): QuestionKind | 'any' | undefined {
  const words = type.trim().toLowerCase();
  if (!words || ANY_KIND.test(words) || TRUE_OR_FALSE.test(words)) return 'any';
  const kinds = Object.entries(KINDS) as [QuestionKind, FormatKind][];
  if (isAnyOrder(words)) return 'parts';
  const isOurs = (kind: QuestionKind) =>
    inAllLanguages(({ tables }) => tables.kinds[kind].toLowerCase()).includes(words);
  return kinds.find(([kind, { others }]) => isOurs(kind) || others.test(words))?.[0];
}

function isAnyOrder(words: string): boolean {
  return inAllLanguages(({ tables }) => tables.anyOrder.toLowerCase()).includes(words.trim().toLowerCase());
}

/** Whether players pick answers of such a question. */
export function isPicked(kind: QuestionKind | 'any'): boolean {
  return kind === 'any' || KIND_FIELDS[kind].some((field) => field === 'answers');
}

/** What makes a row's kind, or undefined where the report says why it cannot be taken over. */
export function readKind(row: QuestionRow): Fields {
  if (row.kind !== 'any') return KINDS[row.kind].read(row);
  if (isInParts(row)) return readParts(row);
  if (row.slots.some(Boolean) || row.wrong.length) return readPicked(row);
  if (isMeasured(row)) return readNumber(row);
  // A number of an answer that is not there is no answer to be typed.
  return row.isNumbered ? void row.report.add(row.where, 'noAnswers') : readText(row);
}

/** What the question's kind fills of its row. */
export function writeKind(question: QuestionSource, language: Language): WrittenRow {
  const kind = sourceKind(question);
  const { answers, cells } = KINDS[kind].write(question, language);
  const { kinds, anyOrder } = serverTexts[language].tables;
  return { answers, cells: { type: question.anyOrder ? anyOrder : kinds[kind], ...cells } };
}

/** What a kind has that GIFT cannot hold. */
const NOT_IN_GIFT: readonly string[] = ['unit', 'nearest'];

/** What stands between a question's braces, and which fields that holds; undefined where GIFT has no such question. */
export function writeGiftKind(question: QuestionSource): { body: string; kept: string[] } | undefined {
  const kind = sourceKind(question);
  const body = KINDS[kind].gift(question);
  if (body === undefined) return undefined;
  return { body, kept: KIND_FIELDS[kind].filter((field) => !NOT_IN_GIFT.includes(field)) };
}

function giftLines(answers: QuestionSource['answers'], line: (text: string, at: number) => string): string {
  return `\n${(answers ?? []).map(line).join('\n')}`;
}

/** Whether the right cell says a text for each part, and no answers to pick. */
function isInParts(row: QuestionRow): boolean {
  const { slots, wrong, correct } = row;
  const count = splitAt(correct, '|').filter((text) => text.trim()).length;
  const labels = slots.filter(Boolean).length;
  if (count < MIN_PARTS || wrong.length > 0) return false;
  return labels === 0 || (labels === count && rightSlots(row).length === 0);
}

/** Whether the right answer is a number that has a unit, or comes with what may be wrong with it. */
function isMeasured({ correct, read }: QuestionRow): boolean {
  const told = (['unit', 'tolerance', 'nearest'] as const).some((name) => read(name));
  return told && cellNumber(correct) !== undefined;
}

function readText({ slots, correct, where, report }: QuestionRow): Fields {
  const answers = slots.filter(Boolean);
  const cells = answers.length ? answers : [correct];
  for (const cell of cells) {
    const several = acceptedInCell(cell);
    if (several.length > 1) report.add(where, 'answersSplit', several);
  }
  const accepted = cells.flatMap(acceptedInCell);
  reportSeveral(accepted, where, report);
  return accepted.length ? { acceptedAnswers: accepted } : void report.add(where, 'noCorrect');
}

/** A label for each part, and in one cell what is accepted for each: `Waterloo | ABBA; Abba`. */
function readParts({ slots, correct, read, where, report }: QuestionRow): Fields {
  if (!correct) return void report.add(where, 'noCorrect');
  const accepted = splitAt(correct, '|').map(acceptedIn);
  reportSeveral(accepted.flat(), where, report);
  const labels = slots.filter(Boolean);
  const count = Math.max(labels.length, accepted.length);
  const parts = Array.from({ length: count }, (_, at) => ({
    label: labels[at] ?? String(at + 1),
    acceptedAnswers: accepted[at] ?? [],
  }));
  return { parts, ...(isAnyOrder(read('type')) && { anyOrder: true }) };
}

function readPicked(row: QuestionRow): Fields {
  const { kind, slots, correct, where, report } = row;
  if (row.wrong.length) return readBesideWrong(row);
  const answers = slots.filter(Boolean);
  if (!answers.length) return readText(row);
  if (!correct) return void report.add(where, 'noCorrect');
  const right = rightSlots(row);
  const unknown = right.find((slot) => !slots[slot]);
  if (unknown !== undefined || !right.length) return void report.add(where, 'correctUnknown', correct);
  const places = right.map((slot) => slots.slice(0, slot).filter(Boolean).length);
  if (kind === 'choice' && places.length > 1) report.add(where, 'severalCorrect');
  return kind === 'multiple' || places.length > 1
    ? { answers, correctAnswers: places }
    : { answers, correctAnswer: places[0] };
}

/** The right answer is not shown first, where the table has it. */
function readBesideWrong({ kind, question, wrong, correct, where, report }: QuestionRow): Fields {
  const texts = kind === 'multiple' ? correct.split(/[,;|\n]/) : [correct];
  const right = texts.map((each) => each.trim()).filter(Boolean);
  if (!right.length) return void report.add(where, 'noCorrect');
  const answers = inShownOrder(question, [...right, ...wrong]);
  const places = right.map((text) => answers.indexOf(text)).sort((one, other) => one - other);
  return { answers, ...(places.length > 1 ? { correctAnswers: places } : { correctAnswer: places[0] }) };
}

/** The columns of the right answers, which are told by number, letter, or by their texts. */
function rightSlots({ slots, correct, isNumbered }: QuestionRow): number[] {
  const numbers = cellNumbers(correct);
  if (isNumbered && numbers) return numbers.map((number) => number - 1);
  const same = (text: string): number =>
    slots.findIndex((slot) => slot && slot.toLowerCase() === text.trim().toLowerCase());
  const whole = same(correct);
  if (whole >= 0) return [whole];
  if (/^[a-h](?:\s*[,;/&+ ]\s*[a-h])*$/i.test(correct))
    return correct
      .toLowerCase()
      .match(/[a-h]/g)!
      .map((letter) => letter.charCodeAt(0) - 97);
  const texts = correct.split(/[;|\n]/).map(same);
  return texts.every((slot) => slot >= 0) ? texts : (numbers ?? []).map((number) => number - 1);
}

function readNumber({ slots, correct, read, where, report }: QuestionRow): Fields {
  const text = correct || slots.find(Boolean) || '';
  const correctNumber = cellNumber(text);
  if (correctNumber === undefined) return void report.add(where, text ? 'correctUnknown' : 'noCorrect', text);
  const [tolerance, nearest, unit] = [cellNumber(read('tolerance')), read('nearest'), read('unit')];
  return {
    correctNumber,
    ...(unit && { unit }),
    ...(tolerance !== undefined && { tolerance }),
    ...(nearest && { nearest: nearest.split(';').map((each) => cellNumber(each.trim())) }),
  };
}

/** As people count them. */
function numbersOf(places: number[]): string | undefined {
  return places.map((place) => place + 1).join('; ') || undefined;
}
