import type { QuestionKind, QuestionSource } from '../../contract/question';
import type { Language } from '../../contract/languages';
import { plugged } from '../../plug';
import type { Report } from './report';
import type { Cell } from './table/cells';
import type { ColumnName } from './table/columns';
import type { ServerTexts } from '../texts/texts';

/** How other file formats express one kind of question. */
export interface TablesKind {
  /** Names that Wayground, Kahoot and people use for it. */
  others: RegExp;
  /** Whether one of our words other than its name means this kind. */
  isAlsoNamed?: (word: string) => boolean;
  /** Whether a row that names no kind is of this one; absent: never. */
  isMeant?: (row: QuestionRow) => boolean;
  /** Reads its fields. What does not say its right answer becomes a draft without one. */
  read: (row: QuestionRow) => Fields;
  write: (question: QuestionSource, language: Language) => WrittenRow;
  /** The text between the braces of a GIFT question; absent or undefined where GIFT cannot express it. */
  gift?: (question: QuestionSource) => string | undefined;
  /** Its fields that GIFT cannot express; absent: none. */
  notInGift?: readonly (keyof QuestionSource)[];
  /** Its fields that neither tables nor GIFT can express; absent: none. */
  notInTables?: readonly (keyof QuestionSource)[];
  /** The name of one item in each of its list fields; absent: it has none. */
  items?: Readonly<Record<string, ItemName>>;
  /** It reads the points of a row itself; absent: they are those of the question. */
  hasOwnPoints?: true;
  /** Its sample questions in the tables for hosts to fill in: two for the rounds, perhaps a tie-break. */
  samples: (
    words: ServerTexts['template'],
  ) => Partial<Record<'music' | 'other' | 'tieBreak', QuestionSource[]>>;
}

/** What one item of a list is called. */
export type ItemName = 'answer' | 'part' | 'pair' | 'clue';

/** The content of a question's row. */
export interface QuestionRow {
  /** `any` where the answers determine the kind. */
  kind: QuestionKind | 'any';
  question: string;
  /** The text of each answer column; empty where there is none. */
  slots: string[];
  /** The texts in the columns of wrong answers. */
  wrong: string[];
  correct: string;
  /** Whether somebody wrote what is right as a text; it is a number of the spreadsheet otherwise. */
  isWritten: boolean;
  /** Whether what is right is given by its number; `likely` if only the numbers in the table say so. */
  isNumbered: boolean | 'likely';
  read(name: ColumnName): string;
  where: string;
  report: Report;
}
/** The fields of a question in a quiz file. */
export type Fields = Record<string, unknown> | undefined;

/** The cells that a kind fills in a row. */
export interface WrittenRow {
  answers?: QuestionSource['answers'];
  cells?: Partial<Record<ColumnName, Cell>>;
}

export type TablesKinds = Record<QuestionKind, TablesKind>;

/** How other file formats express each kind. A row that names no kind is of the first kind that fits. */
export const tablesOfKinds = plugged<TablesKinds>('tables');
