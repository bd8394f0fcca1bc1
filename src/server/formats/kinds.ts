import type { Language } from '../../contract/languages';
import { KIND_FIELDS, sourceKind, type QuestionKind, type QuestionSource } from '../../contract/question';
import { TABLES } from '../../kinds/tables';
import type { Fields, QuestionRow, TablesKind, WrittenRow } from '../../kinds/tablesKind';
import { foldName, isNameOf, patternOf, serverTexts } from '../texts/texts';

const KINDS = Object.entries(TABLES) as [QuestionKind, TablesKind][];
/** What other programs call questions whose kind can only be told from their answers. */
const ANY_KIND = /^(multiple[- ]choice|quiz|mcq)$/;
/** What the languages call it: two words, perhaps with a sign or another word between them. */
const TRUE_OR_FALSE = new RegExp(
  `^(${patternOf(({ reports }) => reports.true)})[ /]*([,|]|\\p{L}{1,4} )?[ /]*(${patternOf(({ reports }) => reports.false)})$`,
  'u',
);

/** Returns the kind that a word in a table names; `any` if the answers must tell, undefined if unknown. */
export function kindOfType(type: string): QuestionKind | 'any' | undefined {
  const words = foldName(type);
  if (!words || ANY_KIND.test(words) || TRUE_OR_FALSE.test(words)) return 'any';
  const isOurs = (kind: QuestionKind) => isNameOf(type, ({ tables }) => tables.kinds[kind]);
  const found = KINDS.find(
    ([kind, { others, isAlsoNamed }]) => isOurs(kind) || others.test(words) || isAlsoNamed?.(words),
  );
  return found?.[0];
}

/** Whether players pick from the answers of such a question. */
export function isPicked(kind: QuestionKind | 'any'): boolean {
  return kind === 'any' || KIND_FIELDS[kind].some((field) => field === 'answers');
}

/** Whether questions of this kind have points of their own, rather than one number. */
export function hasOwnPoints(kind: QuestionKind | 'any'): boolean {
  return kind !== 'any' && TABLES[kind].hasOwnPoints === true;
}

/** Returns the fields of a row's kind, or undefined if the report says why the row cannot be imported. */
export function readKind(row: QuestionRow): Fields {
  if (row.kind !== 'any') return TABLES[row.kind].read(row);
  const meant = KINDS.find(([, { isMeant }]) => isMeant?.(row));
  return meant?.[1].read(row);
}

/** Returns what a question's kind contributes to its row. */
export function writeKind(question: QuestionSource, language: Language): WrittenRow {
  const kind = sourceKind(question);
  const { answers, cells } = TABLES[kind].write(question, language);
  return { answers, cells: { type: serverTexts[language].tables.kinds[kind], ...cells } };
}

/** Returns the content of a question's braces and the fields that it holds; undefined if GIFT cannot hold it. */
export function writeGiftKind(question: QuestionSource): { body: string; kept: string[] } | undefined {
  const kind = sourceKind(question);
  const { gift, notInGift = [] } = TABLES[kind];
  const body = gift(question);
  if (body === undefined) return undefined;
  return { body, kept: KIND_FIELDS[kind].filter((field) => !notInGift.includes(field)) };
}
