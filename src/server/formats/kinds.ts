import type { Language } from '../../contract/languages';
import { KIND_FIELDS, sourceKind, type QuestionKind, type QuestionSource } from '../../contract/question';
import { TABLES } from '../../kinds/tables';
import type { Fields, QuestionRow, TablesKind, WrittenRow } from '../../kinds/tablesKind';
import { inAllLanguages, patternOf, serverTexts } from '../texts/texts';

const KINDS = Object.entries(TABLES) as [QuestionKind, TablesKind][];
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
  const isOurs = (kind: QuestionKind) =>
    inAllLanguages(({ tables }) => tables.kinds[kind].toLowerCase()).includes(words);
  const found = KINDS.find(
    ([kind, { others, isAlsoNamed }]) => isOurs(kind) || others.test(words) || isAlsoNamed?.(words),
  );
  return found?.[0];
}

/** Whether players pick answers of such a question. */
export function isPicked(kind: QuestionKind | 'any'): boolean {
  return kind === 'any' || KIND_FIELDS[kind].some((field) => field === 'answers');
}

/** What makes a row's kind, or undefined where the report says why it cannot be taken over. */
export function readKind(row: QuestionRow): Fields {
  if (row.kind !== 'any') return TABLES[row.kind].read(row);
  const meant = KINDS.find(([, { isMeant }]) => isMeant?.(row));
  return meant?.[1].read(row);
}

/** What the question's kind fills of its row. */
export function writeKind(question: QuestionSource, language: Language): WrittenRow {
  const kind = sourceKind(question);
  const { answers, cells } = TABLES[kind].write(question, language);
  return { answers, cells: { type: serverTexts[language].tables.kinds[kind], ...cells } };
}

/** What a kind has that GIFT cannot hold. */
const NOT_IN_GIFT: readonly string[] = ['unit', 'nearest'];

/** What stands between a question's braces, and which fields that holds; undefined where GIFT has no such question. */
export function writeGiftKind(question: QuestionSource): { body: string; kept: string[] } | undefined {
  const kind = sourceKind(question);
  const body = TABLES[kind].gift(question);
  if (body === undefined) return undefined;
  return { body, kept: KIND_FIELDS[kind].filter((field) => !NOT_IN_GIFT.includes(field)) };
}
