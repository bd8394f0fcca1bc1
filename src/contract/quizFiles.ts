import * as v from 'valibot';
import { countSchema, optionalField, parserOf } from './parsed';
import { quizSourceSchema } from './question';

/** In bytes: the maximum size of an imported file. A Word file is large by its pictures, which are not read. */
export const MAX_IMPORT_BYTES = 30 * 1024 * 1024;

export const remarkSchema = v.object({
  where: v.string(),
  message: v.string(),
  /** The place of its question among all of the quiz, counted from 0. */
  question: optionalField(countSchema),
  /** The line or row of the file, counted from 1. */
  line: optionalField(countSchema),
  /** What stands there. */
  source: optionalField(v.string()),
  /** Whether it is about what the file hides, which is imported only if the host wants it. */
  hidden: optionalField(v.literal(true)),
});
/** Something in a file that was not imported unchanged, and its place there. */
export type Remark = v.InferOutput<typeof remarkSchema>;

/** The formats that can be imported. `xlsx` is our own spreadsheet, `json` our own quiz file. */
const IMPORT_FORMATS = [
  'json',
  'opentdb',
  'triviaapi',
  'razzia',
  'gift',
  'aiken',
  'csv',
  'kahoot',
  'wayground',
  'xlsx',
  'text',
  'docx',
  'odt',
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** What a host can say that a column of a table holds; a dash: nothing that is imported. */
export const COLUMN_CHOICES = ['question', 'right', 'answer', 'wrong', 'round', 'explanation', '-'] as const;
export type ColumnChoice = (typeof COLUMN_CHOICES)[number];

/** What a host says about a file, having seen how it is read. */
export interface ImportWishes {
  /** What the columns of its table hold. */
  columns?: readonly ColumnChoice[] | undefined;
  /** Whether sheets and rows that the file hides are imported, too. */
  hidden?: boolean | undefined;
}

const askedTableSchema = v.object({
  rows: v.array(v.array(v.string())),
  guess: v.array(v.fallback(v.picklist(COLUMN_CHOICES), '-')),
});
/** The first rows of a table whose columns are unknown, and what each column seems to hold. */
export type AskedTable = v.InferOutput<typeof askedTableSchema>;

const knownQuizSchema = v.object({
  quizId: v.string(),
  quizName: v.string(),
  /** The places of the imported questions that it has. */
  questions: v.array(countSchema),
});
/** A stored quiz that has most of an import's questions, such as one of the same file. */
export type KnownQuiz = v.InferOutput<typeof knownQuizSchema>;

const importedSchema = v.object({
  format: v.picklist(IMPORT_FORMATS),
  quiz: quizSourceSchema,
  report: v.array(remarkSchema),
  known: optionalField(knownQuizSchema),
});
/** The result of an import: a playable quiz, and everything that could not be imported. */
export type Imported = v.InferOutput<typeof importedSchema>;

export const EXPORT_FORMATS = ['json', 'xlsx', 'gift'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The formats of tables to fill in. */
export const TEMPLATE_FORMATS = ['xlsx', 'csv'] as const;
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number];

const trashedQuizSchema = v.object({
  trashId: v.string(),
  quizName: v.string(),
  /** An ISO 8601 time. */
  deletedAt: v.string(),
});
/** A deleted quiz that can be restored. */
export type TrashedQuiz = v.InferOutput<typeof trashedQuizSchema>;

const unusedMediaSchema = v.object({
  fileName: v.string(),
  bytes: countSchema,
  /** A deleted quiz that uses it. */
  quizName: optionalField(v.string()),
});
/** A media file that no quiz and no game uses. */
export type UnusedMedia = v.InferOutput<typeof unusedMediaSchema>;

const trashSchema = v.object({
  quizzes: v.array(trashedQuizSchema),
  media: v.fallback(v.array(unusedMediaSchema), []),
});
/** What was deleted or is no longer used. */
export type Trash = v.InferOutput<typeof trashSchema>;

/** Reads the answer to POST /quizzes/import. */
export const parseImported = parserOf(importedSchema);

/** Reads the table in a problem document. */
export const parseAskedTable = parserOf(askedTableSchema);

/** Reads the answer to PUT /quizzes/{quizId}. */
export const parseSavedQuiz = parserOf(v.object({ quizId: v.string(), etag: v.string() }));

/** Reads the answer to GET /quizzes/trash. */
export const parseTrash = parserOf(trashSchema);

/** Reads the answer to POST /quizzes/trash/{trashId}/restore. */
export const parseRestoredQuiz = parserOf(v.object({ quizId: v.string() }));

/** Reads the answer to PUT /quizzes/{quizId}/media/{file}. */
export const parseStoredMedia = parserOf(v.object({ fileName: v.string() }));

/** Reads the answer to GET /quizzes/{quizId}/export with `report=1`, and a problem document's report. */
export const parseReport = parserOf(v.object({ report: v.array(remarkSchema) }));
