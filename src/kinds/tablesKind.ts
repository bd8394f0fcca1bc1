import type { QuestionKind, QuestionSource } from '../contract/question';
import type { Language } from '../contract/languages';
import type { Report } from '../server/formats/report';
import type { Cell, ColumnName } from '../server/formats/table/columns';

/** How files of other formats than ours tell one kind of question. */
export interface TablesKind {
  /** What Wayground, Kahoot and people call it. */
  others: RegExp;
  /** Whether a word of ours that is not its name stands for it. */
  isAlsoNamed?: (word: string) => boolean;
  /** Whether a row that names no kind is of this one; absent: it never is. */
  isMeant?: (row: QuestionRow) => boolean;
  /** Its fields, or undefined where the report says why the row cannot be taken over. */
  read: (row: QuestionRow) => Fields;
  write: (question: QuestionSource, language: Language) => WrittenRow;
  /** What stands between the braces of a GIFT question; undefined where GIFT cannot say it. */
  gift: (question: QuestionSource) => string | undefined;
}

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
/** Of a quiz file. */
export type Fields = Record<string, unknown> | undefined;

/** What a kind fills of a row. */
export interface WrittenRow {
  answers?: QuestionSource['answers'];
  cells?: Partial<Record<ColumnName, Cell>>;
}
